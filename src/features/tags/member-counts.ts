// Numbers in a question: of members, which nothing searches for ("more than 10k members"), and small ones, such as ages.
import { isSubject, NO_MEANING } from './question-phrases.ts';
import { cutQuestion, type Piece } from './question-pieces.ts';

/** Also a range with a hyphen; `1,000` arrives as `1 000`. */
const NUMBER = String.raw`\d+[km]?(?:[ .,'’-]\d+[km]?)*\+?`;
const RANGE = `${NUMBER}(?: (?:to|and|bis|und|a|y|et|e|до) ${NUMBER})?`;
const BOUND =
  '(?:(?:more|less|fewer) than|at (?:least|most)|up to|max|over|above|under|between|uber|unter|bis zu|bis|ab|(?:mehr|weniger) als|mindestens|zwischen|entre|ponad|powyzej)';
const UNIT = '(?:members?|users?|people|mitgliedern?|miembros|membros|membres|czlonkow|участников|メンバー)';
/** Longer or with a unit: one or two digits may be an age, which weighs more than nothing. */
const NO_AGE = String.raw`(?=\d+[km]|\d*[ .,'’]?\d{3})`;
/** A number of members is not searched for: `10k` names running, but not in `more than 10k members`. */
const COUNTS = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:${BOUND} )?${RANGE} ?${UNIT}|${BOUND}(?: ${NO_AGE}${RANGE}|(?= \\d)))(?![\\p{L}\\p{N}])`,
  'u',
);
const COUNTED = /^\d+[km]?/;
/** `18+`, `30s`, `25f`, `21yo`, `u18` */
const SMALL_NUMBER = /^(?:\d\d?(?:\+|s|f|m|yo)?|u\d\d)$/;
/** Less than any other word, so that in `over 18 hangout` the other one counts. */
export const NUMBER_WEIGHT = 0.05;

/** Every second text is a count. A number that completes a name is none: `warhammer 40k members`, `gta 5 100 members`. */
export function splitCounts(question: string): string[] {
  const [before = '', count] = question.split(COUNTS, 2);
  if (count === undefined) return [question];
  const number = COUNTED.exec(count)?.[0] ?? '';
  const { words, meaning = NO_MEANING } = cutQuestion(before + number).at(-1) ?? { words: [] };
  const isName = number !== '' && words.length > 1 && isSubject(meaning);
  const end = before.length + (isName ? number : count).length;
  const [next = '', ...others] = splitCounts(question.slice(end));
  return isName ? [question.slice(0, end) + next, ...others] : [before, count, next, ...others];
}

/** A number of one or two digits only qualifies another word (`gamers over 40`, `minecraft 1.21`). Alone it is searched for. */
export function isSmallNumber(pieces: readonly (Piece & { isCount?: boolean })[], i: number): boolean {
  const isContent = ({ meaning, isCount = false }: (typeof pieces)[number]): boolean =>
    !isCount && (meaning === undefined || isSubject(meaning) || meaning.fillers.some(({ weight }) => weight > 0));
  const isNumber = SMALL_NUMBER.test(pieces[i]?.text ?? '');
  return isNumber && pieces.some((one) => isContent(one) && !SMALL_NUMBER.test(one.text));
}
