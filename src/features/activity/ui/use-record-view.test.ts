import { expect, it } from 'vitest';
import { referringSearch } from './use-record-view.ts';

const OWN = 'https://site.test';

it.each([
  ['https://site.test/servers?search=cozy%20tea&page=2', 'cozy tea'],
  ['https://site.test/?search=cozy', 'cozy'],
  ['https://site.test/category/music?search=jazz', 'jazz'],
  ['https://site.test/servers?search=', undefined],
  ['https://site.test/servers?search=+', undefined],
  ['https://site.test/servers', undefined],
  ['https://site.test/server/tea-house?search=cozy', undefined],
  ['https://elsewhere.test/servers?search=cozy', undefined],
  ['', undefined],
  [`https://site.test/servers?search=${'x'.repeat(300)}`, 'x'.repeat(200)],
])('for %j returns %j', (from, search) => {
  expect(referringSearch(from, OWN)).toBe(search);
});
