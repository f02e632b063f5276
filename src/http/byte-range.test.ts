import { expect, it } from 'vitest';
import { byteRange } from './send-file.ts';

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=100-', { start: 100, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['Bytes= 5-6 ', { start: 5, end: 6 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  // Other ranges are ignored: the whole file is sent.
  ['bytes=9-5', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('%s of 1000 bytes', (header, expected) => {
  expect(byteRange(header, 1000)).toEqual(expected);
});

it('is unsatisfiable for an empty file', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(byteRange('bytes=-5', 0)).toBe('unsatisfiable');
});
