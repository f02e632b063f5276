import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import {
  afterView,
  lookUpBackOffMs,
  currentTargetMs,
  placeInQueue,
  popularitiesAt,
  MIN_INTERVAL_MS,
} from './schedule.ts';
import type { ScheduleState } from './schedule.ts';

const NOW = Date.UTC(2026, 0, 31);

function listing(given: Partial<ScheduleState> = {}): ScheduleState {
  return {
    memberCount: 500,
    viewScore: 0,
    recentScore: 0,
    viewScoreAt: NOW,
    listedAt: NOW - 30 * DAY_MS,
    changePerHour: null,
    checkedAt: NOW,
    requiredAt: null,
    ...given,
  };
}

const anyState = fc
  .record({
    memberCount: fc.option(fc.nat(5_000_000)),
    viewScore: fc.double({ min: 0, max: 20_000, noNaN: true }),
    recentScore: fc.double({ min: 0, max: 2_000, noNaN: true }),
    viewedAgo: fc.nat(60 * DAY_MS),
    listedAgo: fc.nat(400 * DAY_MS),
    changePerHour: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    syncedAgo: fc.option(fc.nat(90 * DAY_MS)),
  })
  .map(({ viewedAgo, listedAgo, syncedAgo, ...rest }) =>
    listing({
      ...rest,
      viewScoreAt: NOW - viewedAgo,
      listedAt: NOW - listedAgo,
      checkedAt: syncedAgo === null ? null : NOW - syncedAgo,
    }),
  );

describe('placeInQueue', () => {
  it('is due at four fifths of the freshness target', () => {
    const popular = listing({ viewScore: 300 });
    expect(placeInQueue(popular, NOW).dueAt).toBeCloseTo(NOW + 0.8 * currentTargetMs(popular, NOW), -1);
  });

  it('is due now for a listing that never had counts', () => {
    expect(placeInQueue(listing({ checkedAt: null }), NOW).dueAt).toBe(NOW);
  });

  it('raises the popularity with the views, up to thousands a day', () => {
    const popularities = [0, 3, 30, 300, 20_000].map(
      (viewScore) => placeInQueue(listing({ viewScore }), NOW).popularity,
    );
    expect(new Set(popularities).size).toBe(5);
    expect(popularities).toEqual(popularities.toSorted((a, b) => a - b));
    expect(placeInQueue(listing({ viewScore: 3_000_000 }), NOW).popularity).toBe(popularities.at(-1));
  });

  it('gives an unviewed listing the same popularity whenever it is computed', () => {
    const popular = listing({ viewScore: 3_000, listedAt: NOW - 90 * DAY_MS });
    const [before, after] = [NOW, NOW + 6 * DAY_MS].map((at) => placeInQueue(popular, at).popularity);
    expect(Math.abs(after! - before!)).toBeLessThanOrEqual(1);
  });

  const ordinary = placeInQueue(listing(), NOW).dueAt;
  it.each([
    ['with an earlier set time', NOW + 5 * MINUTE_MS, NOW + 5 * MINUTE_MS, NOW + 5 * MINUTE_MS],
    ['with an immediate set time', NOW + 1, NOW + 1, NOW + MIN_INTERVAL_MS],
    ['with a set time after it is due', NOW + 5 * DAY_MS, NOW + 5 * DAY_MS, ordinary],
    ['with a set time that has passed', NOW - 1, NOW - 1, NOW + MIN_INTERVAL_MS],
  ])('schedules a listing %s', (_name, requiredAt, expectedRequiredAt, dueAt) => {
    expect(placeInQueue(listing({ requiredAt }), NOW)).toMatchObject({ requiredAt: expectedRequiredAt, dueAt });
  });

  it('is after the last refresh and before the target is missed', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const checkedAt = state.checkedAt ?? NOW;
        const { dueAt } = placeInQueue(state, NOW);
        expect(dueAt).toBeGreaterThanOrEqual(state.checkedAt === null ? NOW : checkedAt + MIN_INTERVAL_MS);
        expect(dueAt).toBeLessThan(checkedAt + currentTargetMs(state, NOW));
        expect(dueAt).toBeLessThan(checkedAt + DAY_MS);
      }),
    );
  });

  it('has a popularity that the queue is queried for while it is recent', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(popularitiesAt(NOW)).toContain(placeInQueue(state, NOW).popularity);
      }),
    );
    expect(popularitiesAt(NOW).length).toBeLessThanOrEqual(40);
  });
});

describe('afterView', () => {
  it('brings a listing forward as it becomes popular', () => {
    let state = listing({ checkedAt: NOW - 4 * HOUR_MS });
    const turns = Array.from({ length: 40 }, () => {
      const { scores, place } = afterView(state, NOW);
      state = { ...state, ...scores };
      return place;
    });
    const dueAts = turns.map(({ dueAt }) => dueAt);
    expect(dueAts).toEqual(dueAts.toSorted((a, b) => b - a));
    expect(dueAts[0]).toBeGreaterThan(NOW);
    expect(dueAts.at(-1)).toBeLessThanOrEqual(NOW);
    const popularities = turns.map(({ popularity }) => popularity);
    expect(popularities).toEqual(popularities.toSorted((a, b) => a - b));
    expect(popularities.at(-1)).toBeGreaterThan(popularities[0]! + 6);
  });

  it('counts the view and never postpones the listing', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { scores, place } = afterView(state, NOW);
        expect(scores.viewScore).toBeGreaterThanOrEqual(1);
        expect(scores.viewScoreAt).toBe(NOW);
        expect(place.dueAt).toBeLessThanOrEqual(placeInQueue(state, NOW).dueAt);
        expect(place.popularity).toBeGreaterThanOrEqual(placeInQueue(state, NOW).popularity);
      }),
    );
  });
});

it.each([
  [1, 10 * MINUTE_MS],
  [2, 20 * MINUTE_MS],
  [5, 160 * MINUTE_MS],
  [8, 12 * HOUR_MS],
  [500, 12 * HOUR_MS],
])('backs off after %i consecutive failures for %i ms', (failures, expected) => {
  expect(lookUpBackOffMs(failures)).toBe(expected);
});
