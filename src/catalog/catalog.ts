// In-memory index of all servers that are listed: it answers lists, searches, facets and suggestions with exact totals. feed.ts
// loads and syncs it. Each part can undo its previous state of a doc, so the parts can be updated in any order.
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
import type { Part, ReadQuestion } from './question.ts';
import { type Correction, correctSpelling, suggestCategories, suggestListings, type WordsNear } from './suggest.ts';
import { TagLists } from './tag-lists.ts';
import { TextIndex } from './text-index.ts';
import { TextMatches, type TextSources } from './text-match.ts';
import { RunningTotals } from './totals.ts';
import { WriteLog } from './write-log.ts';

export class Catalog {
  /** Incremented by every removal: results that are allowed to be stale must not contain removed listings. */
  removals = 0;
  readonly totals = new RunningTotals();
  readonly readQuestion: ReadQuestion | undefined;
  readonly wordsNear: WordsNear | undefined;
  private readonly writes = new WriteLog();
  private readonly documents = new Documents();
  private readonly values = new FilterValues();
  readonly tags = new TagLists(this.values);
  private readonly orders = new Orders(this.documents);
  private readonly text = new TextIndex(this.documents);
  private readonly filters = new Filters(this.documents, this.values);
  private readonly matches: TextMatches;
  private readonly facetLists = new FacetLists(this.values, this.filters);
  private readonly sources: QuerySources & TextSources = {
    documents: this.documents,
    text: this.text,
    values: this.values,
    filters: this.filters,
    orders: this.orders,
    writes: this.writes,
    matchOf: (text, plain) => this.matches.of(text, plain),
  };

  /** @param readQuestion returns what its words mean; without it they are only words. @param wordsNear for spelling */
  constructor(readQuestion?: ReadQuestion, wordsNear?: WordsNear) {
    this.readQuestion = readQuestion;
    this.wordsNear = wordsNear;
    this.matches = new TextMatches(this.sources, readQuestion);
  }

  /** Incremented by every put and remove that changes something. Starts at 0 in every process. */
  get revision(): number {
    return this.writes.revision;
  }

  get size(): number {
    return this.documents.size;
  }

  /** Inserts or replaces a listing. A change of counts only takes microseconds. */
  put(entry: CatalogEntry): void {
    const known = this.documents.docOf(entry.id);
    const doc = known ?? this.documents.add(entry.id);
    const isDocumentNew = this.documents.put(doc, entry);
    const values = this.values.put(doc, entry);
    this.filters.put(doc, entry);
    this.totals.put(doc, entry);
    const isTextNew = this.text.put(doc, entry);
    if (known === undefined) this.orders.insert(doc, entry);
    else if (isTextNew) this.orders.updateName(doc, entry.name);
    const moves = known === undefined ? undefined : this.orders.updateNumbers(doc, entry);
    if (moves === undefined || isTextNew) this.writes.add();
    else if (isDocumentNew || values.length > 0 || moves.size > 0) this.writes.add({ doc, values, moves });
  }

  /**
   * Equivalent to a `put` for each, but faster for many: everything is sorted once, at the end. Yields to the event
   * loop between batches, for health probes. During the load, totals work; queries return nothing.
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
      // Queries now find the loaded listings.
      this.writes.add();
    }
  }

  /** Removes a listing; unknown ids are ignored. */
  remove(id: string): void {
    const doc = this.documents.docOf(id);
    if (doc === undefined) return;
    for (const part of [this.orders, this.totals, this.values, this.text, this.filters]) part.remove(doc);
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
      memberCount: orders.membersOf(doc),
      ratingScore: orders.keyOf('rating', doc),
      rank: orders.keyOf('relevance', doc),
      createdAt: orders.keyOf('newest', doc),
      cardVersion: documents.cards.versionOf(doc).toString(36),
    };
  }

  idOfSlug(slug: string): string | undefined {
    return this.documents.idOfSlug(slug);
  }

  /** All ids, unordered. */
  allIds(): Iterable<string> {
    return this.documents.allIds();
  }

  /** One page of the matches, and the total. @param known earlier result of this query; returned again if unchanged */
  find(query: CatalogQuery, known?: Found): Found {
    return find(this.sources, query, known);
  }

  /** The totals without each filter of a query, and without its text; sort, offset and limit are ignored. */
  countWithoutEach(query: CatalogQuery): Without[] {
    return countWithoutEach(this.sources, query);
  }

  /** The next `limit` matches after a position, newest first; sort, text and offset are ignored. */
  scan(query: CatalogQuery, after: ScanPosition | undefined): Found {
    return scan(this.sources, query, after);
  }

  /** The cards of a page, joined with ',', between `head` and `tail`, as UTF-8 bytes ready to send. */
  cardsBetween(head: string, found: Found, tail: string, take?: (minBytes: number) => Buffer): Buffer {
    return this.documents.cards.joined(found.docs, head, tail, take);
  }

  ids(found: Found): string[] {
    return found.docs.map((doc) => this.documents.idOf(doc));
  }

  slugs(found: Found): string[] {
    return found.docs.map((doc) => this.documents.slugOf(doc));
  }

  /** Counts for the sidebar; sort, offset and limit are ignored. The same object while nothing in it has changed. */
  facets(query: CatalogQuery): Facets {
    const match = query.text === undefined ? undefined : this.matches.of(query.text, query.plain);
    return this.facetLists.facetsOf(this.filters.conditionsOf(query), match);
  }

  /** Ids of listings and at most three names of categories to suggest for a typed text, the best first, and its parts. */
  suggest(text: string, limit: number): { ids: string[]; categories: string[]; parts: readonly Part[] } {
    const question = this.matches.questionOf(text);
    if (question === undefined) return { ids: [], categories: [], parts: [] };
    const ids = suggestListings(this.sources, question, limit).map((doc) => this.documents.idOf(doc));
    return { ids, categories: suggestCategories(this.values.valuesOf('category'), question), parts: question.parts };
  }

  /** Similar words of listings, or known ones, for the unknown words of a text. */
  correctSpelling(text: string, plain?: readonly string[]): Correction[] {
    const match = this.matches.of(text, plain);
    return match === undefined ? [] : correctSpelling(this.text, match, this.wordsNear);
  }
}
