import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { simulatedDistribution } from './user-distribution.tsx';

it('adds up to 100, in descending order, with each country once', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      const shares = simulatedDistribution(id);
      const percents = shares.map((share) => share.percent);
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
      expect(percents).toEqual([...percents].sort((a, b) => b - a));
      expect(percents.at(-1)).toBeGreaterThanOrEqual(1);
      expect(new Set(shares.map((share) => share.country)).size).toBe(14);
    }),
  );
});

it('is the same for the same server and differs between servers', () => {
  expect(simulatedDistribution('srv_1')).toEqual(simulatedDistribution('srv_1'));
  expect(simulatedDistribution('srv_1')).not.toEqual(simulatedDistribution('srv_2'));
});
