// Numbers in a question: of members, which nothing searches for ("more than 10k members"), and ages.
import { isSubject, NO_MEANING } from './question-phrases.ts';
import { cutQuestion, type Piece } from './question-pieces.ts';

/** Also a range with a hyphen; `1,000` arrives as `1 000`. */
const NUMBER = String.raw`\d+[km]?(?:[ .,'’-]\d+[km]?)*\+?`;
const RANGE = `${NUMBER}(?: (?:to|and|bis|und|a|y|et|e|до) ${NUMBER})?`;
const BOUND =
  '(?:(?:more|less|fewer) than|at (?:least|most)|up to|max|over|above|under|between|uber|unter|bis zu|bis|ab|(?:mehr|weniger) als|mindestens|zwischen|entre|ponad|powyzej)';
const UNIT = '(?:members?|users?|people|mitgliedern?|miembros|membros|membres|czlonkow|участников|メンバー)';
/** One or two digits may be an age. */
const NO_AGE = String.raw`(?=\d+[km]|\d*[ .,'’]?\d{3})`;
/** In English, German, Spanish, Portuguese, French, Polish, Russian and Arabic. */
const BEFORE_AGE =
  "(?:aged|i['’]?m|bin|tengo|tenho|j['’]ai|mam|mayor(?:es)? de|plus de|mais de|po|мне|старше|за|عمري)(?= \\d\\d?(?![\\p{L}\\p{N}]))";
const AFTER_AGE = /^(?:years?(?: olds?)?|jahren?(?: alt)?|anos|ans|lat|лет|سنه|[代歳].*)$/;
/**
 * A number of members is not searched for: `10k` names running, but not in `more than 10k members`. Without "members" a
 * small number may be an age: it weighs least beside another word, as in `gamers over 40`.
 */
const COUNTS = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:${BOUND} )?${RANGE} ?${UNIT}|${BOUND}(?: ${NO_AGE}${RANGE}|(?= \\d))|${BEFORE_AGE})(?![\\p{L}\\p{N}])`,
  'u',
);
const COUNTED = /^\d+[km]?/;
const SMALL_NUMBER = /^(?:\d\d?s?|\d\d\+|\d\d \d\d)$/;
/** What players are in a game: `plat 2`, `lvl 5`. */
const RANK =
  /^(?:iron|bronze|silver|gold|plat(?:inum)?|emerald|diamond|silber|platin|diamant|oro|plata|platino|diamante|rank|level|lvl)$/;
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

/**
 * A number of one or two digits beside what it only qualifies: an age (`over 30`, `30+`, `30 years`) beside a word that is
 * not grammar, any other (`minecraft 1.21`) beside a subject. Alone it is searched for.
 */
export function isMinorNumber(pieces: readonly (Piece & { isCount?: boolean })[], i: number): boolean {
  const text = pieces[i]?.text ?? '';
  const before = pieces[i - 1];
  const isOpen = text.endsWith('+') && !/^\d/.test(before?.text ?? '');
  const isAge = before?.isCount || isOpen || isAgeUnit(pieces, i + 1);
  const isContent = ({ meaning }: Piece): boolean =>
    meaning === undefined || isSubject(meaning) || meaning.fillers.some(({ weight }) => weight > 0);
  const isNamed = ({ meaning = NO_MEANING }: Piece): boolean => isSubject(meaning) && meaning.fillers.length === 0;
  const others = pieces.filter((one, at) => at !== i && !one.isCount);
  return SMALL_NUMBER.test(text) && others.some(isAge ? isContent : isNamed);
}

/** `30 years`, `30代` */
export function isAgeUnit(pieces: readonly Piece[], i: number): boolean {
  return SMALL_NUMBER.test(pieces[i - 1]?.text ?? '') && AFTER_AGE.test(pieces[i]?.text ?? '');
}

/** `valorant gold 3`, `im silver valorant`, but not `pokemon silver`. */
export function isRank(pieces: readonly Piece[], i: number): boolean {
  const isPlayers = SMALL_NUMBER.test(pieces[i + 1]?.text ?? '') || /^(?:i|m|im)$/.test(pieces[i - 1]?.text ?? '');
  const hasTitle = pieces.some(({ meaning = NO_MEANING }) => meaning.subjects.some(({ subject }) => subject.isTitle));
  return isPlayers && hasTitle && RANK.test(pieces[i]!.text);
}
