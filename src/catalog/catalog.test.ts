import { describe, expect, it } from 'vitest';
import { type Filter, FILTERS } from '#contract/filters.ts';
import { Catalog } from './catalog.ts';
import type { CatalogEntry } from './entry.ts';
import { Comparison } from './testing/compare.ts';
import { madeUpQuery, madeUpReading, randomEntry } from './testing/made-up.ts';
import { Random } from './testing/random.ts';

it('is compared with the model by queries with every filter', () => {
  const random = new Random(7);
  const used = new Set(Array.from({ length: 500 }, () => Object.keys(madeUpQuery(random))).flat());
  const fields = FILTERS.flatMap((filter: Filter) =>
    filter.kind === 'range' ? [filter.min, filter.max] : [filter.kind === 'flag' ? filter.name : filter.key],
  );
  expect(fields.filter((field) => !used.has(field))).toEqual([]);
});

it.each([1, 2, 3])('agrees with the model while a few listings are added, changed and removed (seed %i)', (seed) => {
  const comparison = new Comparison(new Catalog(madeUpReading), new Random(seed));
  expect(() => {
    comparison.run(350, 1, 0.3, 0.15);
    comparison.run(120, 1, 0.1, 0.6);
  }).not.toThrow();
});

it.each([1, 2])('agrees with the model when queries are repeated after a few writes (seed %i)', (seed) => {
  const comparison = new Comparison(new Catalog(madeUpReading), new Random(seed));
  for (let i = 0; i < 80; i++) comparison.put(comparison.newEntry());
  expect(() => comparison.revisit(24, 60)).not.toThrow();
});

it('agrees with the model for many listings', { timeout: 180_000 }, async () => {
  const catalog = new Catalog(madeUpReading);
  const comparison = new Comparison(catalog, new Random(4), 10);
  const entries = Array.from({ length: 2_200 }, () => comparison.newEntry());
  for (const entry of entries) comparison.model.put(entry);
  await catalog.load([entries]);
  expect(() => {
    comparison.run(12, 60, 0.2, 0.05);
    comparison.run(6, 250, 0, 1);
    comparison.run(8, 30, 0.5, 0.1);
  }).not.toThrow();
});

it('has the same content after `load` as after single puts', async () => {
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

it('loads listings that are repeated with changes, or removed, during the load', async () => {
  const random = new Random(8);
  const catalog = new Catalog(madeUpReading);
  const comparison = new Comparison(catalog, random);
  const entries = Array.from({ length: 600 }, () => comparison.newEntry());
  const again = entries.slice(0, 50).map(({ id }) => randomEntry(random, id));
  const removed = entries.slice(40, 80).map(({ id }) => id);
  for (const entry of [...entries, ...again]) comparison.model.put(entry);
  for (const id of removed) comparison.model.remove(id);
  const asked = { sort: 'members', offset: 0, limit: 5, categories: entries[0]!.categories, text: 'a' } as const;
  await catalog.load(
    (async function* () {
      yield entries.slice(0, 400);
      // Results during the load must not be cached beyond it.
      catalog.facets(asked);
      catalog.find({ ...asked, verified: true });
      yield [...entries.slice(400), ...again];
      for (const id of removed) catalog.remove(id);
    })(),
  );
  expect(catalog.facets(asked)).toEqual(catalogOf(entries, again, removed).facets(asked));
  expect(() => {
    for (let i = 0; i < 30; i++) comparison.check();
    comparison.run(10, 20, 0.3, 0.3);
  }).not.toThrow();
});

function catalogOf(entries: CatalogEntry[], again: CatalogEntry[], removed: string[]): Catalog {
  const catalog = new Catalog(madeUpReading);
  for (const entry of [...entries, ...again]) catalog.put(entry);
  for (const id of removed) catalog.remove(id);
  return catalog;
}

describe('the result', () => {
  const plain = { ...randomEntry(new Random(6), 'a'), description: null, tags: [], name: 'Chess', memberCount: 55 };
  const page = { sort: 'members', offset: 0, limit: 5 } as const;

  it('of a range no longer contains a removed listing', () => {
    const catalog = new Catalog();
    for (const id of ['a', 'b']) catalog.put({ ...plain, id });
    const query = { ...page, minMembers: 50, maxMembers: 60 };
    expect(catalog.find(query).total).toBe(2);
    catalog.remove('a');
    expect(catalog.find(query).total).toBe(1);
  });

  it('of facets changes when a listing leaves the range but not its size', () => {
    const catalog = new Catalog();
    catalog.put(plain);
    const query = { ...page, minMembers: 50, maxMembers: 60 };
    expect(catalog.facets(query).sizes[0]).toEqual({ name: 'small', count: 1 });
    catalog.put({ ...plain, memberCount: 65 });
    expect(catalog.facets(query).sizes[0]).toEqual({ name: 'small', count: 0 });
  });

  it('of facets changes when a listing no longer matches the text', () => {
    const catalog = new Catalog();
    catalog.put(plain);
    const query = { ...page, text: 'chess', community: plain.community || undefined };
    expect(catalog.facets(query).sizes[0]).toEqual({ name: 'small', count: 1 });
    catalog.put({ ...plain, name: 'Cooking' });
    expect(catalog.facets(query).sizes[0]).toEqual({ name: 'small', count: 0 });
  });

  it('of facets with a tag changes when a listing gets another category, and when it loses the tag', () => {
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

  it('of a tag is not mixed up with the result of another filter', () => {
    const catalog = new Catalog();
    const community = { ...plain, onlineCount: 5, community: true };
    catalog.put({ ...community, activityLevel: 'Casual', tags: ['first tag'] });
    catalog.put({ ...community, id: 'b', activityLevel: 'Very Active', tags: [] });
    const both = { ...page, community: true } as const;
    expect(catalog.ids(catalog.find({ ...both, activityLevels: ['Very Active'] }))).toEqual(['b']);
    expect(catalog.ids(catalog.find({ ...both, tags: ['first tag'] }))).toEqual(['a']);
  });

  it('of two filters changes when a listing loses one value, and the other in the next write', () => {
    const catalog = new Catalog();
    const both = { ...plain, verified: true, partnered: true };
    for (const id of ['a', 'b']) catalog.put({ ...both, id, memberCount: id === 'a' ? 50 : 40 });
    const query = { ...page, limit: 1, verified: true, partnered: true } as const;
    const found = catalog.find(query);
    expect(found.total).toBe(2);
    catalog.put({ ...both, id: 'b', memberCount: 40, verified: false });
    catalog.put({ ...both, id: 'b', memberCount: 40, verified: false, partnered: false });
    expect(catalog.find(query, found).total).toBe(1);
  });

  it('of a page has the latest revision after writes that do not affect it', () => {
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

  it('of a text changes when a partial match overtakes another one, below the full matches', () => {
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

  it('of facets is the same object while nothing in it has changed', () => {
    const catalog = new Catalog();
    catalog.put(plain);
    const before = catalog.facets(page);
    catalog.put({ ...plain, memberCount: 56, card: '{}' });
    expect(catalog.facets(page)).toBe(before);
  });
});

it('pages through every listing once after doc ids were reused', async () => {
  const random = new Random(7);
  const catalog = new Catalog();
  const entryOf = (id: number, category: string): CatalogEntry => ({
    ...randomEntry(random, `id-${id}`),
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
