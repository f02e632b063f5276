// How the model compares filter values.
import { fold } from '#contract/fold.ts';

/** `pt-BR` is Portuguese, and both kinds of written Norwegian are one. */
export function languageOf(tag: string): string {
  const [language = ''] = tag.toLowerCase().split('-');
  return language === 'nb' ? 'no' : language;
}

/** A tag is compared by its words; separators do not matter. */
export function wordsOf(tag: string): string {
  const words = knownWords.get(tag) ?? cutIntoWords(tag);
  knownWords.set(tag, words);
  return words;
}

// Cached: there are few tags, but splitting them took half of the time of all comparisons.
const knownWords = new Map<string, string>();

function cutIntoWords(tag: string): string {
  const words = fold(tag)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{M}\p{N}#+]+/u)
    .flatMap((part) => part.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:\+\+|#$)?|/gu) ?? []);
  return words.filter(Boolean).join(' ');
}
