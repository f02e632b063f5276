import { expect, it } from 'vitest';
import { SLOT_MS, WINDOW_MS, waitFor } from './budget.ts';

const LIMITS = { total: 150, background: 100 };
const NOW = 1_800_000_000_000;
const SLOT = NOW / SLOT_MS;

const person = (slot: number, used: number) => ({ slot, priority: 'person' as const, used });
const background = (slot: number, used: number) => ({ slot, priority: 'background' as const, used });

it.each([
  ['person', [], 0],
  ['background', [], 0],
  ['background', [background(SLOT, 99)], 0],
  ['background', [person(SLOT, 149)], 0],
  ['person', [background(SLOT, 100), person(SLOT, 49)], 0],
  ['person', [person(SLOT, 149)], 0],
  // The slot counts until all of it has left the window.
  ['background', [background(SLOT, 100)], WINDOW_MS + SLOT_MS],
  ['background', [background(SLOT - 20, 1), background(SLOT, 99)], SLOT_MS],
  ['background', [background(SLOT - 20, 1), background(SLOT - 10, 60), background(SLOT, 40)], 11 * SLOT_MS],
  ['person', [background(SLOT - 5, 100), person(SLOT, 50)], 16 * SLOT_MS],
  ['background', [person(SLOT - 8, 150)], 13 * SLOT_MS],
  ['background', [person(SLOT - 20, 50), background(SLOT, 100)], WINDOW_MS + SLOT_MS],
] as const)('%s with %j waits %i ms', (priority, rows, wait) => {
  expect(waitFor([...rows], LIMITS, priority, NOW)).toBe(wait);
});

it('names a whole window when nothing is ever allowed', () => {
  expect(waitFor([], { total: 0, background: 0 }, 'person', NOW)).toBe(WINDOW_MS);
});
