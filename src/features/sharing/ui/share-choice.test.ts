import { expect, it } from 'vitest';
import { DEFAULT_CHOICE, readChoice, shareHref } from './share-choice.ts';

it('puts only non-default values into the address and reads them back', () => {
  expect(shareHref('a-b')).toBe('/server/a-b/share');
  const choice = { badge: 'rating', style: 'flat', theme: 'dark' } as const;
  expect(shareHref('a-b', choice)).toBe('/server/a-b/share?badge=rating&theme=dark');
  expect(readChoice(new URLSearchParams('badge=rating&theme=dark'))).toEqual(choice);
});

it('replaces unknown values with the defaults', () => {
  expect(readChoice(new URLSearchParams('badge=age&style=&theme=pink'))).toEqual(DEFAULT_CHOICE);
});
