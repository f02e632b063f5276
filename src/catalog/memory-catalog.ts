// The parts of the catalog, and the order in which they hear of a change. What each call promises: catalog.ts.
import type { CardSource, CatalogEntry, EntryValues, StoredEntry } from './entry.ts';
import { FacetCounts } from './facet-counts.ts';
import type { Facets } from './facets.ts';
import { FacetLists } from './facets.ts';
import { Filters } from './filters.ts';
import { Orders } from './orders.ts';
import type { CatalogQuery, Found, QuerySources, WalkPosition } from './query.ts';
import { find, walk } from './query.ts';
import { questionOf } from './question.ts';
import { Rows, UNKNOWN } from './rows.ts';
import type { Suggestions } from './suggest.ts';
import { CategorySuggestions, suggestListings } from './suggest.ts';
import { type SimilarTag, type TagCount, TagLists } from './tag-lists.ts';
import { TextMatches } from './text-matches.ts';
import { ListingTexts } from './listing-texts.ts';
import { RunningTotals, type Totals } from './totals.ts';
import { type OnChange, Values } from './values.ts';

export class MemoryCatalog {
  revision = 0;
  private readonly rows = new Rows();
  private readonly values = Values.ofFilters();
  private readonly orders = new Orders(this.rows);
  private readonly texts = new ListingTexts(this.rows, this.orders);
  private readonly filters = new Filters(this.rows, this.values, this.texts.tagged, this.orders);
  private readonly matches = new TextMatches(this.rows, this.texts.words, this.orders.bySort.name);
  private readonly facetLists = new FacetLists(this.values, new FacetCounts(this.values, this.filters));
  private readonly categories = new CategorySuggestions(this.values);
  private readonly tagLists = new TagLists(this.texts.tagged);
  private readonly running = new RunningTotals(this.rows, this.values);
  private readonly sources: QuerySources;
  private universe = 0;
  /** While many are put: the orders are made at the end. */
  private isLoading = false;
  /** While many are put into an empty catalog: who has a value is told at the end, and texts are read later. */
  private isFilling = false;

  constructor() {
    const { rows, filters, orders } = this;
    this.sources = { rows, filters, orders: orders.bySort, matchOf: (text) => this.matches.of(text)?.match };
  }

  get size(): number {
    return this.rows.size;
  }

  put(entry: CatalogEntry): void {
    const known = this.rows.ordinalOf(entry.id);
    if (known === undefined) this.insert(entry);
    else if (this.update(known, entry)) this.revision++;
  }

  putAll(entries: Iterable<CatalogEntry>): void {
    this.beginLoading();
    try {
      for (const entry of entries) this.put(entry);
    } finally {
      this.endLoading();
    }
  }

  async load(batches: AsyncIterable<Iterable<CatalogEntry>>): Promise<void> {
    this.beginLoading();
    try {
      for await (const entries of batches) for (const entry of entries) this.put(entry);
    } finally {
      this.endLoading();
    }
  }

  fill(entries: Iterable<EntryValues>, source: CardSource): void {
    this.rows.readCardsFrom(source);
    this.beginLoading();
    try {
      for (const entry of entries) this.insertValues(entry);
    } finally {
      this.endLoading();
    }
  }

  private beginLoading(): void {
    this.isLoading = true;
    this.isFilling = this.rows.used === 0;
    if (this.isFilling) for (const part of [this.values, this.texts]) part.beginFilling();
  }

  /** From here on reads find what was put: another revision than the one without. */
  private endLoading(): void {
    this.isLoading = false;
    if (this.isFilling) this.endFilling();
    else this.orders.buildByName();
    this.orders.buildByNumber();
    this.revision++;
  }

  private endFilling(): void {
    this.isFilling = false;
    this.values.endFilling();
    // What was remembered meanwhile was counted in sets that were not there yet.
    this.setUniverse(this.universe);
  }

  get isWhole(): boolean {
    return this.texts.areRead;
  }

  readRest(): Promise<boolean> {
    return this.texts.read();
  }

  stopReading(): void {
    this.texts.stop();
  }

  private settle(): void {
    if (!this.isLoading) this.texts.settle();
  }

  private settleFor({ text, tags, sort }: CatalogQuery): void {
    if (text !== undefined || tags !== undefined || sort === 'name') this.settle();
  }

  remove(id: string): void {
    const ordinal = this.rows.ordinalOf(id);
    if (ordinal === undefined) return;
    if (!this.isLoading) this.orders.remove(ordinal);
    this.running.leave(ordinal);
    this.values.remove(ordinal);
    this.texts.remove(ordinal);
    this.filters.recheck(ordinal);
    this.rows.give(ordinal);
    this.revision++;
  }

  get(id: string): StoredEntry | undefined {
    const { rows } = this;
    const ordinal = rows.ordinalOf(id);
    if (ordinal === undefined) return undefined;
    rows.readCard(ordinal);
    const countIn = (column: Float64Array): number | null => (column[ordinal] === UNKNOWN ? null : column[ordinal]!);
    return {
      id,
      slug: rows.slugs[ordinal]!,
      card: rows.cards.textOf(ordinal),
      memberCount: countIn(rows.members),
      onlineCount: countIn(rows.online),
      activityScore: rows.activity[ordinal]!,
      ratingScore: rows.rating[ordinal]!,
      rank: rows.rank[ordinal]!,
      createdAt: rows.created[ordinal]!,
      cardMark: (rows.cards.highOf(ordinal) * 2 ** 20 + (rows.cards.lowOf(ordinal) >>> 12)).toString(36),
    };
  }

  idOfSlug(slug: string): string | undefined {
    return this.rows.idOfSlug(slug);
  }

  allIds(): Iterable<string> {
    return this.rows.allIds();
  }

  find(query: CatalogQuery, known?: Found): Found {
    this.settleFor(query);
    return find(this.sources, query, known);
  }

  walk(query: CatalogQuery, after: WalkPosition | undefined): Found {
    this.settleFor(query);
    return walk(this.sources, query, after);
  }

  cardsBetween(head: string, found: Found, tail: string, take = Buffer.allocUnsafe): Buffer {
    return this.rows.cards.joined(found.ordinals, head, tail, take);
  }

  ids(found: Found): string[] {
    return found.ordinals.map((ordinal) => this.rows.ids[ordinal]!);
  }

  facets(query: CatalogQuery): Facets {
    this.settleFor(query);
    const text = query.text === undefined ? undefined : this.matches.of(query.text);
    return this.facetLists.facetsOf(this.filters.conditionsOf(query), text);
  }

  suggest(text: string, limit: number): Suggestions {
    const question = questionOf(text);
    this.settle();
    const found = this.matches.of(text);
    if (question === undefined || found === undefined) return { ids: [], categories: [] };
    const ordinals = suggestListings(found.match, this.orders.bySort.members, limit);
    return { ids: ordinals.map((ordinal) => this.rows.ids[ordinal]!), categories: this.categories.suggest(question) };
  }

  totals(category?: string): Totals {
    return this.running.of(category);
  }

  tags(limit: number, fewest: number): TagCount[] {
    this.settle();
    return this.tagLists.top(limit, fewest);
  }

  tag(tag: string): TagCount | undefined {
    this.settle();
    return this.tagLists.one(tag);
  }

  similarTags(tag: string, limit: number): SimilarTag[] {
    this.settle();
    return this.tagLists.similar(tag, limit);
  }

  private insert(entry: CatalogEntry): void {
    const ordinal = this.insertValues(entry);
    if (this.texts.areNew(ordinal, entry)) this.texts.put(ordinal, entry);
    this.filters.recheck(ordinal);
    this.rows.setCard(ordinal, entry);
    if (!this.isLoading) this.orders.insert(ordinal);
  }

  private insertValues(entry: EntryValues): number {
    const ordinal = this.rows.take(entry.id);
    if (this.rows.capacity !== this.universe) this.setUniverse(this.rows.capacity);
    this.values.put(ordinal, entry, () => undefined);
    this.orders.store(ordinal, entry);
    this.rows.setSlug(ordinal, entry.slug);
    this.running.enter(ordinal, entry);
    this.revision++;
    return ordinal;
  }

  private update(ordinal: number, entry: CatalogEntry): boolean {
    const { orders, rows, running, texts, values } = this;
    running.leave(ordinal);
    const isTextNew = texts.areNew(ordinal, entry);
    const isSlugNew = rows.setSlug(ordinal, entry.slug);
    const isCardNew = rows.setCard(ordinal, entry);
    const onChange: OnChange = (set, changed, change) => orders.countChange(set, changed, change);
    const areValuesNew = values.put(ordinal, entry, onChange);
    // Whether the tags changed the mark of the text says: most updates are of counts alone.
    const areTagsNew = isTextNew && texts.putTags(ordinal, entry, onChange);
    if (areValuesNew || areTagsNew) this.filters.recheck(ordinal);
    const moved = orders.store(ordinal, entry);
    running.enter(ordinal, entry);
    if (isTextNew && texts.putWords(ordinal, entry)) moved.push(orders.nameChanged(ordinal));
    if (!this.isLoading) for (const order of moved) order.move(ordinal);
    return isTextNew || isSlugNew || isCardNew || areValuesNew || areTagsNew || moved.length > 0;
  }

  private setUniverse(universe: number): void {
    this.universe = universe;
    this.values.postings.setUniverse(universe);
    this.texts.setUniverse(universe);
    this.filters.setUniverse(universe);
    this.matches.setUniverse(universe);
    this.orders.setUniverse(universe);
  }
}
