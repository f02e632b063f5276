// Folding: the normal form of text in the index and in queries.
// Case, accents and decoration are removed. Marks that are part of a letter (Thai vowels, Japanese voicing) remain.

/** For character classes: the scripts without spaces between words. Korean has spaces, but attaches particles to words. */
export const UNSPACED_SCRIPTS = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u30fc\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}`;

/** Accents, Hebrew points, Arabic vowels, joiners, variation selectors. Marks of other scripts are part of letters. */
const STRIPPED_RANGES: readonly [first: number, last: number][] = [
  [0xad, 0xad],
  [0x300, 0x36f],
  [0x591, 0x5bd],
  [0x5bf, 0x5bf],
  [0x5c1, 0x5c2],
  [0x5c4, 0x5c5],
  [0x5c7, 0x5c7],
  [0x640, 0x640],
  [0x64b, 0x65f],
  [0x670, 0x670],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x200b, 0x200f],
  [0x2060, 0x2060],
  [0x20d0, 0x20ff],
  [0xfe00, 0xfe0f],
  [0xfe20, 0xfe2f],
  [0xfeff, 0xfeff],
];
const STRIPPED = new RegExp(
  `[${STRIPPED_RANGES.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join('')}]`,
  'gu',
);

/** Letters without a decomposition. Names often use small capitals or squared letters; Arabic is often typed without ة and ى. */
const PLAIN = plainLetters();
const HAS_PLAIN = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'gu');

const ASCII_END = 0x80;

const MAX_QUESTION = 200;
const HALF_WORD = /(?<=\s)\S+$/u;
const DOTNET = /(?<=^|\s)\.net(?=\s|$)/gu;

/** A question, folded: at most 200 characters, without half a word. `.net` is a name, not the word after a dot. */
export function foldQuestion(text: string): string {
  // Again after folding, as one character can become eighteen: longer questions take long to read.
  return shortened(fold(shortened(text))).replace(DOTNET, 'dotnet');
}

function shortened(text: string): string {
  if (text.length <= MAX_QUESTION) return text;
  return text
    .slice(0, MAX_QUESTION + 1)
    .replace(HALF_WORD, '')
    .slice(0, MAX_QUESTION);
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
