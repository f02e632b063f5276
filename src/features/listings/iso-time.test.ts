import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoTime } from './iso-time.ts';

const YEAR_10000 = 253_402_300_800_000;

it('spells every time as a Date does', () => {
  fc.assert(
    fc.property(fc.integer({ min: -YEAR_10000, max: 2 * YEAR_10000 }), (ms) => {
      expect(isoTime(ms)).toBe(new Date(ms).toISOString());
    }),
  );
  for (const ms of [0, -1, 999, 86_399_999, 86_400_000, 1.5, YEAR_10000 - 1, YEAR_10000]) {
    expect(isoTime(ms)).toBe(new Date(ms).toISOString());
  }
});

it('refuses what is no time', () => {
  expect(() => isoTime(NaN)).toThrow(RangeError);
  expect(() => isoTime(1e300)).toThrow(RangeError);
});
