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

/** Answers a search, which is for tags, and a list of categories with these servers, and notes what was asked for. */
function apiWith(answers: Record<'search' | 'category', string[]>, tags = ['chess']): { api: Api; asked: string[] } {
  const asked: string[] = [];
  const api = (async (_call: string, { query }: { query: { search?: string } }) => {
    asked.push(query.search ?? 'category');
    const isSearch = query.search !== undefined;
    return {
      servers: answers[isSearch ? 'search' : 'category'].map((id) => ({ ...other, id, tags: isSearch ? tags : [] })),
    };
  }) as unknown as Api;
  return { api, asked };
}

it('fills up from the categories when few servers share a tag, without the server itself', async () => {
  const { api, asked } = apiWith({ search: ['srv_0', 'a'], category: ['srv_0', 'a', 'b'] });
  expect(ids(await findSimilar(api, server))).toEqual(['a', 'b']);
  expect(asked).toEqual(['chess puzzles', 'category']);
});

it('leaves out those that only mention the tags', async () => {
  const { api } = apiWith({ search: ['a'], category: [] }, ['checkers']);
  expect(await findSimilar(api, server)).toEqual([]);
});

it('asks only for what the server has, and not for the categories when the tags suffice', async () => {
  const { api, asked } = apiWith({ search: ['a', 'b', 'c', 'd', 'e', 'f'], category: ['g'] });
  expect(await findSimilar(api, server)).toHaveLength(6);
  expect(ids(await findSimilar(api, { ...server, tags: [] }))).toEqual(['g']);
  expect(await findSimilar(api, { ...server, tags: [], categories: [] })).toEqual([]);
  expect(asked).toEqual(['chess puzzles', 'category']);
});
