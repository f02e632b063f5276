// Phrases: what the lexicon has at a word of a question.
import { MIN_JOINED_LENGTH } from '#catalog/question.ts';
import { ENGLISH_WORDS } from '#features/languages/english-words.ts';
import { languageNames } from '#features/languages/names.ts';
import { type Expression, type Filler, phraseWordsNear, readFillers, type Subject, subjects } from './lexicon.ts';
import { type FoundPhrase, TermFinder, UNSPACED } from './term-finder.ts';

export type Phrase = FoundPhrase<TermMeaning>;

export interface TermMeaning {
  subjects: readonly (Omit<Expression, 'term'> & { subject: Subject })[];
  languages: readonly string[];
  /** The languages in which it is the name of a language or country. */
  namedIn: readonly string[];
  fillers: readonly Filler[];
}

export const NO_MEANING: TermMeaning = { subjects: [], languages: [], namedIn: [], fillers: [] };
export const GRAMMAR_WORD: TermMeaning = {
  ...NO_MEANING,
  fillers: [{ language: 'en', term: '', isForQuestionsOnly: true, isInstance: false, weight: 0, isNegation: false }],
};
/** In `ai-free`, but what is free of these is a subject itself. */
export const NOT_FREE_OF = 'ad|animal|dairy|gluten|google|meat|plastic|sugar';
const FREE_OF = new RegExp(`^(?!(?:${NOT_FREE_OF}) ).+ free$`, 'u');
export const FREE: TermMeaning = {
  ...GRAMMAR_WORD,
  fillers: GRAMMAR_WORD.fillers.map((one) => ({ ...one, isNegation: true, isPostposed: true })),
};
const MAX_JOINED_WORDS = 3;
/** Of a term in each of the words that are joined: `as an adult` is not `asana`. */
const MIN_SHARED_LENGTH = 2;
/** Shorter words are abbreviations. */
const MIN_SINGULAR_LENGTH = 4;
/** The Arabic article at the beginning of a term, and what "for" makes of it: `للرسم`, `للعب`. */
const ARABIC_ARTICLE = /^الل?/;
function merge(before: TermMeaning, added: TermMeaning): TermMeaning {
  return {
    subjects: [...before.subjects, ...added.subjects],
    languages: [...new Set([...before.languages, ...added.languages])],
    namedIn: [...new Set([...before.namedIn, ...added.namedIn])],
    fillers: [...before.fillers, ...added.fillers],
  };
}

function* allTerms(): Iterable<[string, TermMeaning]> {
  for (const subject of subjects()) {
    // Shared objects: separate ones for tens of thousands of words would take some 4 MB.
    const alike = Map.groupBy(subject.expressions, (one) => JSON.stringify({ ...one, term: '' }));
    for (const expressions of alike.values()) {
      const { language, isForQuestionsOnly, isInstance } = expressions[0]!;
      const meaning = { ...NO_MEANING, subjects: [{ subject, language, isForQuestionsOnly, isInstance }] };
      for (const { term } of expressions) {
        yield [term.toLowerCase(), meaning];
        if (ARABIC_ARTICLE.test(term)) yield [term.replace(ARABIC_ARTICLE, 'لل'), meaning];
        const joined = term.replaceAll('_', '');
        if (joined !== term && joined.length >= MIN_JOINED_LENGTH && !UNSPACED.test(joined)) yield [joined, meaning];
      }
    }
  }
  for (const [name, tag, ...namedIn] of languageNames())
    yield [name.toLowerCase(), { ...NO_MEANING, languages: [tag], namedIn }];
  for (const filler of readFillers()) yield [filler.term, { ...NO_MEANING, fillers: [filler] }];
}

export const finder = new TermFinder<TermMeaning>(allTerms, merge);

/** The longest phrase that starts at word `i`. @param unanswered phrases to ignore */
export function longestAt(words: readonly string[], i: number, unanswered: ReadonlySet<string>): Phrase | undefined {
  const all = [phraseAt, joinedAt, phraseNear, pluralAt].map((find) => find(words, i, unanswered));
  return all.reduce((one, other) => ((other?.wordCount ?? 0) > (one?.wordCount ?? 0) ? other : one));
}

const phraseAt = (words: readonly string[], i: number, unanswered: ReadonlySet<string>): Phrase | undefined =>
  finder.phraseAt(words, i, unanswered);

/** `you tube` is YouTube. The term is in both words: `chess club` is not `chess`, nor `no bitcoin` `*coin`. */
function joinedAt(words: readonly string[], i: number, unanswered: ReadonlySet<string>): Phrase | undefined {
  for (let wordCount = Math.min(MAX_JOINED_WORDS, words.length - i); wordCount > 1; wordCount--) {
    const taken = words.slice(i, i + wordCount);
    const joined = taken.join('');
    if (joined.length < MIN_JOINED_LENGTH || unanswered.has(taken.join(' '))) continue;
    const found = finder.wordAt(joined);
    const last = taken.at(joined.startsWith(found?.term ?? '') ? -1 : 0)!.length;
    const minLength = joined.length - last + Math.min(last, MIN_SHARED_LENGTH);
    if (found && found.term.length >= minLength && isSubject(found.meaning)) return { ...found, wordCount };
  }
  return undefined;
}

/** The phrase that starts at word `i`, the first unknown word of which has a typo. */
function phraseNear(words: readonly string[], i: number, unanswered: ReadonlySet<string>): Phrase | undefined {
  const longest = finder.maxWordsFrom(words[i]!);
  for (let at = i; at < Math.min(i + longest, words.length); at++) {
    const word = words[at]!;
    const near = finder.wordAt(word) === undefined ? phraseWordsNear(word) : undefined;
    const phrases = near?.flatMap((meant) => {
      const found = finder.phraseAt(words.with(at, meant), i);
      return found === undefined ? [] : { ...found, typo: [word, meant] as const };
    });
    const isTyped = (count: number): boolean => unanswered.has(words.slice(i, i + count).join(' '));
    if (phrases) return phrases.find(({ wordCount }) => wordCount > Math.max(1, at - i) && !isTyped(wordCount));
  }
  return undefined;
}

/** Spanish, Portuguese and French: `impresoras 3d`. */
const addsS = ({ subjects: named }: TermMeaning): boolean => named.some((one) => /^(?:es|pt|fr)$/.test(one.language));

/** The phrase that starts at word `i`, an unknown plural that adds `s` or `es`. */
function pluralAt(words: readonly string[], i: number, unanswered: ReadonlySet<string>): Phrase | undefined {
  const word = words[i]!;
  const isKnown = ENGLISH_WORDS.has(word) || finder.wordAt(word) !== undefined;
  if (word.length <= MIN_SINGULAR_LENGTH || !word.endsWith('s') || isKnown) return undefined;
  const singulars = [word.slice(0, -1), word.replace(/es$/, '')].map((one) => finder.phraseAt(words.with(i, one), i));
  const found = singulars.find((one) => one !== undefined && addsS(one.meaning));
  return unanswered.has(words.slice(i, i + (found?.wordCount ?? 1)).join(' ')) ? undefined : found;
}

export const isFreeOf = (words: readonly string[]): boolean => FREE_OF.test(words.join(' '));

export const isSubject = ({ subjects: named, languages }: TermMeaning): boolean => named.length + languages.length > 0;
