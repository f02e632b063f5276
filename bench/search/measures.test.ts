import { expect, it } from 'vitest';
import { score } from './measures.ts';

const grades = new Map([
  ['best', 3],
  ['good', 2],
  ['near', 1],
]);

it('scores 1 for the best order', () => {
  expect(score(['best', 'good', 'near'], grades)).toEqual({
    ndcg: 1,
    precision: 3 / 5,
    reciprocalRank: 1,
    isEmpty: false,
  });
});

it('discounts late positions and low grades', () => {
  // Gains are 7, 3 and 1, divided by 1, log2(3) and 2: the best order has 7 + 3 / 1.58496 + 1 / 2 = 9.39279.
  // The second and the fourth position: 3 / 1.58496 + 7 / 2.32193 = 4.90753.
  const { ndcg, precision, reciprocalRank } = score(['x', 'good', 'y', 'best'], grades);
  expect(ndcg).toBeCloseTo(4.90753 / 9.39279, 4);
  expect(precision).toBe(2 / 5);
  expect(reciprocalRank).toBe(1 / 4);
});

it('counts only the first ten', () => {
  const ten = Array.from({ length: 10 }, (_, i) => `x${i}`);
  expect(score([...ten, 'best'], grades)).toEqual({ ndcg: 0, precision: 0, reciprocalRank: 0, isEmpty: false });
});

it('scores 0 for an empty answer', () => {
  expect(score([], grades)).toEqual({ ndcg: 0, precision: 0, reciprocalRank: 0, isEmpty: true });
});

it('compares with the best ten if more are relevant', () => {
  const many = new Map(Array.from({ length: 30 }, (_, i) => [`id${i}`, 2] as const));
  expect(score([...many.keys()], many).ndcg).toBe(1);
});
