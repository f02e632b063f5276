// The lexicon: subjects of communities, the words for each in many languages, and filler words of questions. The data
// is in `lexicon/`, one row per subject; this file reads it.
//
//   tag | Category | en words | de words | ...
//
// A word is a term as defined in `tags/term-finder`: `chess*` matches all words with this beginning, `*punkte` all with
// this ending, `board_game*` is a phrase. The tag itself is a word too. Words with a leading `?` count only in
// questions: a search for `rust` means the subject, a text with the word rarely does. The same holds for `?rust` as the
// tag; a category with its capital letter is no word of its row. Words with a leading `!`, or `?!`, name one work, person
// or group of the subject, as `naruto` of anime: in a search, only a listing with the word matches in full. The name of
// a natural language with a leading `=` stands for the phrases of learning it (`learning` in `lexicon/life.ts`), if
// these need two forms of it with both: `=polski/polskiego`. In questions they also name language exchange.
//
// To add a row or a word: it goes without `?` only if at least nine in ten descriptions that contain it are about the
// subject. `improv*` matched "improve", `punk*` the German "Punkte". Words in Chinese, Japanese, Korean and Thai
// letters are also found inside longer words: do not add one that is part of another word. A phrase of a narrow subject
// is in the row of a broad one only if both are useful answers: `learn_japanese`, but not `linux_gaming` for `linux`. Two
// subjects that a listing should have both are no phrase: `gta_rp` would find everything about either.
// Then increase `RULES` in `describe.ts`, so that the texts of all listings are read again.
import { Vocabulary } from '#catalog/vocabulary.ts';
import { fold } from '#contract/fold.ts';
import { CATEGORIES, type CategoryName, categoryNamed } from '#contract/vocabulary.ts';
import { ENGLISH_WORDS } from '#features/languages/english-words.ts';
import { culture } from './lexicon/culture.ts';
import { fillers } from './lexicon/fillers.ts';
import { games } from './lexicon/games.ts';
import { learning, life } from './lexicon/life.ts';
import { making } from './lexicon/making.ts';
import { play } from './lexicon/play.ts';

export interface Expression {
  /** Usually ISO 639; `nordic` for several languages. */
  language: string;
  term: string;
  isForQuestionsOnly: boolean;
  /** It names one work, person or group of the subject. */
  isInstance: boolean;
}

export interface Subject {
  tag: string;
  category: CategoryName;
  /** The subject is a whole category, and so not a tag. */
  isCategory: boolean;
  /** A single game: its name is not about the words in it. */
  isTitle: boolean;
  expressions: readonly Expression[];
}

export interface Filler extends Expression {
  /** Its weight relative to other words of a question, 0 to 1. */
  weight: number;
  /** Excludes what follows, or what precedes if it is postposed. */
  isNegation: boolean;
  isPostposed?: boolean;
}

const ONLY_IN_QUESTIONS = '?';
const INSTANCE = '!';
/** Marks the name of a natural language, which stands for the phrases of learning it. */
const LEARNED = '=';
/** The weights by the first cell of a filler row. */
const WEIGHTS: Readonly<Record<string, number>> = { negation: 0, postposed: 0, nothing: 0, generic: 0.1, little: 0.2 };

let cached: readonly Subject[] | undefined;
let weighed: ReturnType<typeof readWeighed> | undefined;
let ownWords: ReturnType<typeof readOwnWords> | undefined;
let phraseWords: Vocabulary | undefined;
let beginnings: readonly string[] | undefined;
let knownStems: ReadonlySet<string> | undefined;
let learningPhrases: ReadonlyMap<string, readonly string[]> | undefined;

/** Read on first use: it takes a tenth of a second, so the process does it before it is ready. */
export function subjects(): readonly Subject[] {
  if (cached !== undefined) return cached;
  const titles = rowsOf(games).map((row) => readSubject(row, true));
  const rows = [play, culture, making, life].flatMap(rowsOf);
  const learned = rows.flatMap((row) => row.flatMap(learnedIn));
  const others = rows.map((row) => readSubject(row[0] === 'language exchange' ? [...row, ...learned] : row));
  return (cached = [...titles, ...others]);
}

/** The names of languages in a cell, for questions only. */
function learnedIn(cell: string): string[] {
  const [language = '', ...words] = cell.split(/\s+/);
  return words.filter((word) => word.startsWith(LEARNED)).map((word) => `${language} ${ONLY_IN_QUESTIONS}${word}`);
}

export function readFillers(): Filler[] {
  return rowsOf(fillers).flatMap(([name = '', ...cells]) => {
    const weight = WEIGHTS[name];
    if (weight === undefined) throw new Error(`The lexicon has fillers that count "${name}"`);
    const isPostposed = name === 'postposed';
    const isNegation = isPostposed || name === 'negation';
    return cells.flatMap(readExpressions).map((one) => ({ ...one, weight, isNegation, isPostposed }));
  });
}

/** Throws for an invalid row, naming it. */
export function readSubject([head = '', category = '', ...cells]: readonly string[], isTitle = false): Subject {
  const tag = head.replace(ONLY_IN_QUESTIONS, '');
  const named = categoryNamed(category);
  if (named === undefined) {
    throw new Error(`The lexicon's row "${tag}" needs one of ${CATEGORIES.map(({ name }) => name).join(', ')} second`);
  }
  const name = head === named ? [] : [readExpression('en', head.replaceAll(/[ -]/g, '_'))];
  const isCategory = categoryNamed(tag) !== undefined;
  return { tag, category: named, isCategory, isTitle, expressions: [...name, ...cells.flatMap(readExpressions)] };
}

/** The cells of each non-blank line. */
function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

function readExpressions(cell: string): Expression[] {
  const [language = '', ...words] = cell.split(/\s+/);
  if (!/^[a-z]{2,6}$/.test(language) || words.length === 0)
    throw new Error(`The lexicon's cell "${cell}" is not a language followed by words`);
  return words.flatMap((word) => {
    const expression = readExpression(language, word);
    return expression.term.startsWith(LEARNED) ? phrasesOf(expression) : [expression];
  });
}

/** The phrases of learning a language. */
function phrasesOf({ language, term, isForQuestionsOnly }: Expression): Expression[] {
  const [name = '', otherForm = name] = term.slice(LEARNED.length).split('/');
  learningPhrases ??= new Map(rowsOf(learning).map(([cell = '']) => [cell.slice(0, 2), cell.split(/\s+/).slice(1)]));
  const phrases = (learningPhrases.get(language) ?? []).map((one) =>
    one.replace('X', name).replace('Y', otherForm).replace('Z', name.replace(/o?$/, 'a')),
  );
  return [...new Set(phrases)].map((phrase) => {
    const read = readExpression(language, phrase);
    return { ...read, isForQuestionsOnly: isForQuestionsOnly || read.isForQuestionsOnly };
  });
}

function readExpression(language: string, word: string): Expression {
  const [, marks = '', term = ''] = /^([?!]*)(.*)$/.exec(word) ?? [];
  const [isForQuestionsOnly, isInstance] = [marks.includes(ONLY_IN_QUESTIONS), marks.includes(INSTANCE)];
  return { language, term, isForQuestionsOnly, isInstance };
}

/** By weight: shorter ones are one typo away from too many other words. */
const MIN_MISSPELLED_LENGTHS = new Map([
  [WEIGHTS.generic, 6],
  [WEIGHTS.little, 8],
]);
const MIN_NEAR_LENGTH = 5;
const MIN_USES = 3;
/** Words that look like a misspelled one, or like a form of another, and are none. */
const CORRECT =
  /^(?:generals|goods|rights|stills|serves|paces|palaces|chanel|pearson|fining|jointing|compete|leaning|tending|lean)$/;

/** Plurals and past forms of English fillers are fillers too: `plays`, `helped`. Shorter ones make other words (`news`). */
const ENGLISH_FORM = /(?<=^.{4,})(?:s|ed|(?<=e)d)$/;

/**
 * The words that fit every community, in these languages, that an unknown word is a form or a typo of; a typo has the
 * same first and last letter: `serevr`, `beginers`. A replaced letter often makes another word, as in `discard`.
 */
export function fillersNear(word: string, languages: ReadonlySet<string>): Filler[] {
  if (CORRECT.test(word)) return [];
  weighed ??= readWeighed();
  const { vocabulary, byWord } = weighed;
  const base = byWord.get(word.replace(ENGLISH_FORM, ''))?.filter(({ language }) => language === 'en');
  if (base) return base;
  const letters = lettersOf(word);
  const near = [...vocabulary.wordsNear(word, 1).keys()].filter(
    (one) =>
      one[0] === word[0] && one.at(-1) === word.at(-1) && (one.length !== word.length || lettersOf(one) === letters),
  );
  return near.flatMap((one) => byWord.get(one) ?? []).filter(({ language }) => languages.has(language));
}

/** Those that are single words with a weight, and the vocabulary of the long ones. */
function readWeighed() {
  const byWord = Map.groupBy(
    readFillers().filter(({ term, weight }) => weight > 0 && !term.includes('_')),
    ({ term }) => term,
  );
  const isLong = ({ term, weight }: Filler): boolean => term.length >= (MIN_MISSPELLED_LENGTHS.get(weight) ?? Infinity);
  return { vocabulary: vocabularyOf([...byWord].flatMap(([term, all]) => (all.some(isLong) ? term : []))), byWord };
}

/**
 * The words of phrases, with the same first letter, that a word is a typo of, in the order of the lexicon: those of a
 * name before other spellings (`rocket_leauge`). Undefined if it is known itself.
 */
export function phraseWordsNear(word: string): string[] | undefined {
  phraseWords ??= readPhraseWords();
  const isKnown = phraseWords.exactly(word).length > 0 || ENGLISH_WORDS.has(word) || CORRECT.test(word);
  if (isKnown || /^.{0,3}$|\d/u.test(word)) return undefined;
  const isInflected = (one: string): boolean => stemOf(one) === stemOf(word) && one.at(-1) !== word.at(-1);
  const near = [...phraseWords.wordsNear(word, 1)].sort(([, a], [, b]) => a - b).map(([one]) => one);
  return near.filter((one) => one[0] === word[0] && !isInflected(one));
}

function readPhraseWords(): Vocabulary {
  const terms = subjects().flatMap(({ expressions }) => expressions.map(({ term }) => fold(term.replace('*', ''))));
  return vocabularyOf(terms.filter((term) => term.includes('_')).flatMap((term) => term.split('_')));
}

/**
 * The other words of subjects within `typos` of a word, with its first letter, if there are none the stems: one typo from
 * five letters on, two from six. Without typos, from four letters on, words and stems that begin with it, the shortest first.
 */
export function wordsNear(word: string, typos: number, withStems = true): string[] {
  if (typos > 2 || word.length < MIN_NEAR_LENGTH + typos - 1) return [];
  if (typos === 0) return (beginnings ??= readBeginnings()).filter((one) => one.startsWith(word));
  const isNear = (one: string): boolean => one !== word && one[0] === word[0];
  ownWords ??= readOwnWords();
  const near = ownWords.slice(0, withStems ? 2 : 1).map((all) => [...all.wordsNear(word, typos).keys()].filter(isNear));
  return near.find(({ length }) => length > 0) ?? [];
}

function readBeginnings(): string[] {
  const terms = subjects().flatMap(({ expressions }) => expressions.map(({ term }) => fold(term).replace(/\*$/, '')));
  const words = terms.filter((term) => term.length >= MIN_NEAR_LENGTH && !/[_*]/.test(term));
  return [...new Set(words)].sort((a, b) => a.length - b.length);
}

const INFLECTION = /(?:e|e?s|e?d|e?rs?|ings?|ly)$/;
const FORM = /(?:s|ing)$/;
const MAX_SHORT_LENGTH = 6;
const MAX_FORM_LENGTH = 7;
const VOWELS_AND_REPEATED = /[aeiouyаеиоуыэюя]|(.)(?=\1)/g;

/**
 * The words of subjects that an unknown word is surely a typo of: two neighbors swapped (`anxeity`), or, between the
 * first letter and the last, a vowel or a repeated letter missing, additional or replaced (`camra`). Another consonant
 * makes another word (`driver` is not "diver"), and so is every inflection of a known one.
 */
export function misspelledNear(word: string): string[] {
  knownStems ??= readKnownStems();
  if (CORRECT.test(word) || knownStems.has(stemOf(word))) return [];
  const consonants = (one: string): string => one.slice(1).replace(VOWELS_AND_REPEATED, '');
  return wordsNear(word, 1, false).filter(
    (one) =>
      stemOf(one) !== stemOf(word) &&
      (lettersOf(one) === lettersOf(word) ||
        (one.at(-1) === word.at(-1) && consonants(one) === consonants(word) && !isOtherWord(word, one))),
  );
}

/** Another vowel makes another word of a short one (`ferry` is not "furry"), and so does any in its forms (`pants`, `caching`). */
function isOtherWord(word: string, near: string): boolean {
  const isSame = vowelsOf(word) === vowelsOf(near);
  const isReplaced = word.length === near.length && word.length <= MAX_SHORT_LENGTH;
  return !isSame && (isReplaced || (word.length <= MAX_FORM_LENGTH && FORM.test(word)));
}

/** Of common English words, fillers and all words of the lexicon. */
function readKnownStems(): ReadonlySet<string> {
  const expressions = [...readFillers(), ...subjects().flatMap((subject) => subject.expressions)];
  const words = expressions.flatMap(({ term }) => fold(term).split('_'));
  return new Set([...ENGLISH_WORDS, ...words].map(stemOf));
}

const stemOf = (word: string): string => word.replace(INFLECTION, '');
const vowelsOf = (word: string): string => word.replaceAll(/[^aeiouyаеиоуыэюя]/g, '');
const lettersOf = (word: string): string => [...word].sort().join('');

/** Words, those of some phrases too (`angielskiego` is in many, a misspelled word in one), and stems. */
function readOwnWords(): Vocabulary[] {
  const terms = subjects().flatMap(({ expressions }) => expressions.map(({ term }) => fold(term).split('_')));
  const uses = Map.groupBy(terms.flat(), (word) => word);
  const words = terms.flatMap((all) => all.filter((word) => all.length === 1 || uses.get(word)!.length >= MIN_USES));
  const [whole, stems] = [/^[^*]+$/, /^[^*]+(?=\*$)/].map((form) => words.flatMap((word) => form.exec(word) ?? []));
  return [whole!, stems!].map((all) => vocabularyOf(all.filter(({ length }) => length >= MIN_NEAR_LENGTH)));
}

function vocabularyOf(words: Iterable<string>): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const word of words) vocabulary.intern(word);
  return vocabulary;
}

/**
 * Of several tags in one category: the one of this name, else one that begins with another (`android customization`),
 * else the one with the fewest words in the lexicon.
 */
export function closestOf(text: string, all: readonly Subject[]): Subject | undefined {
  const named = all.filter(({ isCategory }) => !isCategory);
  if (named.length < 2 || new Set(named.map(({ category }) => category)).size > 1) return undefined;
  const byWords = named.toSorted((a, b) => a.expressions.length - b.expressions.length);
  return (
    named.find(({ tag }) => withoutSeparators(fold(tag)) === withoutSeparators(text)) ??
    named.find(({ tag }) => named.some((other) => tag.startsWith(`${other.tag} `))) ??
    byWords[0]
  );
}

/** Node.js is typed as `node js`. */
const withoutSeparators = (text: string): string => text.replaceAll(/[\s.-]/g, '');
