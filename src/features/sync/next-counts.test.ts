import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import { type StoredCounts, nextCounts, type SnapshotCounts, unlessOutdated } from './next-counts.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

const known = (values: Partial<StoredCounts> = {}): StoredCounts => ({
  member_count: 1000,
  online_count: 100,
  counts_at: NOW - DAY_MS,
  change_per_hour: 0.04,
  online_trend: 0.01,
  ...values,
});
const never = known({ member_count: null, online_count: null, counts_at: null, change_per_hour: null });
const counts = (memberCount: number | null, onlineCount: number | null) => ({ memberCount, onlineCount });
const taken = (agoMs: number, memberCount: number | null, onlineCount: number | null): SnapshotCounts => ({
  at: NOW - agoMs,
  ...counts(memberCount, onlineCount),
});

describe('the age of the counts', () => {
  it.each([
    ['both counted', known(), counts(1100, 110), { member_count: 1100, online_count: 110, counts_at: NOW }],
    // Both counts share one age, which must not be younger than either.
    [
      'members counted',
      known(),
      counts(1100, null),
      { member_count: 1100, online_count: 100, counts_at: NOW - DAY_MS },
    ],
    ['online counted', known(), counts(null, 110), { member_count: 1000, online_count: 110, counts_at: NOW - DAY_MS }],
    ['neither counted', known(), counts(null, null), known()],
    ['first counts', never, counts(1100, 110), { member_count: 1100, online_count: 110, counts_at: NOW }],
    [
      'first count, members only',
      never,
      counts(1100, null),
      { member_count: 1100, online_count: null, counts_at: NOW },
    ],
    ['no counts yet', never, counts(null, null), never],
  ])('%s', (_case, before, answer, expected) => {
    expect(nextCounts(before, answer, [], NOW)).toMatchObject(expected);
  });
});

it.each([
  ['the first ones', [], counts(7, 8)],
  ['newer ones', [taken(1000, 1, 1)], counts(7, 8)],
  ['the same ones again', [taken(0, 7, 8)], counts(7, 8)],
  ['older ones', [taken(DAY_MS, 1, 1), taken(-57_000, 1, 1)], counts(null, null)],
  ['those after the clock was set back', [taken(-HOUR_MS, 1, 1)], counts(7, 8)],
])('counts are ignored only if newer ones are stored: %s', (_, history, expected) => {
  expect(unlessOutdated(counts(7, 8), history, NOW)).toEqual(expected);
});

describe('the online trend', () => {
  /** The trend of a listing that grows by a tenth a day, refreshed every `gapMs` for six days. */
  const trendAtInterval = (gapMs: number): number => {
    const history: SnapshotCounts[] = [];
    let row = never;
    for (let at = NOW; at <= NOW + 6 * DAY_MS; at += gapMs) {
      const answer = counts(1e7, Math.round(1e6 * Math.exp((0.1 * (at - NOW)) / DAY_MS)));
      row = nextCounts({ ...row, online_trend: row === never ? 0 : row.online_trend }, answer, history, at);
      history.push({ at, ...answer });
    }
    return row.online_trend;
  };

  it.each([DAY_MS, 6 * HOUR_MS, HOUR_MS, 20 * MINUTE_MS, 2 * MINUTE_MS])(
    'does not depend on the refresh interval: %i ms',
    (gap) => {
      // Half of a tenth after three days, three quarters after six.
      expect(trendAtInterval(gap)).toBeCloseTo(0.075, 2);
    },
  );

  it('ignores answers and snapshots without an online count', () => {
    const history = [taken(DAY_MS, 1000, 100), taken(2 * HOUR_MS, 1000, null)];
    expect(nextCounts(known(), counts(1000, null), history, NOW).online_trend).toBe(0.01);
    const whole = nextCounts(known(), counts(1000, 200), history, NOW).online_trend;
    expect(whole).toBe(nextCounts(known(), counts(1000, 200), history.slice(0, 1), NOW).online_trend);
    expect(whole).toBeGreaterThan(0.01);
  });
});

describe('the change per hour', () => {
  it('compares only counts that are known both times', () => {
    const history = [taken(DAY_MS, 1000, 100), taken(HOUR_MS, null, 100)];
    const moved = (answer: ReturnType<typeof counts>) => nextCounts(known(), answer, history, NOW).change_per_hour;
    expect(moved(counts(5000, null))).toBe(0.04);
    expect(moved(counts(5000, 100))).toBeLessThan(0.04);
    expect(moved(counts(1000, 150))).toBeGreaterThan(0.04);
  });

  it('is unknown after the first count', () => {
    expect(nextCounts(never, counts(1000, 100), [], NOW).change_per_hour).toBeNull();
  });
});
