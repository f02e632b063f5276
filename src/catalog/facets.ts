// Facets: how many listings each choice of the sidebar would show. A group is counted under the filters of the other
// groups, so that its own choices stay comparable.
import { ContentMark } from './content-mark.ts';
import { SIZES } from './entry.ts';
import type { Counts, FacetCounts, TextFilter } from './facet-counts.ts';
import type { Condition } from './filters.ts';
import { keyOf } from './filters.ts';
import { Remembered } from './remembered.ts';
import type { Group, Values } from './values.ts';
import { ACTIVITY_LEVELS, GROUPS } from './values.ts';

export interface FacetCount {
  name: string;
  count: number;
}

/** Most frequent first, then by name; values that nobody has are left out, except that all levels and sizes are told. */
export interface Facets {
  categories: readonly FacetCount[];
  features: readonly FacetCount[];
  languages: readonly FacetCount[];
  regions: readonly FacetCount[];
  /** Busiest first. */
  activityLevels: readonly FacetCount[];
  /** Smallest first. */
  sizes: readonly FacetCount[];
  verified: number;
  partnered: number;
  community: number;
  /** Differs when any of the above differs. */
  stamp: number;
}

interface Assembled {
  facets: Facets;
  from: readonly Counts[];
}

const TOP_FEATURES = 30;
const REMEMBERED = 4096;

export class FacetLists {
  private readonly remembered = new Remembered<Assembled>(REMEMBERED);
  private readonly values: Values;
  private readonly counts: FacetCounts;

  constructor(values: Values, counts: FacetCounts) {
    this.values = values;
    this.counts = counts;
  }

  /** The same object as before while nothing in it can have changed: not to be written. */
  facetsOf(conditions: readonly Condition[], text: TextFilter | undefined): Facets {
    const groups = conditions.map(({ group }) => group).join();
    const key = `${keyOf(conditions)}|${groups}|${text?.key ?? ''}`;
    const known = this.remembered.get(key);
    if (known?.from.every((counts) => counts.isValid())) return known.facets;
    const all = this.counts.under(conditions, text);
    const under = new Map<Group, Counts>();
    for (const group of GROUPS) {
      const others = conditions.filter((condition) => condition.group !== group);
      under.set(group, others.length === conditions.length ? all : this.counts.under(others, text));
    }
    const facets = this.assemble(under);
    this.remembered.set(key, { facets, from: [...new Set(under.values())] });
    return facets;
  }

  private assemble(under: ReadonlyMap<Group, Counts>): Facets {
    const inOrder = (group: Group, first: readonly string[]): FacetCount[] => {
      const all = this.listOf(under, group);
      return [
        ...first.map((name) => all.find((facet) => facet.name === name) ?? { name, count: 0 }),
        ...all.filter(({ name }) => !first.includes(name)),
      ];
    };
    const one = (group: Group): number => this.listOf(under, group)[0]?.count ?? 0;
    const facets = {
      categories: this.listOf(under, 'category'),
      features: this.listOf(under, 'feature').slice(0, TOP_FEATURES),
      languages: this.listOf(under, 'language'),
      regions: this.listOf(under, 'region'),
      activityLevels: inOrder('activity', ACTIVITY_LEVELS),
      sizes: inOrder(
        'size',
        SIZES.map(({ size }) => size),
      ),
      verified: one('verified'),
      partnered: one('partnered'),
      community: one('community'),
    };
    return { ...facets, stamp: stampOf(facets) };
  }

  private listOf(under: ReadonlyMap<Group, Counts>, group: Group): FacetCount[] {
    const { byValue } = under.get(group)!;
    const facets: FacetCount[] = [];
    for (const value of this.values.ofGroup.get(group)!) {
      const count = byValue[value] ?? 0;
      if (count > 0) facets.push({ name: this.values.names[value]!, count });
    }
    return facets.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  }
}

function stampOf(facets: Omit<Facets, 'stamp'>): number {
  const mark = new ContentMark().number(facets.verified).number(facets.partnered).number(facets.community);
  const { categories, features, languages, regions, activityLevels, sizes } = facets;
  for (const list of [categories, features, languages, regions, activityLevels, sizes]) {
    mark.number(list.length);
    for (const { name, count } of list) mark.text(name).number(count);
  }
  return mark.value();
}
