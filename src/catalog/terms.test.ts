import { describe, expect, it } from 'vitest';
import { fold } from '#contract/fold.ts';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { hyphenatedIn, MAX_WORD, nameKeyOf, pairsOfRun, scanTerms, wordsInCompound } from './terms.ts';

function termsOf(text: string): string[] {
  const terms: string[] = [];
  const folded = fold(text);
  scanTerms(folded, (kind, start, end) => terms.push(`${kind}:${folded.slice(start, end)}`));
  return terms;
}

describe('scanTerms', () => {
  it.each([
    ['Minecraft Hub', ['word:minecraft', 'word:hub']],
    ['node.js, [DE]', ['word:node', 'symbol:.', 'word:js', 'symbol:,', 'symbol:[', 'word:de', 'symbol:]']],
    ['C++/C#', ['compound:c++', 'symbol:+', 'symbol:+', 'symbol:/', 'compound:c#', 'symbol:#']],
    ['100%', ['compound:100%', 'symbol:%']],
    ['foo_bar', ['word:foo', 'symbol:_', 'word:bar']],
    ['++', ['symbol:+', 'symbol:+']],
    ['東京Gamers', ['run:東京', 'word:gamers']],
    ['ゲーム、音楽', ['run:ゲーム', 'symbol:、', 'run:音楽']],
    ['ไทย server', ['run:ไทย', 'word:server']],
    ['마인크래프트', ['run:마인크래프트']],
    ['🎮 a', ['symbol:🎮', 'word:a']],
    ['𠮷野家', ['run:𠮷野家']],
    [' \u0000\n', []],
  ])('%s', (text, terms) => expect(termsOf(text)).toEqual(terms));

  it('truncates long words', () => {
    expect(termsOf('x'.repeat(60))).toEqual([`word:${'x'.repeat(MAX_WORD)}`]);
  });
});

it('splits a compound into its words', () => {
  expect(wordsInCompound('d&d#5')).toEqual(['d', 'd', '5']);
  expect(wordsInCompound('notepad++')).toEqual(['notepad']);
  expect(['c++', 'c#'].map(wordsInCompound), 'another language than C').toEqual([[], []]);
});
it('splits a run into its pairs', () => expect(pairsOfRun('𠮷野家')).toEqual(['𠮷野', '野家']));
it('does not split a run of one character', () => expect(pairsOfRun('猫')).toEqual(['猫']));

describe('nameKeyOf', () => {
  it.each([
    ['★ [DE] Minecraft! ★', 'de minecraft'],
    ['C++', 'c++'],
    ['???', '???'],
    ['(r/gamedev)', 'gamedev'],
    ['R / gamedev', 'r gamedev'],
    ['r/', 'r'],
    ['東京Gamers', '東京 gamers'],
    ['', ''],
  ])('of %s is %s', (name, key) => expect(nameKeyOf(name)).toBe(key));
});

it.each(['a', '\u0301', '\u093e', 'a-', "a's"])(
  'reads a long row of %j in time linear in its length',
  async (piece) => {
    expect(await cpuTimeOf(() => hyphenatedIn(piece.repeat(30_000)))).toBeLessThan(1000);
  },
);
