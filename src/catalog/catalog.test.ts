import { describe, expect, it } from 'vitest';
import { Catalog } from './catalog.ts';
import type { CatalogEntry } from './entry.ts';
import { Comparison } from './testing/compare.ts';
import { madeUpEntry, madeUpReading } from './testing/made-up.ts';
import { Random } from './testing/random.ts';

it.each([1, 2, 3])('answers as the model does while few listings come, change and go (seed %i)', (seed) => {
  const comparison = new Comparison(new Catalog(madeUpReading), new Random(seed));
  expect(() => {
    comparison.live(350, 1, 0.3, 0.15);
    comparison.live(120, 1, 0.1, 0.6);
  }).not.toThrow();
});

it.each([1, 2])('answers as the model does what it found before a few writes (seed %i)', (seed) => {
  const comparison = new Comparison(new Catalog(madeUpReading), new Random(seed));
  for (let i = 0; i < 80; i++) comparison.put(comparison.newEntry());
  expect(() => comparison.revisit(24, 60)).not.toThrow();
});

it('answers as the model does with many listings', { timeout: 180_000 }, async () => {
  const catalog = new Catalog(madeUpReading);
  const comparison = new Comparison(catalog, new Random(4), 10);
  const entries = Array.from({ length: 2_200 }, () => comparison.newEntry());
  for (const entry of entries) comparison.model.put(entry);
  await catalog.load([entries]);
  expect(() => {
    comparison.live(12, 60, 0.2, 0.05);
    comparison.live(6, 250, 0, 1);
    comparison.live(8, 30, 0.5, 0.1);
  }).not.toThrow();
});

it('loads many as it would put each', async () => {
  const random = new Random(5);
  const one = new Catalog(madeUpReading);
  const many = new Catalog(madeUpReading);
  const comparison = new Comparison(many, random);
  const entries = Array.from({ length: 1_200 }, () => comparison.newEntry());
  for (const entry of entries) comparison.put(entry);
  await many.load(
    (async function* () {
      yield entries.slice(0, 700);
      yield entries.slice(600);
    })(),
  );
  for (const entry of entries) one.put(entry);
  for (const sort of ['relevance', 'members', 'online', 'activity', 'newest', 'name', 'rating'] as const) {
    const query = { sort, offset: 0, limit: 5_000 };
    expect(many.ids(many.find(query))).toEqual(one.ids(one.find(query)));
    expect(many.find(query).version).toBe(one.find(query).version);
  }
  for (let i = 0; i < 30; i++) comparison.check();
});

it('loads into an empty catalog what comes, comes again otherwise, and goes meanwhile', async () => {
  const random = new Random(8);
  const catalog = new Catalog(madeUpReading);
  const comparison = new Comparison(catalog, random);
  const entries = Array.from({ length: 600 }, () => comparison.newEntry());
  const again = entries.slice(0, 50).map(({ id }) => madeUpEntry(random, id));
  const gone = entries.slice(40, 80).map(({ id }) => id);
  for (const entry of [...entries, ...again]) comparison.model.put(entry);
  for (const id of gone) comparison.model.remove(id);
  const asked = { sort: 'members', offset: 0, limit: 5, categories: entries[0]!.categories, text: 'a' } as const;
  await catalog.load(
    (async function* () {
      yield entries.slice(0, 400);
      // What is asked meanwhile must not be cached beyond the load.
      catalog.facets(asked);
      catalog.find({ ...asked, isVerified: true });
      yield [...entries.slice(400), ...again];
      for (const id of gone) catalog.remove(id);
    })(),
  );
  expect(catalog.facets(asked)).toEqual(catalogOf(entries, again, gone).facets(asked));
  expect(() => {
    for (let i = 0; i < 30; i++) comparison.check();
    comparison.live(10, 20, 0.3, 0.3);
  }).not.toThrow();
});

function catalogOf(entries: CatalogEntry[], again: CatalogEntry[], gone: string[]): Catalog {
  const catalog = new Catalog(madeUpReading);
  for (const entry of [...entries, ...again]) catalog.put(entry);
  for (const id of gone) catalog.remove(id);
  return catalog;
}

describe('what is remembered', () => {
  const plain = { ...madeUpEntry(new Random(6), 'a'), description: null, tags: [], name: 'Chess', memberCount: 55 };
  const page = { sort: 'members', offset: 0, limit: 5 } as const;

  it('of a range forgets a removed listing', () => {
    const catalog = new Catalog();
    for (const id of ['a', 'b']) catalog.put({ ...plain, id });
    const query = { ...page, minMembers: 50, maxMembers: 60 };
    expect(catalog.find(query).total).toBe(2);
    catalog.remove('a');
    expect(catalog.find(query).total).toBe(1);
  });

  it('of facets follows a listing out of a range in its size', () => {
    const catalog = new Catalog();
    catalog.put(plain);
    const query = { ...page, minMembers: 50, maxMembers: 60 };
    expect(catalog.facets(query).sizes[0]).toEqual({ name: 'small', count: 1 });
    catalog.put({ ...plain, memberCount: 65 });
    expect(catalog.facets(query).sizes[0]).toEqual({ name: 'small', count: 0 });
  });

  it('of facets follows a listing out of a text', () => {
    const catalog = new Catalog();
    catalog.put(plain);
    const query = { ...page, text: 'chess', isCommunity: plain.isCommunity || undefined };
    expect(catalog.facets(query).sizes[0]).toEqual({ name: 'small', count: 1 });
    catalog.put({ ...plain, name: 'Cooking' });
    expect(catalog.facets(query).sizes[0]).toEqual({ name: 'small', count: 0 });
  });

  it('of facets beside a tag follows a listing into another category, and out of the tag', () => {
    const catalog = new Catalog();
    const tagged = { ...plain, categories: ['Art'], tags: ['chess'] };
    catalog.put(tagged);
    catalog.put({ ...tagged, id: 'b', categories: ['Music'], tags: [] });
    const categories = () => catalog.facets({ ...page, tags: ['Chess'] }).categories;
    expect(categories()).toEqual([{ name: 'Art', count: 1 }]);
    catalog.put({ ...tagged, categories: ['Gaming'] });
    expect(categories()).toEqual([{ name: 'Gaming', count: 1 }]);
    catalog.put({ ...tagged, categories: ['Gaming'], tags: [] });
    expect(categories()).toEqual([]);
  });

  it('of a tag is not taken for what is remembered of a value', () => {
    const catalog = new Catalog();
    const community = { ...plain, isCommunity: true };
    catalog.put({ ...community, activityLevel: 'Casual', tags: ['first tag'] });
    catalog.put({ ...community, id: 'b', activityLevel: 'Very Active', tags: [] });
    const both = { ...page, isCommunity: true } as const;
    expect(catalog.ids(catalog.find({ ...both, activityLevels: ['Very Active'] }))).toEqual(['b']);
    expect(catalog.ids(catalog.find({ ...both, tags: ['first tag'] }))).toEqual(['a']);
  });

  it('of two filters follows a listing out of one, and in the next write out of the other', () => {
    const catalog = new Catalog();
    const both = { ...plain, isVerified: true, isPartnered: true };
    for (const id of ['a', 'b']) catalog.put({ ...both, id, memberCount: id === 'a' ? 50 : 40 });
    const query = { ...page, limit: 1, isVerified: true, isPartnered: true } as const;
    const found = catalog.find(query);
    expect(found.total).toBe(2);
    catalog.put({ ...both, id: 'b', memberCount: 40, isVerified: false });
    catalog.put({ ...both, id: 'b', memberCount: 40, isVerified: false, isPartnered: false });
    expect(catalog.find(query, found).total).toBe(1);
  });

  it('of a page is right for now whether it was found again or need not be', () => {
    const catalog = new Catalog();
    catalog.put(plain);
    const query = { ...page, text: 'chess' };
    const found = catalog.find(query);
    const others = ['Cooking', 'Cooking'].map((name, i) => ({ ...plain, id: `other-${i}`, name }));
    for (const other of [...others, { ...others[0]!, memberCount: 9 }]) {
      catalog.put(other);
      expect(catalog.find(query, found)).toBe(found);
      expect(found.revision).toBe(catalog.revision);
    }
  });

  it('of a text follows a listing that has some of its words up among those, after one that has all', () => {
    const catalog = new Catalog();
    const put = (id: string, name: string, memberCount: number) => catalog.put({ ...plain, id, name, memberCount });
    put('a', 'Chess Club', 1);
    put('b', 'Chess', 5);
    put('c', 'Chess', 3);
    const query = { ...page, text: 'chess club', limit: 2 };
    const found = catalog.find(query);
    expect(catalog.ids(found)).toEqual(['a', 'b']);
    put('c', 'Chess', 10);
    expect(catalog.ids(catalog.find(query, found))).toEqual(['a', 'c']);
  });

  it('of facets stays one object while nothing in it changed', () => {
    const catalog = new Catalog();
    catalog.put(plain);
    const before = catalog.facets(page);
    catalog.put({ ...plain, memberCount: 56, card: '{}' });
    expect(catalog.facets(page)).toBe(before);
  });
});

it('pages through everything once after listings took the places of others', async () => {
  const random = new Random(7);
  const catalog = new Catalog();
  const entryOf = (id: number, category: string): CatalogEntry => ({
    ...madeUpEntry(random, `id-${id}`),
    categories: [category],
  });
  await catalog.load([Array.from({ length: 2_000 }, (_, i) => entryOf(i, i % 2 === 0 ? 'Art' : 'Music'))]);
  const pages = (): string[] => {
    const all: string[] = [];
    const query = { sort: 'members', categories: ['Art'], limit: 50 } as const;
    for (let offset = 0; offset < 1_200; offset += 50) all.push(...catalog.ids(catalog.find({ ...query, offset })));
    return all;
  };
  expect(pages()).toHaveLength(1_000);
  for (let i = 0; i < 200; i++) {
    catalog.remove(`id-${i}`);
    catalog.put(entryOf(10_000 + i, 'Art'));
  }
  expect(pages()).toHaveLength(1_100);
  expect(new Set(pages()).size).toBe(1_100);
});
