import { describe, expect, it } from 'vitest';
import type { CategoryName } from '#contract/vocabulary.ts';
import { CATEGORY_WORDS, termsOf } from './word-lists.ts';
import { findTerms } from './find-terms.ts';

const lists = Object.entries(CATEGORY_WORDS) as [CategoryName, (typeof CATEGORY_WORDS)['Gaming']][];

const found = (text: string) => [...findTerms(text).keys()];

describe.each(lists)('the words of %s', (category, { sure, hints }) => {
  const terms = [...termsOf(sure), ...termsOf(hints)];

  it('are unique', () => {
    expect(terms.filter((term, i) => terms.indexOf(term) !== i)).toEqual([]);
  });

  it('are valid terms', () => {
    const isTerm = /^(\*?[\p{L}\p{M}\p{N}#+]+|[\p{L}\p{M}\p{N}]+(_[\p{L}\p{M}\p{N}]+){0,3})\*?$/u;
    expect(terms.filter((term) => !isTerm.test(term))).toEqual([]);
  });

  it('have no stem shorter than three letters', () => {
    const tooShort = (term: string) => term.includes('*') && [...term.replace('*', '')].length < 3;
    expect(terms.filter(tooShort)).toEqual([]);
  });

  it('are found in a text that contains them', () => {
    const isFound = (term: string) => {
      const text = term.replaceAll('*', '').replaceAll('_', ' ');
      return [...findTerms(`— ${text} —`).values()].some((meaning) => meaning.has(category));
    };
    expect(terms.filter((term) => !isFound(term))).toEqual([]);
  });
});

describe('findTerms', () => {
  it('prefers the longest stem of a word and the longest phrase', () => {
    expect(found('Minecrafters and gamedevs')).toEqual(['minecrafters', 'gamedevs']);
    expect(found('a pen-and-paper evening')).toEqual(['pen_and_paper']);
  });

  it('does not match the stem of a word within a phrase', () => {
    expect(found('music lovers')).toEqual(['music']);
  });

  it('finds terms in scripts without spaces, and words next to them', () => {
    expect(found('CSSの悩みと音楽')).toEqual(['音楽', 'css']);
  });

  it('matches uppercase terms only in uppercase', () => {
    expect(found('AI')).toContain('AI');
    expect(found('Vediamo ai tavoli')).not.toContain('AI');
  });

  it('finds Hangul, kana and Devanagari words in any normalization form', () => {
    for (const form of ['NFC', 'NFD'] as const) {
      expect(found('밴드'.normalize(form))).toEqual(['밴드']);
      expect(found('ゲーム'.normalize(form))).toEqual(['ゲーム']);
      expect(findTerms('फ़िल्में'.normalize(form)).size).toBe(1);
    }
  });
});
