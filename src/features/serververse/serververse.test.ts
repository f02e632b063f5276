import { expect, it } from 'vitest';
import { healthEstimate } from './serververse.ts';

it.each([
  [0, 0, 50],
  [100, 50, 52],
  [149, 0, 51],
  [1000, 500, 70],
  [5000, 0, 100],
  [2_000_000, 400_000, 100],
  [null, 10, null],
  [10, null, null],
])('the estimated health of %s members and %s online is %s', (members, online, expected) => {
  expect(healthEstimate(members, online)).toBe(expected);
});
