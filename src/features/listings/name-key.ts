import { unmask } from './confusables.ts';
import { lettersOf, spellings, withoutOrnaments, wordsOf } from './words.ts';

/** Words that do not distinguish one name from another, in the languages of most servers. */
const GENERIC = new Set(
  (
    'the official oficial officiel offizielle offizieller ufficiale server servers serveur servidor ' +
    'discord community comunidad comunidade communaute'
  ).split(' '),
);

/** The words that distinguish a name from others; all of its words if there are none. */
export function distinctiveWords(name: string): string[] {
  const words = wordsOf(withoutOrnaments(name));
  const own = words.filter((word) => !spellings(word).some((spelling) => GENERIC.has(spelling)));
  return own.length > 0 ? own : words;
}

/**
 * The key by which look-alike names are compared: the distinctive words without spaces, with look-alike letters merged
 * (1, l and i are one, rn is m, vv is w). A name without words, for example of emoji, is compared by its characters.
 */
export function nameKey(name: string): string {
  const joined = distinctiveWords(name).join('');
  if (joined === '') return unmask(name).replace(/\s+/gu, '');
  const letters = /\p{L}/u.test(joined) ? lettersOf(joined, 'l') : joined;
  return letters.replaceAll('i', 'l').replaceAll('rn', 'm').replaceAll('vv', 'w');
}
