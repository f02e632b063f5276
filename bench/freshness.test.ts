import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { makeDueQueue } from './freshness/due-queue.ts';
import { optimum } from './freshness/optimum.ts';
import { BUDGET_PER_DAY, BUDGET_PER_WINDOW, mostWithin, play, startingSyncs } from './freshness/play.ts';
import { rule } from './freshness/rule.ts';
import { roundRobin } from './freshness/strategies.ts';
import { HOURS, makeWorld } from './freshness/world.ts';
import type { World } from './freshness/world.ts';

describe('the rule at a thousand listings', () => {
  const world = makeWorld({ listings: 1_000, seed: 4, hottest: 2_500 });
  const byRule = play(world, rule(world, 4));

  it('is near the optimum and above round robin', () => {
    expect(byRule.share).toBeGreaterThan(0.97 * optimum(world, BUDGET_PER_DAY));
    expect(byRule.share).toBeGreaterThan(play(world, roundRobin(world)).share + 0.1);
  });

  it('stays within the budget', () => {
    expect(byRule.mostInTenMinutes).toBeLessThanOrEqual(BUDGET_PER_WINDOW);
    expect(byRule.lookups).toBeLessThan(BUDGET_PER_DAY);
  });

  it('refreshes every listing within a day', () => {
    expect(2 * DAY_MS - Math.min(...byRule.syncedAt)).toBeLessThan(DAY_MS);
  });
});

it('spends the whole budget when the catalog is too large for it, and skips no listing', () => {
  const world = makeWorld({ listings: 14_000, seed: 6, hottest: 500 });
  const byRule = play(world, rule(world, 6));
  expect(byRule.lookups).toBeGreaterThan(0.95 * BUDGET_PER_DAY);
  expect(byRule.share).toBeGreaterThan(0.9 * optimum(world, BUDGET_PER_DAY));
  const mostNeglected = Math.min(...byRule.syncedAt);
  expect(mostNeglected).toBeGreaterThan(Math.min(...startingSyncs(world)));
});

/** Listings with constant rates and a target each. */
function smallWorld(listings: { perDay: number; targetHours: number }[]): World {
  const size = listings.length;
  const rates = Float64Array.from(
    { length: size * HOURS },
    (_, i) => (listings[Math.floor(i / HOURS)]?.perDay ?? 0) / 24,
  );
  return {
    size,
    rates,
    members: new Float64Array(size),
    change: new Float64Array(size),
    targets: Float64Array.from(listings, ({ targetHours }) => targetHours * 3_600_000),
    views: { at: new Float64Array(), listing: new Uint32Array() },
  };
}

describe('optimum', () => {
  it.each([
    ['everything fits', 100, 1],
    // 6 hours each: four look-ups a day keep one fresh. The popular one goes first: 90 of 100 views.
    ['only the popular one fits', 4, 0.9],
    ['half of the popular one fits', 2, 0.45],
    ['and half of the other', 6, 0.95],
  ])('%s', (_name, budget, share) => {
    const world = smallWorld([
      { perDay: 10, targetHours: 6 },
      { perDay: 90, targetHours: 6 },
    ]);
    expect(optimum(world, budget)).toBeCloseTo(share, 6);
  });

  it('prefers the larger rate x target, not the larger rate', () => {
    const world = smallWorld([
      { perDay: 60, targetHours: 1 },
      { perDay: 40, targetHours: 12 },
    ]);
    expect(optimum(world, 2)).toBeCloseTo(0.4, 6);
  });

  it('never grows when the budget shrinks, and is between 0 and 1', () => {
    const world = makeWorld({ listings: 200, seed: 3 });
    const shares = [1_500, 800, 400, 100, 10, 0].map((budget) => optimum(world, budget));
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect([Math.max(...shares) <= 1, shares.at(-1)]).toEqual([true, 0]);
  });
});

describe('due queue', () => {
  it('returns the same as a sorted list after any moves', () => {
    const moves = fc.array(fc.tuple(fc.nat(19), fc.nat(100)), { maxLength: 60 });
    fc.assert(
      fc.property(moves, fc.nat(100), fc.integer({ min: 1, max: 25 }), (steps, now, limit) => {
        const queue = makeDueQueue(20);
        const dueAt = new Map<number, number>();
        for (const [listing, at] of steps) {
          queue.set(listing, at);
          dueAt.set(listing, at);
        }
        const expected = [...dueAt.values()].filter((at) => at <= now).sort((a, b) => a - b);
        expect(queue.due(now, limit).map((listing) => dueAt.get(listing))).toEqual(expected.slice(0, limit));
      }),
    );
  });
});

it.each([
  [[], 0],
  [[0, 10, 20], 3],
  [[0, 10, 21], 2],
  [[0, 1, 30, 31, 32, 90], 3],
])('the most of %j within 20 is %i', (times, most) => {
  expect(mostWithin(times, 20)).toBe(most);
});
