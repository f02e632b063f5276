import { expect, it } from 'vitest';
import { agree } from './installed.mjs';

const react = { version: '19.0.0', integrity: 'sha512-a' };
const elsewhere = { version: '1.0.0', optional: true, os: 'sunos', cpu: 'x64' };
const here = { version: '1.0.0', optional: true, os: [process.platform], cpu: process.arch };
const musl = { ...here, libc: ['musl'] };
const wanted = { '': {}, 'node_modules/react': react, 'node_modules/elsewhere': elsewhere };

it.each([
  ['every package for this computer is installed', wanted, { 'node_modules/react': react }, true],
  ['nothing is installed', wanted, {}, false],
  ['a version differs', wanted, { 'node_modules/react': { ...react, version: '19.0.1' } }, false],
  ['a content hash differs', wanted, { 'node_modules/react': { ...react, integrity: 'sha512-b' } }, false],
  [
    'an installed package is not in the lock file',
    wanted,
    { 'node_modules/react': react, 'node_modules/vue': react },
    false,
  ],
  ['an optional package for this computer is missing', { 'node_modules/node-here': here }, {}, false],
  ['a missing package may be for another C library', { 'node_modules/binding-musl': musl }, {}, true],
])('%s', (_case, lock, present, installed) => {
  expect(agree(lock, present)).toBe(installed);
});
