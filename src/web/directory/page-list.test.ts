import { expect, test } from 'vitest';
import { readPageList } from './page-list.ts';

const read = (search: string) => readPageList(new URLSearchParams(search));

test('reads sort and page from the URL and replaces an unsupported sort with the default', () => {
  expect(read('')).toEqual({ sort: 'members', page: 1 });
  expect(read('sort=newest&page=3&view=list')).toEqual({ sort: 'newest', page: 3 });
  expect(read('sort=relevance&page=0')).toEqual({ sort: 'members', page: 1 });
});
