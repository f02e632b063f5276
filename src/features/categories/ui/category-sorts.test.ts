import { expect, test } from 'vitest';
import { readCategoryList } from './category-sorts.ts';

const read = (search: string) => readCategoryList(new URLSearchParams(search));

test('an address without a query means the members order and page 1', () => {
  expect(read('')).toEqual({ sort: 'members', page: 1 });
});

test('order and page come from the address', () => {
  expect(read('sort=online&page=3&view=list')).toEqual({ sort: 'online', page: 3 });
});

test.each(['sort=rating', 'sort=__proto__', 'page=0', 'page=-1', 'page=1e9', 'sort=members'])(
  '%s is taken as the default',
  (search) => {
    expect(read(search)).toEqual(read(''));
  },
);
