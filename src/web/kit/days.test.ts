import { afterEach, expect, it } from 'vitest';
import { speak } from './language.ts';
import { utcDay } from './days.ts';

afterEach(() => speak('en'));

it('writes days as the rest of the site does', () => {
  expect([utcDay('2026-09-03T23:30:00.000Z'), utcDay('2026-11-20T00:00:00.000Z')]).toEqual(['3 Sep', '20 Nov']);
  speak('de');
  expect(utcDay('2026-09-03T23:30:00.000Z')).toBe('3. Sept.');
});
