// Filter values: each value of each filter (a category, a size, 'verified') has a number and the posting list of its
// docs; each doc has the list of its values. `main tag` and `main category` are not filters; text matches use them.
import {
  FLAG_FILTERS,
  type FilteredListing,
  type FlagFilter,
  VALUE_FILTERS,
  type ValueFilter,
} from '#contract/filters.ts';
import { languageKey, snakeCase, tagSlug } from '#contract/spelling.ts';
import { ForwardIndex } from './forward-index.ts';
import { PostingList } from './posting-list.ts';

type IndexedFilter = ValueFilter | FlagFilter;

/** The first tag and category: what owners and submitters put first, or what the texts are mainly about. */
const MAIN = VALUE_FILTERS.filter(({ name }) => name === 'tag' || name === 'category').map((filter): ValueFilter => ({
  ...filter,
  name: `main ${filter.name}`,
  valueOf: (listing) => [filter.valueOf(listing)].flat()[0] ?? null,
}));
const INDEXED: readonly IndexedFilter[] = [...VALUE_FILTERS, ...FLAG_FILTERS, ...MAIN];

export interface FilterValue {
  readonly number: number;
  readonly filter: string;
  /** In its first spelling; for some filters the same as `key`. */
  readonly name: string;
  /** The normalized form for comparisons. */
  readonly key: string;
  readonly postings: PostingList;
}

const COMPARE: Record<NonNullable<ValueFilter['spelling']>, (value: string) => string> = {
  slug: tagSlug,
  language: languageKey,
  snake_case: snakeCase,
};

export class FilterValues {
  /** Incremented whenever a doc gains or loses a value. */
  version = 0;
  /** By number. */
  private readonly all: FilterValue[] = [];
  private readonly ofDoc = new ForwardIndex();
  private readonly groups: ReadonlyMap<string, ValueGroup> = new Map(
    INDEXED.map((filter) => [filter.name, new ValueGroup(filter, this.all)]),
  );

  /** @param value in any spelling; undefined if no doc ever had it */
  find(filter: string, value: string): FilterValue | undefined {
    return this.groups.get(filter)?.find(value);
  }

  /** The values of a filter, in order of first use. */
  valuesOf(filter: string): readonly FilterValue[] {
    return this.groups.get(filter)?.values ?? [];
  }

  of(doc: number): FilterValue[] {
    return Array.from(this.ofDoc.of(doc), (number) => this.at(number));
  }

  /** Sets the values of a doc from its listing; returns the numbers of the values that it lost or gained. */
  put(doc: number, listing: FilteredListing): readonly number[] {
    const values: number[] = [];
    for (const group of this.groups.values()) group.collect(listing, values);
    return this.replace(doc, values);
  }

  remove(doc: number): void {
    this.replace(doc, []);
  }

  private at(number: number): FilterValue {
    const value = this.all[number];
    if (value === undefined) throw new RangeError(`no filter value has the number ${number}`);
    return value;
  }

  private replace(doc: number, after: readonly number[]): readonly number[] {
    const { lost, gained } = this.ofDoc.replace(doc, after);
    for (const value of lost) this.at(value).postings.delete(doc);
    for (const value of gained) this.at(value).postings.add(doc);
    if (lost.length > 0 || gained.length > 0) this.version++;
    return [...lost, ...gained];
  }
}

/** The values of one filter. */
class ValueGroup {
  readonly values: FilterValue[] = [];
  private readonly filter: IndexedFilter;
  private readonly all: FilterValue[];
  private readonly byKey = new Map<string, FilterValue>();
  /** Cache by spelling: normalizing every value of every update would cost more than the update. */
  private readonly bySpelling = new Map<string, FilterValue | undefined>();

  /** @param all values of all filters, by number */
  constructor(filter: IndexedFilter, all: FilterValue[]) {
    this.filter = filter;
    this.all = all;
    // Facets show these even if no listing has them.
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

  /** Undefined if the key is empty: a tag of only symbols. */
  private of(spelling: string): FilterValue | undefined {
    const key = this.keyOf(spelling);
    const known = this.byKey.get(key);
    if (known !== undefined || key === '') return known;
    const { filter } = this;
    const isShownAsCompared = 'spelling' in filter && filter.spelling !== 'slug';
    const name = isShownAsCompared ? key : spelling.trim();
    const value = { number: this.all.length, filter: filter.name, name, key, postings: new PostingList() };
    this.all.push(value);
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
