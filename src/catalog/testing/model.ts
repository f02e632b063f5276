// The model: the expected answers of the catalog, computed for every query from all listings.
// With the index it shares the folding of letters, the parsing of questions, their terms (`termsOf`), the splits of a word
// (`splitsOf`) and which letters may be mistyped (`isMistyped`).
import type { FilterQuery } from '#contract/filters.ts';
import type { CatalogEntry } from '../entry.ts';
import type { SortOrder } from '../order.ts';
import type { CatalogQuery } from '../query.ts';
import type { FacetCount } from '../facets.ts';
import type { Totals } from '../totals.ts';
import type { ReadQuestion } from '../question.ts';
import { FULL, matchesOf, type ModelMatch } from './model-match.ts';
import { type Cut, cut } from './model-text.ts';
import { languageOf, wordsOf } from './model-values.ts';

const KEYS: Record<Exclude<SortOrder, 'name'>, (entry: CatalogEntry) => number> = {
  relevance: (entry) => entry.rank,
  members: (entry) => entry.memberCount ?? -1,
  online: (entry) => entry.onlineCount ?? -1,
  activity: (entry) => entry.activityOrder ?? -1,
  newest: (entry) => entry.createdAt,
  rating: (entry) => entry.ratingScore,
};
const SIZES = ['small', 'medium', 'large', 'huge'];

interface ModelAnswer {
  total: number;
  partial: number;
  ids: string[];
  /** With a text: the parts that each partial listing of the page answers. */
  answered: number[][] | undefined;
}

export class Model {
  readonly entries = new Map<string, CatalogEntry>();
  private readonly cuts = new WeakMap<CatalogEntry, { places: Cut[]; key: string }>();

  private readonly read: ReadQuestion | undefined;

  constructor(read?: ReadQuestion) {
    this.read = read;
  }

  put(entry: CatalogEntry): void {
    this.entries.set(entry.id, entry);
  }

  remove(id: string): void {
    this.entries.delete(id);
  }

  find(query: CatalogQuery): ModelAnswer {
    const matches = this.matchesOf(query);
    const matching = [...this.entries.values()].filter(
      (entry) => (matches === undefined || matches.has(entry)) && passes(query, entry),
    );
    const tierOf = (entry: CatalogEntry): number => matches?.get(entry)?.tier ?? 0;
    const rankOf = (entry: CatalogEntry): number => (query.sort === 'relevance' ? (matches?.get(entry)?.rank ?? 0) : 0);
    matching.sort((a, b) => tierOf(a) - tierOf(b) || rankOf(a) - rankOf(b) || this.compare(query.sort, a, b));
    const page = matching.slice(query.offset, query.offset + query.limit);
    const total = matching.filter((entry) => tierOf(entry) === FULL).length;
    const answered =
      matches && page.flatMap((entry) => (tierOf(entry) === FULL ? [] : [matches.get(entry)?.answered ?? []]));
    return { total, partial: matching.length - total, ids: page.map(({ id }) => id), answered };
  }

  facets(query: CatalogQuery): Record<string, FacetCount[] | number> {
    const matches = this.matchesOf(query);
    const under = (without: Partial<CatalogQuery>): CatalogEntry[] =>
      [...this.entries.values()].filter(
        (entry) => (matches === undefined || matches.has(entry)) && passes({ ...query, ...without }, entry),
      );
    return {
      categories: countBy(under({ categories: [] }), (entry) => entry.categories),
      features: countBy(under({ features: [] }), (entry) => entry.discordFeatures).slice(0, 30),
      languages: countBy(under({ languages: [] }), (entry) =>
        entry.language === null ? [] : [languageOf(entry.language)],
      ),
      regions: countBy(under({ regions: [] }), (entry) => [entry.region]),
      activityLevels: allOf(
        ['very active', 'active', 'growing', 'casual'],
        countBy(under({ activityLevels: [] }), levelsOf),
      ),
      sizes: allOf(SIZES, countBy(under({ sizes: [] }), sizesOf)),
      verified: under({ verified: undefined }).filter((entry) => entry.verified).length,
      partnered: under({ partnered: undefined }).filter((entry) => entry.partnered).length,
      community: under({ community: undefined }).filter((entry) => entry.community).length,
    };
  }

  totals(category: string | undefined): Totals {
    const wanted = category?.toLowerCase();
    const isIn = (entry: CatalogEntry): boolean =>
      wanted === undefined || entry.categories.some((one) => one.toLowerCase() === wanted);
    const entries = [...this.entries.values()].filter(isIn);
    const sum = (of: (entry: CatalogEntry) => number): number => entries.reduce((all, entry) => all + of(entry), 0);
    const reviews = sum((entry) => entry.ratingCount);
    return {
      servers: entries.length,
      members: sum((entry) => entry.memberCount ?? 0),
      reviews,
      averageRating: reviews === 0 ? 0 : Math.round((10 * sum((entry) => entry.ratingSum)) / reviews) / 10,
    };
  }

  /** How many listings have each tag, by the words of the tag. */
  tags(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { tags } of this.entries.values()) {
      for (const tag of new Set(tags.map(wordsOf).filter(Boolean))) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    return counts;
  }

  /** How many listings have both tags. */
  together(one: string, other: string): number {
    return this.find({ tags: [one], sort: 'name', offset: 0, limit: Infinity }).ids.filter((id) =>
      any([other], this.entries.get(id)!.tags.map(wordsOf).filter(Boolean), wordsOf),
    ).length;
  }

  suggest(text: string, limit: number): string[] {
    const asked = cut(text.slice(0, 200));
    if (asked.terms.length === 0) return [];
    const classes = new Map<CatalogEntry, number>();
    for (const entry of this.entries.values()) {
      const { key, places } = this.cutOf(entry);
      if (key === asked.key) classes.set(entry, 0);
      else if (key.startsWith(asked.key)) classes.set(entry, 1);
      else if (asked.terms.every((term) => places[0]!.has(term, 'prefix'))) classes.set(entry, 2);
    }
    const inWords = [...this.entries.values()].filter((entry) =>
      asked.terms.every((term) => this.cutOf(entry).places[0]!.has(term, 'prefix')),
    );
    if (inWords.length < 10) {
      for (const entry of this.entries.values()) {
        if (classes.has(entry)) continue;
        if (asked.terms.every((term) => this.cutOf(entry).places[0]!.has(term, 'near'))) classes.set(entry, 3);
      }
    }
    const order = [...classes.keys()].sort(
      (a, b) => classes.get(a)! - classes.get(b)! || this.compare('members', a, b),
    );
    return order.slice(0, limit).map(({ id }) => id);
  }

  private matchesOf(query: CatalogQuery): Map<CatalogEntry, ModelMatch> | undefined {
    const listings = [...this.entries.values()].map((entry) => ({ entry, ...this.cutOf(entry) }));
    return matchesOf(query, listings, this.read);
  }

  private cutOf(entry: CatalogEntry): { places: Cut[]; key: string } {
    let known = this.cuts.get(entry);
    if (known === undefined) {
      const labels = [...entry.categories, ...entry.tags].map((label) => cut(label));
      const name = cut(entry.name);
      known = { key: name.key, places: [name, joined(labels), cut(entry.description ?? '')] };
      this.cuts.set(entry, known);
    }
    return known;
  }

  private compare(sort: SortOrder, a: CatalogEntry, b: CatalogEntry): number {
    const ids = a.id < b.id ? -1 : 1;
    if (sort !== 'name') return KEYS[sort](b) - KEYS[sort](a) || ids;
    const [left, right] = [this.cutOf(a).key, this.cutOf(b).key];
    return left === right ? ids : left < right ? -1 : 1;
  }
}

function joined(cuts: Cut[]): Cut {
  return {
    key: '',
    terms: [],
    has: (term, form) => cuts.some((part) => part.has(term, form)),
  };
}

function sizesOf({ memberCount }: CatalogEntry): string[] {
  if (memberCount === null) return [];
  return [memberCount < 100 ? 'small' : memberCount < 1000 ? 'medium' : memberCount < 10_000 ? 'large' : 'huge'];
}

function allOf(names: string[], counts: FacetCount[]): FacetCount[] {
  return names.map((name) => counts.find((facet) => facet.name === name) ?? { name, count: 0 });
}

function same(value: string): string {
  return value.trim().toLowerCase();
}

function levelsOf({ memberCount, onlineCount, activityLevel }: CatalogEntry): string[] {
  return memberCount === null || onlineCount === null ? [] : [activityLevel];
}

function any(wanted: readonly string[] | undefined, has: readonly (string | null)[], spell = same): boolean {
  if (wanted === undefined || wanted.length === 0) return true;
  return wanted.some((value) => has.some((other) => other !== null && spell(other) === spell(value)));
}

/** One for each field of a query, so that the model does not compile without a new filter. */
const CONDITIONS: Record<keyof FilterQuery, (query: FilterQuery, entry: CatalogEntry) => boolean> = {
  categories: ({ categories }, entry) => any(categories, entry.categories),
  features: ({ features }, entry) => any(features, entry.discordFeatures, (value) => same(value).replaceAll(' ', '_')),
  activityLevels: ({ activityLevels }, entry) => any(activityLevels, levelsOf(entry)),
  languages: ({ languages }, entry) => any(languages, [entry.language], languageOf),
  regions: ({ regions }, entry) => any(regions, [entry.region]),
  tags: ({ tags }, entry) => any(tags, entry.tags.map(wordsOf).filter(Boolean), wordsOf),
  sizes: ({ sizes }, entry) => any(sizes, sizesOf(entry)),
  minMembers: ({ minMembers }, { memberCount }) =>
    minMembers === undefined || (memberCount !== null && memberCount >= minMembers),
  maxMembers: ({ maxMembers }, { memberCount }) =>
    maxMembers === undefined || (memberCount !== null && memberCount <= maxMembers),
  verified: (query, entry) => !query.verified || entry.verified,
  partnered: (query, entry) => !query.partnered || entry.partnered,
  community: (query, entry) => !query.community || entry.community,
};

function passes(query: FilterQuery, entry: CatalogEntry): boolean {
  return Object.values(CONDITIONS).every((passesOne) => passesOne(query, entry));
}

/** Ignores case; the shown spelling is not checked here. */
function countBy(entries: CatalogEntry[], valuesOf: (entry: CatalogEntry) => readonly string[]): FacetCount[] {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    for (const value of new Set(valuesOf(entry).map((each) => each.toLowerCase()))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
