import { expect, it } from 'vitest';
import { FIRST_CHOICE, readChoice, shareHref } from './share-choice.ts';

it('an address holds what differs from the first choice, and is read back', () => {
  expect(shareHref('a-b')).toBe('/server/a-b/share');
  const choice = { badge: 'rating', style: 'flat', theme: 'dark' } as const;
  expect(shareHref('a-b', choice)).toBe('/server/a-b/share?badge=rating&theme=dark');
  expect(readChoice(new URLSearchParams('badge=rating&theme=dark'))).toEqual(choice);
});

it('what is unknown counts as not chosen', () => {
  expect(readChoice(new URLSearchParams('badge=age&style=&theme=pink'))).toEqual(FIRST_CHOICE);
});
