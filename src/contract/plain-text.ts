// Text that people type, as schemas: trimmed, and without what a database or a page could not bear. It is never markup.
import { z } from 'zod';

// U+0000 and lone surrogates are stored by one engine and refused by the other; direction overrides can make the page
// around a text read backwards. Line feeds stay, and so do the joiners that emoji and several scripts need.
const UNWANTED = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|[\p{Cs}\p{Noncharacter_Code_Point}]/gu;
const BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;
// No script stacks more marks on a letter; towers of them are drawn over what stands around.
const TOWERS = /([\p{Mn}\p{Me}]{5})[\p{Mn}\p{Me}]+/gu;
const SHOWS_NOTHING = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Lines are kept, at most one empty one in a row. Empty when nothing visible is left. */
export function cleanText(text: string): string {
  const plain = text.replace(BREAKS, '\n').replaceAll('\t', ' ').replace(UNWANTED, '');
  const lines = plain.replace(TOWERS, '$1').trim();
  return SHOWS_NOTHING.test(lines) ? '' : lines.replace(/\n[^\S\n]*(?:\n[^\S\n]*)+/g, '\n\n');
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s*\n\s*/g, ' ');
}

/** Several lines; refused when nothing visible is left. Lengths are in UTF-16 units. */
export function textOf(maxLength: number) {
  return z.string().overwrite(cleanText).min(1, 'must not be empty').max(maxLength);
}

/** One line; refused when nothing visible is left. */
export function lineOf(maxLength: number) {
  return z.string().overwrite(cleanLine).min(1, 'must not be empty').max(maxLength);
}

/** An id or slug in a body. Nothing of it is cleaned: it names something, or nothing. */
export function idOf(maxLength = 200) {
  return z
    .string()
    .max(maxLength)
    .refine((text) => !text.includes('\0'), 'is not an id');
}

/** Several lines that may be cleared: by null or by empty text. */
export function clearableTextOf(maxLength: number) {
  return z.string().overwrite(cleanText).max(maxLength).nullable();
}

/** One line that may be cleared. */
export function clearableLineOf(maxLength: number) {
  return z.string().overwrite(cleanLine).max(maxLength).nullable();
}
