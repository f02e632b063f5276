// Converts names of languages, as written in lists, to BCP 47 tags.
import { LANGUAGE_TAGS, languageNames } from '#features/languages/names.ts';

/** Latin letters that occur in Cyrillic words by mistake. */
const CYRILLIC_TWINS: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
};

const byName = new Map<string, string>();
for (const [name, tag] of languageNames()) byName.set(fold(name), tag);

/**
 * The tag of a language named in English, in itself, or by its tag. For a name of several words the whole name is tried
 * first, then the first word, then the last. Null if none is known.
 */
export function languageTag(name: string): string | null {
  const words = name.trim().split(/[\s,/()+-]+/);
  const named = [name, words[0] ?? '', words.at(-1) ?? ''].map((text) => byName.get(fold(text)));
  return named.find((tag) => tag !== undefined) ?? givenTag(name) ?? longestName(name);
}

/** For tags such as `en`, `pt-BR`, `de_AT`. */
function givenTag(text: string): string | undefined {
  const tag = text.trim().replaceAll('_', '-');
  if (!/^[a-z]{2,3}(-[a-z]{4})?(-[a-z]{2})?$/i.test(tag) || !LANGUAGE_TAGS.includes(tag.split('-')[0]!.toLowerCase())) {
    return undefined;
  }
  return Intl.getCanonicalLocales(tag)[0];
}

/** In scripts without spaces other words may be attached to the name of a language. */
function longestName(text: string): string | null {
  const folded = fold(text);
  const found = [...byName].filter(([name]) => /\p{sc=Han}/u.test(name) && folded.includes(name));
  return found.sort(([a], [b]) => b.length - a.length)[0]?.[1] ?? null;
}

/** Removes case, marks, spaces and punctuation, and unifies mixed scripts. */
function fold(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return /\p{sc=Cyrl}/u.test(letters) ? letters.replace(/[aceiopxy]/g, (letter) => CYRILLIC_TWINS[letter]!) : letters;
}
