import { expect, it } from 'vitest';
import { isAsked } from './rows.ts';

it('measures what contains one of the texts of --only, or everything', () => {
  const names = ['en /', 'de /servers'];
  const asked = (only?: string) => names.filter((name) => isAsked(name, only));
  expect([asked(), asked('de'), asked('en,serv'), asked('fr')]).toEqual([names, ['de /servers'], names, []]);
});
