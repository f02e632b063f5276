import { expect, it } from 'vitest';
import { dayText } from './day.tsx';
import { utcDay } from './days.ts';

const english = { locale: 'en' };
const german = { locale: 'de' };

it('writes days without a year, in UTC', () => {
  const days = ['2026-09-03T23:30:00.000Z', '2026-11-20T00:00:00.000Z'];
  expect(days.map((day) => utcDay(day, english))).toEqual(['3 Sep', '20 Nov']);
  expect(utcDay('2026-09-03T23:30:00.000Z', german)).toBe('3. Sept.');
});

it('writes full dates in the language of the page, in UTC', () => {
  expect(dayText('2026-11-12T23:30:00.000Z', english)).toBe('12 Nov 2026');
  expect(dayText('2026-11-12T23:30:00.000Z', german)).toBe('12. Nov. 2026');
});
