import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import { snapshotsToDrop } from './snapshots-thinning.ts';

/** Noon of a day on which a bucket of 28 days, and so of every length, has just started. */
const NOW = 736 * 28 * DAY_MS + 12 * HOUR_MS;

const retained = (times: number[], now = NOW): number[] => {
  const dropped = new Set(snapshotsToDrop(times, now));
  return times.filter((time) => !dropped.has(time));
};
/** A snapshot every `everyMs` for `days`, the last one now. */
const series = (days: number, everyMs: number): number[] =>
  Array.from({ length: Math.floor((days * DAY_MS) / everyMs) }, (_, i) => NOW - i * everyMs).toReversed();
const between = (times: number[], fromDays: number, toDays: number): number[] =>
  times.filter((time) => NOW - time >= fromDays * DAY_MS && NOW - time < toDays * DAY_MS);

describe('snapshotsToDrop', () => {
  it.each([
    ['no snapshot', []],
    ['a single snapshot, however old', [NOW - 3_000 * DAY_MS]],
    ['a dense series of two days', series(2, 15 * MINUTE_MS)],
    ['the current quarter of an hour', [NOW, NOW + MINUTE_MS / 2, NOW + MINUTE_MS]],
    ['a daily series of three months', series(90, DAY_MS)],
  ])('deletes nothing from %s', (_name, times) => {
    expect(snapshotsToDrop(times, NOW)).toEqual([]);
  });

  it('retains fewer the older they are', () => {
    const left = retained(series(800, 20 * MINUTE_MS));
    expect(between(left, 0, 2)).toHaveLength(144);
    expect(between(left, 2.5, 6)).toHaveLength(84);
    expect(between(left, 9, 89)).toHaveLength(80);
    expect(between(left, 100, 730)).toHaveLength(90);
    expect(left.length).toBeLessThan(470);
  });

  it('retains few of a listing that is synced every minute', () => {
    expect(retained(series(2, MINUTE_MS)).slice(1, -1)).toHaveLength(192);
  });

  it('retains the last of each bucket and the very first', () => {
    const day = NOW - 30 * DAY_MS - 12 * HOUR_MS;
    const times = [day + HOUR_MS, day + 2 * HOUR_MS, day + 23 * HOUR_MS, day + DAY_MS, day + 30 * HOUR_MS];
    expect(retained(times)).toEqual([day + HOUR_MS, day + 23 * HOUR_MS, day + 30 * HOUR_MS]);
  });

  it('deletes snapshots from the future, even the first and the newest', () => {
    const ahead = [NOW + 2 * MINUTE_MS, NOW + 10 * DAY_MS];
    expect(snapshotsToDrop([NOW - DAY_MS, NOW, ...ahead], NOW)).toEqual(ahead);
    expect(snapshotsToDrop([NOW + DAY_MS], NOW)).toEqual([NOW + DAY_MS]);
  });

  it('thins a bucket only when all of it is old enough', () => {
    const hour = NOW - 2 * DAY_MS - HOUR_MS;
    const times = [hour - HOUR_MS, hour + 10 * MINUTE_MS, hour + 20 * MINUTE_MS];
    expect(retained(times, NOW - 1)).toEqual(times);
    expect(retained(times, NOW)).toEqual([hour - HOUR_MS, hour + 20 * MINUTE_MS]);
  });

  const anyTimes = fc.uniqueArray(
    fc.nat({ max: 1_200 * 24 * 12 }).map((fiveMinutes) => NOW - fiveMinutes * 5 * MINUTE_MS),
    { maxLength: 300 },
  );

  it('always retains the first and the newest, and returns only given times', () => {
    fc.assert(
      fc.property(anyTimes, (times) => {
        const left = retained(times);
        const dropped = snapshotsToDrop(times, NOW);
        expect(dropped).toEqual(dropped.filter((time) => times.includes(time)));
        expect(left.length + dropped.length).toBe(times.length);
        expect([Math.min(...left), Math.max(...left)]).toEqual([Math.min(...times), Math.max(...times)]);
      }),
    );
  });

  it('gives the same result with or without intermediate runs', () => {
    fc.assert(
      fc.property(anyTimes, fc.array(fc.nat(900 * DAY_MS), { maxLength: 4 }), (times, waits) => {
        const runs = waits.map((wait) => NOW + wait).toSorted((a, b) => a - b);
        const last = NOW + 900 * DAY_MS;
        const thinnedBefore = runs.reduce((left, now) => retained(left, now), times);
        expect(retained(thinnedBefore, last)).toEqual(retained(times, last));
      }),
    );
  });

  it('does not depend on the order of the times', () => {
    fc.assert(
      fc.property(anyTimes, (times) => {
        expect(snapshotsToDrop(times.toReversed(), NOW)).toEqual(snapshotsToDrop(times, NOW));
      }),
    );
  });
});
