// Filters: the conditions of a query, and the docs that meet them all. A condition on values is met by a doc that has one
// of them, a condition on a range by a doc whose number lies in it.
import { LRUCache } from 'lru-cache';
import {
  type FilteredListing,
  FILTERS,
  type FilterQuery,
  RANGE_FILTERS,
  type RangeFilter,
  type ValueEntry,
} from '#contract/filters.ts';
import { Bitmap } from './bitmap.ts';
import { Float64Column } from './columns.ts';
import type { Documents } from './documents.ts';
import type { FilterValue, FilterValues } from './filter-values.ts';
import { bytesOf, intersection, isSame, resultOf, type ResultSet } from './result-set.ts';

export interface Condition {
  readonly filter: string;
  /** Empty when no listing has any of the values asked for: then nothing meets it. */
  readonly values: readonly FilterValue[];
  readonly range?: { readonly least: number; readonly most: number };
}

/** The conditions of a query. */
export interface Asked {
  readonly conditions: readonly Condition[];
  /** Equal for equal conditions. */
  readonly key: string;
  /** How many values were known: one that was not may be by now. */
  readonly values: number;
}

interface CachedResult {
  /** Of the posting lists and numbers that it was made of. */
  madeOf: number;
  result: ResultSet;
}

const CACHED_BYTES = 32 << 20;
const CACHED_RESULTS = 1024;
const ENTRY_BYTES = 300;

export class Filters {
  private readonly documents: Documents;
  private readonly values: FilterValues;
  private readonly tags: FilterValues;
  private readonly ranges = new Map<string, Float64Column>(
    RANGE_FILTERS.map(({ name }) => [name, new Float64Column()]),
  );
  /** Grows whenever a number that ranges look at changes. */
  private rangeVersion = 0;
  private readonly cache = new LRUCache<string, CachedResult>({
    max: CACHED_RESULTS,
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ result }) => ENTRY_BYTES + bytesOf(result),
  });
  /** Of cached results: no two are equal, also when one is dropped and made again. */
  private versions = 0;

  constructor(documents: Documents, values: FilterValues, tags: FilterValues) {
    this.documents = documents;
    this.values = values;
    this.tags = tags;
  }

  /** Stores the numbers that ranges look at. */
  put(doc: number, listing: FilteredListing): void {
    for (const filter of RANGE_FILTERS) this.setNumber(filter, doc, filter.valueOf(listing) ?? NaN);
  }

  remove(doc: number): void {
    for (const filter of RANGE_FILTERS) this.setNumber(filter, doc, NaN);
  }

  /** @param known of the same query before: itself while it holds */
  askedOf(query: FilterQuery, known?: Asked): Asked {
    const values = this.values.all.length + this.tags.all.length;
    if (known?.values === values) return known;
    const conditions = this.conditionsOf(query);
    return { conditions, key: keyOf(conditions), values };
  }

  conditionsOf(query: FilterQuery): Condition[] {
    return FILTERS.flatMap((filter): Condition[] => {
      if (filter.kind === 'flag') return query[filter.key] ? [this.condition(filter.name, [filter.name])] : [];
      if (filter.kind === 'range') return rangeCondition(filter, query);
      const wanted = query[(filter satisfies ValueEntry).key];
      return wanted === undefined || wanted.length === 0 ? [] : [this.condition(filter.name, wanted)];
    });
  }

  /** The docs that meet all conditions; exact. @param key of the conditions, where it is known */
  find(conditions: readonly Condition[], key = keyOf(conditions)): ResultSet {
    const [first] = conditions;
    if (first === undefined) return { kind: 'all', count: this.documents.size, version: this.documents.version };
    const value = conditions.length === 1 ? onlyValueOf(first) : undefined;
    // Co-occurrence is kept for facet values only: tags are too many.
    if (value !== undefined) return value.postings.result(this.values.has(first.filter) ? value.number : undefined);
    const madeOf = this.versionOf(conditions);
    const cached = this.cache.get(key);
    if (cached?.madeOf === madeOf) return cached.result;
    const bitmap = this.intersect(conditions);
    if (cached !== undefined && isSame(cached.result, bitmap)) {
      // What changed is elsewhere: pages that were found stay valid.
      cached.madeOf = madeOf;
      return cached.result;
    }
    const result = { ...resultOf(bitmap), version: ++this.versions };
    this.cache.set(key, { madeOf, result });
    return result;
  }

  /** For each condition, the docs that meet all others; each condition is looked up once. */
  findWithoutEach(conditions: readonly Condition[]): ResultSet[] {
    const sets = conditions.map((condition) => this.find([condition]));
    const everything = this.find([]);
    const before = [everything];
    for (const set of sets) before.push(intersection(before.at(-1) ?? everything, set));
    let after = everything;
    return sets
      .map((_, i) => sets.length - 1 - i)
      .map((i) => {
        const others = intersection(before[i] ?? everything, after);
        after = intersection(after, sets[i] ?? everything);
        return others;
      })
      .toReversed();
  }

  /** Differs when a doc may have entered or left a range among the conditions. */
  rangeVersionOf(conditions: readonly Condition[]): number {
    return conditions.some(({ range }) => range !== undefined) ? this.rangeVersion + this.documents.version : 0;
  }

  private setNumber({ name }: RangeFilter, doc: number, number: number): void {
    const column = this.ranges.get(name);
    if (column === undefined || Object.is(column.get(doc), number)) return;
    column.set(doc, number);
    this.rangeVersion++;
  }

  private condition(filter: string, wanted: readonly string[]): Condition {
    const values = this.values.has(filter) ? this.values : this.tags;
    const found = wanted.flatMap((value) => values.find(filter, value) ?? []);
    return { filter, values: [...new Set(found)].sort((a, b) => a.number - b.number) };
  }

  /** Grows whenever a doc enters or leaves any of the values, or a range. */
  private versionOf(conditions: readonly Condition[]): number {
    let version = this.rangeVersionOf(conditions);
    for (const { values } of conditions) for (const { postings } of values) version += postings.version;
    return version;
  }

  private intersect(conditions: readonly Condition[]): Bitmap {
    // From the rarest, which is the smallest to copy and ends soonest.
    const [first, ...others] = conditions.toSorted((a, b) => this.mostOf(a) - this.mostOf(b));
    const bitmap = new Bitmap(this.documents.capacity);
    if (first !== undefined) this.addTo(bitmap, first);
    for (const condition of others) bitmap.and(this.bitmapOf(condition));
    return bitmap;
  }

  private mostOf({ values, range }: Condition): number {
    if (range !== undefined) return this.documents.size;
    return values.reduce((sum, { postings }) => sum + postings.count, 0);
  }

  /** To be read only. */
  private bitmapOf(condition: Condition): Bitmap {
    const result = onlyValueOf(condition)?.postings.result();
    if (result?.kind === 'bitmap') return result.bitmap;
    const bitmap = new Bitmap(this.documents.capacity);
    this.addTo(bitmap, condition);
    return bitmap;
  }

  private addTo(bitmap: Bitmap, { filter, values, range }: Condition): void {
    for (const { postings } of values) postings.addTo(bitmap);
    const column = this.ranges.get(filter);
    if (range === undefined || column === undefined) return;
    for (let doc = 0; doc < this.documents.capacity; doc++) {
      const number = column.get(doc);
      if (number >= range.least && number <= range.most) bitmap.add(doc);
    }
  }
}

function rangeCondition({ name, least, most }: (typeof RANGE_FILTERS)[number], query: FilterQuery): Condition[] {
  if (query[least] === undefined && query[most] === undefined) return [];
  return [{ filter: name, values: [], range: { least: query[least] ?? -Infinity, most: query[most] ?? Infinity } }];
}

/** The value of a condition that is met by exactly the docs with that value. */
function onlyValueOf({ values, range }: Condition): FilterValue | undefined {
  return values.length === 1 && range === undefined ? values[0] : undefined;
}

/** Equal for equal conditions, whatever order the values were asked in. */
export function keyOf(conditions: readonly Condition[]): string {
  const parts = conditions.map(({ filter, values, range }) =>
    range === undefined
      ? `${filter}:${values.map(({ number }) => number).join()}`
      : `${filter}:${range.least}-${range.most}`,
  );
  return parts.join(';');
}
