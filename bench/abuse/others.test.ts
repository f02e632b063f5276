import { expect, it } from 'vitest';
import { atLeast, atMost } from './attack.ts';
import { experienceOf } from './others.ts';

it('reports p95, p99, the p95 of pages alone, and failed calls', () => {
  const readings = Array.from({ length: 100 }, (_, i) => ({
    what: i < 20 ? '/' : '/api/v1/servers',
    status: 200,
    ms: i,
  }));
  const met = experienceOf([...readings, { what: '/servers', status: 503, ms: 19 }]);
  expect(met).toEqual({ calls: 101, failures: ['/servers: 503'], p95: 94, p99: 98, pagesP95: 19 });
});

it('reports no failures and zeros without readings', () => {
  expect(experienceOf([])).toEqual({ calls: 0, failures: [], p95: 0, p99: 0, pagesP95: 0 });
});

it('compares an outcome with its bar', () => {
  expect(atMost('memory', 31, 30, 'MB')).toEqual({ name: 'memory', value: 31, bar: '<= 30 MB', ok: false });
  expect(atMost('reviews', 1, 1)).toMatchObject({ bar: '<= 1', ok: true });
  expect(atLeast('calls', 2, 3)).toMatchObject({ bar: '>= 3', ok: false });
});
