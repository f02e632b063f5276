import { describe, expect, it } from 'vitest';
import { fold } from '#contract/fold.ts';
import { tagSlug } from '#contract/spelling.ts';
import { LONGEST_TAG } from '#contract/limits.ts';
import { CATEGORIES, categoryNamed } from '#contract/vocabulary.ts';
import { type Expression, readFillers, readSubject, subjects } from './lexicon.ts';
import { tagsInText } from './tag-words.ts';

const all = subjects();
const expressions = all.flatMap(({ tag, expressions: own }) => own.map((expression) => ({ tag, ...expression })));
const isTerm = ({ term }: Expression): boolean => /^\*?[^*!?|\s]+\*?$/u.test(term) && term.split('_').length <= 4;

describe('subjects', () => {
  it('have slugs of their own, and are categories only where they say so', () => {
    const slugs = all.map(({ tag }) => tagSlug(tag));
    expect(slugs.filter((slug, i) => slug === '' || slugs.indexOf(slug) !== i)).toEqual([]);
    const categories = all.filter(({ isCategory }) => isCategory);
    expect(categories.every(({ tag, category }) => categoryNamed(tag) === category)).toBe(true);
    expect(CATEGORIES.map(({ name }) => name)).toEqual(
      expect.arrayContaining(categories.map(({ category }) => category)),
    );
  });

  it('have tags that a listing may have', () => {
    expect(all.filter(({ tag }) => tag.length > LONGEST_TAG).map(({ tag }) => tag)).toEqual([]);
  });

  it('have terms that can be found, each once in a language', () => {
    expect(expressions.filter((expression) => !isTerm(expression))).toEqual([]);
    const twice = all.flatMap(({ tag, expressions: own }) => {
      const seen = own.map(({ language, term }) => `${tag}: ${language} ${term}`);
      return seen.filter((key, i) => seen.indexOf(key) !== i);
    });
    expect(twice).toEqual([]);
  });

  it('have no stem so short that it begins everything', () => {
    const isShort = ({ term }: Expression): boolean => term.includes('*') && fold(term.replace('*', '')).length < 3;
    expect(expressions.filter(isShort)).toEqual([]);
  });

  it('are found where their words are written, but for words that count in questions alone', () => {
    const isFound = ({ tag, term }: { tag: string; term: string }): boolean => {
      const text = term.replaceAll('*', '').replaceAll('_', ' ');
      return tagsInText(`— ${text} —`).includes(tag);
    };
    const inTexts = expressions.filter(
      ({ isForQuestionsOnly, tag }) => !isForQuestionsOnly && categoryNamed(tag) === undefined,
    );
    expect(inTexts.filter((one) => !isFound(one)).map(({ tag, term }) => `${tag}: ${term}`)).toEqual([]);
  });
});

describe('a row', () => {
  it('is a tag, a category and words by language', () => {
    expect(readSubject(['?rust', 'Programming', 'en rustacean* ?crab', 'ja ラスト'])).toEqual({
      tag: 'rust',
      category: 'Programming',
      isCategory: false,
      expressions: [
        { language: 'en', term: 'rust', isForQuestionsOnly: true },
        { language: 'en', term: 'rustacean*', isForQuestionsOnly: false },
        { language: 'en', term: 'crab', isForQuestionsOnly: true },
        { language: 'ja', term: 'ラスト', isForQuestionsOnly: false },
      ],
    });
  });

  it.each([
    [['chess', 'Board games'], 'row "chess" needs one of Gaming,'],
    [['chess'], 'row "chess" needs one of Gaming,'],
    [['chess', 'Gaming', 'schach*'], 'cell "schach*" is none'],
    [['chess', 'Gaming', 'de'], 'cell "de" is none'],
  ])('%j is none, and that is said', (cells, message) => {
    expect(() => readSubject(cells)).toThrow(message);
  });
});

it('fillers are terms too, and count less than other words', () => {
  const fillers = readFillers();
  expect(fillers.filter((filler) => !isTerm(filler) || filler.weight >= 1)).toEqual([]);
  for (const language of ['en', 'de', 'es', 'fr', 'ja', 'ar', 'pt', 'pl']) {
    expect(new Set(fillers.filter((filler) => filler.language === language).map(({ weight }) => weight)).size).toBe(2);
  }
});
