import { expect, it } from 'vitest';
import { wordsInText } from './search-words.ts';

const TEXT = 'Cozy Café for Pixel Artists · ピクセルアート広場';

it.each([
  ['cozy cafe', ['cafe', 'cozy']],
  ['CAFÉ', ['cafe']],
  ['pix art', ['art', 'pix']],
  ['cozy cozy', ['cozy']],
  ['広場', ['広場']],
  // Words that are not in the server's own texts are never stored: names, numbers, addresses.
  ['my name is anna, 0171 5550123', []],
  ['someone@example.test cozy', ['cozy']],
  ['c', []],
  ['', []],
])('reduces the search %j to %j', (search, words) => {
  expect(wordsInText(search, TEXT)).toEqual(words);
});

it('returns at most five words per search', () => {
  const text = 'one two three four five six seven';
  expect(wordsInText(text, text)).toHaveLength(5);
});
