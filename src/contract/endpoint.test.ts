import { expect, it } from 'vitest';
import { z } from 'zod';
import { lineOf, repeated, textOf, wholeNumber } from './endpoint.ts';

it.each(['', '0', '-1', '1.5', '1e2', 'abc', '101'])('refuses %j as a whole number and names the range', (text) => {
  const { error } = wholeNumber(1, 100).safeParse(text);
  expect(error?.issues.map(({ message }) => message)).toEqual(['The value must be a whole number from 1 to 100.']);
});

it('omits empty values of a parameter that can be repeated', () => {
  expect(['', 'Art', ['', 'Art']].map((given) => repeated(z.string()).parse(given))).toEqual([[], ['Art'], ['Art']]);
});

it('checks the length of a text after cleaning it', () => {
  expect(textOf(4).parse('  1234  ')).toBe('1234');
  expect(textOf(4).safeParse('12345').success).toBe(false);
  expect(textOf(4).safeParse(' \u0000 \n').success).toBe(false);
  expect(lineOf(4).parse('1\n2')).toBe('1 2');
});
