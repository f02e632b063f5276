import { describe, expect, it } from 'vitest';
import { TermFinder, wordsOf } from './term-finder.ts';

const TERMS: [string, string][] = [
  ['radio', 'radio'],
  ['radio_drama*', 'theatre'],
  ['game*', 'games'],
  ['gamedev', 'code'],
  ['*punk', 'music'],
  ['AI', 'machines'],
  ['アニメ', 'anime'],
  ['アニメーション', 'animation'],
  ['كرة القدم'.replace(' ', '_'), 'football'],
];
const finder = new TermFinder<string>(
  () => TERMS,
  (before, added) => `${before} ${added}`,
  (words, at) => words[at - 1] === 'no',
);
const found = (text: string): string[] => [...finder.find(text).values()];

describe('find', () => {
  it.each([
    ['the longest phrase before its words', 'A radio drama', ['theatre']],
    ['a word before a longer word’s beginning', 'gamedev', ['code']],
    ['beginnings and ends of words', 'gamers like cyberpunk', ['games', 'music']],
    ['capitals as such', 'AI, not ai', ['machines']],
    ['the longest part of running text', 'アニメーションとアニメ', ['animation', 'anime']],
    ['a phrase of a script whose words grow together', 'سيرفر كرة القدم', ['football']],
    ['nothing that is denied', 'no games, radio', ['radio']],
  ])('%s', (_what, text, expected) => expect(found(text)).toEqual(expected));
});

it('tells where a term ends, for who reads on behind it', () => {
  const words = wordsOf('old radio dramas at night');
  expect(finder.phraseAt(words, 1)).toEqual({ term: 'radio_dramas', length: 2, meaning: 'theatre' });
  expect(finder.phraseAt(words, 3)).toBeUndefined();
  expect(finder.partAt('夜のアニメ', 2)).toEqual({ term: 'アニメ', length: 3, meaning: 'anime' });
  expect(finder.partAt('夜のアニメ', 0)).toBeUndefined();
});

it('tells by which beginning or end a word is known', () => {
  expect(finder.wordAt('gamers')).toEqual({ term: 'game', length: 1, meaning: 'games' });
  expect(finder.wordAt('cyberpunk')).toEqual({ term: 'punk', length: 1, meaning: 'music' });
  expect(finder.wordAt('radios')).toBeUndefined();
});
