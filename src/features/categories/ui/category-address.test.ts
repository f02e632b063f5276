import { expect, test } from 'vitest';
import { categoryViewHref, readCategoryView } from './category-address.ts';

const read = (search: string) => readCategoryView(new URLSearchParams(search));

test('an empty address means members, page 1, grid', () => {
  expect(read('')).toEqual({ sort: 'members', page: 1, view: 'grid' });
});

test.each(['', '?sort=online', '?sort=name&page=3&view=list', '?view=list'])('%j survives the round trip', (search) => {
  expect(categoryViewHref('Gaming', read(search))).toBe(`/category/gaming${search}`);
});

test.each(['sort=rating', 'sort=__proto__', 'page=0', 'page=-1', 'page=1e9', 'page=12345678', 'view=map'])(
  '%s is taken as the default',
  (search) => {
    expect(read(search)).toEqual(read(''));
  },
);
