import assert from 'node:assert/strict';
import { describe, expect, it, vi } from 'vitest';
import { type Catalog, type CatalogEntry, createCatalog, type EntryValues } from './catalog.ts';
import { Comparison } from './testing/compare.ts';
import { madeUpEntry } from './testing/made-up.ts';
import { Random } from './testing/random.ts';

it.each([1, 2, 3])('answers as the model does while few listings come, change and go (seed %i)', (seed) => {
  const comparison = new Comparison(createCatalog(), new Random(seed));
  expect(() => {
    comparison.live(350, 1, 0.3, 0.15);
    comparison.live(120, 1, 0.1, 0.6);
  }).not.toThrow();
});

it('answers as the model does with many listings', { timeout: 60_000 }, () => {
  const catalog = createCatalog();
  const comparison = new Comparison(catalog, new Random(4), 10);
  const entries = Array.from({ length: 2_200 }, () => comparison.newEntry());
  for (const entry of entries) comparison.model.put(entry);
  catalog.putAll(entries);
  expect(() => {
    comparison.live(12, 60, 0.2, 0.05);
    comparison.live(6, 250, 0, 1);
    comparison.live(8, 30, 0.5, 0.1);
  }).not.toThrow();
});

it('loads many as it would put each', async () => {
  const random = new Random(5);
  const one = createCatalog();
  const many = createCatalog();
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
    expect(many.find(query).stamp).toBe(one.find(query).stamp);
  }
  for (let i = 0; i < 30; i++) comparison.check();
});

it('loads into an empty catalog what comes, comes again otherwise, and goes meanwhile', async () => {
  const random = new Random(8);
  const catalog = createCatalog();
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
      // Whoever asks meanwhile is told nothing that is remembered.
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
  const catalog = createCatalog();
  for (const entry of [...entries, ...again]) catalog.put(entry);
  for (const id of gone) catalog.remove(id);
  return catalog;
}

/** Entries to be read; throws when one is asked for twice, or after the listing changed or went. */
function sourceOf(entries: readonly CatalogEntry[], { model }: Comparison) {
  const left = new Map(entries.map((entry) => [entry.id, entry]));
  const cardOf = (id: string): CatalogEntry => {
    const entry = left.get(id);
    assert.ok(entry !== undefined && model.entries.get(id) === entry, `${id} is not needed`);
    left.delete(id);
    return entry;
  };
  return { cardOf, close: vi.fn<() => void>() };
}

it('is filled with values, and reads each card when it is asked for', async () => {
  const catalog = createCatalog();
  const comparison = new Comparison(catalog, new Random(20));
  const entries = Array.from({ length: 300 }, () => comparison.newEntry());
  for (const entry of entries) comparison.model.put(entry);
  const { close, cardOf } = sourceOf(entries, comparison);
  const read = vi.fn<(id: string) => CatalogEntry>(cardOf);
  catalog.fill(entries.map(valuesOf), { close, cardOf: read });
  expect(catalog.size).toBe(300);
  expect(read).not.toHaveBeenCalled();
  const found = catalog.find({ sort: 'members', offset: 20, limit: 10 });
  expect(read.mock.calls.map(([id]) => id)).toEqual(catalog.ids(found));
  expect(catalog.get(catalog.ids(found)[0]!)?.card).toBe(read.mock.results[0]!.value.card);
  expect(catalog.get(entries.find(({ id }) => !catalog.ids(found).includes(id))!.id)).toBeDefined();
  expect(read).toHaveBeenCalledTimes(11);
  expect(close).not.toHaveBeenCalled();
  expect(await catalog.readRest()).toBe(true);
  expect(read).toHaveBeenCalledTimes(300);
  expect(close).toHaveBeenCalledOnce();
});

it('leaves the rest unread when the process stops', async () => {
  const catalog = createCatalog();
  const random = new Random(21);
  const entries = Array.from({ length: 1_000 }, (_, i) => madeUpEntry(random, `s${i}`));
  const cardOf = vi.fn<(id: string) => CatalogEntry>((id) => madeUpEntry(random, id));
  catalog.fill(entries.map(valuesOf), { cardOf, close: () => undefined });
  // Both hear of the stop, whoever asked first.
  const reading = [catalog.readRest(), catalog.readRest()];
  catalog.stopReading();
  expect(await Promise.all(reading)).toEqual([false, false]);
  expect(catalog.isWhole).toBe(false);
  expect(cardOf.mock.calls.length).toBeLessThan(500);
});

/** Without card and texts. */
function valuesOf({ name: _n, description: _d, tags: _t, card: _c, ...values }: CatalogEntry): EntryValues {
  return values;
}

it.each([
  { isSearchedAtOnce: true, isFilled: true },
  { isSearchedAtOnce: true, isFilled: false },
  { isSearchedAtOnce: false, isFilled: true },
  { isSearchedAtOnce: false, isFilled: false },
])(
  'reads texts later, of what changed and went in between as it is then ($isSearchedAtOnce, without cards: $isFilled)',
  async ({ isSearchedAtOnce, isFilled }) => {
    const catalog = createCatalog();
    const comparison = new Comparison(catalog, new Random(19));
    const entries = Array.from({ length: 900 }, () => comparison.newEntry());
    for (const entry of entries) comparison.model.put(entry);
    if (isFilled) catalog.fill(entries.map(valuesOf), sourceOf(entries, comparison));
    else catalog.putAll(entries);
    // Listings whose texts are read, and others whose turn is still to come.
    const reading = catalog.readRest();
    const random = new Random(10);
    for (const { id } of entries.filter(() => random.chance(0.3))) {
      if (random.chance(0.7)) comparison.put(madeUpEntry(random, id));
      else for (const each of [catalog, comparison.model]) each.remove(id);
    }
    for (let i = 0; i < 100; i++) comparison.put(comparison.newEntry());
    if (!isSearchedAtOnce) await reading;
    expect(() => {
      for (let i = 0; i < 30; i++) comparison.check();
      comparison.live(10, 20, 0.3, 0.3);
    }).not.toThrow();
    await reading;
    expect(() => comparison.live(5, 20, 0.3, 0.3)).not.toThrow();
  },
);

it.each<[string, (catalog: Catalog) => unknown]>([
  ['a text', (catalog) => catalog.find({ sort: 'members', offset: 0, limit: 9, text: 'a' })],
  ['a tag', (catalog) => catalog.find({ sort: 'members', offset: 0, limit: 9, tags: ['minecraft'] })],
  ['the order by name', (catalog) => catalog.find({ sort: 'name', offset: 0, limit: 9 })],
  ['the counts beside a tag', (catalog) => catalog.facets({ sort: 'members', offset: 0, limit: 9, tags: ['anime'] })],
  ['a walk over a tag', (catalog) => catalog.walk({ sort: 'newest', offset: 0, limit: 9, tags: ['anime'] }, undefined)],
  ['suggestions', (catalog) => catalog.suggest('mine', 5)],
  ['all tags', (catalog) => catalog.tags(5, 1)],
  ['one tag', (catalog) => catalog.tag('minecraft')],
  ['tags near one', (catalog) => catalog.similarTags('minecraft', 5)],
])('tells what hangs on texts before it was its turn to read them: %s', (_, ask) => {
  const random = new Random(11);
  const entries = Array.from({ length: 500 }, (_each, i) => madeUpEntry(random, `s${i}`));
  const [later, atOnce] = [createCatalog(), createCatalog()];
  later.putAll(entries);
  for (const entry of entries) atOnce.put(entry);
  const told = shown(ask(later));
  expect(told).toEqual(shown(ask(atOnce)));
  expect(JSON.stringify(told).length).toBeGreaterThan(20);
});

/** Without what a catalog keeps for itself. */
function shown(told: unknown): unknown {
  return JSON.parse(JSON.stringify(told, (key, value: unknown) => (key === 'basis' ? undefined : value)) ?? 'null');
}

describe('what is remembered', () => {
  const plain = { ...madeUpEntry(new Random(6), 'a'), description: null, tags: [], name: 'Chess', memberCount: 55 };
  const page = { sort: 'members', offset: 0, limit: 5 } as const;

  it('of a range forgets a removed listing', () => {
    const catalog = createCatalog();
    for (const id of ['a', 'b']) catalog.put({ ...plain, id });
    const query = { ...page, minMembers: 50, maxMembers: 60 };
    expect(catalog.find(query).total).toBe(2);
    catalog.remove('a');
    expect(catalog.find(query).total).toBe(1);
  });

  it('of facets follows a listing out of a range in its size', () => {
    const catalog = createCatalog();
    catalog.put(plain);
    const query = { ...page, minMembers: 50, maxMembers: 60 };
    expect(catalog.facets(query).sizes[0]).toEqual({ name: 'small', count: 1 });
    catalog.put({ ...plain, memberCount: 65 });
    expect(catalog.facets(query).sizes[0]).toEqual({ name: 'small', count: 0 });
  });

  it('of facets follows a listing out of a text', () => {
    const catalog = createCatalog();
    catalog.put(plain);
    const query = { ...page, text: 'chess', isCommunity: plain.isCommunity || undefined };
    expect(catalog.facets(query).sizes[0]).toEqual({ name: 'small', count: 1 });
    catalog.put({ ...plain, name: 'Cooking' });
    expect(catalog.facets(query).sizes[0]).toEqual({ name: 'small', count: 0 });
  });

  it('of facets beside a tag follows a listing into another category, and out of the tag', () => {
    const catalog = createCatalog();
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
    const catalog = createCatalog();
    const community = { ...plain, isCommunity: true };
    catalog.put({ ...community, activityLevel: 'Casual', tags: ['first tag'] });
    catalog.put({ ...community, id: 'b', activityLevel: 'Very Active', tags: [] });
    const both = { ...page, isCommunity: true } as const;
    expect(catalog.ids(catalog.find({ ...both, activityLevels: ['Very Active'] }))).toEqual(['b']);
    expect(catalog.ids(catalog.find({ ...both, tags: ['first tag'] }))).toEqual(['a']);
  });

  it('of facets stays one object while nothing in it changed', () => {
    const catalog = createCatalog();
    catalog.put(plain);
    const before = catalog.facets(page);
    catalog.put({ ...plain, memberCount: 56, card: '{}' });
    expect(catalog.facets(page)).toBe(before);
  });
});

it('pages through everything once after listings took the places of others', () => {
  const random = new Random(7);
  const catalog = createCatalog();
  const entryOf = (id: number, category: string): CatalogEntry => ({
    ...madeUpEntry(random, `id-${id}`),
    categories: [category],
  });
  catalog.putAll(Array.from({ length: 2_000 }, (_, i) => entryOf(i, i % 2 === 0 ? 'Art' : 'Music')));
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
