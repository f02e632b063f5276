import { expect, it } from 'vitest';
import { atLeast, atMost, isSelected, quantile } from './rows.ts';

it('selects the names that contain one of the texts of --only, or all', () => {
  const names = ['en /', 'de /servers'];
  const selected = (only?: string) => names.filter((name) => isSelected(name, only));
  expect([selected(), selected('de'), selected('en,serv'), selected('fr')]).toEqual([
    names,
    ['de /servers'],
    names,
    [],
  ]);
});

it('compares a value with its bar', () => {
  expect(atMost('memory', 31, 30, 'MB')).toEqual({ name: 'memory', value: 31, bar: '<= 30 MB', ok: false });
  expect(atMost('reviews', 1, 1)).toMatchObject({ bar: '<= 1', ok: true });
  expect(atLeast('calls', 2, 3)).toMatchObject({ bar: '>= 3', ok: false });
  expect(atLeast('share', 0.1 + 0.2 - 0.2, 0.1).ok).toBe(true);
});

it('finds a quantile in values of any order, and none without values', () => {
  const values = [30, 10, 20, 40];
  expect([0, 0.5, 0.95, 1].map((share) => quantile(values, share))).toEqual([10, 30, 40, 40]);
  expect(quantile([], 0.5)).toBeNaN();
});

it('misses every bar if there is no value', () => {
  expect([atMost('mean', Number.NaN, 1).ok, atLeast('mean', Number.NaN, 1).ok]).toEqual([false, false]);
});
