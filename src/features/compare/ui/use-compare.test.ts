import { expect, it } from 'vitest';
import { callHook } from '#test/markup.tsx';
import { useCompare } from './use-compare.ts';

const server = { id: 's_1', slug: 'tea-house', name: 'Tea House', iconUrl: null, ageRestricted: true };
const offered = (ageRestricted: boolean) => callHook(() => useCompare({ ...server, ageRestricted })).isOffered;

it('does not offer to compare an age-restricted server', () => {
  expect(offered(false)).toBe(true);
  expect(offered(true)).toBe(false);
});
