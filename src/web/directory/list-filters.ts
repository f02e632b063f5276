// Converts the filters of a list between the URL and the API query. The URL is the only state: a filtered page can be
// shared, reloaded and returned to.
import {
  type ChosenFilters,
  FLAG_FILTERS,
  RANGE_FILTERS,
  type Sort,
  SORTS,
  VALUE_FILTERS,
  type ValueFilter,
} from '#contract/filters.ts';
import type { ListServersQuery } from '#features/listings/contract.ts';
import { MAX_SEARCH, PAGE_SIZE } from '#contract/limits.ts';

export type View = 'grid' | 'list';

export interface ListFilters extends ChosenFilters {
  /** Text of the search box; undefined if the URL has none ('' means that it was emptied on purpose). */
  search?: string;
  /** Words of the search to match literally, even if they name a filter. */
  plain: string[];
  sort?: Sort;
  page: number;
  view: View;
}

/** The ends of ranges; each is a separate parameter. */
const ENDS = RANGE_FILTERS.flatMap(({ min, max }) => [min, max]);

/** Of all filters together: each becomes a link that contains all others, so a page grows with their square. */
const MAX_VALUES = 20;

export const NO_FILTERS: ListFilters = readFilters(new URLSearchParams());

/** No search has more parts, or longer ones. */
const MAX_PLAIN = 8;
const MAX_PLAIN_LENGTH = 200;

/** Parses a URL query. Drops invalid values, so that a bad link still shows a list. */
export function readFilters(given: URLSearchParams): ListFilters {
  const all = (key: string) => unique(given.getAll(key).filter(Boolean)).slice(0, 50);
  let left = MAX_VALUES;
  const valuesOf = (filter: ValueFilter): string[] => {
    const values = known(filter, all(filter.name)).slice(0, left);
    left -= values.length;
    return values;
  };
  const chosen = Object.fromEntries<unknown>([
    ...VALUE_FILTERS.map((filter) => [filter.name, valuesOf(filter)] as const),
    ...FLAG_FILTERS.map(({ name }) => [name, given.get(name) === 'true'] as const),
    ...RANGE_FILTERS.flatMap(({ min, max, limit }) => {
      const least = wholeNumber(given.get(min), 0, limit);
      return [[min, least] as const, [max, wholeNumber(given.get(max), least ?? 0, limit)] as const];
    }),
  ]) as ChosenFilters;
  const search = typedText(given.get('search'), chosen.feature[0]);
  const plain = all('plain').filter((words) => words.length <= MAX_PLAIN_LENGTH);
  return {
    ...chosen,
    search,
    plain: search ? plain.slice(0, MAX_PLAIN) : [],
    sort: SORTS.find((sort) => sort === given.get('sort')),
    page: wholeNumber(given.get('page'), 1, 1_000_000) ?? 1,
    view: given.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** The values that the filter accepts, in its spelling. */
function known({ values, canonical, maxLength }: ValueFilter, given: readonly string[]): string[] {
  const spelled = given.map((value) => canonical?.(value) ?? value.slice(0, maxLength));
  return unique(spelled.filter((value) => values === undefined || values.includes(value)));
}

/** The search box shows a feature as text; submitted unchanged, it does not count as typed. */
function typedText(given: string | null, feature: string | undefined): string | undefined {
  if (given === null) return undefined;
  const text = given.replace(/\p{Cc}/gu, ' ');
  const isFeature = feature !== undefined && text.trim().toLowerCase() === featureText(feature).toLowerCase();
  if (isFeature) return undefined;
  return text.trim() === '' ? '' : text.slice(0, MAX_SEARCH);
}

/** The filters as URL parameters, in a fixed order, without defaults. */
export function filterPairs(filters: ListFilters): [string, string][] {
  const pairs: [string, string | undefined][] = [['search', filters.search]];
  if (filters.search) for (const words of filters.plain) pairs.push(['plain', words]);
  for (const { name } of VALUE_FILTERS) for (const value of filters[name]) pairs.push([name, value]);
  for (const { name } of FLAG_FILTERS) pairs.push([name, filters[name] ? 'true' : undefined]);
  for (const end of ENDS) pairs.push([end, filters[end]?.toString()]);
  pairs.push(
    ['sort', filters.sort],
    ['page', filters.page > 1 ? String(filters.page) : undefined],
    ['view', filters.view === 'list' ? 'list' : undefined],
  );
  const isSet = ([key, value]: [string, string | undefined]) =>
    value !== undefined && (value !== '' || (key === 'search' && filters.feature.length > 0));
  return pairs.filter(isSet).map(([key, value]) => [key, value ?? '']);
}

/** The filters as a URL query: '' or '?...'. */
export function filtersToSearch(filters: ListFilters): string {
  const text = new URLSearchParams(filterPairs(filters)).toString();
  return text ? `?${text}` : '';
}

/** Normalizes the URL query of a list: only valid list parameters, in a fixed order. */
export function listQuery(search: URLSearchParams): string {
  return filtersToSearch(readFilters(search));
}

/** The same for a list with pages, a view and these sorts, but no filters. */
export function unfilteredListQuery(search: URLSearchParams, sorts: readonly Sort[]): string {
  const { page, view, sort } = readFilters(search);
  return filtersToSearch({ ...NO_FILTERS, page, view, sort: sorts.find((offered) => offered === sort) });
}

/** Any change except of page and view resets the page to 1. A new search drops the plain words. */
export function changeFilters(filters: ListFilters, change: Partial<ListFilters>): ListFilters {
  const keepsPage = Object.keys(change).every((key) => key === 'page' || key === 'view');
  const isOtherSearch = 'search' in change && change.search !== filters.search;
  return { ...filters, ...(keepsPage ? {} : { page: 1 }), ...(isOtherSearch ? { plain: [] } : {}), ...change };
}

/** The value of the search box: the text in the URL, else the feature with spaces if there is only one. */
export function searchText({ search, feature }: ListFilters): string {
  return search ?? featureText(feature[1] ? '' : (feature[0] ?? ''));
}

/** The chosen sort; else relevance for typed text, which puts the best match first; else the page's default. */
export function effectiveSort(filters: ListFilters, defaultSort: Sort): Sort {
  return filters.sort ?? (filters.search ? 'relevance' : defaultSort);
}

/** The query of the list call. A feature's text is also sent as search; the API ignores a search that repeats it. */
export function toListQuery(filters: ListFilters, defaultSort: Sort): ListServersQuery {
  const chosen = Object.fromEntries<unknown>([
    ...VALUE_FILTERS.map(({ name }) => [name, filters[name].length > 0 ? filters[name] : undefined] as const),
    ...FLAG_FILTERS.map(({ name }) => [name, filters[name] ? 'true' : undefined] as const),
    ...ENDS.map((end) => [end, filters[end]] as const),
  ]);
  return {
    ...chosen,
    page: filters.page,
    limit: PAGE_SIZE,
    sort: effectiveSort(filters, defaultSort),
    search: searchText(filters) || undefined,
    plain: filters.search && filters.plain.length > 0 ? filters.plain : undefined,
  };
}

/** Number of active filters, for the Filters button; sort, page and view do not count. */
export function countFilters(filters: ListFilters): number {
  const values = VALUE_FILTERS.reduce((sum, { name }) => sum + filters[name].length, 0);
  const flags = FLAG_FILTERS.filter(({ name }) => filters[name]).length;
  const ends = ENDS.filter((end) => filters[end] !== undefined).length;
  return values + flags + ends + (filters.search ? 1 : 0);
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}

/** Undefined for anything else than digits, and for what is out of range. */
export function wholeNumber(text: string | null, min: number, max: number): number | undefined {
  if (text === null || !/^\d{1,10}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

/** The feature as users type it: 'welcome screen' for `welcome_screen`. Not with the labels: every list needs it. */
export function featureText(feature: string): string {
  return feature.replaceAll('_', ' ').trim();
}
