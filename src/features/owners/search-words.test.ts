import { expect, it } from 'vitest';
import { wordsInText } from './search-words.ts';

const TEXT = 'Cozy Café for Pixel Artists · ピクセルアート広場';

it.each([
  ['cozy cafe', ['cafe', 'cozy']],
  ['CAFÉ', ['cafe']],
  ['pix art', ['art', 'pix']],
  ['cozy cozy', ['cozy']],
  ['広場', ['広場']],
  // What the server does not say itself is nobody's to keep: names, numbers, addresses.
  ['my name is anna, 0171 5550123', []],
  ['someone@example.test cozy', ['cozy']],
  ['c', []],
  ['', []],
])('of the search %j keeps %j', (search, words) => {
  expect(wordsInText(search, TEXT)).toEqual(words);
});

it('keeps five words of a search at most', () => {
  const text = 'one two three four five six seven';
  expect(wordsInText(text, text)).toHaveLength(5);
});
