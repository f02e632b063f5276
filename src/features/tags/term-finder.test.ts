import { describe, expect, it } from 'vitest';
import { TermFinder, wordsOf } from './term-finder.ts';

const TERMS: [string, string][] = [
  ['radio', 'radio'],
  ['radio_drama*', 'theater'],
  ['game*', 'games'],
  ['gamedev', 'code'],
  ['*punk', 'music'],
  ['AI', 'machines'],
  ['アニメ', 'anime'],
  ['アニメーション', 'animation'],
  ['كرة القدم'.replace(' ', '_'), 'football'],
  ['طبخ', 'cooking'],
  ['الطب', 'medicine'],
];
const finder = new TermFinder<string>(
  () => TERMS,
  (before, added) => `${before} ${added}`,
  (words, at) => words[at - 1] === 'no',
);
const found = (text: string): string[] => [...finder.find(text).values()];

describe('find', () => {
  it.each([
    ['prefers the longest phrase to its words', 'A radio drama', ['theater']],
    ['prefers a whole word to a stem', 'gamedev', ['code']],
    ['matches stems and endings', 'gamers like cyberpunk', ['games', 'music']],
    ['matches no ending alone, which is a word of its own', 'punk', []],
    ['matches uppercase terms only in uppercase', 'AI, not ai', ['machines']],
    ['prefers the longest part of unspaced text', 'アニメーションとアニメ', ['animation', 'anime']],
    ['matches a phrase in a script with attached particles', 'سيرفر كرة القدم', ['football']],
    ['matches an Arabic term between attached particles and endings', 'وبالطبخ يطبخون', ['cooking']],
    ['matches no Arabic term inside another word', 'الطبلة والطبعة', []],
    ['ignores accents, except in short words with letters of Vietnamese only', 'rádio gạme', ['radio']],
    ['reads the accents of each word, beside unspaced text too', '日本語 học radio', ['radio']],
    ['finds no word with such accents after unspaced text', '한국어 gạme', []],
    ['finds a word that is also there without them', 'Gạme, Game', ['games']],
    ['ignores negated terms', 'no games, radio', ['radio']],
    ['ignores negated uppercase terms', 'Hand-drawn only. No AI, no NFT.', []],
  ])('%s', (_what, text, expected) => expect(found(text)).toEqual(expected));
});

it('returns the longest match at a word or character', () => {
  const words = wordsOf('old radio dramas at night');
  expect(finder.phraseAt(words, 1)).toEqual({ term: 'radio_dramas', wordCount: 2, meaning: 'theater' });
  expect(finder.phraseAt(words, 3)).toBeUndefined();
  expect(finder.partAt('夜のアニメ', 2)).toEqual({ term: 'アニメ', meaning: 'anime' });
  expect(finder.partAt('夜のアニメ', 0)).toBeUndefined();
});

it('returns the stem or ending that matches a word', () => {
  expect(finder.wordAt('gamers')).toEqual({ term: 'game', meaning: 'games' });
  expect(finder.wordAt('cyberpunk')).toEqual({ term: 'punk', meaning: 'music' });
  expect(finder.wordAt('radios')).toBeUndefined();
});

it('collects the words before uppercase terms once', () => {
  const collected = new Set<readonly string[]>();
  const counting = new TermFinder<string>(
    () => TERMS,
    (before) => before,
    (words) => collected.add(words).size === 0,
  );
  counting.find('Chat, AI or '.repeat(100));
  expect(collected.size).toBe(1);
});
