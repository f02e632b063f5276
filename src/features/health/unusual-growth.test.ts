import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import type { Counted } from './metrics.ts';
import { unusualGrowth } from './unusual-growth.ts';

const NOW = 100 * DAY_MS;

/** One count per day, the last one at NOW. */
const days = (...counts: [members: number, online: number][]): Counted[] =>
  counts.map(([members, online], place) => ({ at: NOW - (counts.length - 1 - place) * DAY_MS, members, online }));

const CALM: [number, number][] = [
  [1000, 200],
  [1004, 202],
  [1010, 199],
  [1013, 204],
];

describe('unusualGrowth', () => {
  it('reports a jump that brings nobody online', () => {
    expect(unusualGrowth(days(...CALM, [1500, 205]), NOW)).toEqual({
      at: NOW,
      before: 1013,
      after: 1500,
      onlineBefore: 20.13,
      onlineNow: 13.66,
    });
  });

  it('ignores a jump whose new members are online', () => {
    expect(unusualGrowth(days(...CALM, [1500, 290]), NOW)).toBeNull();
    // They came online a day later.
    expect(unusualGrowth(days(...CALM, [1500, 205], [1510, 300]), NOW)).toBeNull();
  });

  it('ignores changes below the thresholds', () => {
    expect(unusualGrowth(days(...CALM, [1200, 150]), NOW)).toBeNull();
    expect(unusualGrowth(days([100, 20], [101, 20], [102, 20], [103, 20], [190, 12]), NOW)).toBeNull();
  });

  it('compares with the usual change of the listing', () => {
    const restless: [number, number][] = [
      [1000, 200],
      [1100, 210],
      [1000, 200],
      [1120, 215],
    ];
    expect(unusualGrowth(days(...restless, [1500, 150]), NOW)).toBeNull();
    expect(unusualGrowth(days(...restless, [2400, 240]), NOW)).not.toBeNull();
  });

  it('ends after seven days, or when the new members leave', () => {
    const jumped = days(...CALM, [1500, 205]);
    const stay = (count: number): Counted[] =>
      Array.from({ length: count }, (_, day) => ({ at: NOW + (day + 1) * DAY_MS, members: 1500, online: 205 }));
    expect(unusualGrowth([...jumped, ...stay(7)], NOW + 7 * DAY_MS)).not.toBeNull();
    expect(unusualGrowth([...jumped, ...stay(8)], NOW + 7 * DAY_MS + 1)).toBeNull();
    expect(unusualGrowth([...jumped, { at: NOW + DAY_MS, members: 1020, online: 130 }], NOW + DAY_MS)).toBeNull();
  });

  it('needs four counts with both figures, not too far apart', () => {
    expect(unusualGrowth(days(...CALM.slice(2), [1500, 205]), NOW)).toBeNull();
    expect(unusualGrowth([], NOW)).toBeNull();
    const far = days(...CALM, [1500, 205]).map((one, place) => ({
      ...one,
      at: one.at + (place === 4 ? 1.1 * DAY_MS : 0),
    }));
    expect(unusualGrowth(far, NOW + 1.1 * DAY_MS)).toBeNull();
  });
});
