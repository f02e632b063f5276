import { describe, expect, it } from 'vitest';
import { DUE_BATCH, nextLoad, planLookup } from './next-lookup.ts';
import { EARLIEST_SHARE, LATEST_SHARE, NO_LOAD } from './schedule.ts';
import type { Load, ScheduleState } from './schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 0, 31);

type Row = ScheduleState & { name: string };
/** A listing that was refreshed a day ago. */
function row(name: string, given: Partial<ScheduleState> = {}): Row {
  return {
    name,
    memberCount: 500,
    viewScore: 0,
    recentScore: 0,
    viewScoreAt: NOW,
    listedAt: NOW - 90 * DAY,
    changePerHour: null,
    lastSyncedAt: NOW - DAY,
    ...given,
  };
}
const quiet = row('quiet', { viewScore: 0.5 });
const busy = row('busy', { viewScore: 90 });
const load = (given: Partial<Load>): Load => ({ price: 0, share: LATEST_SHARE, untilSweep: 5, at: NOW, ...given });

describe('planLookup', () => {
  it('takes the most viewed of those that are due', () => {
    expect(planLookup([quiet, busy], null, NOW, NO_LOAD)).toMatchObject({ take: busy, defer: [], worthIt: 2 });
    expect(planLookup([busy, quiet], null, NOW, NO_LOAD).take).toBe(busy);
  });

  it('takes what was asked for before all', () => {
    const expiring = row('expiring', { askAt: NOW - MINUTE });
    expect(planLookup([busy, expiring, quiet], null, NOW, load({ price: 3 })).take).toBe(expiring);
  });

  it('defers what is not worth the price, and what was refreshed meanwhile', () => {
    const done = row('done', { viewScore: 90, lastSyncedAt: NOW - MINUTE });
    const plan = planLookup([quiet, done, busy], null, NOW, load({ price: 2 }));
    expect(plan.take).toBe(busy);
    expect(plan.worthIt).toBe(1);
    expect(plan.defer.map((one) => one.row.name)).toEqual(['quiet', 'done']);
    for (const { dueAt } of plan.defer) expect(dueAt).toBeGreaterThan(NOW + 3 * MINUTE);
  });

  it('takes nothing when nothing is due', () => {
    const fresh = row('fresh', { lastSyncedAt: NOW - HOUR });
    expect(planLookup([], fresh, NOW, NO_LOAD)).toEqual({ take: null, defer: [], worthIt: 0, isBehind: false });
  });

  it('gives what is left over to the listing that has waited longest, once its promise is over', () => {
    const forgotten = row('forgotten', { lastSyncedAt: NOW - 3 * DAY });
    expect(planLookup([], forgotten, NOW, load({ price: 3 }))).toMatchObject({ take: forgotten, isBehind: true });
    expect(planLookup([], row('fresh', { lastSyncedAt: NOW - HOUR }), NOW, load({})).take).toBeNull();
    expect(planLookup([], { ...forgotten, notBefore: NOW + 1 }, NOW, load({})).take).toBeNull();
  });

  it.each([
    [0, 'forgotten'],
    [1, 'busy'],
    [9, 'busy'],
  ])('over budget and %i look-ups before the sweep: %s', (untilSweep, name) => {
    const forgotten = row('forgotten', { lastSyncedAt: NOW - 3 * DAY });
    expect(planLookup([busy], forgotten, NOW, load({ price: 3, untilSweep })).take?.name).toBe(name);
  });
});

/** What a turn found. */
const plan = (worthIt: number, isBehind = false) => ({
  take: worthIt > 0 ? busy : null,
  defer: [],
  worthIt,
  isBehind,
});

describe('nextLoad', () => {
  /** The load after an hour of turns that all look like this. */
  const anHour = (start: Load, worthIt: number, isBehind = false, turnMs = 6_000): Load => {
    let after = start;
    for (let now = NOW + turnMs; now <= NOW + HOUR; now += turnMs)
      after = nextLoad(after, plan(worthIt, isBehind), now);
    return after;
  };

  it('stays without a price and early while nobody waits', () => {
    expect(anHour(load({ share: EARLIEST_SHARE }), 1)).toMatchObject({ price: 0, share: EARLIEST_SHARE });
  });

  it('raises the share first and the price next while many wait', () => {
    const first = nextLoad(load({ share: EARLIEST_SHARE }), plan(40), NOW + 6_000);
    expect(first.price).toBe(0);
    expect(first.share).toBeGreaterThan(EARLIEST_SHARE);
    expect(anHour(load({ share: EARLIEST_SHARE }), 40)).toMatchObject({ share: LATEST_SHARE });
    expect(anHour(load({ share: EARLIEST_SHARE }), 40).price).toBeGreaterThan(0);
  });

  it('falls back to no price and then to an early share when nothing is worth it', () => {
    const later = anHour(load({ price: 0.5 }), 0);
    expect(later).toMatchObject({ price: 0, share: EARLIEST_SHARE });
  });

  it('does not refresh early while another listing is older than its promise', () => {
    expect(anHour(load({ share: EARLIEST_SHARE }), 0, true)).toMatchObject({ price: 0, share: LATEST_SHARE });
  });

  it('keeps its price at the length of queue that it aims at', () => {
    expect(anHour(load({ price: 0.7 }), 17).price).toBeCloseTo(0.7, 10);
  });

  it('rises fast when a whole batch waits, but not without end', () => {
    expect(nextLoad(load({ price: 1 }), plan(DUE_BATCH), NOW + 60_000).price).toBeCloseTo(1.02 ** 10, 10);
    expect(anHour(load({ price: 0.1 }), DUE_BATCH).price).toBe(100);
  });

  it('changes by the time that has passed, not by the number of turns', () => {
    const [slow, fast] = [anHour(load({ price: 1 }), 40, false, 6_000), anHour(load({ price: 1 }), 40, false, 500)];
    expect(fast.price).toBeCloseTo(slow.price, 6);
  });

  it('does not jump after a long pause or a clock that went back', () => {
    expect(nextLoad(load({ price: 1 }), plan(40), NOW + DAY).price).toBeLessThan(1.05);
    expect(nextLoad(load({ price: 1 }), plan(40), NOW - DAY).price).toBe(1);
  });

  it('counts look-ups down to the sweep, and turns without one not', () => {
    const counts = [0, 1, 9].map((untilSweep) => nextLoad(load({ untilSweep }), plan(1), NOW).untilSweep);
    expect(counts).toEqual([9, 0, 8]);
    expect(nextLoad(load({ untilSweep: 4 }), plan(0), NOW).untilSweep).toBe(4);
  });
});
