// The catalog: an index in memory over all public listings. It answers lists, searches, facets and suggestions, with
// exact totals, without the database. feed.ts loads it and keeps it in step with the database.
import type { CatalogEntry, StoredEntry } from './entry.ts';
import type { Facets } from './facets.ts';
import { MemoryCatalog } from './memory-catalog.ts';
import type { CatalogQuery, Found, WalkPosition } from './query.ts';
import type { Suggestions } from './suggest.ts';
import type { SimilarTag, TagCount } from './tag-lists.ts';
import type { Totals } from './totals.ts';

export type { CatalogEntry, StoredEntry } from './entry.ts';
export type { CatalogQuery, Found, Sort, WalkPosition } from './query.ts';
export type { FacetCount, Facets } from './facets.ts';
export type { Suggestions } from './suggest.ts';
export type { SimilarTag, TagCount } from './tag-lists.ts';
export type { Totals } from './totals.ts';

export interface Catalog {
  /** How many listings there are. */
  readonly size: number;
  /** Grows with every put and remove that changed something. Starts at 0 in every process. */
  readonly revision: number;
  /** Inserts a listing or replaces it. A change of counts alone takes microseconds. */
  put(entry: CatalogEntry): void;
  /** The same as `put` for each, faster for many: everything is sorted once, at the end. */
  putAll(entries: Iterable<CatalogEntry>): void;
  /**
   * `putAll` for what comes in batches, with other work, such as probes, between them. Until it resolves, totals work;
   * queries find nothing that was not there before.
   */
  load(batches: AsyncIterable<Iterable<CatalogEntry>>): Promise<void>;
  /** Takes a listing out; unknown ids are ignored. */
  remove(id: string): void;
  get(id: string): StoredEntry | undefined;
  idOfSlug(slug: string): string | undefined;
  /** All ids, in no order. */
  allIds(): Iterable<string>;
  /** One page of the listings that match, and how many in all. @param known the same query's, itself if nothing changed */
  find(query: CatalogQuery, known?: Found): Found;
  /** The next `limit` of the listings that match, newest first; sort, text and offset do not matter. */
  walk(query: CatalogQuery, after: WalkPosition | undefined): Found;
  /** The cards of a page, joined with ',', between two texts: UTF-8 bytes, to be sent as they are. */
  cardsBetween(head: string, found: Found, tail: string, take?: (least: number) => Buffer): Buffer;
  ids(found: Found): string[];
  /** Counts for the sidebar; sort, offset and limit do not matter. The same object while nothing in it changed. */
  facets(query: CatalogQuery): Facets;
  /** Listings and categories to offer while somebody types. */
  suggest(text: string, limit: number): Suggestions;
  /** Totals of a category in any case, or of all listings. */
  totals(category?: string): Totals;
  /** The first `limit` of the tags that at least `fewest` listings have, the most used first. */
  tags(limit: number, fewest: number): TagCount[];
  /** A tag in any spelling; undefined when no listing has it. */
  tag(tag: string): TagCount | undefined;
  /** Tags that occur together with this one more often than by chance, the most similar first. */
  similarTags(tag: string, limit: number): SimilarTag[];
}

export function createCatalog(): Catalog {
  return new MemoryCatalog();
}
