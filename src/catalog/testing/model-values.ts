// How the model compares values of filters.
import { fold } from '#contract/fold.ts';

/** `pt-BR` is Portuguese, and both kinds of written Norwegian are one. */
export function languageOf(tag: string): string {
  const [language = ''] = tag.toLowerCase().split('-');
  return language === 'nb' ? 'no' : language;
}

/** A tag is its words: nothing between them matters. */
export function wordsOf(tag: string): string {
  const words = knownWords.get(tag) ?? cutIntoWords(tag);
  knownWords.set(tag, words);
  return words;
}

// There are few tags, and each is compared with each other's: half of the time of all comparisons went into cutting them.
const knownWords = new Map<string, string>();

function cutIntoWords(tag: string): string {
  const words = fold(tag)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{M}\p{N}#+]+/u)
    .flatMap((part) => part.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:\+\+|#$)?|/gu) ?? []);
  return words.filter(Boolean).join(' ');
}
