import { expect, it } from 'vitest';
import { pickSimilar } from './similar.ts';

const candidates = Array.from({ length: 12 }, (_, index) => ({ id: `srv_${index}` }));

it('returns three others, the same ones each time', () => {
  const picked = pickSimilar('srv_3', candidates);
  expect(picked).toHaveLength(3);
  expect(picked).not.toContainEqual({ id: 'srv_3' });
  expect(pickSimilar('srv_3', candidates)).toEqual(picked);
});

it('returns different ones for different servers', () => {
  const sets = candidates.map(({ id }) => JSON.stringify(pickSimilar(id, candidates)));
  expect(new Set(sets).size).toBeGreaterThan(6);
});

it('returns fewer when there are not enough', () => {
  expect(pickSimilar('srv_0', candidates.slice(0, 2))).toEqual([{ id: 'srv_1' }]);
});
