// Filter values: what listings can be filtered by. Each value of each filter (a category, a size, 'verified') has a
// number, the posting list of its docs, and each doc has the list of its values. `main tag` and `main category` are no filters,
// but listings are looked up by them too.
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

/** The first tag and category: what owners and submitters put first, or what most is said of. */
const MAIN = VALUE_FILTERS.filter(({ name }) => name === 'tag' || name === 'category').map((filter): ValueFilter => ({
  ...filter,
  name: `main ${filter.name}`,
  valueOf: (listing) => [filter.valueOf(listing)].flat()[0] ?? null,
}));
const INDEXED: readonly IndexedFilter[] = [...VALUE_FILTERS, ...FLAG_FILTERS, ...MAIN];

export interface FilterValue {
  readonly number: number;
  readonly filter: string;
  /** As it was written first; of some filters as it is compared. */
  readonly name: string;
  /** As it is compared. */
  readonly key: string;
  readonly postings: PostingList;
}

const COMPARE: Record<NonNullable<ValueFilter['spelling']>, (value: string) => string> = {
  slug: tagSlug,
  language: languageKey,
  snake_case: snakeCase,
};

export class FilterValues {
  /** Grows with every doc that gains or loses any value. */
  version = 0;
  /** By number. */
  private readonly all: FilterValue[] = [];
  private readonly ofDoc = new ForwardIndex();
  private readonly groups: ReadonlyMap<string, ValueGroup> = new Map(
    INDEXED.map((filter) => [filter.name, new ValueGroup(filter, this.all)]),
  );

  /** A value in any spelling, or undefined when no doc ever had it. */
  find(filter: string, value: string): FilterValue | undefined {
    return this.groups.get(filter)?.find(value);
  }

  /** The values of a filter, in the order in which they came. */
  valuesOf(filter: string): readonly FilterValue[] {
    return this.groups.get(filter)?.values ?? [];
  }

  /** The values of a doc. */
  of(doc: number): FilterValue[] {
    return Array.from(this.ofDoc.of(doc), (number) => this.at(number));
  }

  /** Makes the values of a doc those of its listing. The numbers of those that it lost or gained. */
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
  /** Spellings met in listings: comparing every value of every update by its letters would cost more than the update. */
  private readonly bySpelling = new Map<string, FilterValue | undefined>();

  /** @param all values of all filters, by number */
  constructor(filter: IndexedFilter, all: FilterValue[]) {
    this.filter = filter;
    this.all = all;
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
