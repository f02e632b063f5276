// The filters and sorts of lists. The API's parameters, the index with its facets, the form and the applied filters are
// all derived from these tables. The browser loads this file, too.
import {
  ACTIVITY_LEVELS,
  categoryNamed,
  isActivityKnown,
  regionNamed,
  REGIONS,
  SIZES,
  type Size,
} from './vocabulary.ts';

/** The fields of a listing that filters read, under the names that the API shows them by. */
export interface FilteredListing {
  categories: readonly string[];
  tags: readonly string[];
  discordFeatures: readonly string[];
  /** BCP 47. */
  language: string | null;
  region: string;
  activityLevel: string;
  /** Null if it was never known: then the listing is in no size group and no range. */
  memberCount: number | null;
  /** Null if it was never known. The activity level is known if both counts are. */
  onlineCount: number | null;
  verified: boolean;
  partnered: boolean;
  community: boolean;
}

interface Named {
  /** Name of the API parameter and of the form field. */
  readonly name: string;
}

/** A listing has one value of a `value` filter and any number of a `set` filter. Several wanted values mean OR. */
export interface ValueFilter extends Named {
  readonly kind: 'value' | 'set';
  /** Its name in catalog queries and facets. */
  readonly key: string;
  /** All possible values, in display order. If undefined: any text up to `maxLength`. */
  readonly values?: readonly string[];
  readonly maxLength?: number;
  /** Returns the canonical spelling of a value in any case; if undefined, the value is used unchanged. */
  readonly canonical?: (value: string) => string | undefined;
  /** How values are compared; by default only case is ignored. */
  readonly spelling?: 'slug' | 'language' | 'snake_case';
  /** Its counts are part of the facets, under its `key`: all values (`every`), or the `top` most frequent found. */
  readonly facet?: { readonly every?: true; readonly top?: number };
  readonly valueOf: (listing: FilteredListing) => string | null | readonly string[];
}

/** Its count is part of the facets, under its `name`. */
export interface FlagFilter extends Named {
  readonly kind: 'flag';
  readonly valueOf: (listing: FilteredListing) => boolean;
}

/** Both ends are inclusive. Each is a parameter of its own, with the same name in catalog queries. */
interface RangeFilter extends Named {
  readonly kind: 'range';
  readonly min: string;
  readonly max: string;
  /** The largest accepted number. */
  readonly limit: number;
  readonly valueOf: (listing: FilteredListing) => number | null;
}

export type Filter = ValueFilter | FlagFilter | RangeFilter;

/** In the display order of applied filters. */
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
    valueOf: (one) => (isActivityKnown(one) ? one.activityLevel : null),
  },
  {
    name: 'feature',
    kind: 'set',
    key: 'features',
    maxLength: 100,
    spelling: 'snake_case',
    facet: { top: 30 },
    valueOf: (one) => one.discordFeatures,
  },
  {
    name: 'language',
    kind: 'value',
    key: 'languages',
    maxLength: 35,
    spelling: 'language',
    facet: {},
    valueOf: (one) => one.language,
  },
  {
    name: 'region',
    kind: 'value',
    key: 'regions',
    values: REGIONS,
    canonical: regionNamed,
    facet: {},
    valueOf: (one) => one.region,
  },
  {
    name: 'tag',
    kind: 'set',
    key: 'tags',
    maxLength: 100,
    spelling: 'slug',
    valueOf: (one) => one.tags,
  },
  { name: 'verified', kind: 'flag', valueOf: (one) => one.verified },
  { name: 'partnered', kind: 'flag', valueOf: (one) => one.partnered },
  { name: 'community', kind: 'flag', valueOf: (one) => one.community },
  {
    name: 'members',
    kind: 'range',
    min: 'minMembers',
    max: 'maxMembers',
    limit: 1_000_000_000,
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

/** The type of the values of a filter. */
export type ValueOf<Entry extends ValueEntry> = Entry extends { values: readonly (infer Value extends string)[] }
  ? Value
  : string;

/** The filters of a catalog query. Values of one filter are ORed, filters are ANDed; an empty list is no filter. */
export type FilterQuery = { [Entry in ValueEntry as Entry['key']]?: readonly string[] } & {
  [Entry in FlagEntry as Entry['name']]?: true;
} & { [Entry in RangeEntry as Entry['min' | 'max']]?: number };

/** Filters as chosen in the form and as written in URLs. */
export type ChosenFilters = { [Entry in ValueEntry as Entry['name']]: ValueOf<Entry>[] } & {
  [Entry in FlagEntry as Entry['name']]: boolean;
} & { [Entry in RangeEntry as Entry['min' | 'max']]?: number };

/** The fields of a listing that sorts read. Higher numbers come first, null last. */
export interface SortedListing {
  rank: number;
  memberCount: number | null;
  onlineCount: number | null;
  activityOrder: number | null;
  ratingScore: number;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** In display order. `members` and `memberCount` are the same. */
export const SORTS = ['members', 'memberCount', 'relevance', 'online', 'activity', 'rating', 'newest', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** All sorts except `name`, and `memberCount`, which is an alias. */
export const SORT_KEYS = {
  relevance: (one) => one.rank,
  members: (one) => one.memberCount,
  online: (one) => one.onlineCount,
  activity: (one) => one.activityOrder,
  newest: (one) => one.createdAt,
  rating: (one) => one.ratingScore,
} as const satisfies Record<Exclude<Sort, 'name' | 'memberCount'>, (listing: SortedListing) => number | null>;

/** The minimum members of each size group. */
const MIN_MEMBERS: Readonly<Record<Size, number>> = { small: 0, medium: 100, large: 1_000, huge: 10_000 };

/** Null if the count is unknown. */
export function sizeOf(memberCount: number | null): Size | null {
  return memberCount === null ? null : (SIZES.findLast((size) => memberCount >= MIN_MEMBERS[size]) ?? null);
}
