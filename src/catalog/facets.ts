// Facets: how many listings each value of each filter would show. The values of a filter are counted under all other
// filters, so that they remain comparable.
import { LRUCache } from 'lru-cache';
import { type FacetEntry, FLAG_FILTERS, type FlagEntry, VALUE_FILTERS, type ValueFilter } from '#contract/filters.ts';
import type { Bitmap } from './bitmap.ts';
import { contentHash } from './content-hash.ts';
import { type Condition, type Filters, keyOf } from './filters.ts';
import type { FilterValues } from './filter-values.ts';
import type { TextMatch } from './text-match.ts';

export interface FacetCount {
  name: string;
  count: number;
}

/** Most frequent first, then by name, without unused values; some filters have all their values, in their own order. */
export type Facets = { readonly [Entry in FacetEntry as Entry['key']]: readonly FacetCount[] } & {
  readonly [Entry in FlagEntry as Entry['name']]: number;
} & {
  /** Differs if any of the above differs. */
  readonly version: number;
};

const MAX_CACHED = 4096;
const FACETS = VALUE_FILTERS.filter((filter): filter is FacetEntry => 'facet' in filter);

export class FacetLists {
  private readonly cache = new LRUCache<string, { facets: Facets; version: number }>({ max: MAX_CACHED });
  private readonly values: FilterValues;
  private readonly filters: Filters;

  constructor(values: FilterValues, filters: Filters) {
    this.values = values;
    this.filters = filters;
  }

  /** Read-only: the same object while nothing in it has changed. */
  facetsOf(conditions: readonly Condition[], match: TextMatch | undefined): Facets {
    const key = `${keyOf(conditions)}|${match?.id ?? ''}`;
    const hasRange = conditions.some(({ range }) => range !== undefined);
    // Each of them only grows, so the sum is the same only if all are.
    const version = this.values.version + (hasRange ? this.filters.rangeVersion : 0) + (match?.version ?? 0);
    const known = this.cache.get(key);
    if (known?.version === version) return known.facets;
    const counted = this.count(conditions, match);
    const facets = known?.facets.version === counted.version ? known.facets : counted;
    this.cache.set(key, { facets, version });
    return facets;
  }

  private count(conditions: readonly Condition[], match: TextMatch | undefined): Facets {
    const matched = match?.docs();
    const matching = (found: Bitmap): Bitmap => matched?.copy().and(found) ?? found;
    const found = matching(this.filters.find(conditions));
    const others = this.filters.findWithoutEach(conditions).map(matching);
    const foundFor = (filter: string): Bitmap => others[conditions.findIndex((one) => one.filter === filter)] ?? found;
    const lists = FACETS.map((filter) => [filter.key, this.listOf(filter, foundFor(filter.name))] as const);
    const countOf = (flag: string): number => this.values.find(flag, flag)?.postings.countIn(foundFor(flag)) ?? 0;
    const flags = FLAG_FILTERS.map(({ name }) => [name, countOf(name)] as const);
    const version = contentHash(JSON.stringify([lists, flags]));
    return { ...Object.fromEntries(lists), ...Object.fromEntries(flags), version } as Facets;
  }

  private listOf({ name: filter, facet, values }: ValueFilter, docs: Bitmap): FacetCount[] {
    const found = this.values
      .valuesOf(filter)
      .map(({ name, postings }) => ({ name, count: postings.countIn(docs) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
    if (!facet?.every || values === undefined) return found.slice(0, facet?.top);
    const every = values.map((name) => found.find((one) => one.name === name) ?? { name, count: 0 });
    return [...every, ...found.filter(({ name }) => !values.includes(name))];
  }
}
