// Signs between words: lists, sentences, and what refuses more than one word.
import { expect, it } from 'vitest';
import { questionOf } from '#catalog/question.ts';
import { partsOf, weightsOf } from '#test/named-in.ts';
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
  ['not minecraft, roblox, or fortnite', ['minecraft', 'roblox', 'fortnite']],
  ['no gaming, anime, and programming', ['gaming', 'anime', 'programming']],
  ['no gaming, anime, & programming', ['gaming', 'anime', 'programming']],
  ["i don't like gaming, anime, or crypto", ['gaming', 'anime', 'crypto']],
  ["don't want crypto, nft, ai, or politics", ['crypto', 'nft', 'ai', 'politics']],
  ['gaming no minecraft, or roblox', ['minecraft', 'roblox']],
  ['neither minecraft, roblox, nor gta', ['minecraft', 'roblox', 'gta']],
  ['no gaming / anime / or programming', ['gaming', 'anime', 'programming']],
  ['keine spiele, anime, oder programmieren', ['spiele', 'anime', 'programmieren']],
  ['sin juegos, anime, o programación', ['juegos', 'anime', 'programacion']],
  ['no anime, zorgles, or chess', ['anime', 'zorgles', 'chess']],
  ['no anime, but gaming', ['anime']],
  ['no anime, i roleplay', ['anime']],
  ['no anime, and show me gaming', ['anime']],
  ['i hate anime. or gaming', ['anime']],
  ['art, gaming, and music', []],
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
  ['mario kart 1,000', ['mario kart', '000']],
])('no phrase spans it: %s', (question, expected) => {
  const parts = questionOf(question, understand)?.parts.filter(({ weight }) => weight === 1) ?? [];
  expect(parts.map(({ text }) => text)).toEqual(expected);
});

it('reads a long question to its end, though separators make it longer', () => {
  const unknown = [...'bcdfghj'].map((letter) => letter.repeat(26));
  const question = `${unknown.join()} thanks`;
  expect(question).toHaveLength(195);
  expect(questionOf(question, understand)?.parts.map(({ text }) => text)).toEqual(unknown);
});

it('excludes only what is directly after a minus sign', () => {
  const parts = questionOf('gaming -minecraft, roblox', understand)?.parts ?? [];
  expect(parts.flatMap(({ text, isExcluded }) => (isExcluded ? [text] : []))).toEqual(['minecraft']);
});

it.each([
  ['games except for minecraft', ['minecraft']],
  ['music, exclude gaming, anime', ['gaming', 'anime']],
  ['music, anime excluded', ['anime']],
  ['music, anime not wanted', ['anime']],
  ['chess and ai-free art', ['ai']],
  ["chess and minecraft isn't my thing", ['minecraft']],
  ['excluding all anime', ['anime']],
  ['excluding anything with anime', ['anime']],
  ['without any kind of anime', ['anime']],
  ['art w/o ai', ['ai']],
  ['anti-ai art', ['ai art']],
  ['ai-free art', ['ai']],
  ['drama, free gaming', []],
  ['minecraft free mods', []],
  ['free software', []],
  ['games, avoid minecraft', ['minecraft']],
  ['stay away from anime', ['anime']],
  ['bored with minecraft', ['minecraft']],
  ['fed up with minecraft', ['minecraft']],
  ['never minecraft', ['minecraft']],
  ["don't care about anime", ['anime']],
  ['gaming minus minecraft', ['minecraft']],
  ['gaming excl. minecraft', ['minecraft']],
  ["minecraft isn't my thing", ['minecraft']],
  ['juegos que no incluya minecraft', ['minecraft']],
  ['jogos que não envolva minecraft', ['minecraft']],
  ['gry poza minecraft', ['minecraft']],
  ['mam dość minecraft', ['minecraft']],
  ['marre de minecraft', ['minecraft']],
  ['jeux à part minecraft', ['minecraft']],
  ['надоел майнкрафт', ['маинкрафт']],
  ['игры только не майнкрафт', ['маинкрафт']],
  ['أكره انمي', ['انمي']],
  ['アニメじゃなくてゲーム', ['アニメ']],
  ['アニメ抜き', ['アニメ']],
  ['アニメは苦手', ['アニメ']],
  ['nicht anime sondern manga', ['anime']],
  ['no anime sino manga', ['anime']],
  ['não anime mas sim manga', ['anime']],
  ['ليس انمي بل مانجا', ['انمي']],
  ['not for linux', []],
  ['play chess against friends', []],
  ['anti-cheat development', []],
  ['ad-free apps', []],
  ['i have never played chess', []],
  ['アニメじゃなくてもいい', []],
  ['cards against humanity', []],
  ['never gonna give you up', []],
  ['math plus minus', []],
  ['how to avoid burnout', []],
])('refuses in other words too: %s', (question, expected) => expect(excluded(question)).toEqual(expected));

it.each([
  ['minecraft no pay to win', { minecraft: 1, pay: 0.2, to: 0, win: 0.2 }],
  ['chess no drama queens', { chess: 1, drama: 0.2, queens: 0.2 }],
  ['drama free gaming', { 'drama free': 0, gaming: 1 }],
  ['linux no elitist jerks', { linux: 1, elitist: 0.2, jerks: 0.2 }],
  ['no elitist linux zorgles', { linux: 1, zorgles: 1 }],
  ['no elitists, zorgles', { elitists: 0.2, zorgles: 1 }],
  ['nicht anime sondern manga', { sondern: 0, manga: 1 }],
  ['no anime sino manga', { sino: 0, manga: 1 }],
  ['não anime mas sim manga', { 'mas sim': 0, manga: 1 }],
])('requires neither the rest of what is refused nor "but": %s', (question, expected) =>
  expect(weightsOf(question)).toMatchObject(expected),
);
