// Folding: the normal form of text in the index and in queries.
// Case, accents and decoration are removed. Marks that are part of a letter (Thai vowels, Japanese voicing) remain.
import { MAX_SEARCH } from './limits.ts';

/** For character classes: the scripts without spaces between words. */
export const UNSPACED_SCRIPTS = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u30fc\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}`;
/** Korean has spaces, but attaches particles to words. */
export const UNSPACED_AND_KOREAN = String.raw`${UNSPACED_SCRIPTS}\p{sc=Hang}`;

const HALF_WORD = new RegExp(String.raw`(?<=[\s${UNSPACED_SCRIPTS}])[^\s${UNSPACED_SCRIPTS}]+$`, 'u');

/** Accents, enclosing signs, Hebrew points, Arabic vowels, joiners, variation selectors. Marks of other scripts are part of letters. */
const STRIPPED_RANGES =
  'ad 300-36f 483-489 591-5bd 5bf 5c1-5c2 5c4-5c5 5c7 640 64b-65f 670 1ab0-1aff 1dc0-1dff 200b-200f 2060 20d0-20ff ' +
  'a66f-a672 fe00-fe0f fe20-fe2f feff';
const STRIPPED = new RegExp(`[${STRIPPED_RANGES.replace(/\w+/g, '\\u{$&}').replaceAll(' ', '')}]`, 'gu');

/** Letters without a decomposition. Names often use small capitals or squared letters; Arabic is often typed without ة and ى. */
const PLAIN = plainLetters();
const HAS_PLAIN = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'gu');

const ASCII_END = 0x80;

const DOTNET = /(?<![\p{L}\p{N}.+#])\.net(?=[\s,;/)]|$)/gu;
/** The `r/` of `r/gamedev` and the address before it. Not that of `r/c planes` or `python/r/sql`, which is the language. */
const SUBREDDIT = /(?<![\p{L}\p{N}]\/?)(?:(?:https?:\/\/)?(?:[a-z]{1,3}\.)?reddit\.com\/)?r\/(?=[\p{L}\p{N}_]{2})/gu;

/** Not in `1,000`, `c/c++` or `24/7`. */
const BETWEEN_ITEMS =
  /[;|、،]|(?<!\d),|,(?!\d)|(?<=\s)[/+](?=\s)|(?<=[\p{L}\p{N}]{3})\s*\/\s*(?=[\p{L}\p{N}]{2})|(?<=[\p{L}\p{N}]{2})\s*\/\s*(?=[\p{L}\p{N}]{3})/gu;
/** Not in `vs. `, or after the abbreviation of "excluding". */
const BETWEEN_SENTENCES = /(?<=[\p{L}\p{N}]{3})(?<!\bexcl)\.(?=\s)|。/gu;

/**
 * Marks, in a folded text, where an item ends with ` , ` and a sentence with ` . `: no phrase spans them. ` & ` is unchanged,
 * as it can be part of a name (`drum & bass`).
 */
export function withSeparators(text: string): string {
  return text.replace(BETWEEN_ITEMS, ' , ').replace(BETWEEN_SENTENCES, ' . ');
}

/**
 * A question, folded: at most 200 characters, without half a word. `.net` is a name, not the word after a dot.
 */
export function foldQuestion(text: string): string {
  // Again after folding, as one character can become eighteen: longer questions take long to read.
  return shortened(foldText(shortened(text)).replace(DOTNET, 'dotnet'));
}

function shortened(text: string): string {
  if (text.length <= MAX_SEARCH) return text;
  const withNext = text.slice(0, MAX_SEARCH + 1);
  return withNext.replace(HALF_WORD, '').slice(0, MAX_SEARCH);
}

/** A text that is searched for or found, folded: a subreddit is found, compared and sorted by its name. */
export function foldText(text: string): string {
  return fold(text).replace(SUBREDDIT, '');
}

/** Lower case, no accents; compatibility forms (mathematical, full-width, circled letters) become plain letters. */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(STRIPPED, '')
    .replace(HAS_PLAIN, (letter) => PLAIN.get(letter) ?? letter)
    .normalize('NFC');
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) >= ASCII_END) return false;
  return true;
}

function plainLetters(): Map<string, string> {
  const latin = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't' };
  const plain = new Map(Object.entries({ ...latin, ĸ: 'k', ς: 'σ', ة: 'ه', ى: 'ي' }));
  const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ';
  [...smallCapitals].forEach((letter, i) => plain.set(letter, 'abcdefghijklmnoprstuvwyz'.charAt(i)));
  for (const firstOfAlphabet of [0x1f150, 0x1f170]) {
    for (let i = 0; i < 26; i++) plain.set(String.fromCodePoint(firstOfAlphabet + i), String.fromCharCode(97 + i));
  }
  return plain;
}
