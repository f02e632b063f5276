import { expect, test } from 'vitest';
import { readCategoryList } from './category-sorts.ts';

const read = (search: string) => readCategoryList(new URLSearchParams(search));

test('without a query, the list is sorted by members and on page 1', () => {
  expect(read('')).toEqual({ sort: 'members', page: 1 });
});

test('sort order and page are read from the query', () => {
  expect(read('sort=online&page=3&view=list')).toEqual({ sort: 'online', page: 3 });
});

test.each(['sort=rating', 'sort=__proto__', 'page=0', 'page=-1', 'page=1e9', 'sort=members'])(
  '%s falls back to the default',
  (search) => {
    expect(read(search)).toEqual(read(''));
  },
);
