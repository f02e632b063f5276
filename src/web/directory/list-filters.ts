// The filters of a list as they stand in the address, and the query that they become. The address is the only state:
// a filtered page can be shared, reloaded and gone back to.
import type { ListServersQuery } from '#features/listings/contract.ts';
import {
  ACTIVITY_LEVELS,
  type ActivityLevel,
  categoryNamed,
  PAGE_SIZE,
  type Region,
  regionNamed,
  type Size,
  SIZES,
  type Sort,
  SORTS,
} from '#contract/vocabulary.ts';

export type View = 'grid' | 'list';

export interface ListFilters {
  /** Text of the search box; undefined when the address has none ('' means that it was emptied on purpose). */
  search?: string;
  category: string[];
  activityLevel: ActivityLevel[];
  size: Size[];
  feature: string[];
  language: string[];
  region: Region[];
  tag: string[];
  verified: boolean;
  partnered: boolean;
  community: boolean;
  minMembers?: number;
  maxMembers?: number;
  sort?: Sort;
  page: number;
  view: View;
}

export const NO_FILTERS: ListFilters = {
  category: [],
  activityLevel: [],
  size: [],
  feature: [],
  language: [],
  region: [],
  tag: [],
  verified: false,
  partnered: false,
  community: false,
  page: 1,
  view: 'grid',
};

const LISTS = ['category', 'activityLevel', 'size', 'feature', 'language', 'region', 'tag'] as const;
const FLAGS = ['verified', 'partnered', 'community'] as const;
const LONGEST_SEARCH = 500;

/** Reads an address's query (with or without '?'). What no filter can take is left out, so that a bad link still lists. */
export function readFilters(search: string): ListFilters {
  const given = new URLSearchParams(search);
  const all = (key: string) => unique(given.getAll(key).filter(Boolean)).slice(0, 50);
  const feature = all('feature').map((one) => one.slice(0, 100));
  return {
    search: typedText(given.get('search'), feature[0]),
    category: unique(all('category').map((name) => categoryNamed(name) ?? name.slice(0, 100))),
    activityLevel: all('activityLevel').filter((level) => isOneOf(ACTIVITY_LEVELS, level)),
    size: all('size').filter((size) => isOneOf(SIZES, size)),
    feature,
    language: all('language').map((language) => language.slice(0, 35)),
    region: unique(all('region').flatMap((name) => regionNamed(name) ?? [])),
    tag: all('tag').map((tag) => tag.slice(0, 100)),
    verified: given.get('verified') === 'true',
    partnered: given.get('partnered') === 'true',
    community: given.get('community') === 'true',
    minMembers: wholeNumber(given.get('minMembers'), 0, 1_000_000_000),
    maxMembers: wholeNumber(given.get('maxMembers'), 0, 1_000_000_000),
    sort: SORTS.find((sort) => sort === given.get('sort')),
    page: wholeNumber(given.get('page'), 1, 1_000_000) ?? 1,
    view: given.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** The box shows a feature as text; sent back unchanged it is not something typed. */
function typedText(text: string | null, feature: string | undefined): string | undefined {
  if (text === null) return undefined;
  const isFeature = feature !== undefined && text.trim().toLowerCase() === featureText(feature).toLowerCase();
  return isFeature ? undefined : text.slice(0, LONGEST_SEARCH);
}

/** The filters as pairs of an address, in one order, without what is at its default. */
export function filterPairs(filters: ListFilters): [string, string][] {
  const pairs: [string, string | undefined][] = [['search', filters.search]];
  for (const key of LISTS) {
    for (const value of filters[key]) pairs.push([key, value]);
  }
  for (const flag of FLAGS) pairs.push([flag, filters[flag] ? 'true' : undefined]);
  pairs.push(
    ['minMembers', filters.minMembers?.toString()],
    ['maxMembers', filters.maxMembers?.toString()],
    ['sort', filters.sort],
    ['page', filters.page > 1 ? String(filters.page) : undefined],
    ['view', filters.view === 'list' ? 'list' : undefined],
  );
  const isKept = ([key, value]: [string, string | undefined]) =>
    value !== undefined && (value !== '' || (key === 'search' && filters.feature.length > 0));
  return pairs.filter(isKept).map(([key, value]) => [key, value ?? '']);
}

/** The filters as an address's query: '' or '?...'. */
export function filtersToSearch(filters: ListFilters): string {
  const text = new URLSearchParams(filterPairs(filters)).toString();
  return text ? `?${text}` : '';
}

/** The query of the list that an address asks for: without what is no filter of it. */
export function listQuery(search: URLSearchParams): string {
  return filtersToSearch(readFilters(search.toString()));
}

/** The same for a list that has pages, a view and these orders, but no filters. */
export function unfilteredListQuery(search: URLSearchParams, sorts: readonly Sort[]): string {
  const { page, view, sort } = readFilters(search.toString());
  return filtersToSearch({ ...NO_FILTERS, page, view, sort: sorts.find((offered) => offered === sort) });
}

/** A change of anything but page and view starts again at page 1. */
export function changeFilters(filters: ListFilters, change: Partial<ListFilters>): ListFilters {
  const keepsPage = Object.keys(change).every((key) => key === 'page' || key === 'view');
  return { ...filters, ...(keepsPage ? {} : { page: 1 }), ...change };
}

/** What stands in the search box: the text of the address, else the feature with spaces. */
export function searchText(filters: ListFilters): string {
  return filters.search ?? featureText(filters.feature[0] ?? '');
}

/** The chosen sort; else relevance for typed text, because the best match comes first there; else the page's default. */
export function sortInForce(filters: ListFilters, defaultSort: Sort): Sort {
  return filters.sort ?? (filters.search ? 'relevance' : defaultSort);
}

/** The query of the list call. A feature's text is sent as search too; the API drops one that repeats the feature. */
export function toListQuery(filters: ListFilters, defaultSort: Sort): ListServersQuery {
  return {
    page: filters.page,
    limit: PAGE_SIZE,
    sort: sortInForce(filters, defaultSort),
    search: searchText(filters) || undefined,
    category: whenAny(filters.category),
    activityLevel: whenAny(filters.activityLevel),
    feature: whenAny(filters.feature),
    size: whenAny(filters.size),
    minMembers: filters.minMembers,
    maxMembers: filters.maxMembers,
    language: whenAny(filters.language),
    region: whenAny(filters.region),
    tag: whenAny(filters.tag),
    verified: whenOn(filters.verified),
    partnered: whenOn(filters.partnered),
    community: whenOn(filters.community),
  };
}

/** Filters in force, for the count on the Filters button; sort, page and view are none. */
export function countFilters(filters: ListFilters): number {
  const members = [filters.minMembers, filters.maxMembers].filter((bound) => bound !== undefined);
  return (
    LISTS.reduce((sum, key) => sum + filters[key].length, 0) +
    FLAGS.filter((flag) => filters[flag]).length +
    members.length +
    (filters.search ? 1 : 0)
  );
}

function whenOn(isOn: boolean): 'true' | undefined {
  return isOn ? 'true' : undefined;
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}

function whenAny<T>(values: T[]): T[] | undefined {
  return values.length > 0 ? values : undefined;
}

function isOneOf<T extends string>(set: readonly T[], value: string): value is T {
  return (set as readonly string[]).includes(value);
}

function wholeNumber(text: string | null, least: number, most: number): number | undefined {
  if (text === null || !/^\d{1,10}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

/** The feature as people type it: `welcome_screen` is 'welcome screen'. Apart from the labels: every list needs it. */
export function featureText(feature: string): string {
  return feature.replaceAll('_', ' ').trim();
}
