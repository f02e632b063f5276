// Converts a name to a drawable one: plain letters for ornamental ones, no invisible characters, no emoji, and Latin
// letters for characters that no font has.
import anyAscii from 'any-ascii';

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;
const EMOJI = /\p{RGI_Emoji}|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gv;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER = /\p{L}/u;
/** Accents that NFKC did not compose: some names stack them until they cover the neighboring lines. */
const LOOSE_ACCENT = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;

/** Never empty: a name of only emoji becomes their names. */
export function drawableName(name: string): string {
  const plain = name.normalize('NFKC').replace(LOOSE_ACCENT, '');
  return tidy(plain.replace(EMOJI, ' ').replace(INVISIBLE, '')) || emojiNames(plain) || '#';
}

function emojiNames(name: string): string {
  return tidy(anyAscii(name).replace(/[:_]+/g, ' '));
}

/** @param missing characters that no font has */
export function transliterate(name: string, missing: ReadonlySet<string>): string {
  const letters = [...name].map((letter) => (missing.has(letter) ? anyAscii(letter) : letter));
  return tidy(letters.join('')) || '#';
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether a line runs right to left: by its first letter, like `dir=auto` in browsers. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(LETTER.exec(text)?.[0] ?? '');
}
