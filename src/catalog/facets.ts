// Facets: how many listings each choice of the filters would show. A filter is counted under the other filters, so that
// its own choices stay comparable.
import { LRUCache } from 'lru-cache';
import { type FacetEntry, FLAG_FILTERS, type FlagEntry, VALUE_FILTERS, type ValueFilter } from '#contract/filters.ts';
import { ContentHash } from './content-hash.ts';
import type { Counts, FacetCounts, TextFilter } from './facet-counts.ts';
import { type Condition, keyOf } from './filters.ts';
import type { FilterValues } from './filter-values.ts';

export interface FacetCount {
  name: string;
  count: number;
}

/** Most frequent first, then by name, without values that no listing has; of some filters every value, in its own order. */
export type Facets = { readonly [Entry in FacetEntry as Entry['key']]: readonly FacetCount[] } & {
  readonly [Entry in FlagEntry as Entry['name']]: number;
} & {
  /** Differs when any of the above differs. */
  readonly stamp: number;
};

interface CachedFacets {
  facets: Facets;
  madeOf: readonly Counts[];
}

const CACHED = 4096;
const FACETS = VALUE_FILTERS.filter((filter): filter is FacetEntry => 'facet' in filter);

export class FacetLists {
  private readonly cache = new LRUCache<string, CachedFacets>({ max: CACHED });
  private readonly values: FilterValues;
  private readonly counts: FacetCounts;

  constructor(values: FilterValues, counts: FacetCounts) {
    this.values = values;
    this.counts = counts;
  }

  /** The same object as before while nothing in it can have changed: not to be written. */
  facetsOf(conditions: readonly Condition[], text: TextFilter | undefined): Facets {
    const key = `${keyOf(conditions)}|${text?.key ?? ''}`;
    const known = this.cache.get(key);
    if (known?.madeOf.every((counts) => counts.isValid())) return known.facets;
    const all = this.counts.under(conditions, text);
    const madeOf = new Set([all]);
    const countsFor = (filter: string): Counts => {
      const others = conditions.filter((condition) => condition.filter !== filter);
      const counts = others.length === conditions.length ? all : this.counts.under(others, text);
      madeOf.add(counts);
      return counts;
    };
    const lists = FACETS.map((filter) => [filter.key, this.listOf(filter, countsFor(filter.name))] as const);
    const flags = FLAG_FILTERS.map(({ name }) => [name, this.countOf(name, countsFor(name))] as const);
    const stamp = new ContentHash().text(JSON.stringify([lists, flags])).value();
    const facets = { ...Object.fromEntries(lists), ...Object.fromEntries(flags), stamp } as Facets;
    this.cache.set(key, { facets, madeOf: [...madeOf] });
    return facets;
  }

  private countOf(flag: string, { byValue }: Counts): number {
    const [value] = this.values.valuesOf(flag);
    return (value && byValue[value.number]) ?? 0;
  }

  private listOf({ name: filter, facet, values }: ValueFilter, { byValue }: Counts): FacetCount[] {
    const found: FacetCount[] = [];
    for (const { name, number } of this.values.valuesOf(filter)) {
      const count = byValue[number] ?? 0;
      if (count > 0) found.push({ name, count });
    }
    found.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
    if (!facet?.every || values === undefined) return found.slice(0, facet?.top);
    const every = values.map((name) => found.find((one) => one.name === name) ?? { name, count: 0 });
    return [...every, ...found.filter(({ name }) => !values.includes(name))];
  }
}
