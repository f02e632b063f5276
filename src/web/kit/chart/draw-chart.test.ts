import { expect, it } from 'vitest';
import { STEPS } from './draw-chart.ts';

it('has whole steps on its axis, up to billions', () => {
  expect(STEPS.slice(0, 7)).toEqual([1, 2, 5, 10, 20, 50, 100]);
  expect(STEPS.every(Number.isInteger)).toBe(true);
  expect(STEPS.at(-1)).toBe(5_000_000_000);
});
