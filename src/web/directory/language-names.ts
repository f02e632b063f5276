import { locale } from '#web/kit/language.ts';
import { texts } from './language-words/texts.ts';

/** Name of a BCP 47 tag, of its first part where the whole is not known; the tag itself for any other. */
export function languageName(tag: string): string {
  return nameOf(tag) ?? nameOf(tag.split('-')[0] ?? '') ?? tag;
}

/** The tags of the table with their names, in the order of the names. */
export function knownLanguages(): { tag: string; name: string }[] {
  const { compare } = new Intl.Collator(locale());
  return Object.entries(texts.names)
    .map(([tag, name]) => ({ tag, name }))
    .sort((a, b) => compare(a.name, b.name));
}

function nameOf(tag: string): string | undefined {
  const names: Readonly<Record<string, string>> = texts.names;
  return Object.hasOwn(names, tag) ? names[tag] : undefined;
}
