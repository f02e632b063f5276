import { describe, expect, it } from 'vitest';
import { fold, foldQuestion, foldText, withSeparators } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Café CRÈME', 'cafe creme'],
    ['ＭＩＮＥＣＲＡＦＴ', 'minecraft'],
    ['𝓜𝓲𝓷𝓮𝓬𝓻𝓪𝓯𝓽 𝕊𝕄ℙ', 'minecraft smp'],
    ['ᴍɪɴᴇᴄʀᴀꜰᴛ', 'minecraft'],
    ['🅼🅲 🅐', 'mc a'],
    ['Straße ŁÓDŹ Øre', 'strasse lodz ore'],
    ['İstanbul ILICA', 'istanbul ilica'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['Ёлка', 'елка'],
    ['ｶﾞﾝﾀﾞﾑ', 'ガンダム'],
    ['한국', '한국'],
    ['كِتَاب', 'كتاب'],
    ['قهوة على', 'قهوه علي'],
    ['हिन्दी', 'हिन्दी'],
    ['c҉a҉s҉i҉n҉o҉ К҉иев 밤\u0488', 'casino киев 밤'],
    ['A\u0483re\u0487na o\ua66ff \u{1f170}\u0483', 'arena of a'],
    ['soft\u00adhyphen zero\u200bwidth', 'softhyphen zerowidth'],
  ])('turns %s into %s', (text, folded) => expect(fold(text)).toBe(folded.normalize('NFC')));

  it('is idempotent', () => {
    for (const text of ['Ǆ ẞ ﬁ İ', 'ภาษาไทย', '㎏ №', 'ガンダム']) expect(fold(fold(text))).toBe(fold(text));
  });
});

describe('foldQuestion', () => {
  it('cuts a long question between words', () => {
    const [word, words] = ['blender', 'x '.repeat(98)];
    expect(foldQuestion(words + word)).toBe(words);
    expect(foldQuestion(`${words}3d ${word}`)).toBe(`${words}3d `);
    expect(foldQuestion('猫'.repeat(300))).toBe('猫'.repeat(200));
    expect(foldQuestion(`犬 ${'猫'.repeat(300)}`)).toBe(`犬 ${'猫'.repeat(198)}`);
    expect(foldQuestion(`${'猫'.repeat(197)}blender`)).toBe('猫'.repeat(197));
  });

  it('cuts a question that is long only when folded', () => {
    const phrase = '\ufdfa';
    expect(fold(phrase)).toHaveLength(18);
    expect(foldQuestion(phrase.repeat(50)).length).toBeLessThanOrEqual(200);
    expect(foldQuestion('.net '.repeat(40)).length).toBeLessThanOrEqual(200);
  });

  it('knows .NET by its name', () => {
    expect(foldQuestion('.NET jobs')).toBe('dotnet jobs');
    expect(foldQuestion('-.net c#/.net')).toBe('-dotnet c#/dotnet');
    expect(foldQuestion('asp.net example.net')).toBe('asp.net example.net');
  });
});

describe('foldText', () => {
  it.each([
    ['r/GameDev', 'gamedev'],
    ['/r/gamedev', '/gamedev'],
    ['Old (r/gamedev), -r/rust "r/rust"', 'old (gamedev), -rust "rust"'],
    ['https://www.reddit.com/r/3Dprinting', '3dprinting'],
    ['old.reddit.com/r/C_Programming/top', 'c_programming/top'],
  ])('knows the subreddit in %s by its name', (text, folded) => expect(foldText(text)).toBe(folded));

  it.each(['r/', 'r/c planes', 'r / gamedev', 'python/r/sql', "r'n'b music", 'car/truck', 'my.com/r/gamedev'])(
    'finds no subreddit in %s',
    (text) => expect(foldText(text)).toBe(text),
  );
});

it.each([
  ['a, b;c', 'a ,  b , c'],
  ['rust/go', 'rust , go'],
  ['1,000 c/c++ tcp/ip q&a 24/7 w/o node.js vs. x', '1,000 c/c++ tcp , ip q&a 24/7 w/o node.js vs. x'],
  ['chess. anime', 'chess .  anime'],
  ['アニメ、本。', 'アニメ , 本 . '],
  ['drum & bass', 'drum & bass'],
])('marks where items and sentences end in %s', (text, marked) => expect(withSeparators(text)).toBe(marked));
