import { expect, it } from 'vitest';
import { openDelay } from './tooltip.tsx';

it('waits 700 ms, and not at all within 300 ms of the last tooltip', () => {
  expect(openDelay(Number.POSITIVE_INFINITY)).toBe(700);
  expect(openDelay(0)).toBe(0);
  expect(openDelay(299)).toBe(0);
  expect(openDelay(300)).toBe(700);
});
