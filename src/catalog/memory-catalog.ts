// The parts of the catalog. Each part keeps what it needs to take back what it stored before, so they may be told of a
// change in any order. What each call promises: catalog.ts.
import { setImmediate } from 'node:timers/promises';
import type { CatalogEntry, StoredEntry } from './entry.ts';
import { FacetCounts } from './facet-counts.ts';
import { FacetLists, type Facets } from './facets.ts';
import { Documents } from './documents.ts';
import { FilterValues } from './filter-values.ts';
import { Filters } from './filters.ts';
import { Orders } from './orders.ts';
import { type CatalogQuery, find, type Found, type QuerySources, walk, type WalkPosition } from './query.ts';
import { questionOf } from './question.ts';
import { CategorySuggestions, suggestListings, type Suggestions } from './suggest.ts';
import { type SimilarTag, type TagCount, TagLists } from './tag-lists.ts';
import { TextIndex } from './text-index.ts';
import { TextMatches } from './text-matches.ts';
import { RunningTotals, type Totals } from './totals.ts';

export class MemoryCatalog {
  revision = 0;
  private readonly documents = new Documents();
  private readonly values = FilterValues.ofFacets();
  private readonly tagValues = FilterValues.ofTags();
  private readonly orders = new Orders(this.documents);
  private readonly text = new TextIndex();
  private readonly filters = new Filters(this.documents, this.values, this.tagValues);
  private readonly matches = new TextMatches({ documents: this.documents, text: this.text, orders: this.orders });
  private readonly running = new RunningTotals();
  private readonly facetLists = new FacetLists(this.values, new FacetCounts(this.values, this.filters));
  private readonly categories = new CategorySuggestions(this.values);
  private readonly tagLists = new TagLists(this.tagValues);
  private readonly sources: QuerySources = {
    documents: this.documents,
    filters: this.filters,
    orders: this.orders,
    matchOf: (text) => this.matches.of(text)?.match,
  };

  get size(): number {
    return this.documents.size;
  }

  put(entry: CatalogEntry): void {
    const known = this.documents.docOf(entry.id);
    if (known === undefined) this.insert(entry);
    else if (this.update(known, entry)) this.revision++;
  }

  putAll(entries: Iterable<CatalogEntry>): void {
    this.orders.beginBulk();
    try {
      for (const entry of entries) this.put(entry);
    } finally {
      this.endBulk();
    }
  }

  async load(batches: AsyncIterable<Iterable<CatalogEntry>>): Promise<void> {
    this.orders.beginBulk();
    try {
      for await (const entries of batches) {
        for (const entry of entries) this.put(entry);
        await setImmediate();
      }
    } finally {
      this.endBulk();
    }
  }

  remove(id: string): void {
    const doc = this.documents.docOf(id);
    if (doc === undefined) return;
    for (const part of [this.orders, this.running, this.values, this.tagValues, this.text, this.filters])
      part.remove(doc);
    this.documents.remove(doc);
    this.revision++;
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
      cardMark: documents.cards.versionOf(doc).toString(36),
    };
  }

  idOfSlug(slug: string): string | undefined {
    return this.documents.idOfSlug(slug);
  }

  allIds(): Iterable<string> {
    return this.documents.allIds();
  }

  find(query: CatalogQuery, known?: Found): Found {
    return find(this.sources, query, known);
  }

  walk(query: CatalogQuery, after: WalkPosition | undefined): Found {
    return walk(this.sources, query, after);
  }

  cardsBetween(head: string, found: Found, tail: string, take = Buffer.allocUnsafe): Buffer {
    return this.documents.cards.joined(found.docs, head, tail, take);
  }

  ids(found: Found): string[] {
    return found.docs.map((doc) => this.documents.idOf(doc));
  }

  facets(query: CatalogQuery): Facets {
    const text = query.text === undefined ? undefined : this.matches.of(query.text);
    return this.facetLists.facetsOf(this.filters.conditionsOf(query), text);
  }

  suggest(text: string, limit: number): Suggestions {
    const question = questionOf(text);
    const found = this.matches.of(text);
    if (question === undefined || found === undefined) return { ids: [], categories: [] };
    const docs = suggestListings(found.match, this.orders.bySort.members, limit);
    return { ids: docs.map((doc) => this.documents.idOf(doc)), categories: this.categories.suggest(question) };
  }

  totals(category?: string): Totals {
    return this.running.of(category);
  }

  tags(limit: number, fewest: number): TagCount[] {
    return this.tagLists.top(limit, fewest);
  }

  tag(tag: string): TagCount | undefined {
    return this.tagLists.one(tag);
  }

  similarTags(tag: string, limit: number): SimilarTag[] {
    return this.tagLists.similar(tag, limit);
  }

  private insert(entry: CatalogEntry): void {
    const doc = this.documents.add(entry.id);
    this.store(doc, entry);
    this.text.put(doc, entry);
    this.orders.insert(doc, entry);
    this.revision++;
  }

  /** True when anything changed. */
  private update(doc: number, entry: CatalogEntry): boolean {
    const isStored = this.store(doc, entry);
    const isTextNew = this.text.put(doc, entry);
    if (isTextNew) this.orders.updateName(doc, entry.name);
    const isMoved = this.orders.updateNumbers(doc, entry);
    return isStored || isTextNew || isMoved;
  }

  private store(doc: number, entry: CatalogEntry): boolean {
    const { documents } = this;
    const isSlugNew = documents.setSlug(doc, entry.slug);
    const isCardNew = documents.setCard(doc, entry.card);
    const areValuesNew = this.values.put(doc, entry);
    const areTagsNew = this.tagValues.put(doc, entry);
    this.filters.put(doc, entry);
    this.running.put(doc, entry);
    return isSlugNew || isCardNew || areValuesNew || areTagsNew;
  }

  /** From here on queries find what was put: another revision than the one without. */
  private endBulk(): void {
    this.orders.endBulk();
    this.revision++;
  }
}
