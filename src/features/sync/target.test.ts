import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import {
  MAX_TARGET_MS,
  RECENT_MEMORY_MS,
  MIN_TARGET_MS,
  VIEW_MEMORY_MS,
  scoresAfterView,
  decayedViews,
  observeChange,
  targetMs,
  viewsPerDay,
} from './target.ts';
import type { ViewScores } from './target.ts';

const START = Date.UTC(2026, 0, 1);
const newListing = { viewScore: 0, recentScore: 0, viewScoreAt: START, listedAt: START, memberCount: 500 };

describe('targetMs', () => {
  it.each([
    ['no views, small', 0, 50, null, 23 * HOUR_MS],
    ['two views a day', 2, 50, null, 11.5 * HOUR_MS],
    ['a hundred views a day', 98, 50, null, (23 / 8) * HOUR_MS],
    ['a hundred views a day, slow changes', 98, 50, 0.001, (23 / 4.5) * HOUR_MS],
    ['a hundred views a day, fast changes', 98, 50, 0.5, (23 / 15) * HOUR_MS],
    ['thousands of views a day', 5_000, 50, 0.04, (23 / 51) * HOUR_MS],
    ['thousands of views a day, fast changes', 5_000, 50, 0.5, MIN_TARGET_MS],
    ['a hundred thousand members, no views', 0, 100_000, null, 11.5 * HOUR_MS],
    ['members unknown', 2, null, null, 11.5 * HOUR_MS],
  ])('%s', (_name, views, memberCount, changePerHour, expected) => {
    expect(targetMs({ viewsPerDay: views, memberCount, changePerHour })).toBeCloseTo(expected, 3);
  });

  const input = fc.record({
    viewsPerDay: fc.double({ min: 0, max: 1e6, noNaN: true }),
    memberCount: fc.option(fc.nat(20_000_000)),
    changePerHour: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  });

  it('is within its limits, and so always less than a day', () => {
    fc.assert(
      fc.property(input, (listing) => {
        expect(targetMs(listing)).toBeGreaterThanOrEqual(MIN_TARGET_MS);
        expect(targetMs(listing)).toBeLessThanOrEqual(MAX_TARGET_MS);
      }),
    );
    expect(MAX_TARGET_MS).toBeLessThan(DAY_MS);
  });

  it.each(['viewsPerDay', 'memberCount', 'changePerHour'] as const)('never grows with %s', (figure) => {
    fc.assert(
      fc.property(input, fc.double({ min: 0, max: 1e6, noNaN: true }), (listing, more) => {
        const known = listing[figure] ?? 0;
        const fewer = targetMs({ ...listing, [figure]: known });
        expect(targetMs({ ...listing, [figure]: known + more })).toBeLessThanOrEqual(fewer);
      }),
    );
  });
});

describe('view scores', () => {
  it('equal the closed form: the sum of e^(-age / memory) over all views', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10 * DAY_MS), { maxLength: 50 }), fc.nat(5 * DAY_MS), (delays, after) => {
        const times = delays.toSorted((a, b) => a - b).map((delay) => START + delay);
        const scores = times.reduce<ViewScores>((sofar, time) => scoresAfterView(sofar, time), newListing);
        const now = (times.at(-1) ?? START) + after;
        const closed = (memory: number) => times.reduce((sum, time) => sum + Math.exp((time - now) / memory), 0);
        const { viewScore, recentScore, viewScoreAt } = scores;
        expect(decayedViews(viewScore, viewScoreAt, now, VIEW_MEMORY_MS)).toBeCloseTo(closed(VIEW_MEMORY_MS), 8);
        expect(decayedViews(recentScore, viewScoreAt, now, RECENT_MEMORY_MS)).toBeCloseTo(closed(RECENT_MEMORY_MS), 8);
      }),
    );
  });

  it('never decay backward when the clock goes back', () => {
    const ahead = scoresAfterView(newListing, START + HOUR_MS);
    expect(scoresAfterView(ahead, START)).toMatchObject({ viewScore: 2, recentScore: 2 });
  });

  it('decay again from the first view after the clock was a year ahead', () => {
    let listing = { ...newListing, ...scoresAfterView(newListing, START + 365 * DAY_MS) };
    for (let day = 1; day <= 60; day++) listing = { ...listing, ...scoresAfterView(listing, START + day * DAY_MS) };
    expect(viewsPerDay(listing, START + 60 * DAY_MS)).toBeCloseTo(
      viewsPerDay(watched(1, START + 60 * DAY_MS), START + 60 * DAY_MS),
      5,
    );
  });
});

/** A listing with `perDay` evenly spaced views a day until `now`. */
function watched(perDay: number, now: number) {
  let listing = newListing;
  for (let time = START + DAY_MS / perDay; time <= now; time += DAY_MS / perDay) {
    listing = { ...listing, ...scoresAfterView(listing, time) };
  }
  return listing;
}

describe('viewsPerDay', () => {
  it('is one for a new listing, more for a large one', () => {
    expect(viewsPerDay(newListing, START)).toBeCloseTo(1, 10);
    expect(viewsPerDay({ ...newListing, memberCount: 100_000 }, START)).toBeCloseTo(3, 10);
    expect(viewsPerDay({ ...newListing, memberCount: null }, START)).toBeCloseTo(1, 10);
  });

  it('falls to a small rate, not to zero, without views', () => {
    expect(viewsPerDay(newListing, START + 30 * DAY_MS)).toBeCloseTo(0.1 / 3.1, 4);
  });

  it.each([
    [5, 1],
    [5, 20],
    [400, 1],
    [400, 20],
  ])('estimates %i views a day after %i days', (perDay, days) => {
    const now = START + days * DAY_MS;
    const found = viewsPerDay(watched(perDay, now), now);
    expect(found / perDay).toBeGreaterThan(0.8);
    expect(found / perDay).toBeLessThan(1.25);
  });

  it('detects a burst of views within ten minutes and forgets it within a day', () => {
    const burst = START + 30 * DAY_MS;
    let listing = newListing;
    for (let view = 0; view < 60; view++) {
      listing = { ...listing, ...scoresAfterView(listing, burst + (view * MINUTE_MS) / 6) };
    }
    const soon = viewsPerDay(listing, burst + 10 * MINUTE_MS);
    expect(soon).toBeGreaterThan(300);
    expect(viewsPerDay(listing, burst + DAY_MS)).toBeLessThan(soon / 15);
  });

  it('does not take a few views for a burst', () => {
    let listing = newListing;
    for (let view = 0; view < 4; view++) listing = { ...listing, ...scoresAfterView(listing, START + 30 * DAY_MS) };
    expect(viewsPerDay(listing, START + 30 * DAY_MS)).toBeLessThan(2);
  });
});

const counts = (memberCount: number | null, onlineCount: number | null) => ({ memberCount, onlineCount });

describe('observeChange', () => {
  const weight = 1 - Math.exp(-1 / 48);

  it.each([
    ['uses the larger relative change', counts(1_000, 100), counts(1_010, 120), 0.2],
    ['sees no change', counts(1_000, 100), counts(1_000, 100), 0],
    ['uses the only known count', counts(null, 100), counts(null, 90), 0.1],
    ['measures tiny communities against twenty', counts(5, 2), counts(5, 4), 0.1],
    ['limits the change to 1', counts(1_000, 100), counts(1_000, 900), 1],
  ])('%s', (_name, before, after, seen) => {
    expect(observeChange(0.05, before, after, HOUR_MS)).toBeCloseTo(0.05 + weight * (seen - 0.05), 10);
  });

  it('counts a difference over four hours half as much as over one', () => {
    const after = observeChange(0, counts(1_000, 100), counts(1_000, 120), 4 * HOUR_MS);
    expect(after).toBeCloseTo((1 - Math.exp(-4 / 48)) * 0.1, 10);
  });

  it.each([
    ['too soon after the last', counts(1_000, 100), counts(1_000, 200), 7 * MINUTE_MS],
    ['unknown before', counts(null, null), counts(1_000, 200), HOUR_MS],
    ['unknown after', counts(1_000, 100), counts(null, null), HOUR_MS],
  ])('is unchanged: %s', (_name, before, after, elapsedMs) => {
    expect(observeChange(0.03, before, after, elapsedMs)).toBe(0.03);
    expect(observeChange(null, before, after, elapsedMs)).toBeNull();
  });

  it('starts at the typical change', () => {
    expect(observeChange(null, counts(1_000, 100), counts(1_000, 104), HOUR_MS)).toBeCloseTo(0.04, 10);
  });

  it('remains between 0 and 1', () => {
    const count = fc.option(fc.nat(1_000_000));
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        count,
        count,
        fc.nat(30 * DAY_MS),
        (known, a, b, elapsed) => {
          const after = observeChange(known, counts(null, a), counts(null, b), elapsed);
          expect(after).toBeGreaterThanOrEqual(0);
          expect(after).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
