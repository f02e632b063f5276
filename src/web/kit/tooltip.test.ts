import { expect, it } from 'vitest';
import { createTooltipDelay } from './tooltip.tsx';

it('waits 700 ms, and not at all within 300 ms of the last tooltip', () => {
  const delay = createTooltipDelay();
  expect(delay.delayAt(0)).toBe(700);
  delay.closedAt(1000);
  expect(delay.delayAt(1000)).toBe(0);
  expect(delay.delayAt(1299)).toBe(0);
  expect(delay.delayAt(1300)).toBe(700);
});
