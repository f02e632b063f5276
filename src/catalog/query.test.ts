import { describe, expect, it } from 'vitest';
import { Catalog } from './catalog.ts';
import type { CatalogEntry } from './entry.ts';
import { randomEntry } from './testing/made-up.ts';
import { Random } from './testing/random.ts';

describe('the page of a repeated query', () => {
  const page = { sort: 'members', offset: 2, limit: 3 } as const;
  const entry = (i: number): CatalogEntry => ({
    ...randomEntry(new Random(6), `s${i}`),
    name: i === 7 ? 'Chess' : 'Go',
    description: null,
    tags: [],
    categories: i % 2 === 0 ? ['even'] : ['odd'],
    memberCount: 1000 - 100 * i,
    verified: i < 5,
  });
  const directory = (): Catalog => {
    const catalog = new Catalog();
    for (let i = 0; i < 10; i++) catalog.put(entry(i));
    return catalog;
  };

  it.each([
    ['a listing below it grows', {}, { ...entry(9), memberCount: 450 }],
    ['a listing above it grows', {}, { ...entry(0), memberCount: 2000 }],
    ['two listings above it swap places', {}, { ...entry(1), memberCount: 2000 }],
    ['the page is past the end', { offset: 20 }, { ...entry(9), memberCount: 2000 }],
    ['a listing below it is renamed', {}, { ...entry(9), name: 'Chess' }],
    ['a listing of another category overtakes it', { categories: ['even'] }, { ...entry(9), memberCount: 2000 }],
    [
      'a listing that does not meet all conditions drops below it',
      { categories: ['even'], verified: true },
      { ...entry(1), memberCount: 1 },
    ],
    ['a listing without the word overtakes it', { text: 'chess', offset: 0 }, { ...entry(9), memberCount: 2000 }],
  ] as const)('is the same object when %s', (_case, asked, change) => {
    const catalog = directory();
    const query = { ...page, ...asked };
    const found = catalog.find(query);
    catalog.put(change);
    expect(catalog.find(query, found)).toBe(found);
  });

  it.each([
    ['a listing overtakes it', {}, { ...entry(9), memberCount: 2000 }],
    ['a listing drops from above it', {}, { ...entry(0), memberCount: 1 }],
    ['a listing rises out of it', {}, { ...entry(3), memberCount: 2000 }],
    ['a listing with the key of its first one rises', { sort: 'rating' }, { ...entry(3), ratingScore: 1e9 }],
    ['a listing with the key of its last one drops', { sort: 'rating' }, { ...entry(3), ratingScore: -1e9 }],
    ['a listing is added', {}, { ...entry(10), memberCount: 1 }],
    ['a listing gets the word', { text: 'chess', offset: 0 }, { ...entry(9), name: 'Chess' }],
    ['a listing loses the word', { text: 'chess', offset: 0 }, { ...entry(7), name: 'Go' }],
    ['a listing of the best class overtakes another', { text: 'go', sort: 'relevance' }, { ...entry(5), rank: 3 }],
    ['a category gets its first listing', { categories: ['new'], offset: 0 }, { ...entry(9), categories: ['new'] }],
    ['a listing is renamed', { sort: 'name', offset: 7 }, { ...entry(9), name: 'Zoo' }],
  ] as const)('changes when %s', (_case, asked, change) => {
    const catalog = new Catalog();
    // Listings of low rank are named exactly 'Go'; those of high rank only begin with it.
    for (let i = 0; i < 10; i++)
      catalog.put({ ...entry(i), ...(i < 5 ? { name: 'Go now', rank: 100 } : { rank: i - 10 }) });
    const query = { ...page, ...asked };
    const found = catalog.find(query);
    catalog.put(change);
    const again = catalog.find(query, found);
    expect({ total: again.total, ids: catalog.ids(again) }).not.toEqual({
      total: found.total,
      ids: catalog.ids(found),
    });
    const { total, docs } = catalog.find(query);
    expect(again).toMatchObject({ total, docs });
  });

  it('changes when a listing is removed and another one with the same values reuses its doc id', () => {
    const catalog = directory();
    const query = { ...page, offset: 0, categories: ['even'], verified: true } as const;
    const found = catalog.find(query);
    expect(catalog.ids(found)).toEqual(['s0', 's2', 's4']);
    catalog.remove('s0');
    catalog.put({ ...entry(2), id: 's99', memberCount: 1 });
    expect(catalog.ids(catalog.find(query, found))).toEqual(['s2', 's4', 's99']);
  });

  it('has the same listings but another version when a card changes', () => {
    const catalog = directory();
    const found = catalog.find(page);
    catalog.put({ ...entry(3), card: '{"id":"s3"}' });
    const again = catalog.find(page, found);
    expect(again.docs).toEqual(found.docs);
    expect(again.version).not.toBe(found.version);
  });
});
