import { expect, it } from 'vitest';
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

it('reports no failures and no times without readings', () => {
  expect(experienceOf([])).toEqual({ calls: 0, failures: [], p95: Number.NaN, p99: Number.NaN, pagesP95: Number.NaN });
});
