import { expect, test } from 'vitest';
import { readFilters } from './list-filters.ts';
import { CATEGORY_SORTS, PAGE_SORTS, pageListOf } from './page-list.ts';

test.each([
  ['', 'members', 1],
  ['sort=newest&page=3&view=list', 'newest', 3],
  ['sort=relevance&page=0', 'members', 1],
  ['sort=__proto__&page=1e9', 'members', 1],
])('reads sort and page from ?%s and replaces an unsupported sort with the default', (query, sort, page) => {
  expect(pageListOf(readFilters(new URLSearchParams(query)), PAGE_SORTS)).toEqual({ sort, page });
});

test('a category offers fewer sorts', () => {
  expect(pageListOf(readFilters(new URLSearchParams('sort=newest')), CATEGORY_SORTS)).toEqual({
    sort: 'members',
    page: 1,
  });
  expect(pageListOf(readFilters(new URLSearchParams('sort=online')), CATEGORY_SORTS)).toEqual({
    sort: 'online',
    page: 1,
  });
});
