import { describe, expect, it } from 'vitest';
import { Catalog } from '#catalog/catalog.ts';
import { randomEntry } from '#catalog/testing/made-up.ts';
import { Random } from '#catalog/testing/random.ts';
import { randomPath, randomListing } from './random.ts';

const random = new Random(7);
const draw = (end: number): number => random.below(end);
const catalog = new Catalog();
const entries = Array.from({ length: 60 }, (_, i) => randomEntry(random, `s_${i}`));
for (const entry of entries) catalog.put(entry);
const ALL = { sort: 'newest', offset: 0, limit: 1 } as const;
const none: ReadonlySet<string> = new Set();

/** Chi-square of the counts against equal chances. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function drawMany(times: number, query: Parameters<typeof randomListing>[1], hidden = none): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const id = randomListing(catalog, query, hidden, draw);
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

describe('randomListing', () => {
  it('draws each listing equally often', () => {
    const counts = drawMany(12_000, ALL);
    expect(counts.size).toBe(60);
    // 59 degrees of freedom: above 98.3 in one of a thousand runs.
    expect(unevenness([...counts.values()])).toBeLessThan(98.3);
  });

  it('draws only listings that match', () => {
    const query = { ...ALL, languages: ['de'] };
    const wanted = entries.filter(({ language }) => language === 'de').map(({ id }) => id);
    expect([...drawMany(2000, query).keys()].toSorted()).toEqual(wanted.toSorted());
    expect(drawMany(5, { ...ALL, languages: ['xx'] }).size).toBe(0);
  });

  it('never draws a partial match, even when all others are hidden', () => {
    const own = new Catalog();
    for (const name of ['Quartz Pottery', 'Quartz']) {
      own.put({ ...randomEntry(random, name), name, tags: [], description: null });
    }
    const query = { ...ALL, text: 'quartz pottery' };
    expect(own.find(query)).toMatchObject({ total: 1, partial: 1 });
    expect(randomListing(own, query, new Set(['Quartz Pottery']), draw)).toBeUndefined();
  });

  it.each([10, 55, 59])('never draws one of %i hidden listings, and draws the rest equally often', (count) => {
    const hidden = new Set(entries.slice(0, count).map(({ id }) => id));
    const counts = drawMany(3000, ALL, hidden);
    expect([...counts.keys()].filter((id) => hidden.has(id))).toEqual([]);
    expect(counts.size).toBe(60 - count);
    expect(unevenness([...counts.values()])).toBeLessThan(100);
  });

  it('returns undefined when all matches are hidden', () => {
    const hidden = new Set(entries.map(({ id }) => id));
    expect(randomListing(catalog, ALL, hidden, draw)).toBeUndefined();
  });
});

describe('randomPath', () => {
  const address = (search: string) => randomPath(catalog, search, { hidden: none, draw });

  it('leads to a server page', () => expect(address('')).toMatch(/^\/server\/slug-s_\d+$/));

  it('accepts the filters of a list, including repeated ones', () => {
    expect(address('?language=de&language=ja&category=art')).toMatch(/^\/server\//);
  });

  it.each(['?language=xx', '?activityLevel=Sleepy', '?minMembers=many'])(
    '%s leads to the list, which shows why nothing matches',
    (search) => {
      expect(address(search)).toBe(`/servers${search}`);
    },
  );
});
