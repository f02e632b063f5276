import { describe, expect, it } from 'vitest';
import { type KnownCounts, nextCounts, type TakenCounts } from './next-counts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-20T12:00:00Z');

const known = (values: Partial<KnownCounts> = {}): KnownCounts => ({
  member_count: 1000,
  online_count: 100,
  counts_at: NOW - DAY,
  change_per_hour: 0.04,
  online_trend: 0.01,
  ...values,
});
const never = known({ member_count: null, online_count: null, counts_at: null, change_per_hour: null });
const counts = (memberCount: number | null, onlineCount: number | null) => ({ memberCount, onlineCount });
const taken = (agoMs: number, memberCount: number | null, onlineCount: number | null): TakenCounts => ({
  at: NOW - agoMs,
  ...counts(memberCount, onlineCount),
});

describe('the age of the counts', () => {
  it.each([
    ['both counted', known(), counts(1100, 110), { member_count: 1100, online_count: 110, counts_at: NOW }],
    // One age stands for both, and it is never younger than a count that it is shown with.
    ['members counted', known(), counts(1100, null), { member_count: 1100, online_count: 100, counts_at: NOW - DAY }],
    ['online counted', known(), counts(null, 110), { member_count: 1000, online_count: 110, counts_at: NOW - DAY }],
    ['neither counted', known(), counts(null, null), known()],
    ['the first of all', never, counts(1100, 110), { member_count: 1100, online_count: 110, counts_at: NOW }],
    ['the first, of one', never, counts(1100, null), { member_count: 1100, online_count: null, counts_at: NOW }],
    ['nothing ever', never, counts(null, null), never],
  ])('%s', (_case, before, answer, expected) => {
    expect(nextCounts(before, answer, [], NOW)).toMatchObject(expected);
  });
});

describe('the trend of who is online', () => {
  /** Grows by a tenth a day, and is asked every so often for six days. */
  const trendAskedEvery = (gapMs: number): number => {
    const history: TakenCounts[] = [];
    let row = never;
    for (let at = NOW; at <= NOW + 6 * DAY; at += gapMs) {
      const answer = counts(1e7, Math.round(1e6 * Math.exp((0.1 * (at - NOW)) / DAY)));
      row = nextCounts({ ...row, online_trend: row === never ? 0 : row.online_trend }, answer, history, at);
      history.push({ at, ...answer });
    }
    return row.online_trend;
  };

  it.each([DAY, 6 * HOUR, HOUR, 20 * MINUTE, 2 * MINUTE])(
    'is the same however often it is asked: every %i ms',
    (gap) => {
      // Half-way to a tenth after three days, three quarters after six.
      expect(trendAskedEvery(gap)).toBeCloseTo(0.075, 2);
    },
  );

  it('is not moved by an answer that leaves out who is online, nor measured from one', () => {
    const history = [taken(DAY, 1000, 100), taken(2 * HOUR, 1000, null)];
    expect(nextCounts(known(), counts(1000, null), history, NOW).online_trend).toBe(0.01);
    const whole = nextCounts(known(), counts(1000, 200), history, NOW).online_trend;
    expect(whole).toBe(nextCounts(known(), counts(1000, 200), history.slice(0, 1), NOW).online_trend);
    expect(whole).toBeGreaterThan(0.01);
  });
});

describe('how far the counts move', () => {
  it('is seen only in what was counted both times', () => {
    const history = [taken(DAY, 1000, 100), taken(HOUR, null, 100)];
    const moved = (answer: ReturnType<typeof counts>) => nextCounts(known(), answer, history, NOW).change_per_hour;
    expect(moved(counts(5000, null))).toBe(0.04);
    expect(moved(counts(5000, 100))).toBeLessThan(0.04);
    expect(moved(counts(1000, 150))).toBeGreaterThan(0.04);
  });

  it('is unknown at the first count', () => {
    expect(nextCounts(never, counts(1000, 100), [], NOW).change_per_hour).toBeNull();
  });
});
