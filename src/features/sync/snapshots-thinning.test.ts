import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snapshotsToDrop } from './snapshots-thinning.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Noon on a day at which a bucket of 28 days, and so one of every length, has just begun. */
const NOW = 736 * 28 * DAY + 12 * HOUR;

const kept = (times: number[], now = NOW): number[] => {
  const dropped = new Set(snapshotsToDrop(times, now));
  return times.filter((time) => !dropped.has(time));
};
/** A snapshot every `everyMs` for `days`, the last of them now. */
const series = (days: number, everyMs: number): number[] =>
  Array.from({ length: Math.floor((days * DAY) / everyMs) }, (_, i) => NOW - i * everyMs).toReversed();
const between = (times: number[], fromDays: number, toDays: number): number[] =>
  times.filter((time) => NOW - time >= fromDays * DAY && NOW - time < toDays * DAY);

describe('snapshotsToDrop', () => {
  it.each([
    ['no snapshot', []],
    ['only one, however old', [NOW - 3_000 * DAY]],
    ['all of the last two days', series(2, 10 * MINUTE)],
    ['one a day for three months', series(90, DAY)],
  ])('drops nothing of: %s', (_name, times) => {
    expect(snapshotsToDrop(times, NOW)).toEqual([]);
  });

  it('keeps less the older they are', () => {
    const left = kept(series(800, 20 * MINUTE));
    expect(between(left, 0, 2)).toHaveLength(144);
    expect(between(left, 2.5, 6)).toHaveLength(84);
    expect(between(left, 9, 89)).toHaveLength(80);
    expect(between(left, 100, 730)).toHaveLength(90);
    expect(left.length).toBeLessThan(470);
  });

  it('keeps the last of each hour, day and week, and the first of all', () => {
    const day = NOW - 30 * DAY - 12 * HOUR;
    const times = [day + HOUR, day + 2 * HOUR, day + 23 * HOUR, day + DAY, day + 30 * HOUR];
    expect(kept(times)).toEqual([day + HOUR, day + 23 * HOUR, day + 30 * HOUR]);
  });

  it('waits until a bucket is old enough as a whole', () => {
    const hour = NOW - 2 * DAY - HOUR;
    const times = [hour - HOUR, hour + 10 * MINUTE, hour + 20 * MINUTE];
    expect(kept(times, NOW - 1)).toEqual(times);
    expect(kept(times, NOW)).toEqual([hour - HOUR, hour + 20 * MINUTE]);
  });

  const anyTimes = fc.uniqueArray(
    fc.nat({ max: 1_200 * 24 * 12 }).map((fiveMinutes) => NOW - fiveMinutes * 5 * MINUTE),
    { maxLength: 300 },
  );

  it('always keeps the first and the newest, and drops only what it was given', () => {
    fc.assert(
      fc.property(anyTimes, (times) => {
        const left = kept(times);
        const dropped = snapshotsToDrop(times, NOW);
        expect(dropped).toEqual(dropped.filter((time) => times.includes(time)));
        expect(left.length + dropped.length).toBe(times.length);
        expect([Math.min(...left), Math.max(...left)]).toEqual([Math.min(...times), Math.max(...times)]);
      }),
    );
  });

  it('gives the same whether it runs once or also on the way', () => {
    fc.assert(
      fc.property(anyTimes, fc.array(fc.nat(900 * DAY), { maxLength: 4 }), (times, waits) => {
        const runs = waits.map((wait) => NOW + wait).toSorted((a, b) => a - b);
        const last = NOW + 900 * DAY;
        const onTheWay = runs.reduce((left, now) => kept(left, now), times);
        expect(kept(onTheWay, last)).toEqual(kept(times, last));
      }),
    );
  });

  it('does not depend on the order in which the times come', () => {
    fc.assert(
      fc.property(anyTimes, (times) => {
        expect(snapshotsToDrop(times.toReversed(), NOW)).toEqual(snapshotsToDrop(times, NOW));
      }),
    );
  });
});
