// The catalog: an index in memory over all public listings. It answers lists, searches, facets and suggestions, with
// exact totals, without the database. feed.ts loads it and keeps it in step with the database. Each part keeps what it
// needs to take back what it stored before, so a change may reach them in any order.
import { setImmediate } from 'node:timers/promises';
import type { CatalogEntry, StoredEntry } from './entry.ts';
import { FacetLists, type Facets } from './facets.ts';
import { Documents } from './documents.ts';
import { FilterValues } from './filter-values.ts';
import { Filters } from './filters.ts';
import { Orders } from './orders.ts';
import {
  type CatalogQuery,
  countWithoutEach,
  find,
  type Found,
  type QuerySources,
  scan,
  type ScanPosition,
  type Without,
} from './query.ts';
import { questionOf, type ReadQuestion } from './question.ts';
import { respell } from './respell.ts';
import { suggestCategories, suggestListings, type Suggestions } from './suggest.ts';
import { type SimilarTag, type TagCount, TagLists } from './tag-lists.ts';
import { TextIndex } from './text-index.ts';
import type { TextSources } from './text-match.ts';
import { TextMatches } from './text-matches.ts';
import { RunningTotals, type Totals } from './totals.ts';
import { WriteLog } from './write-log.ts';

export class Catalog {
  /** Grows with every listing that was taken out: what may be old for a while must not show those. */
  removals = 0;
  private readonly writes = new WriteLog();
  private readonly documents = new Documents();
  private readonly values = new FilterValues();
  private readonly orders = new Orders(this.documents);
  private readonly text = new TextIndex(this.documents);
  private readonly filters = new Filters(this.documents, this.values);
  private readonly matches: TextMatches;
  private readonly running = new RunningTotals();
  private readonly facetLists = new FacetLists(this.values, this.filters);
  private readonly tagLists = new TagLists(this.values);
  private readonly textSources: TextSources;
  private readonly sources: QuerySources = {
    documents: this.documents,
    filters: this.filters,
    orders: this.orders,
    writes: this.writes,
    matchOf: (text, plain) => this.matches.of(text, plain),
  };

  /** @param read tells what the words of a question mean; without it they are words and nothing else */
  constructor(read?: ReadQuestion) {
    const { documents, text, orders, values } = this;
    this.textSources = { documents, text, orders, values };
    this.matches = new TextMatches(this.textSources, read);
  }

  /** Grows with every put and remove that changed something. Starts at 0 in every process. */
  get revision(): number {
    return this.writes.revision;
  }

  /** How many listings there are. */
  get size(): number {
    return this.documents.size;
  }

  /** Inserts a listing or replaces it. A change of counts alone takes microseconds. */
  put(entry: CatalogEntry): void {
    const known = this.documents.docOf(entry.id);
    if (known === undefined) this.insert(entry);
    else this.update(known, entry);
  }

  /**
   * The same as `put` for each, faster for many: everything is sorted once, at the end. Between batches other work goes on,
   * such as probes. Until it resolves, totals work; lists are empty.
   */
  async load(batches: AsyncIterable<Iterable<CatalogEntry>> | Iterable<Iterable<CatalogEntry>>): Promise<void> {
    this.orders.beginBulk();
    this.writes.add();
    try {
      for await (const entries of batches) {
        for (const entry of entries) this.put(entry);
        await setImmediate();
      }
    } finally {
      this.orders.endBulk();
      // Queries find what was put from here on.
      this.writes.add();
    }
  }

  /** Takes a listing out; unknown ids are ignored. */
  remove(id: string): void {
    const doc = this.documents.docOf(id);
    if (doc === undefined) return;
    for (const part of [this.orders, this.running, this.values, this.text, this.filters]) part.remove(doc);
    this.documents.remove(doc);
    this.removals++;
    this.writes.add();
  }

  get(id: string): StoredEntry | undefined {
    const { documents, orders } = this;
    const doc = documents.docOf(id);
    if (doc === undefined) return undefined;
    return {
      id,
      slug: documents.slugOf(doc),
      card: documents.cards.textOf(doc),
      memberCount: orders.countOf('members', doc),
      onlineCount: orders.countOf('online', doc),
      activityScore: orders.keyOf('activity', doc),
      ratingScore: orders.keyOf('rating', doc),
      rank: orders.keyOf('relevance', doc),
      createdAt: orders.keyOf('newest', doc),
      cardVersion: documents.cards.versionOf(doc).toString(36),
    };
  }

  idOfSlug(slug: string): string | undefined {
    return this.documents.idOfSlug(slug);
  }

  /** All ids, in no order. */
  allIds(): Iterable<string> {
    return this.documents.allIds();
  }

  /** One page of the listings that match, and how many in all. @param known the same query's, itself when it found the same */
  find(query: CatalogQuery, known?: Found): Found {
    return find(this.sources, query, known);
  }

  /** How much is found without each filter of a query, and without its text; sort, offset and limit do not matter. */
  countWithoutEach(query: CatalogQuery): Without[] {
    return countWithoutEach(this.sources, query);
  }

  /** The next `limit` of the listings that match, newest first; sort, text and offset do not matter. */
  scan(query: CatalogQuery, after: ScanPosition | undefined): Found {
    return scan(this.sources, query, after);
  }

  /** The cards of a page, joined with ',', between two texts: UTF-8 bytes, to be sent as they are. */
  cardsBetween(head: string, found: Found, tail: string, take?: (least: number) => Buffer): Buffer {
    return this.documents.cards.joined(found.docs, head, tail, take);
  }

  ids(found: Found): string[] {
    return found.docs.map((doc) => this.documents.idOf(doc));
  }

  /** Counts for the sidebar; sort, offset and limit do not matter. The same object while nothing in it changed. */
  facets(query: CatalogQuery): Facets {
    const match = query.text === undefined ? undefined : this.matches.of(query.text, query.plain);
    return this.facetLists.facetsOf(this.filters.conditionsOf(query), match);
  }

  /** Listings and categories to offer while somebody types. */
  suggest(text: string, limit: number): Suggestions {
    const question = questionOf(text);
    if (question === undefined) return { ids: [], categories: [] };
    const docs = suggestListings(this.textSources, question, limit);
    return {
      ids: docs.map((doc) => this.documents.idOf(doc)),
      categories: suggestCategories(this.values.valuesOf('category'), question),
    };
  }

  /** At most `limit` other texts for one with words that no listing has: these spelled as listings have them. */
  respell(text: string, plain: readonly string[] | undefined, limit: number): string[] {
    const match = this.matches.of(text, plain);
    return match === undefined ? [] : respell(this.text, match, limit);
  }

  /** Totals of a category in any case, or of all listings. */
  totals(category?: string): Totals {
    return this.running.of(category);
  }

  /** The first `limit` of the tags that at least `fewest` listings have, the most used first. */
  tags(limit: number, fewest: number): TagCount[] {
    return this.tagLists.top(limit, fewest);
  }

  /** A tag in any spelling; undefined when no listing has it. */
  tag(tag: string): TagCount | undefined {
    return this.tagLists.one(tag);
  }

  /** Tags that occur together with this one more often than by chance, the most similar first. */
  similarTags(tag: string, limit: number): SimilarTag[] {
    return this.tagLists.similar(tag, limit);
  }

  private insert(entry: CatalogEntry): void {
    const doc = this.documents.add(entry.id);
    this.documents.put(doc, entry);
    this.values.put(doc, entry);
    this.putNumbers(doc, entry);
    this.text.put(doc, entry);
    this.orders.insert(doc, entry);
    this.writes.add();
  }

  private update(doc: number, entry: CatalogEntry): void {
    const isDocumentNew = this.documents.put(doc, entry);
    const values = this.values.put(doc, entry);
    this.putNumbers(doc, entry);
    const isTextNew = this.text.put(doc, entry);
    if (isTextNew) this.orders.updateName(doc, entry.name);
    const moves = this.orders.updateNumbers(doc, entry);
    if (isTextNew) this.writes.add();
    else if (isDocumentNew || values.length > 0 || moves.size > 0) this.writes.add({ doc, values, moves });
  }

  private putNumbers(doc: number, entry: CatalogEntry): void {
    this.filters.put(doc, entry);
    this.running.put(doc, entry);
  }
}
