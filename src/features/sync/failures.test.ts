import { expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import { createFailures } from './failures.ts';

const START = 1_000 * HOUR_MS;
function failuresAt(start: number) {
  const clock = { now: start };
  return { clock, failures: createFailures(() => clock.now) };
}
const unchecked = (id: string) => ({ id, checked_at: null });

it('doubles the back-off of a listing only if others were answered in between', () => {
  const { failures } = failuresAt(START);
  expect(failures.failed('a') - START).toBe(10 * MINUTE_MS);
  expect(failures.failed('a') - START).toBe(10 * MINUTE_MS);
  failures.answered('b');
  expect(failures.failed('a') - START).toBe(20 * MINUTE_MS);
  failures.answered('b');
  expect(failures.failedOtherwise('a') - START).toBe(20 * MINUTE_MS);
});

it('lets a listing wait until its back-off has passed or another look-up was answered', () => {
  const { clock, failures } = failuresAt(START);
  const until = failures.failed('a');
  expect([failures.waitsUntil(unchecked('a')), failures.waitsUntil(unchecked('b'))]).toEqual([until, undefined]);
  clock.now = until;
  expect(failures.waitsUntil(unchecked('a'))).toBeUndefined();
  failures.failed('a');
  expect(failures.waitsUntil({ id: 'a', checked_at: until + 1 })).toBeUndefined();
  expect(failures.waitsUntil(unchecked('a'))).toBeUndefined();
});

it('does not let a listing wait after the clock was set back', () => {
  const { clock, failures } = failuresAt(START);
  failures.failed('a');
  clock.now = START - 1;
  expect(failures.waitsUntil(unchecked('a'))).toBeUndefined();
});

it('forgets the listing that failed longest ago when there are too many', () => {
  const { failures } = failuresAt(START);
  for (let i = 0; i <= 10_000; i++) failures.failed(String(i));
  expect(failures.waitsUntil(unchecked('0'))).toBeUndefined();
  expect(failures.waitsUntil(unchecked('1'))).toBeDefined();
});
