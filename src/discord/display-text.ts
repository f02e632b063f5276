// Makes upstream text safe to store and show: one line, no control or direction characters, no invisible names.
// Joiners, which emoji and several scripts need, and all letters of all scripts are retained.
import { isInvisible, withoutUnwanted } from '#contract/plain-text.ts';

const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;
// Blank characters that names are padded with. Not variation selectors and tags, with which an emoji can end.
const BLANK = String.raw`[\s\u00ad\u115f\u1160\u180e\u200b-\u200d\u2060\u2800\u3164\ufeff\uffa0]`;
const BLANK_ENDS = new RegExp(`^${BLANK}+|(?<!${BLANK})${BLANK}+$`, 'gu');

/**
 * @param maxLength in Unicode characters; the cut never splits one
 * @returns null when nothing visible is left
 */
export function displayText(text: string | undefined, maxLength: number): string | null {
  if (text === undefined) return null;
  const line = withoutUnwanted(text.replace(BREAKS, ' ')).replace(BLANK_ENDS, '');
  if (isInvisible(line)) return null;
  return [...line].slice(0, maxLength).join('').replace(BLANK_ENDS, '');
}
