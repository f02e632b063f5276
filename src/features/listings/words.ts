// The words of a text as a casual reader sees them: with look-alike letters, digits and signs in place of letters.
// Names, blocked terms and waves are compared by them.
import { BLANKS, UNLIKE_LATIN, unmask, unmaskByShape } from './confusables.ts';

/** Signs are letters inside a word, where they have no other meaning. */
const SIGN_LETTERS: Readonly<Record<string, string>> = { '@': 'a', $: 's', '€': 'e', '!': '1', '|': '1' };
const SIGN_IN_WORD = /(?<=\p{L})[@!|]+(?=\p{L})|(?<=\p{L})[$€]+|(?<![$€])[$€]+(?=\p{L})/gu;
const SIGNS = /[@!|$€]/g;
const DIGIT_LETTERS: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

const ORNAMENT = String.raw`(?:${UNLIKE_LATIN}\p{M}*)`;
// The look-ahead comes first: looking back from each of a run of marks would read the run again.
const ORNAMENTS = new RegExp(`(?=${UNLIKE_LATIN})(?<!${ORNAMENT})${ORNAMENT}{1,2}(?!${ORNAMENT})`, 'gv');
/** One Chinese character or Korean syllable is usually a word, except for these. */
const NO_WORD = String.raw`(?:[[${UNLIKE_LATIN}--[\p{sc=Hani}가-힣]]乂亗卍卐彡]\p{M}*)`;
const EDGE_ORNAMENTS = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${NO_WORD}|${NO_WORD}(?![\\p{L}\\p{M}\\p{N}])`, 'gv');
const FOREIGN_WORD = new RegExp(`${ORNAMENT}{2}`, 'v');
const WESTERN_WORD = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]{3}/u;

/** A name in Latin, Greek or Cyrillic letters without single ornaments around its words, as in 乂 name ツ. */
export function withoutOrnaments(name: string): string {
  const composed = name.normalize('NFC');
  if (FOREIGN_WORD.test(composed) || !WESTERN_WORD.test(name.normalize('NFKD'))) return name;
  return composed.replace(EDGE_ORNAMENTS, ' ');
}

/** Without case, accents, decoration and punctuation; digits are unchanged. */
export function wordsOf(text: string): string[] {
  return wordsIn(unmask(text));
}

/**
 * The words of a text in every reading that can hide a word: by the shapes of letters alone, with signs as letters or
 * as gaps, with blank letters removed, and with one or two letters of a script that does not look Latin as gaps.
 */
export function readingsOf(text: string): string[][] {
  const texts = new Set([text, text.replace(BLANKS, ''), text.normalize('NFC').replace(ORNAMENTS, ' ')]);
  const readings = [...texts]
    .flatMap((one) => [unmask(one), unmaskByShape(one)])
    .flatMap((one) => [one, one.replace(SIGNS, (sign) => SIGN_LETTERS[sign] ?? sign), one.replace(SIGNS, ' ')]);
  return [...new Set(readings)].map((reading) => wordsIn(reading));
}

function wordsIn(plain: string): string[] {
  return plain
    .replace(SIGN_IN_WORD, (signs) => [...signs].map((sign) => SIGN_LETTERS[sign]).join(''))
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}

/** The readings of a word, itself first. Digits are letters only next to letters; at the end they can be a number. */
export function spellings(word: string): string[] {
  if (!/\p{N}/u.test(word) || !/\p{L}/u.test(word)) return [word];
  const unnumbered = word.replace(/(?<!\p{N})\p{N}+$/u, '');
  const read = [word, unnumbered].flatMap((one) => [lettersOf(one, 'i'), lettersOf(one, 'l')]);
  return [...new Set([word, ...read])];
}

/** @param one the letter for the digit 1 */
export function lettersOf(word: string, one: 'i' | 'l'): string {
  return word.replace(/[0134578]/g, (digit) => DIGIT_LETTERS[digit] ?? one);
}
