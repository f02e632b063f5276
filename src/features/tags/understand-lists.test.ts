// Signs between words: lists, sentences, and what refuses more than one word.
import { expect, it } from 'vitest';
import { questionOf } from '#catalog/question.ts';
import { partsOf } from '#test/named-in.ts';
import { understand } from './understand.ts';

const excluded = (question: string) => partsOf(question).flatMap(({ text, isExcluded }) => (isExcluded ? [text] : []));

it.each([
  ['no minecraft/roblox', ['minecraft', 'roblox']],
  ['no minecraft / roblox', ['minecraft', 'roblox']],
  ['no minecraft & roblox', ['minecraft', 'roblox']],
  ['no gaming & programming', ['gaming', 'programming']],
  ['not linux + windows', ['linux', 'windows']],
  ['no gaming, programming, technology', ['gaming', 'programming', 'technology']],
  ['no anime, linux or drama', ['anime', 'linux', 'drama']],
  ['no anime, zorgles or chess', ['anime', 'zorgles', 'chess']],
  ['no music, video or art', ['music', 'video', 'art']],
  ['minecraft without plugins or roblox', ['plugins', 'roblox']],
  ['musique, pas rap', ['rap']],
  ['no anime, zorgle', ['anime']],
  ['no zorgle, chess', ['zorgle']],
  ['no drama, show me anime', ['drama']],
  ['no drama. anime', ['drama']],
  ['i hate minecraft. gaming', ['minecraft']],
])('goes on after a sign as after a conjunction, but ends with the sentence: %s', (question, expected) =>
  expect(excluded(question)).toEqual(expected),
);

it.each([
  ['anime, music', ['anime', 'music']],
  ['anime. music', ['anime', 'music']],
  ['anime/music', ['anime', 'music']],
  ['anime & music', ['anime', 'music']],
  ['anime music', ['anime music']],
  ['drum & bass', ['drum bass']],
  ['dungeons & dragons', ['dungeons dragons']],
  ['r & b', ['r b']],
  ['d&d', ['d&d']],
  ['c/c++', ['c c++']],
  ['mario kart 1,000', ['mario kart', '1', '000']],
])('no phrase spans it: %s', (question, expected) => {
  const parts = questionOf(question, understand)?.parts.filter(({ weight }) => weight === 1) ?? [];
  expect(parts.map(({ text }) => text)).toEqual(expected);
});

it.each(['learn python, spanish', 'learn python & spanish', 'learn python / spanish'])(
  'is read as "and" after a word for learning: %s',
  (question) =>
    expect(partsOf(question)).toEqual(partsOf('learn python and spanish').filter(({ text }) => text !== 'and')),
);

it('excludes only what is directly after a minus sign', () => {
  const parts = questionOf('gaming -minecraft, roblox', understand)?.parts ?? [];
  expect(parts.flatMap(({ text, isExcluded }) => (isExcluded ? [text] : []))).toEqual(['minecraft']);
});
