// Tag slugs: the one spelling in which tags are compared, counted and written into addresses, whatever somebody typed.
import { fold } from './fold.ts';

const LONGEST = 60;
/** Letters and digits of any script, with the signs that tell languages of programming from letters (c++, c#). */
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:\+\+|#(?![\p{L}\p{N}]))?/gu;

/**
 * Folded words with `-` between them; `c++` is `cpp` and `c#` is `csharp`, since neither sign is at home in an address.
 * Letters of every script stay. Empty when there is neither letter nor digit. A slug is its own slug.
 */
export function tagSlug(text: string): string {
  const words = fold(text).replace(/['’]/g, '').match(WORDS);
  const slug = (words ?? []).map((word) => word.replace(/\+\+$/, 'pp').replace(/#$/, 'sharp')).join('-');
  return [...slug].slice(0, LONGEST).join('').replace(/-$/, '');
}
