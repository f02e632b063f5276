// Spelling: how two values of a filter are compared, whatever somebody typed.
import { fold } from './fold.ts';

/** Written languages that are one for readers, and another name of one. */
const SAME_LANGUAGE: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', tl: 'fil' };

/** The language of a BCP 47 tag, whatever its region or script: what listings are counted and found by. */
export function languageKey(tag: string): string {
  const [language = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return SAME_LANGUAGE[language] ?? language;
}

/** Features are lower snake_case; people write them with spaces and capitals. */
export function snakeCase(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '_');
}

const LONGEST_SLUG = 60;
/** Letters and digits of any script, with the signs that tell languages of programming from letters (c++, c#). */
const SLUG_WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:\+\+|#(?![\p{L}\p{N}]))?/gu;

/**
 * Folded words with `-` between them; `c++` is `cpp` and `c#` is `csharp`, since neither sign is at home in an address.
 * Letters of every script stay. Empty when there is neither letter nor digit. A slug is its own slug.
 */
export function tagSlug(text: string): string {
  const words = fold(text).replace(/['’]/g, '').match(SLUG_WORDS);
  const slug = (words ?? []).map((word) => word.replace(/\+\+$/, 'pp').replace(/#$/, 'sharp')).join('-');
  return [...slug].slice(0, LONGEST_SLUG).join('').replace(/-$/, '');
}
