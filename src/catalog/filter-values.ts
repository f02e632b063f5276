// Filter values: what listings can be filtered by. Each value of each filter (a category, a size, 'verified') has a
// number, the posting list of its docs, and each doc has the list of its values.
import {
  type FilteredListing,
  FLAG_FILTERS,
  VALUE_FILTERS,
  type FlagFilter,
  type ValueFilter,
} from '#contract/filters.ts';
import { ForwardIndex } from './forward-index.ts';
import { PostingList } from './posting-list.ts';
import { SPARSE_FROM } from './result-set.ts';
import { languageKey, snakeCase } from './spelling.ts';
import { tagSlug } from './tag-slug.ts';

type IndexedFilter = ValueFilter | FlagFilter;

export interface FilterValue {
  readonly number: number;
  readonly filter: IndexedFilter;
  /** As it was written first; of some filters as it is compared. */
  readonly name: string;
  readonly postings: PostingList;
  /** Grows with every doc that has or had it and changes in any value. */
  touched: number;
}

/** A tag has a bitmap less often than other values: there are many, and most are rare. */
const TAG_BITMAP_FROM = 64;

const COMPARE: Record<NonNullable<ValueFilter['spelling']>, (value: string) => string> = {
  slug: tagSlug,
  language: languageKey,
  snake_case: snakeCase,
};

export class FilterValues {
  /** By number. */
  readonly all: FilterValue[] = [];
  /** Grows with every doc that gains or loses any value. */
  version = 0;
  private readonly ofDoc = new ForwardIndex();
  private readonly groups: ReadonlyMap<string, ValueGroup>;
  /** For values that were asked for: how many of their docs have each value, by number. Exact from then on. */
  private readonly coOccurrences = new Map<number, number[]>();

  private constructor(filters: readonly IndexedFilter[], bitmapFrom: number) {
    const add = (filter: IndexedFilter, name: string): FilterValue => {
      const value = { number: this.all.length, filter, name, postings: new PostingList(bitmapFrom), touched: 0 };
      this.all.push(value);
      return value;
    };
    this.groups = new Map(filters.map((filter) => [filter.name, new ValueGroup(filter, add)]));
  }

  /** The values that facets count. */
  static ofFacets(): FilterValues {
    const counted = VALUE_FILTERS.filter((filter) => 'facet' in filter);
    return new FilterValues([...counted, ...FLAG_FILTERS], SPARSE_FROM);
  }

  /** The others, tags, are an index of their own: counting so many would slow down every facet. */
  static ofTags(): FilterValues {
    return new FilterValues(
      VALUE_FILTERS.filter((filter) => !('facet' in filter)),
      TAG_BITMAP_FROM,
    );
  }

  has(filter: string): boolean {
    return this.groups.has(filter);
  }

  /** A value in any spelling, or undefined when no doc ever had it. */
  find(filter: string, value: string): FilterValue | undefined {
    return this.groups.get(filter)?.find(value);
  }

  /** The values of a filter, in the order in which they came. */
  valuesOf(filter: string): readonly FilterValue[] {
    return this.groups.get(filter)?.values ?? [];
  }

  at(number: number): FilterValue {
    const value = this.all[number];
    if (value === undefined) throw new RangeError(`no filter value has the number ${number}`);
    return value;
  }

  /** Makes the values of a doc those of its listing; true when that changed any. */
  put(doc: number, listing: FilteredListing): boolean {
    const values: number[] = [];
    for (const group of this.groups.values()) group.collect(listing, values);
    return this.replace(doc, values);
  }

  remove(doc: number): void {
    this.replace(doc, []);
  }

  forEachOf(doc: number, visit: (number: number) => void): void {
    this.ofDoc.forEach(doc, visit);
  }

  /** How many docs with `value` have each value, by number. A view that stays exact; `count` is called the first time. */
  coOccurrence(value: number, count: () => number[]): readonly number[] {
    const known = this.coOccurrences.get(value);
    if (known !== undefined) return known;
    const counts = count();
    this.coOccurrences.set(value, counts);
    return counts;
  }

  private replace(doc: number, after: readonly number[]): boolean {
    const before = [...this.ofDoc.of(doc)];
    const isChanged = this.ofDoc.replace(
      doc,
      after,
      (value) => this.at(value).postings.delete(doc),
      (value) => this.at(value).postings.add(doc),
    );
    if (!isChanged) return false;
    this.touch(before, -1);
    this.touch(after, 1);
    this.version++;
    return true;
  }

  private touch(values: readonly number[], change: number): void {
    for (const value of values) {
      this.at(value).touched++;
      const counts = this.coOccurrences.get(value);
      if (counts !== undefined) for (const other of values) counts[other] = (counts[other] ?? 0) + change;
    }
  }
}

/** The values of one filter. */
class ValueGroup {
  readonly values: FilterValue[] = [];
  private readonly filter: IndexedFilter;
  private readonly create: (filter: IndexedFilter, name: string) => FilterValue;
  private readonly byKey = new Map<string, FilterValue>();
  /** Spellings met in listings: comparing every value of every update by its letters would cost more than the update. */
  private readonly bySpelling = new Map<string, FilterValue | undefined>();

  constructor(filter: IndexedFilter, create: ValueGroup['create']) {
    this.filter = filter;
    this.create = create;
    // Facets show these also while no listing has them.
    const known = filter.kind === 'flag' ? [filter.name] : filter.facet?.every ? (filter.values ?? []) : [];
    for (const value of known) this.of(value);
  }

  find(value: string): FilterValue | undefined {
    return this.byKey.get(this.keyOf(value));
  }

  collect(listing: FilteredListing, into: number[]): void {
    const { filter } = this;
    const value = filter.kind === 'flag' ? (filter.valueOf(listing) ? filter.name : null) : filter.valueOf(listing);
    if (value === null) return;
    if (typeof value === 'string') this.add(value, into);
    else for (const one of value) this.add(one, into);
  }

  private add(spelling: string, into: number[]): void {
    if (!this.bySpelling.has(spelling)) this.bySpelling.set(spelling, this.of(spelling));
    const value = this.bySpelling.get(spelling);
    if (value !== undefined && !into.includes(value.number)) into.push(value.number);
  }

  /** Undefined for what is no value: a tag of nothing but signs. */
  private of(spelling: string): FilterValue | undefined {
    const key = this.keyOf(spelling);
    const known = this.byKey.get(key);
    if (known !== undefined || key === '') return known;
    const { filter } = this;
    const isShownAsCompared = 'spelling' in filter && filter.spelling !== 'slug';
    const value = this.create(filter, isShownAsCompared ? key : spelling.trim());
    this.byKey.set(key, value);
    this.values.push(value);
    return value;
  }

  private keyOf(value: string): string {
    const { filter } = this;
    if (filter.kind !== 'flag' && filter.spelling) return COMPARE[filter.spelling](value);
    return value.trim().toLowerCase();
  }
}
