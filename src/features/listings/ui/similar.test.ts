import { expect, it } from 'vitest';
import type { Api } from '#contract/client.ts';
import { findSimilar, mostSimilar } from './similar.ts';

const server = { id: 'srv_0', tags: ['chess', 'puzzles'], language: 'en', categories: ['Gaming', 'Community'] };
const other = { ...server, tags: [], language: null, categories: ['Gaming'] };
const ids = (servers: readonly { id: string }[]): string[] => servers.map(({ id }) => id);

it('prefers shared tags, then the same language, then shared categories', () => {
  const candidates = [
    { ...other, id: 'one category' },
    { ...other, id: 'both categories', categories: ['Community', 'Gaming'] },
    { ...other, id: 'language', language: 'en' },
    { ...other, id: 'tag', tags: ['chess'], categories: ['Education'] },
    { ...other, id: 'tag and language', tags: ['chess'], language: 'en' },
    { ...other, id: 'both tags', tags: ['puzzles', 'chess'] },
  ];
  expect(ids(mostSimilar(server, candidates))).toEqual([
    'both tags',
    'tag and language',
    'tag',
    'language',
    'both categories',
    'one category',
  ]);
});

it('orders equals the same each time, but differently for each server', () => {
  const equals = Array.from({ length: 12 }, (_, index) => ({ ...other, id: `srv_${index}` }));
  const order = (id: string): string => ids(mostSimilar({ ...other, id }, equals)).join(' ');
  expect(order('srv_3')).toBe(order('srv_3'));
  expect(new Set(equals.map(({ id }) => order(id))).size).toBeGreaterThan(6);
});

/** Lists these servers by filter, and notes the filters. */
function apiWith(lists: Record<'tag' | 'category', string[]>): { api: Api; filters: string[] } {
  const filters: string[] = [];
  const api = (async (_call: string, { query }: { query: object }) => {
    const by = 'tag' in query ? 'tag' : 'category';
    filters.push(by);
    return { servers: lists[by].map((id) => ({ ...other, id })) };
  }) as unknown as Api;
  return { api, filters };
}

it('fills up from the categories when few servers share a tag, without the server itself', async () => {
  const { api, filters } = apiWith({ tag: ['srv_0', 'a'], category: ['srv_0', 'a', 'b'] });
  expect(ids(await findSimilar(api, server)).toSorted()).toEqual(['a', 'b']);
  expect(filters).toEqual(['tag', 'category']);
});

it('asks only for what the server has, and not for the categories when the tags suffice', async () => {
  const { api, filters } = apiWith({ tag: ['a', 'b', 'c', 'd', 'e', 'f'], category: ['g'] });
  expect(await findSimilar(api, server)).toHaveLength(6);
  expect(ids(await findSimilar(api, { ...server, tags: [] }))).toEqual(['g']);
  expect(await findSimilar(api, { ...server, tags: [], categories: [] })).toEqual([]);
  expect(filters).toEqual(['tag', 'category']);
});
