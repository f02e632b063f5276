import { expect, it } from 'vitest';
import { DAY_MS, isoTime } from '#contract/time.ts';
import { lonePoints, STEPS, withGaps } from './draw-chart.ts';

it('has whole steps on its axis, up to billions', () => {
  expect(STEPS.slice(0, 7)).toEqual([1, 2, 5, 10, 20, 50, 100]);
  expect(STEPS.every(Number.isInteger)).toBe(true);
  expect(STEPS.at(-1)).toBe(5_000_000_000);
});

const known = (day: number) => ({ at: isoTime(day * DAY_MS), value: day });
const gapDays = (days: number[], maxGapMs?: number) =>
  withGaps(days.map(known), maxGapMs)
    .filter(({ value }) => value === null)
    .map(({ at }) => Date.parse(at) / DAY_MS);

it('has a gap where values are far apart', () => {
  expect(gapDays([100, 102, 128, 129], 2 * DAY_MS)).toEqual([115]);
  expect(gapDays([100, 102, 128, 129])).toEqual([]);
});

it('connects old counts, which are thinned to one a week', () => {
  expect(gapDays([0, 7, 14, 21, 111, 112], 2 * DAY_MS)).toEqual([66]);
});

it('names the values that no line reaches', () => {
  expect(lonePoints([60, null, 20, 21, null, 5, null])).toEqual([0, 5]);
  expect(lonePoints([1, 2, 3])).toEqual([]);
});
