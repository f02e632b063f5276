import { describe, expect, it } from 'vitest';
import { Catalog } from './catalog.ts';
import type { CatalogEntry } from './entry.ts';
import { madeUpEntry } from './testing/made-up.ts';
import { Random } from './testing/random.ts';

describe('a page that was found before', () => {
  const page = { sort: 'members', offset: 2, limit: 3 } as const;
  const entry = (i: number): CatalogEntry => ({
    ...madeUpEntry(new Random(6), `s${i}`),
    name: i === 7 ? 'Chess' : 'Go',
    description: null,
    tags: [],
    categories: i % 2 === 0 ? ['even'] : ['odd'],
    memberCount: 1000 - 100 * i,
    isVerified: i < 5,
  });
  const directory = (): Catalog => {
    const catalog = new Catalog();
    for (let i = 0; i < 10; i++) catalog.put(entry(i));
    return catalog;
  };

  it.each([
    ['a listing further down grows', {}, { ...entry(9), memberCount: 450 }],
    ['a listing further up grows', {}, { ...entry(0), memberCount: 2000 }],
    ['two listings further up change places', {}, { ...entry(1), memberCount: 2000 }],
    ['a page behind the end has nobody still', { offset: 20 }, { ...entry(9), memberCount: 2000 }],
    ['a listing further down is renamed', {}, { ...entry(9), name: 'Chess' }],
    ['a listing of another category passes it', { categories: ['even'] }, { ...entry(9), memberCount: 2000 }],
    [
      'a listing that does not meet all passes it',
      { categories: ['even'], isVerified: true },
      { ...entry(1), memberCount: 1 },
    ],
    ['a listing without the word passes it', { text: 'chess', offset: 0 }, { ...entry(9), memberCount: 2000 }],
  ] as const)('is itself while %s', (_what, asked, change) => {
    const catalog = directory();
    const query = { ...page, ...asked };
    const found = catalog.find(query);
    catalog.put(change);
    expect(catalog.find(query, found)).toBe(found);
  });

  it.each([
    ['one passes it', {}, { ...entry(9), memberCount: 2000 }],
    ['one goes down from before it', {}, { ...entry(0), memberCount: 1 }],
    ['one comes up from within it', {}, { ...entry(3), memberCount: 2000 }],
    ['one as high as its first goes up', { sort: 'rating' }, { ...entry(3), ratingScore: 1e9 }],
    ['one as low as its last goes down', { sort: 'rating' }, { ...entry(3), ratingScore: -1e9 }],
    ['one comes', {}, { ...entry(10), memberCount: 1 }],
    ['one gets the word', { text: 'chess', offset: 0 }, { ...entry(9), name: 'Chess' }],
    ['one loses the word', { text: 'chess', offset: 0 }, { ...entry(7), name: 'Go' }],
    ['one of a better class passes another', { text: 'go', sort: 'relevance' }, { ...entry(5), rank: 3 }],
    ['the first of a category comes', { categories: ['new'], offset: 0 }, { ...entry(9), categories: ['new'] }],
    ['one is renamed', { sort: 'name', offset: 7 }, { ...entry(9), name: 'Zoo' }],
  ] as const)('is another when %s', (_what, asked, change) => {
    const catalog = new Catalog();
    // Low ranks have the whole name, high ones only begin with it.
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

  it('is another when one goes and another, of the same filters, comes into its place in memory', () => {
    const catalog = directory();
    const query = { ...page, offset: 0, categories: ['even'], isVerified: true } as const;
    const found = catalog.find(query);
    expect(catalog.ids(found)).toEqual(['s0', 's2', 's4']);
    catalog.remove('s0');
    catalog.put({ ...entry(2), id: 's99', memberCount: 1 });
    expect(catalog.ids(catalog.find(query, found))).toEqual(['s2', 's4', 's99']);
  });

  it('has the same listings and another version when one of them says something else', () => {
    const catalog = directory();
    const found = catalog.find(page);
    catalog.put({ ...entry(3), card: '{"id":"s3"}' });
    const again = catalog.find(page, found);
    expect(again.docs).toEqual(found.docs);
    expect(again.version).not.toBe(found.version);
  });
});
