import { expect, it } from 'vitest';
import { percentText, roundedTo, utcMinute } from './short-forms.ts';

it('formats the UTC minute', () => expect(utcMinute('2026-11-20T10:03:59.123Z')).toBe('2026-11-20 10:03 UTC'));

it.each([
  [4.35, 4.4],
  [1.45, 1.5],
  [4.449, 4.4],
  [-0.35, -0.4],
])('rounds the digits of %d to %d, whatever is stored for them', (value, rounded) => {
  expect(roundedTo(1, value)).toBe(rounded);
});

it('a percentage has as many decimals as it should', () => {
  expect([percentText(5.95), percentText(12.5, 0), percentText(0.014, 2)]).toEqual(['6.0%', '13%', '0.01%']);
});
