// Names of languages, as people write them in lists, to BCP 47 tags.
import { LANGUAGE_TAGS, languageNames } from '#features/languages/names.ts';

/** Latin letters that stand in a Cyrillic word by mistake. */
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
 * The tag of a language named in English or in itself, or by its tag. Of several words in one name the whole decides,
 * then the first, then the last. Null when it is none that is known.
 */
export function languageTag(name: string): string | null {
  const words = name.trim().split(/[\s,/()+-]+/);
  const named = [name, words[0] ?? '', words.at(-1) ?? ''].map((text) => byName.get(fold(text)));
  return named.find((tag) => tag !== undefined) ?? givenTag(name) ?? longestName(name);
}

/** `en`, `pt-BR`, `de_AT` as they are. */
function givenTag(text: string): string | undefined {
  const tag = text.trim().replaceAll('_', '-');
  if (!/^[a-z]{2,3}(-[a-z]{4})?(-[a-z]{2})?$/i.test(tag) || !LANGUAGE_TAGS.includes(tag.split('-')[0]!.toLowerCase())) {
    return undefined;
  }
  return Intl.getCanonicalLocales(tag)[0];
}

/** In scripts without spaces a language's name has other words grown to it. */
function longestName(text: string): string | null {
  const folded = fold(text);
  const found = [...byName].filter(([name]) => /\p{sc=Han}/u.test(name) && folded.includes(name));
  return found.sort(([a], [b]) => b.length - a.length)[0]?.[1] ?? null;
}

/** Without case, marks, spaces and signs, and in one script. */
function fold(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return /\p{sc=Cyrl}/u.test(letters) ? letters.replace(/[aceiopxy]/g, (letter) => CYRILLIC_TWINS[letter]!) : letters;
}
