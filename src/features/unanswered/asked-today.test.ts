import { expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { AskedToday } from './asked-today.ts';

it('counts a question once per address and day, from the second address on', () => {
  const asked = new AskedToday();
  const counts = ['a', 'a', 'b', 'a', 'b', 'c'].map((address) => asked.count('zorgle', address, 0));
  expect(counts).toEqual([0, 0, 2, 0, 0, 1]);
  expect(asked.count('zorgle', 'a', DAY_MS)).toBe(0);
  expect(asked.count('zorgle', 'b', DAY_MS)).toBe(2);
});

it('is not filled by made-up questions from one address', () => {
  const asked = new AskedToday();
  asked.count('zorgle', 'a', 0);
  for (let i = 0; i < 100_000; i++) asked.count(`made up ${i}`, 'flood', 0);
  expect(asked.count('zorgle', 'b', 0)).toBe(2);
  expect(asked.count('made up 49', 'b', 0)).toBe(2);
  expect(asked.count('made up 50', 'b', 0)).toBe(0);
});
