// Which language a text is written in, by the library and by what is known of its limits. Loaded by the detector's process
// alone: the library's tables take more room than all else in the server but the catalog.
import { eld } from 'eld/extrasmall';
import { ENGLISH_WORDS } from './english-words.ts';

/** Scripts of which one sign says as much as three letters do. */
const DENSE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/gu;
const LATIN = /\p{sc=Latn}/gu;
const HANGUL = /\p{sc=Hang}/gu;
const LETTER = /\p{L}/gu;

/** Letters below which a text is too short. Names of products in English words look like any language. */
const FEWEST = 16;
const FEWEST_LATIN_ENGLISH = 24;
const FEWEST_LATIN = 40;
/** A shorter text is English when so many of its letters are in English words, and so many of its words are. */
const FEWEST_IN_ENGLISH_WORDS = 6;
const LEAST_SHARE_OF_WORDS = 1 / 4;
/** How far the best must be ahead of the next, among languages in Latin letters: less in a text of some length. */
const LEAD = 0.05;
const LEAD_OF_LONG = 0.03;
const LONG = 100;

/** Addresses, custom emoji and mentions, which are in no language. */
const NOISE = /https?:\S+|\b[\w-]+\.(?:com|net|org|gg|io|dev|app|de|fr)\b\S*|<(?:a?:\w+:|[@#]&?)\d+>/gi;

/** As BCP 47 has them. The library knows Malay alone of Malay and Indonesian, the platform Indonesian alone. */
const RENAMED: Readonly<Record<string, string>> = { ms: 'id', tl: 'fil' };

/** BCP 47 tag, or null when the text is too short, in no language, or in one that could as well be another. */
export function detectLanguage(text: string): string | null {
  const plain = plainText(text);
  const letters = count(plain, LETTER);
  const weight = letters + 2 * count(plain, DENSE);
  if (weight < FEWEST) return isShortEnglish(plain) ? 'en' : null;
  // Korean has a script to itself, which the library's tables of word parts know little of.
  if (count(plain, HANGUL) * 2 > letters) return 'ko';
  const found = eld.detect(plain);
  const [best = 0, next = 0] = Object.values(found.getScores());
  const isLatin = count(plain, LATIN) * 2 > letters;
  const isSure = isLatin ? isSureInLatin(found.language, weight, best - next) : found.isReliable();
  if (found.language !== '' && isSure) return RENAMED[found.language] ?? found.language;
  return letters < LONG && isShortEnglish(plain) ? 'en' : null;
}

function isShortEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? [];
  const known = words.filter((word) => ENGLISH_WORDS.has(word));
  const isPlain = words.every((word) => /^[a-z’']+$/.test(word));
  return (
    isPlain &&
    known.length >= words.length * LEAST_SHARE_OF_WORDS &&
    new Set(known).values().reduce((letters, word) => letters + word.length, 0) >= FEWEST_IN_ENGLISH_WORDS
  );
}

function isSureInLatin(language: string, letters: number, lead: number): boolean {
  if (language === 'en') return letters >= FEWEST_LATIN_ENGLISH;
  return letters >= FEWEST_LATIN && lead >= (letters < LONG ? LEAD : LEAD_OF_LONG);
}

/** Decorated letters made plain; neither addresses nor signs nor emoji. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(NOISE, ' ')
    .replace(/[^\p{L}\p{M}\p{N}'’.,!?]+/gu, ' ')
    .trim();
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
