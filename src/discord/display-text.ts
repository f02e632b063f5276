// Makes upstream text safe to store and show: one line, no control or direction characters, no invisible names.
// Joiners, which emoji and several scripts need, and all letters of all scripts are retained.

// Direction marks, embeddings, overrides and isolates: they can make the text around a name read backwards.
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// Both databases must store the same text: one of them refuses U+0000 and lone surrogates.
const UNSTORABLE = /[\p{Cs}\p{Noncharacter_Code_Point}]/gu;
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;
const CONTROL = /\p{Cc}/gu;
// No script stacks more combining marks on a letter; towers of them are drawn over the text around.
const TOWERS = /([\p{Mn}\p{Me}]{5})[\p{Mn}\p{Me}]+/gu;
const INVISIBLE = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
// Blank characters that names are padded with. Not variation selectors and tags, with which an emoji can end.
const BLANK = String.raw`[\s\u00ad\u115f\u1160\u180e\u200b-\u200d\u2060\u2800\u3164\ufeff\uffa0]+`;
const BLANK_ENDS = new RegExp(`^${BLANK}|${BLANK}$`, 'gu');

/**
 * @param maxLength in Unicode characters; the cut never splits one
 * @returns null when nothing visible is left
 */
export function displayText(text: string | undefined, maxLength: number): string | null {
  if (text === undefined) return null;
  const plain = text.replace(BREAKS, ' ').replace(CONTROL, '').replace(DIRECTION, '').replace(UNSTORABLE, '');
  const line = plain.replace(TOWERS, '$1').replace(BLANK_ENDS, '');
  if (INVISIBLE.test(line)) return null;
  return [...line].slice(0, maxLength).join('').replace(BLANK_ENDS, '');
}
