// Spelling: normal forms of filter values, for comparing them however they were typed.
import { fold } from './fold.ts';
import { ownValue } from './vocabulary.ts';

/** Tags of written languages that readers consider the same, and an alias. */
const SAME_LANGUAGE: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', tl: 'fil' };

/** The language of a BCP 47 tag without region or script, by which listings are counted and found. */
export function languageKey(tag: string): string {
  const [language = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return ownValue(SAME_LANGUAGE, language) ?? language;
}

/** Features are lower snake_case; users type them with spaces and capitals. */
export function snakeCase(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '_');
}

const MAX_SLUG_LENGTH = 60;
/** Letters and digits of any script, with the symbols of programming languages (c++, c#). */
const SLUG_WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:\+\+|#(?![\p{L}\p{N}]))?/gu;

/**
 * Folded words with `-` between them; `c++` becomes `cpp` and `c#` `csharp`, since `+` and `#` have a meaning in URLs.
 * Preserves letters of every script. Empty if there are no letters or digits. Idempotent.
 */
export function tagSlug(text: string): string {
  const words = fold(text).replace(/['’]/g, '').match(SLUG_WORDS);
  const slug = (words ?? []).map((word) => word.replace(/\+\+$/, 'pp').replace(/#$/, 'sharp')).join('-');
  return [...slug].slice(0, MAX_SLUG_LENGTH).join('').replace(/-$/, '');
}
