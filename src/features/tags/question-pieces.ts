// Splits a question into phrases, words and parts of unspaced text that the lexicon contains, and the words in between.
import type { ReadPart } from '#catalog/question.ts';
import { UNSPACED_SCRIPTS } from '#contract/fold.ts';
import { nameIn } from '#features/languages/names.ts';
import {
  finder,
  FREE,
  GRAMMAR_WORD,
  isFreeOf,
  isSubject,
  longestAt,
  NO_MEANING,
  type Phrase,
  type TermMeaning,
} from './question-phrases.ts';
import { ARABIC, type Found, UNSPACED } from './term-finder.ts';

/** A piece of the question without its weight, which depends on the languages of the other pieces. */
export interface Piece {
  text: string;
  words: string[];
  meaning?: TermMeaning;
  typo?: Phrase['typo'];
  /** The name of a language that is learned. */
  isLearned?: boolean;
}

/** Words of a question that belong together. */
export interface UnderstoodPart extends ReadPart {
  /** Folded, as typed. */
  text: string;
  /** A number of members, or a word of one. */
  isCount?: boolean;
}

/** In English, German, Spanish, French, Portuguese, Italian, Polish, Russian, and a separator. */
export const AND: ReadonlySet<string> = new Set('and und y et e oraz i и ,'.split(' '));
const NONE: ReadonlySet<string> = new Set();
/** The tag of the phrases for learning any language. */
export const LEARNING = 'language exchange';
/** Beside the name of a language they add nothing. */
export const LANGUAGE_NOUNS: ReadonlySet<string> = new Set(
  'language sprache idioma lengua langue lingua taal jezyk jezyka jezyku язык языка языке dili اللغه'.split(' '),
);
/** Between a word for learning and the name of a language. */
const ARTICLES = new Set('both a the my your die meine de het el la mi ma minha il lo mia l'.split(' '));
const LEARN =
  /\b(?:learn|stud[iy]|practi[cs]|improv|teach|exchang|lesson|course|class(?:es)?\b|tutor|lern|uben|verbesser|aprend|estud|mejor|melhor|pratic|pratiq|apprend|etudi|amelior|impar|miglior|leren|oefen|ucz|nauk)|ogren|تعل|دراس|ممارس/u;
/** Japanese endings, verbs of one kanji and "person": `料理を習いたい`, `マイクラやってる人`. */
const REST = /^[をがにで]?(?:\p{sc=Han}(?=\p{sc=Hira}))?\p{sc=Hira}*[人方]?$/u;
/** Between the items of a list; of sentences, with its own text. */
export const SEPARATOR: Piece = { text: ',', words: [], meaning: NO_MEANING };
const SIGN = /(?<=^|\s)[,.&](?=\s|$)/y;
const AFTER_HYPHEN = /[\p{L}\p{M}\p{N}]-$/u;
const WORD = new RegExp(
  `(?!${UNSPACED.source})[\\p{L}\\p{N}](?:(?!${UNSPACED.source})[\\p{L}\\p{M}\\p{N}])*[+#]*`,
  'uy',
);
/** Typed, or put between scripts by the catalog: `AI動画`. */
const SPACE_IN_RUN = new RegExp(
  `(?<=[${UNSPACED_SCRIPTS}]) (?=[${UNSPACED_SCRIPTS}])|(?<=[a-z0-9]) (?=${UNSPACED.source})|(?<=${UNSPACED.source}) (?=[a-z0-9])`,
  'gu',
);

/**
 * Longest match first: terms of unspaced scripts anywhere in the text, other phrases and words at word boundaries.
 * @param unanswered texts of phrases to split, if they are divisible
 */
export function cutQuestion(text: string, unanswered: ReadonlySet<string> = NONE): Piece[] {
  return cut(text).flatMap((piece, i, all) => piecesOf(piece, unanswered, lessonOf(all, i)));
}

/** The word for learning beside the piece; empty for a piece that is alone, undefined in `server in german language`. */
function lessonOf(pieces: readonly Piece[], i: number): string | undefined {
  const others = pieces.filter(({ text }, at) => at === i || !ARTICLES.has(text));
  if (others.length === 1) return '';
  const at = others.indexOf(pieces[i]!);
  return [others[at - 1], others[at + 1]].flatMap((one) => one?.text ?? []).find((one) => LEARN.test(one));
}

function piecesOf(piece: Piece, unanswered: ReadonlySet<string>, lesson: string | undefined): Piece[] {
  const { text, meaning = NO_MEANING } = piece;
  const learned = isLearning(piece) ? learnedIn(piece, new Set([text]), lesson !== undefined) : undefined;
  if (learned !== undefined) return learned;
  if (lesson && meaning.languages.length > 0 && !isLearning(piece)) {
    // `learn japanse` is a Dutch name with an English verb.
    const english = piece.words.length > 1 ? [] : meaning.languages.map((tag) => ['learn', nameIn('en', tag)]);
    const named = [[lesson, text], [text, lesson], ...english];
    const found = named
      .map((words) => finder.phraseAt(words, 0))
      .find((one) => one?.wordCount === 2 && isLearning({ ...piece, meaning: one.meaning }));
    if (found) return [{ ...piece, meaning: found.meaning, isLearned: true }];
  }
  if (!unanswered.has(text)) return [piece];
  const pieces = cut(text, new Set([text]));
  if (!piece.typo && !isDivisible(piece, pieces, unanswered)) return [piece];
  return pieces.flatMap((one) => piecesOf(one, unanswered, lesson));
}

const isLearning = ({ meaning }: Piece): boolean =>
  meaning?.subjects.some(({ subject }) => subject.tag === LEARNING) === true;

/**
 * `learn spanish` is about Spanish in the text, or about learning languages, whatever a server speaks; `spanish language`
 * within `learn spanish language` is too, but elsewhere it is the language of a server.
 */
function learnedIn(phrase: Piece, unanswered: ReadonlySet<string>, isNameLearned: boolean): Piece[] | undefined {
  const pieces = cut(phrase.text, unanswered);
  const name = pieces.find(({ meaning }) => meaning?.languages.length);
  if (name !== undefined) {
    const isAbout = isNameLearned || pieces.some((one) => one !== name && !LANGUAGE_NOUNS.has(one.text));
    const meaning = isAbout ? phrase.meaning : name.meaning;
    return pieces.map((one) =>
      one === name ? { ...one, meaning, isLearned: isAbout } : { ...one, meaning: GRAMMAR_WORD },
    );
  }
  const inner = pieces.find(isLearning);
  return inner && learnedIn(phrase, new Set([...unanswered, inner.text]), isNameLearned);
}

/**
 * A phrase is split only if a word that listings have names something else in its category, as in
 * `horror games`: the words of `true crime` and `martial arts` mean something else, and so do those of titles and persons.
 */
function isDivisible(
  { meaning = NO_MEANING }: Piece,
  pieces: readonly Piece[],
  unanswered: ReadonlySet<string>,
): boolean {
  const isTitle = meaning.subjects.some((one) => one.isInstance || one.subject.isTitle);
  const isNear = pieces.some(({ text, meaning: one }) => !unanswered.has(text) && sharesCategory(one, meaning));
  // `have nobody to play with` would exclude what it asks for.
  const hasNegation = pieces.some((one) => one.meaning?.fillers.some(({ isNegation }) => isNegation));
  return isNear && !isTitle && !hasNegation && pieces.length > 1;
}

function sharesCategory(one: TermMeaning = NO_MEANING, other: TermMeaning = NO_MEANING): boolean {
  const named = other.subjects.map(({ subject }) => subject);
  const categories = new Set(named.map(({ category }) => category));
  return one.subjects.some(({ subject }) => !named.includes(subject) && categories.has(subject.category));
}

/** @param unanswered phrases to ignore */
function cut(text: string, unanswered: ReadonlySet<string> = NONE): Piece[] {
  const pieces: Piece[] = [];
  let words = noWords();
  const closeWords = (): void => {
    for (let i = 0; i < words.texts.length;) i += takePhrase(words, i, unanswered, pieces);
    words = noWords();
  };
  let run = '';
  let before: TermMeaning | undefined;
  const closeRun = (after?: TermMeaning): void => {
    const isAttached = ARABIC.test(run) ? (before ?? after) : before && isSubject(before) && REST.test(run);
    if (run !== '') pieces.push({ text: run, words: [run], meaning: isAttached ? GRAMMAR_WORD : undefined });
    run = '';
    before = undefined;
  };
  for (let at = 0; at < text.length;) {
    const part = partAt(text, at, unanswered);
    const character = String.fromCodePoint(text.codePointAt(at)!);
    if (part !== undefined) {
      closeWords();
      closeRun(part.meaning);
      pieces.push({ text: part.term, words: part.term.split(' '), meaning: part.meaning });
      before = part.meaning;
      at += part.term.length;
    } else if (/[,.]/.test(character) && signAt(text, at)) {
      closeRun();
      closeWords();
      pieces.push({ ...SEPARATOR, text: character });
      at += 1;
    } else if (UNSPACED.test(character)) {
      closeWords();
      run += character;
      at += character.length;
    } else {
      closeRun();
      at += takeWord(text, at, words) || character.length;
    }
  }
  closeRun();
  closeWords();
  return pieces;
}

/** The longest term here, also if it is typed with spaces: `日本語 勉強`. */
function partAt(text: string, at: number, unanswered: ReadonlySet<string>): Found<TermMeaning> | undefined {
  const part = finder.partAt(text, at, unanswered);
  const joined = finder.partAt(text.slice(0, at) + text.slice(at).replaceAll(SPACE_IN_RUN, ''), at, unanswered);
  if (joined === undefined || joined.term.length <= (part?.term.length ?? 0)) return part;
  const [term = ''] = new RegExp([...joined.term].join(' ?'), 'u').exec(text.slice(at)) ?? [];
  return unanswered.has(term) ? part : { ...joined, term };
}

interface Words {
  texts: string[];
  /** Indices of the words that follow another one and a hyphen. */
  hyphenated: Set<number>;
  /** Indices of signs that are read as words: `drum & bass`. */
  signs: Set<number>;
}

const noWords = (): Words => ({ texts: [], hyphenated: new Set(), signs: new Set() });

/** As `withSeparators` leaves them. */
function signAt(text: string, at: number): boolean {
  SIGN.lastIndex = at;
  return SIGN.test(text);
}

/** Adds the word at `at` to `words` and returns its length; 0 if there is none. */
function takeWord(text: string, at: number, { texts, hyphenated, signs }: Words): number {
  if (signAt(text, at)) {
    signs.add(texts.length);
    texts.push('and');
    return 1;
  }
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0] ?? '';
  if (word !== '' && texts.length > 0 && AFTER_HYPHEN.test(text.slice(0, at))) hyphenated.add(texts.length);
  if (word !== '') texts.push(word);
  return word.length;
}

/** Adds the longest known phrase at `i`, else the word; returns the number of words. */
function takePhrase(words: Words, i: number, unanswered: ReadonlySet<string>, pieces: Piece[]): number {
  const { texts, hyphenated, signs } = words;
  const found = longestAt(texts, i, unanswered);
  const length = found?.wordCount ?? 1;
  const taken = texts.slice(i, i + length).filter((_, at) => !signs.has(i + at));
  const isFree = length === 1 && hyphenated.has(i) && isFreeOf(texts.slice(i - 1, i + 1));
  const meaning = isFree ? FREE : found?.meaning;
  const piece = { text: taken.join(' '), words: taken, meaning, typo: meaning && found?.typo };
  pieces.push(taken.length === 0 ? SEPARATOR : piece);
  return length;
}
