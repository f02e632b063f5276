import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CoFavorites } from './co-favorites.ts';
import { PARTS } from './contract.ts';
import { type Candidate, partsOf, reasonsOf, reasonText, scoreOf, tasteOf } from './score.ts';
import { trendingScore } from './trending-score.ts';

const words = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 4 });
const candidate: fc.Arbitrary<Candidate> = fc.record({
  id: fc.string({ minLength: 1 }),
  name: fc.string(),
  categories: words,
  features: words,
  size: fc.constantFrom(null, 'small', 'huge'),
  activityScore: fc.double({ min: 0, max: 100, noNaN: true }),
  ratingScore: fc.double({ min: 0, max: 5, noNaN: true }),
  momentum: fc.double({ min: 0, max: 1, noNaN: true }),
  coFavorites: fc.double({ min: 0, max: 50, noNaN: true }),
});
const strongest = { coFavorites: 50, momentum: 1 };

describe('a score', () => {
  it('is the sum of its parts, between 0 and 100, and deterministic', () => {
    fc.assert(
      fc.property(candidate, fc.array(candidate, { maxLength: 5 }), (one, liked) => {
        const taste = tasteOf(liked);
        const parts = partsOf(one, taste, strongest);
        expect(Object.keys(parts).toSorted()).toEqual([...PARTS].toSorted());
        const sum = Object.values(parts).reduce((total, part) => total + part, 0);
        expect(scoreOf(parts)).toBeCloseTo(sum, 6);
        expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0);
        expect(scoreOf(parts)).toBeLessThanOrEqual(100.0001);
        expect(partsOf(one, taste, strongest)).toEqual(parts);
        expect(reasonsOf(one, parts, taste).length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('never decreases when a candidate improves', () => {
    fc.assert(
      fc.property(candidate, fc.array(candidate, { maxLength: 5 }), (one, liked) => {
        const taste = tasteOf(liked);
        const better = { ...one, activityScore: 100, ratingScore: 5, momentum: 1, coFavorites: 50 };
        const [before, after] = [partsOf(one, taste, strongest), partsOf(better, taste, strongest)];
        for (const name of PARTS) expect(after[name]).toBeGreaterThanOrEqual(before[name]);
      }),
    );
  });

  it('is explained by its largest parts', () => {
    const likes = { categories: ['Music'], features: ['community'], size: 'small' };
    const taste = tasteOf([likes]);
    const one: Candidate = {
      ...likes,
      id: 's_1',
      name: 'One',
      activityScore: 20,
      ratingScore: 4.2,
      momentum: 0,
      coFavorites: 50,
      becauseOf: { name: 'Other', people: 12 },
    };
    const reasons = reasonsOf(one, partsOf(one, taste, strongest), taste);
    expect(reasons.map(reasonText)).toEqual([
      'You like Music',
      'At least 12 people who favorited Other also favorited this',
      'Well rated by reviewers',
    ]);
    expect(reasons).toEqual([
      { part: 'categories', category: 'Music', features: [], favorite: null },
      { part: 'coFavorites', category: null, features: [], favorite: { name: 'Other', people: 12 } },
      { part: 'rating', category: null, features: [], favorite: null },
    ]);
  });
});

it('names the features that most liked servers have', () => {
  const likes = { categories: [], size: null };
  const taste = tasteOf([
    { ...likes, features: ['news', 'community', 'banner'] },
    { ...likes, features: ['community', 'vanity_url', 'news'] },
    { ...likes, features: ['community'] },
  ]);
  const one = {
    ...likes,
    id: 's_1',
    name: 'One',
    features: ['partnered', 'vanity_url', 'news', 'community', 'banner'],
    activityScore: 0,
    ratingScore: 0,
    momentum: 0,
    coFavorites: 0,
  };
  expect(reasonsOf(one, partsOf(one, taste, strongest), taste).map(reasonText)).toEqual([
    'Has features of servers you like: community, news, and vanity url',
  ]);
});

describe('co-favorites', () => {
  const favorites = { u1: 'ab', u2: 'abc', u3: 'abc', u4: 'ac', u5: 'de', u6: 'd' };
  const rows = Object.entries(favorites).flatMap(([user_id, ids]) =>
    [...ids].map((id) => ({ user_id, listing_id: id })),
  );

  it('find what users with the same favorites chose, without the favorites themselves', () => {
    const found = new CoFavorites(rows).neighborsOf(['a'], 10);
    expect(found.map(({ listingId }) => listingId)).toEqual(['b', 'c']);
    expect(found[0]!.becauseOf).toEqual({ listingId: 'a', users: 3 });
    expect(new CoFavorites(rows).neighborsOf(['nowhere'], 10)).toEqual([]);
  });

  it('do not reveal what one or two users chose', () => {
    const found = new CoFavorites(rows);
    expect(found.neighborsOf(['d'], 10)).toEqual([]);
    // Two of the three fans of b chose c.
    expect(found.neighborsOf(['b'], 10).map(({ listingId }) => listingId)).toEqual(['a']);
  });

  it('give every caller the same result', () => {
    const shared = new CoFavorites(rows);
    const first = shared.neighborsOf(['a'], 10);
    shared.neighborsOf(['b', 'a'], 1);
    expect(shared.neighborsOf(['a'], 10)).toEqual(first);
  });
});

describe('trending', () => {
  it('damps small servers and counts growth and views', () => {
    const small = trendingScore({ members: 20, membersBefore: 10, views: 0 });
    const large = trendingScore({ members: 20_000, membersBefore: 10_000, views: 0 });
    expect(small).toBeLessThan(large / 10);
    expect(trendingScore({ members: 5, membersBefore: 500, views: 0 })).toBe(0);
    expect(trendingScore({ members: 10, membersBefore: null, views: 1000 })).toBe(0.5);
    expect(trendingScore({ members: 10, membersBefore: null, views: 30 })).toBeLessThan(0.5);
  });
});
