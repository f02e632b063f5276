// User-entered text: trimmed, without characters that break a database or a page. It is never markup.

// U+0000 and lone surrogates are stored by one engine and refused by the other; direction overrides can reverse the
// page around a text. Line feeds remain, and so do the joiners that emoji and several scripts need.
const UNWANTED = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|[\p{Cs}\p{Noncharacter_Code_Point}]/gu;
const BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;
// No script needs more marks on a letter; longer stacks are drawn over the surrounding text.
const STACKED_MARKS = /([\p{Mn}\p{Me}]{5})[\p{Mn}\p{Me}]+/gu;
const INVISIBLE = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Without control and direction characters, except for line feeds, and with at most five marks on a letter. */
export function withoutUnwanted(text: string): string {
  return text.replace(UNWANTED, '').replace(STACKED_MARKS, '$1');
}

export function isInvisible(text: string): boolean {
  return INVISIBLE.test(text);
}

/** Preserves lines, with at most one empty line in a row. Empty if nothing visible is left. */
export function cleanText(text: string): string {
  const lines = withoutUnwanted(text.replace(BREAKS, '\n').replaceAll('\t', ' ')).trim();
  return isInvisible(lines) ? '' : lines.replace(/\n[^\S\n]*(?:\n[^\S\n]*)+/g, '\n\n');
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/(?<!\s)\s*\n\s*/g, ' ');
}

/** Whether a text can be an id or slug. Others need no query, and the database engines treat a NUL differently. */
export function isIdentifier(text: string): boolean {
  return /^[\w-]{1,200}$/.test(text);
}
