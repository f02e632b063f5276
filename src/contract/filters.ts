// The filters and sorts of lists, each once: the API's parameters, the index with its facets, the form and the applied
// filters are made of these tables. The browser loads this file as it is.
import { ACTIVITY_LEVELS, categoryNamed, regionNamed, REGIONS, SIZES, type Size } from './vocabulary.ts';

/** What filters read of a listing. */
export interface FilteredListing {
  categories: readonly string[];
  tags: readonly string[];
  /** Lower snake_case. */
  features: readonly string[];
  /** BCP 47. */
  language: string | null;
  region: string;
  activityLevel: string;
  /** null when it was never known: then the listing is in no size group and no range. */
  memberCount: number | null;
  isVerified: boolean;
  isPartnered: boolean;
  isCommunity: boolean;
}

interface Named {
  /** The parameter of the API, and the field of the form. */
  readonly name: string;
  /** Its name in a query of the index. */
  readonly key: string;
}

/** A listing has one value of a `value` and any number of a `set`; several that are asked for mean OR. */
export interface ValueFilter extends Named {
  readonly kind: 'value' | 'set';
  /** All values there can be, in the order in which they are shown. Without: any text of up to `maxLength`. */
  readonly values?: readonly string[];
  readonly maxLength?: number;
  /** The one spelling of a value in any case, where there is one; else what is written is taken as it is. */
  readonly canonical?: (value: string) => string | undefined;
  /** How two spellings of a value are compared: else by their letters in any case. */
  readonly spelling?: 'slug' | 'language' | 'snake_case';
  /** Its counts are among the facets, by its `key`: of `every` value, or the most frequent of those found. */
  readonly facet?: { readonly every?: true; readonly top?: number };
  readonly description?: string;
  readonly valueOf: (listing: FilteredListing) => string | null | readonly string[];
}

/** Its facet has its name. */
export interface FlagFilter extends Named {
  readonly kind: 'flag';
  readonly valueOf: (listing: FilteredListing) => boolean;
}

/** Both ends inclusive, each a parameter of its own, called the same in the index. */
export interface RangeFilter extends Named {
  readonly kind: 'range';
  readonly least: string;
  readonly most: string;
  /** The largest number that is taken. */
  readonly max: number;
  readonly valueOf: (listing: FilteredListing) => number | null;
}

export type Filter = ValueFilter | FlagFilter | RangeFilter;

/** In the order in which applied filters are shown. */
export const FILTERS = [
  {
    name: 'category',
    kind: 'set',
    key: 'categories',
    maxLength: 100,
    canonical: categoryNamed,
    facet: {},
    valueOf: (one) => one.categories,
  },
  {
    name: 'size',
    kind: 'value',
    key: 'sizes',
    values: SIZES,
    facet: { every: true },
    valueOf: ({ memberCount }) => sizeOf(memberCount),
  },
  {
    name: 'activityLevel',
    kind: 'value',
    key: 'activityLevels',
    values: ACTIVITY_LEVELS,
    facet: { every: true },
    valueOf: (one) => one.activityLevel,
  },
  {
    name: 'feature',
    kind: 'set',
    key: 'features',
    maxLength: 100,
    spelling: 'snake_case',
    facet: { top: 30 },
    valueOf: (one) => one.features,
  },
  {
    name: 'language',
    kind: 'value',
    key: 'languages',
    maxLength: 35,
    spelling: 'language',
    facet: {},
    description: 'BCP 47; its region does not matter: `pt` finds `pt-BR`.',
    valueOf: (one) => one.language,
  },
  {
    name: 'region',
    kind: 'value',
    key: 'regions',
    values: REGIONS,
    canonical: regionNamed,
    facet: {},
    description: 'Set by the owner of the server, `Global` until then. Case does not matter.',
    valueOf: (one) => one.region,
  },
  {
    name: 'tag',
    kind: 'set',
    key: 'tags',
    maxLength: 100,
    spelling: 'slug',
    description: 'In any spelling: `Machine Learning` is `machine-learning`.',
    valueOf: (one) => one.tags,
  },
  { name: 'verified', kind: 'flag', key: 'isVerified', valueOf: (one) => one.isVerified },
  { name: 'partnered', kind: 'flag', key: 'isPartnered', valueOf: (one) => one.isPartnered },
  { name: 'community', kind: 'flag', key: 'isCommunity', valueOf: (one) => one.isCommunity },
  {
    name: 'members',
    kind: 'range',
    key: 'members',
    least: 'minMembers',
    most: 'maxMembers',
    max: 1_000_000_000,
    valueOf: (one) => one.memberCount,
  },
] as const satisfies readonly Filter[];

type Table = (typeof FILTERS)[number];
export type ValueEntry = Extract<Table, { kind: 'value' | 'set' }>;
export type FlagEntry = Extract<Table, { kind: 'flag' }>;
export type RangeEntry = Extract<Table, { kind: 'range' }>;
export type FacetEntry = Extract<ValueEntry, { facet: object }>;

export const VALUE_FILTERS = FILTERS.filter((one): one is ValueEntry => one.kind === 'value' || one.kind === 'set');
export const FLAG_FILTERS = FILTERS.filter((one): one is FlagEntry => one.kind === 'flag');
export const RANGE_FILTERS = FILTERS.filter((one): one is RangeEntry => one.kind === 'range');

/** What a filter of the table takes. */
export type ValueOf<Entry extends ValueEntry> = Entry extends { values: readonly (infer Value extends string)[] }
  ? Value
  : string;

/** The filters of a query of the index. Values of one filter are alternatives, filters add up; an empty list is no filter. */
export type FilterQuery = { [Entry in ValueEntry as Entry['key']]?: readonly string[] } & {
  [Entry in FlagEntry as Entry['key']]?: true;
} & { [Entry in RangeEntry as Entry['least' | 'most']]?: number };

/** Filters as they are chosen in a form and written in an address. */
export type ChosenFilters = { [Entry in ValueEntry as Entry['name']]: ValueOf<Entry>[] } & {
  [Entry in FlagEntry as Entry['name']]: boolean;
} & { [Entry in RangeEntry as Entry['least' | 'most']]?: number };

/** What sorts read of a listing. In each a higher number comes first, and null last. */
export interface SortedListing {
  rank: number;
  memberCount: number | null;
  onlineCount: number | null;
  activityScore: number;
  ratingScore: number;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** In the order in which they are offered. `members` and `memberCount` are one. */
export const SORTS = ['members', 'memberCount', 'relevance', 'online', 'activity', 'rating', 'newest', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** All sorts but those by name, and the second name of one. */
export const SORT_KEYS = {
  relevance: (one) => one.rank,
  members: (one) => one.memberCount,
  online: (one) => one.onlineCount,
  activity: (one) => one.activityScore,
  newest: (one) => one.createdAt,
  rating: (one) => one.ratingScore,
} as const satisfies Record<Exclude<Sort, 'name' | 'memberCount'>, (listing: SortedListing) => number | null>;

/** The fewest members of each size group. */
const FEWEST: Readonly<Record<Size, number>> = { small: 0, medium: 100, large: 1_000, huge: 10_000 };

function sizeOf(memberCount: number | null): Size | null {
  return memberCount === null ? null : (SIZES.findLast((size) => memberCount >= FEWEST[size]) ?? null);
}
