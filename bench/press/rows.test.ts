import { expect, it } from 'vitest';
import { isSelected } from './rows.ts';

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
