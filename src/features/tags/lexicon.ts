// The lexicon: subjects that communities are about, the words of many languages that stand for each, and the words of
// questions that say little. It is data, one row a subject, in `lexicon/`; this file reads it.
//
//   tag | Category | en words | de words | ...
//
// A word is a term as `tags/term-finder` has it: `chess*` is every word that begins so, `*punkte` every one that ends
// so, `board_game*` a phrase. The tag itself is a word too. A word that begins with `?` says something in a question
// alone: who types `rust` means the subject, a text that has the word seldom does. So it is with `?rust` as the tag.
import { CATEGORIES, type CategoryName, categoryNamed } from '#contract/vocabulary.ts';
import { culture } from './lexicon/culture.ts';
import { fillers } from './lexicon/fillers.ts';
import { games } from './lexicon/games.ts';
import { life } from './lexicon/life.ts';
import { making } from './lexicon/making.ts';
import { play } from './lexicon/play.ts';

export interface Expression {
  /** Mostly ISO 639; `nordic` for several. */
  language: string;
  term: string;
  isForQuestionsOnly: boolean;
}

export interface Subject {
  tag: string;
  category: CategoryName;
  /** A subject that is a whole category: no tag, since the category says it. */
  isCategory: boolean;
  expressions: readonly Expression[];
}

export interface Filler extends Expression {
  /** How much it counts beside another word of a question, 0 to 1. */
  weight: number;
}

const ONLY_IN_QUESTIONS = '?';
/** What the names of rows of fillers mean. */
const WEIGHTS: Readonly<Record<string, number>> = { nothing: 0, little: 0.2 };

let known: readonly Subject[] | undefined;

/** Read when they are first asked for: it takes some milliseconds. */
export function subjects(): readonly Subject[] {
  return (known ??= [games, play, culture, making, life].flatMap((table) => rowsOf(table).map(readSubject)));
}

export function readFillers(): Filler[] {
  return rowsOf(fillers).flatMap(([name = '', ...cells]) => {
    const weight = WEIGHTS[name];
    if (weight === undefined) throw new Error(`The lexicon has fillers that count "${name}"`);
    return cells.flatMap(readExpressions).map((expression) => ({ ...expression, weight }));
  });
}

/** Throws for a row that is none, naming it. */
export function readSubject([head = '', category = '', ...cells]: readonly string[]): Subject {
  const tag = head.replace(ONLY_IN_QUESTIONS, '');
  const named = categoryNamed(category);
  if (named === undefined) {
    throw new Error(`The lexicon's row "${tag}" needs one of ${CATEGORIES.map(({ name }) => name).join(', ')} second`);
  }
  const name = readExpression('en', head.replaceAll(/[ -]/g, '_'));
  const isCategory = categoryNamed(tag) !== undefined;
  return { tag, category: named, isCategory, expressions: [name, ...cells.flatMap(readExpressions)] };
}

/** The cells of each line that has some. */
function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

function readExpressions(cell: string): Expression[] {
  const [language = '', ...words] = cell.split(/\s+/);
  if (!/^[a-z]{2,6}$/.test(language) || words.length === 0) throw new Error(`The lexicon's cell "${cell}" is none`);
  return words.map((word) => readExpression(language, word));
}

function readExpression(language: string, word: string): Expression {
  const isForQuestionsOnly = word.startsWith(ONLY_IN_QUESTIONS);
  return { language, term: isForQuestionsOnly ? word.slice(1) : word, isForQuestionsOnly };
}
