import { expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { AskedToday } from './asked-today.ts';

const timesOf = (asked: AskedToday, question: string, address: string, at = 0) =>
  asked.count(question, question, address, at).times;

it('counts a question once per address and day, from the second address on', () => {
  const asked = new AskedToday();
  const counts = ['a', 'a', 'b', 'a', 'b', 'c'].map((address) => timesOf(asked, 'zorgle', address));
  expect(counts).toEqual([0, 0, 2, 0, 0, 1]);
  expect(timesOf(asked, 'zorgle', 'a', DAY_MS)).toBe(0);
  expect(timesOf(asked, 'zorgle', 'b', DAY_MS)).toBe(2);
});

it('is not filled by made-up questions from one address', () => {
  const asked = new AskedToday();
  timesOf(asked, 'zorgle', 'a');
  for (let i = 0; i < 100_000; i++) timesOf(asked, `made up ${i}`, 'flood');
  expect(timesOf(asked, 'zorgle', 'b')).toBe(2);
  expect(timesOf(asked, 'made up 49', 'b')).toBe(2);
  expect(timesOf(asked, 'made up 50', 'b')).toBe(0);
});
