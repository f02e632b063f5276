import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { activityLevel, activityOrder, activityScore, nextTrend } from './activity-level.ts';

const counts = (memberCount: number | null, onlineCount: number | null, onlineTrend = 0) => ({
  memberCount,
  onlineCount,
  onlineTrend,
});

describe('activityScore', () => {
  it.each([
    [null, null, 0],
    [null, 50, 0],
    [100, null, 0],
    [100, 0, 0],
    [0, 10, 0],
    // 20 for nine online and 9 for their share.
    [100, 9, 29],
    [100_000, 999, 60 + 0.999],
    [99, 99, 40 + 40],
    [1_000_000, 999_999, 100],
  ])('of %s members with %s online is %d', (members, online, score) => {
    expect(activityScore(counts(members, online))).toBeCloseTo(score, 10);
  });

  it('is between 0 and 100, grows with members who are online and falls with members who are not', () => {
    fc.assert(
      fc.property(fc.nat(30_000_000), fc.nat(3_000_000), fc.nat(1000), (members, online, more) => {
        const score = activityScore(counts(members, online));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(activityScore(counts(members, online + more))).toBeGreaterThanOrEqual(score);
        fc.pre(members > 0);
        expect(activityScore(counts(members + more, online))).toBeLessThanOrEqual(score);
      }),
    );
  });
});

describe('activityLevel', () => {
  it.each([
    ['Very Active', counts(2000, 1000)],
    ['Active', counts(20_000, 999)],
    ['Growing', counts(100, 9, 0.03)],
    ['Casual', counts(100, 9, 0.02)],
    ['Casual', counts(100, 9, -0.5)],
    ['Casual', counts(null, null)],
    ['Growing', counts(null, null, 0.1)],
    // From 50 points on the trend does not matter.
    ['Very Active', counts(2000, 1000, 0.5)],
  ])('is %s for %j', (level, given) => {
    expect(activityLevel(given)).toBe(level);
  });

  it('changes exactly at 50 and 70 points', () => {
    for (let online = 0; online <= 1000; online++) {
      const given = counts(1000, online);
      const score = activityScore(given);
      expect(activityLevel(given)).toBe(score >= 70 ? 'Very Active' : score >= 50 ? 'Active' : 'Casual');
    }
  });
});

describe('activityOrder', () => {
  it('is by level, then by score, and null while a count is unknown', () => {
    const descending = [
      counts(1000, 1000),
      counts(2000, 600, -0.5),
      counts(20_000, 999, 0.5),
      counts(20_000, 900),
      counts(100, 9, 0.03),
      counts(100, 1, 0.03),
      counts(100, 0, 0.03),
      counts(5000, 100),
      counts(100, 9),
      counts(0, 0),
    ].map(activityOrder);
    expect(descending).toEqual(descending.toSorted((a, b) => b! - a!));
    expect(new Set(descending).size).toBe(descending.length);
    expect(descending.at(-1)).toBeGreaterThan(0);
    expect([counts(null, 50), counts(100, null, 0.5)].map(activityOrder)).toEqual([null, null]);
  });
});

describe('nextTrend', () => {
  const at = 1_700_000_000_000;
  const before = (onlineCount: number | null) => [{ onlineCount, at }];
  const after = (onlineCount: number | null, gapMs: number) => ({ onlineCount, at: at + gapMs });

  it.each([
    ['the first count', [], after(50, DAY_MS)],
    ['the first online count', before(null), after(50, DAY_MS)],
    ['an unknown count', before(50), after(null, DAY_MS)],
    ['a count of the same hour', before(50), after(500, HOUR_MS - 1)],
    ['a clock that went backward', before(50), after(500, -DAY_MS)],
  ])('is unchanged by %s', (_case, first, second) => {
    expect(nextTrend(0.12, first, second)).toBe(0.12);
  });

  it('moves halfway to the growth between the counts in three days', () => {
    const perDay = Math.log(201 / 101) / 3;
    expect(nextTrend(0, before(100), after(200, 3 * DAY_MS))).toBeCloseTo(perDay / 2, 10);
    expect(nextTrend(0.4, before(100), after(100, 3 * DAY_MS))).toBeCloseTo(0.2, 10);
  });

  it('grows after a count of zero, which is known', () => {
    expect(nextTrend(0, before(0), after(50, 3 * DAY_MS))).toBeCloseTo(0.5, 10);
  });

  it('measures from the last count that is an hour old, and weighs by the time since the latest count', () => {
    const soon = { onlineCount: 500, at: at + HOUR_MS / 2 };
    const earlier = [...before(100), soon, { onlineCount: null, at: at + HOUR_MS }];
    const perDay = Math.log(105 / 101) * 24;
    const oldWeight = 0.5 ** (0.5 / 72);
    expect(nextTrend(0.4, earlier, after(104, HOUR_MS))).toBeCloseTo(oldWeight * 0.4 + (1 - oldWeight) * perDay, 10);
  });

  it('caps a jump within an hour at growth by a factor of e per day', () => {
    const oldWeight = 0.5 ** (1 / 72);
    expect(nextTrend(0, before(1), after(100_000, HOUR_MS))).toBeCloseTo(1 - oldWeight, 10);
  });

  it('is between the old trend and the growth, which is at most 1 either way', () => {
    const trend = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        trend,
        fc.nat(1e6),
        fc.nat(1e6),
        fc.integer({ min: HOUR_MS, max: 90 * DAY_MS }),
        (old, from, to, gapMs) => {
          const next = nextTrend(old, before(from), after(to, gapMs));
          const growth = Math.max(-1, Math.min(1, (Math.log((to + 1) / (from + 1)) * DAY_MS) / gapMs));
          expect(next).toBeGreaterThanOrEqual(Math.min(old, growth) - 1e-9);
          expect(next).toBeLessThanOrEqual(Math.max(old, growth) + 1e-9);
        },
      ),
    );
  });
});
