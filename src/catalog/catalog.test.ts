import { expect, it } from 'vitest';
import { createCatalog } from './catalog.ts';
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

it('answers as the model does with many listings', () => {
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

it('forgets a removed listing in what it remembers of a range', () => {
  const catalog = createCatalog();
  for (const id of ['a', 'b']) catalog.put({ ...madeUpEntry(new Random(6), id), memberCount: 55 });
  const query = { sort: 'members', minMembers: 50, maxMembers: 60, offset: 0, limit: 5 } as const;
  expect(catalog.find(query).total).toBe(2);
  catalog.remove('a');
  expect(catalog.find(query).total).toBe(1);
});
