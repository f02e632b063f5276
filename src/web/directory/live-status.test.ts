import { expect, it } from 'vitest';
import { MINUTE_MS } from '#contract/time.ts';
import { freshnessAt } from './live-status.tsx';

const at = '2026-11-12T12:00:00.000Z';

it.each([
  [-5, 'live'],
  [0, 'live'],
  [30, 'live'],
  [31, 'synced'],
  [24 * 60, 'synced'],
  [24 * 60 + 1, 'stale'],
])('after %s minutes it is %s', (minutes, expected) => {
  expect(freshnessAt(at, Date.parse(at) + minutes * MINUTE_MS).value).toBe(expected);
});

it.each([0, 31])('after %s minutes it returns the end of the current state', (minutes) => {
  const { value, until } = freshnessAt(at, Date.parse(at) + minutes * MINUTE_MS);
  expect(freshnessAt(at, until - 1).value).toBe(value);
  expect(freshnessAt(at, until).value).not.toBe(value);
});

it('never leaves the stale state', () => {
  expect(freshnessAt(at, Date.parse(at) + 25 * 60 * MINUTE_MS).until).toBe(Infinity);
});
