import { expect, it } from 'vitest';
import { hasEtag } from './request-headers.ts';

it.each([
  ['W/"a1"', true],
  ['"a1"', true],
  ['"x", W/"a1"', true],
  ['"x",W/"a1" , "y"', true],
  ['*', true],
  [' * ', true],
  ['"x, a1"', false],
  ['a1', false],
  ['W/"a12"', false],
  ['"*"', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s', (header, isKnown) => {
  expect(hasEtag(header, 'a1')).toBe(isKnown);
});
