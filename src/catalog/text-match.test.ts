import { expect, it } from 'vitest';
import type { CatalogEntry } from './entry.ts';
import { Catalog } from './catalog.ts';
import { randomEntry } from './testing/made-up.ts';
import { Random } from './testing/random.ts';

it('ranks a renamed listing by its new name, also when only the order of its words changed', () => {
  const plain = { ...randomEntry(new Random(6), ''), description: null, tags: [], categories: ['Art'] };
  const entry = (id: string, name: string, more: number): CatalogEntry => ({
    ...plain,
    id,
    slug: id,
    name,
    rank: more,
    memberCount: more,
  });
  const catalog = new Catalog();
  catalog.put(entry('a', 'Go now', 1));
  catalog.put(entry('b', 'Now we go', 2));
  const query = { text: 'go now', sort: 'relevance', offset: 0, limit: 5 } as const;
  const found = catalog.find(query);
  expect([catalog.ids(found), catalog.suggest('go now', 5).ids]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  catalog.put(entry('a', 'Now go', 1));
  expect(catalog.ids(catalog.find(query))).toEqual(['b', 'a']);
  expect(catalog.ids(catalog.find(query, found))).toEqual(['b', 'a']);
  expect(catalog.suggest('go now', 5).ids).toEqual(['b', 'a']);
});
