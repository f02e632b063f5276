import { unmask } from './confusables.ts';
import { lettersOf, spellings, wordsOf } from './words.ts';

/** What a name may have more than another one without being another name, in the languages of most servers. */
const GENERIC = new Set(
  (
    'the official oficial officiel offizielle offizieller ufficiale server servers serveur servidor ' +
    'discord community comunidad comunidade communaute'
  ).split(' '),
);

/** The words of a name that tell it from others; all of them where there is no such word. */
export function distinctiveWords(name: string): string[] {
  const words = wordsOf(name);
  const own = words.filter((word) => !spellings(word).some((spelling) => GENERIC.has(spelling)));
  return own.length > 0 ? own : words;
}

/**
 * A name as look-alikes are compared by: its distinctive words without spaces, in letters of which no two look alike
 * (1, l and i are one, rn is m, vv is w). A name without words, of emoji for one, is compared by its characters.
 */
export function nameKey(name: string): string {
  const joined = distinctiveWords(name).join('');
  if (joined === '') return unmask(name).replace(/\s+/gu, '');
  const letters = /\p{L}/u.test(joined) ? lettersOf(joined, 'l') : joined;
  return letters.replaceAll('i', 'l').replaceAll('rn', 'm').replaceAll('vv', 'w');
}
