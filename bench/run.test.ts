import { expect, it } from 'vitest';
import { table } from './run.ts';

it('prints each figure next to its bar', () => {
  const rows = [
    { name: 'list', value: 0.654321, bar: '>= 0.60', ok: true },
    { name: 'memory MB', value: 1234.56, bar: '<= 450 MB', ok: false },
    { name: 'bare', value: 26_800, bar: '', ok: true },
  ];
  expect(table(rows)).toBe(
    [
      'name        value  bar',
      'list       0.6543  >= 0.60    ok',
      'memory MB   1,235  <= 450 MB  FAILED',
      'bare       26,800',
    ].join('\n'),
  );
});
