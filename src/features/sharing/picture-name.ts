// A name as a picture can draw it: plain letters for ornamental ones, nothing invisible, no emoji, and Latin letters for
// what no font at hand can draw.
import anyAscii from 'any-ascii';

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;
const EMOJI = /\p{RGI_Emoji}|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gv;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER = /\p{L}/u;
/** Accents that made no letter with the one before them: people pile them up until they cover the lines around. */
const LOOSE_ACCENT = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;

/** Never empty: a name of emoji alone becomes their names. */
export function drawableName(name: string): string {
  const plain = name.normalize('NFKC').replace(LOOSE_ACCENT, '');
  return tidy(plain.replace(EMOJI, ' ').replace(INVISIBLE, '')) || emojiNames(plain) || '#';
}

function emojiNames(name: string): string {
  return tidy(anyAscii(name).replace(/[:_]+/g, ' '));
}

/** @param missing characters that no font can draw */
export function transliterated(name: string, missing: ReadonlySet<string>): string {
  const letters = [...name].map((letter) => (missing.has(letter) ? anyAscii(letter) : letter));
  return tidy(letters.join('')) || '#';
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether the line starts at the right: by its first letter, as a browser decides for `dir=auto`. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(LETTER.exec(text)?.[0] ?? '');
}
