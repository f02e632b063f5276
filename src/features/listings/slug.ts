import anyAscii from 'any-ascii';
import { fold } from '#contract/fold.ts';
import { TRADEMARKS } from './confusables.ts';

const MAX_LENGTH = 60;
/** `oadro` is for one guild; the API would take `/api/v1/servers/slug/history` for the server with the slug `history`. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set(['oadro', 'slug']);
/** Decoration around a name: emoji, flags, stars, box lines. Transliterated, they would become words. */
const SIGNS = /[\p{So}\p{Sk}\p{Extended_Pictographic}\p{Regional_Indicator}]/gu;

/**
 * URL form of a name: transliterated, lower case, `-` between words.
 * @param id of the listing, used when nothing of the name is left
 */
export function slugOf(name: string, id: string): string {
  // Fold first: decorated letters are signs to Unicode, but were meant as letters.
  const letters = fold(name.replace(TRADEMARKS, ' ')).replace(SIGNS, ' ');
  const slug = anyAscii(letters)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_LENGTH)
    .replace(/-$/, '');
  // Slugs cannot contain the `_` of ids.
  return (
    slug ||
    `server-${id
      .toLowerCase()
      .replace(/^s_/, '')
      .replace(/[^a-z0-9]+/g, '-')}`
  );
}
