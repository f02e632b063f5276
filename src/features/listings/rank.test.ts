import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rank, ratingScore } from './rank.ts';

/** A number of reviews with a mean of their stars. */
const ratings = fc
  .record({ ratingCount: fc.nat(10_000), mean: fc.double({ min: 1, max: 5, noNaN: true }) })
  .map(({ ratingCount, mean }) => ({ ratingCount, ratingSum: mean * ratingCount }));
const listings = fc
  .record({
    activityScore: fc.double({ min: 0, max: 100, noNaN: true }),
    memberCount: fc.option(fc.nat(30_000_000)),
    rating: ratings,
  })
  .map(({ rating, ...listing }) => ({ ...listing, ...rating }));

describe('ratingScore', () => {
  it.each([
    ['no reviews', 0, 0, 0],
    ['one review of five stars', 1, 5, 3.75],
    ['one of a single star', 1, 1, 18.5 / 6],
    ['a hundred of five stars', 100, 500, 517.5 / 105],
    ['reviews as good as the prior', 20, 70, 3.5],
  ])('of %s', (_case, ratingCount, ratingSum, score) => {
    expect(ratingScore({ ratingCount, ratingSum })).toBeCloseTo(score, 10);
  });

  it('puts many good reviews before one perfect review, and any review before none', () => {
    const one = ratingScore({ ratingCount: 1, ratingSum: 5 });
    expect(ratingScore({ ratingCount: 200, ratingSum: 200 * 4.5 })).toBeGreaterThan(one);
    expect(ratingScore({ ratingCount: 1, ratingSum: 1 })).toBeGreaterThan(
      ratingScore({ ratingCount: 0, ratingSum: 0 }),
    );
  });

  it('is between the mean of the reviews and the prior', () => {
    fc.assert(
      fc.property(ratings, ({ ratingCount, ratingSum }) => {
        fc.pre(ratingCount > 0);
        const mean = ratingSum / ratingCount;
        const score = ratingScore({ ratingCount, ratingSum });
        expect(score).toBeGreaterThanOrEqual(Math.min(mean, 3.5) - 1e-9);
        expect(score).toBeLessThanOrEqual(Math.max(mean, 3.5) + 1e-9);
      }),
    );
  });

  it('grows with one more five-star review and falls with one more one-star review', () => {
    fc.assert(
      fc.property(ratings, ({ ratingCount, ratingSum }) => {
        fc.pre(ratingCount > 0);
        const score = ratingScore({ ratingCount, ratingSum });
        const plus = (stars: number) =>
          ratingScore({ ratingCount: ratingCount + 1, ratingSum: ratingSum + stars }) - score;
        expect(plus(5)).toBeGreaterThanOrEqual(-1e-9);
        expect(plus(1)).toBeLessThanOrEqual(1e-9);
      }),
    );
  });
});

describe('rank', () => {
  const plain = { activityScore: 0, memberCount: 0, ratingSum: 0, ratingCount: 0 };

  it.each([
    ['nothing known', plain, 15.625],
    ['unknown members', { ...plain, memberCount: null }, 15.625],
    ['full activity', { ...plain, activityScore: 100 }, 65.625],
    ['999 members', { ...plain, memberCount: 999 }, 28.125],
    ['a million members and more', { ...plain, memberCount: 25_000_000 }, 40.625],
  ])('of %s', (_case, listing, value) => {
    expect(rank(listing)).toBeCloseTo(value, 10);
  });

  it('is between 0 and 100', () => {
    fc.assert(
      fc.property(listings, (listing) => {
        expect(rank(listing)).toBeGreaterThanOrEqual(0);
        expect(rank(listing)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('never falls when activity, members or stars grow', () => {
    fc.assert(
      fc.property(listings, fc.nat(1000), fc.double({ min: 0, max: 100, noNaN: true }), (listing, more, activity) => {
        const before = rank(listing) - 1e-9;
        const { activityScore, memberCount, ratingCount, ratingSum } = listing;
        expect(rank({ ...listing, activityScore: Math.max(activityScore, activity) })).toBeGreaterThanOrEqual(before);
        expect(rank({ ...listing, memberCount: (memberCount ?? 0) + more })).toBeGreaterThanOrEqual(before);
        const best = { ratingCount, ratingSum: Math.min(5 * ratingCount, ratingSum + more) };
        expect(rank({ ...listing, ...best })).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
