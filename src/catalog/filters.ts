// Filters: the conditions of a query, and the docs that meet all of them. A doc meets a condition on values if it has
// one of them. It meets a condition on a range if its number is within it.
import { type FilteredListing, FILTERS, type FilterQuery, RANGE_FILTERS, type ValueEntry } from '#contract/filters.ts';
import { Bitmap } from './bitmap.ts';
import { Column } from './columns.ts';
import type { Documents } from './documents.ts';
import type { FilterValue, FilterValues } from './filter-values.ts';

export interface Condition {
  readonly filter: string;
  /** Empty if no listing has any of the wanted values: then no doc meets the condition. */
  readonly values: readonly FilterValue[];
  readonly range?: { readonly min: number; readonly max: number };
}

export class Filters {
  /** Incremented whenever a number that range filters use changes. */
  rangeVersion = 0;
  private readonly documents: Documents;
  private readonly values: FilterValues;
  private readonly ranges = new Map<string, Column>(RANGE_FILTERS.map(({ name }) => [name, new Column()]));

  constructor(documents: Documents, values: FilterValues) {
    this.documents = documents;
    this.values = values;
  }

  /** Stores the numbers that range filters use. */
  put(doc: number, listing: FilteredListing): void {
    for (const { name, valueOf } of RANGE_FILTERS) this.setNumber(name, doc, valueOf(listing) ?? NaN);
  }

  remove(doc: number): void {
    for (const { name } of RANGE_FILTERS) this.setNumber(name, doc, NaN);
  }

  conditionsOf(query: FilterQuery): Condition[] {
    return FILTERS.flatMap((filter): Condition[] => {
      if (filter.kind === 'flag') return query[filter.name] ? [this.condition(filter.name, [filter.name])] : [];
      if (filter.kind === 'range') return rangeCondition(filter, query);
      const wanted = query[(filter satisfies ValueEntry).key];
      return wanted === undefined || wanted.length === 0 ? [] : [this.condition(filter.name, wanted)];
    });
  }

  /** The docs that meet all conditions; read-only, valid until the next write. */
  find(conditions: readonly Condition[]): Bitmap {
    const [first, second, ...others] = conditions.map((condition) => this.docsOf(condition));
    if (first === undefined || second === undefined) return first ?? this.documents.docs;
    return others.reduce((found, other) => found.and(other), first.copy().and(second));
  }

  /** For each condition, the docs that meet all others. Each condition is evaluated once. */
  findWithoutEach(conditions: readonly Condition[]): Bitmap[] {
    const sets = conditions.map((condition) => this.docsOf(condition));
    const othersOf = (one: Bitmap): Bitmap[] => sets.filter((set) => set !== one);
    return sets.map((one) => othersOf(one).reduce((found, set) => found.and(set), this.documents.docs.copy()));
  }

  private setNumber(name: string, doc: number, number: number): void {
    const column = this.ranges.get(name);
    if (column === undefined || Object.is(column.get(doc), number)) return;
    column.set(doc, number);
    this.rangeVersion++;
  }

  private condition(filter: string, wanted: readonly string[]): Condition {
    const found = wanted.flatMap((value) => this.values.find(filter, value) ?? []);
    return { filter, values: [...new Set(found)].sort((a, b) => a.number - b.number) };
  }

  /** Read-only. */
  private docsOf({ filter, values, range }: Condition): Bitmap {
    const { capacity } = this.documents;
    const [value] = values;
    if (value !== undefined && values.length === 1) return value.postings.bitmap();
    const docs = new Bitmap(capacity);
    for (const { postings } of values) postings.addTo(docs);
    const column = this.ranges.get(filter);
    if (range === undefined || column === undefined) return docs;
    for (let doc = 0; doc < capacity; doc++) {
      const number = column.get(doc);
      if (number >= range.min && number <= range.max) docs.add(doc);
    }
    return docs;
  }
}

function rangeCondition({ name, min, max }: (typeof RANGE_FILTERS)[number], query: FilterQuery): Condition[] {
  if (query[min] === undefined && query[max] === undefined) return [];
  return [{ filter: name, values: [], range: { min: query[min] ?? -Infinity, max: query[max] ?? Infinity } }];
}

/** Equal for equal conditions, whatever the order of their values. */
export function keyOf(conditions: readonly Condition[]): string {
  return JSON.stringify(
    conditions.map(({ filter, values, range }) => [filter, values.map((one) => one.number), range]),
  );
}
