import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterView, backOffMs, nextDueAt, NO_LOAD, outlook, SHORTEST_INTERVAL_MS } from './schedule.ts';
import type { Load, ScheduleState } from './schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 0, 31);

function listing(given: Partial<ScheduleState> = {}): ScheduleState {
  return {
    memberCount: 500,
    viewScore: 0,
    recentScore: 0,
    viewScoreAt: NOW,
    listedAt: NOW - 30 * DAY,
    changePerHour: null,
    lastSyncedAt: NOW,
    ...given,
  };
}
const atPrice = (price: number): Load => ({ price, share: 0.8, untilSweep: 9, at: NOW });

const anyState = fc
  .record({
    memberCount: fc.option(fc.nat(5_000_000)),
    viewScore: fc.double({ min: 0, max: 20_000, noNaN: true }),
    recentScore: fc.double({ min: 0, max: 2_000, noNaN: true }),
    viewedAgo: fc.nat(60 * DAY),
    listedAgo: fc.nat(400 * DAY),
    changePerHour: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    syncedAgo: fc.option(fc.nat(90 * DAY)),
  })
  .map(({ viewedAgo, listedAgo, syncedAgo, ...rest }) =>
    listing({
      ...rest,
      viewScoreAt: NOW - viewedAgo,
      listedAt: NOW - listedAgo,
      lastSyncedAt: syncedAgo === null ? null : NOW - syncedAgo,
    }),
  );
const anyLoad = fc
  .record({ price: fc.double({ min: 0, max: 50, noNaN: true }), share: fc.double({ min: 0.5, max: 0.8, noNaN: true }) })
  .map((load) => ({ ...load, untilSweep: 0, at: NOW }));

describe('nextDueAt', () => {
  it.each([
    ['half the promise while the budget has room', NO_LOAD, 0.5],
    ['later when it has none', atPrice(0), 0.8],
    ['no later when the look-up is worth its price', atPrice(5), 0.8],
  ])('%s', (_name, load, share) => {
    const popular = listing({ viewScore: 300 });
    expect(nextDueAt(popular, NOW, load)).toBeCloseTo(NOW + share * outlook(popular, NOW).promiseMs, 0);
  });

  it('puts off what is not worth its price, but weighs it again a day later', () => {
    expect(nextDueAt(listing(), NOW, atPrice(0.04))).toBeGreaterThan(NOW + 0.8 * outlook(listing(), NOW).promiseMs);
    expect(nextDueAt(listing(), NOW, atPrice(5))).toBe(NOW + DAY);
    expect(nextDueAt(listing({ lastSyncedAt: NOW - 10 * DAY }), NOW, atPrice(5))).toBe(NOW + 5 * DAY);
  });

  it('is now for a listing that never had counts, and an hour later when others are worth more', () => {
    expect(nextDueAt(listing({ lastSyncedAt: null }), NOW, NO_LOAD)).toBe(NOW);
    expect(nextDueAt(listing({ lastSyncedAt: null }), NOW, atPrice(5))).toBe(NOW + HOUR);
  });

  it.each([
    ['asked for sooner', { askAt: NOW + 5 * MINUTE }, NOW + 5 * MINUTE],
    ['asked for at once', { askAt: NOW + 1 }, NOW + SHORTEST_INTERVAL_MS],
    ['asked for and already done', { askAt: NOW - 1 }, NOW + DAY],
    ['to be left alone', { lastSyncedAt: NOW - 30 * DAY, notBefore: NOW + 16 * DAY }, NOW + 16 * DAY],
    ['to be left alone though asked for', { askAt: NOW + HOUR, notBefore: NOW + 2 * HOUR }, NOW + 2 * HOUR],
    ['left alone long enough', { askAt: NOW + HOUR, notBefore: NOW - HOUR }, NOW + HOUR],
  ])('%s', (_name, given, expected) => {
    expect(nextDueAt(listing(given), NOW, atPrice(5))).toBe(expected);
  });

  it('is never before the last refresh, and never long after now', () => {
    fc.assert(
      fc.property(anyState, anyLoad, (state, load) => {
        const dueAt = nextDueAt(state, NOW, load);
        const soonest = state.lastSyncedAt === null ? NOW : state.lastSyncedAt + SHORTEST_INTERVAL_MS;
        expect(dueAt).toBeGreaterThanOrEqual(soonest);
        expect(dueAt).toBeLessThanOrEqual(NOW + Math.max(DAY, (NOW - (state.lastSyncedAt ?? NOW)) / 2));
      }),
    );
  });

  it('keeps every promise while nothing is put off', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const synced = { ...state, lastSyncedAt: NOW };
        expect(nextDueAt(synced, NOW, NO_LOAD)).toBeLessThan(NOW + outlook(synced, NOW).promiseMs);
        expect(nextDueAt(synced, NOW, NO_LOAD)).toBeLessThan(NOW + DAY);
      }),
    );
  });

  it('never comes sooner when the price rises', () => {
    fc.assert(
      fc.property(anyState, anyLoad, fc.double({ min: 0, max: 10, noNaN: true }), (state, load, more) => {
        const dearer = { ...load, price: load.price + more };
        expect(nextDueAt(state, NOW, dearer)).toBeGreaterThanOrEqual(nextDueAt(state, NOW, load));
      }),
    );
  });
});

describe('afterView', () => {
  it('brings the turn of a listing forward as it becomes popular', () => {
    let state = listing({ lastSyncedAt: NOW - 4 * HOUR });
    const dueAts = Array.from({ length: 40 }, () => {
      const { scores, dueAt } = afterView(state, NOW);
      state = { ...state, ...scores };
      return dueAt;
    });
    expect(dueAts).toEqual(dueAts.toSorted((a, b) => b - a));
    expect(dueAts[0]).toBeGreaterThan(NOW);
    expect(dueAts.at(-1)).toBeLessThanOrEqual(NOW);
  });

  it('counts the view, and takes no load for granted', () => {
    fc.assert(
      fc.property(anyState, anyLoad, (state, load) => {
        const { scores, dueAt } = afterView(state, NOW);
        expect(scores.viewScore).toBeGreaterThanOrEqual(1);
        expect(scores.viewScoreAt).toBe(NOW);
        expect(dueAt).toBeLessThanOrEqual(nextDueAt({ ...state, ...scores }, NOW, load));
      }),
    );
  });

  it('does not wake a listing that is to be left alone', () => {
    let state = listing({ lastSyncedAt: NOW - 9 * DAY, notBefore: NOW + HOUR });
    for (let i = 0; i < 500; i++) state = { ...state, ...afterView(state, NOW).scores };
    expect(afterView(state, NOW).dueAt).toBe(NOW + HOUR);
  });
});

it.each([
  [1, 10 * MINUTE],
  [2, 20 * MINUTE],
  [5, 160 * MINUTE],
  [8, 12 * HOUR],
  [500, 12 * HOUR],
])('after %i failures in a row a listing is left alone for %i ms', (failures, expected) => {
  expect(backOffMs(failures)).toBe(expected);
});
