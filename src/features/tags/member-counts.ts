// Numbers in a question: of members, which nothing searches for ("more than 10k members"), ages, and words of levels.
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
  "(?:aged|i['’]?m|bin|tengo|tenho|j['’]ai|mam|mayor(?:es)? de|plus de|mais de|po|мне|старше|за|عمري|فوق)(?= \\d\\d?(?![\\p{L}\\p{N}]))";
const AFTER_AGE =
  /^(?:years?(?: olds?)?|yo|yrs?|plus|jahren?(?: alt)?|anos|ans|lat|лет|سنه|yas(?:inda)?(?: (?:ustu|alti|uzeri))?|[代歳].*)$/;
/** Words of ages after a bound, in English and German: `over thirty`. */
const AGE_WORD = '(?:twenty|thirty|forty|fifty|sixty|zwanzig|dreissig|vierzig|funfzig|sechzig)';
/** Ages with what belongs to them. */
const AGE = /^(?:u\d\d|\d\d(?:yo|yrs?|plus)|(?:1[89]|[23]\d)[fm]|(?:over|under) \d\ds?)$/;
/**
 * A number of members is not searched for: `10k` names running, but not in `more than 10k members`. Without "members" a
 * small number may be an age: it weighs least beside another word, as in `gamers over 40`.
 */
const COUNTS = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:${BOUND} )?${RANGE} ?${UNIT}|${BOUND}(?: ${NO_AGE}${RANGE}|(?= \\d)|(?= ${AGE_WORD}\\b))|${BEFORE_AGE})(?![\\p{L}\\p{N}])`,
  'u',
);
const COUNTED = /^\d+[km]?/;
const AGE_WORDS = new RegExp(`^${AGE_WORD}$`);
const DECADE = /^\d\ds$/;
const SMALL_NUMBER = /^(?:\d\d?s?|\d\d\+|\d\d \d\d)$/;
/** What players are in a game: `plat 2`, `lvl 5`. */
const RANK =
  /^(?:iron|bronze|silver|gold|plat(?:inum)?|emerald|diamond|champ(?:ion)?|(?:grand)?masters?|challenger|elo|silber|platin|diamant|oro|plata|platino|diamante|rank|level|lvl)$/;
/** Games in which some of these are editions, materials or money. */
const WITHOUT_RANKS = new Set(['minecraft', 'pokemon', 'pokemon go', 'runescape', 'terraria', 'world of warcraft']);
const BESIDE_ELO = /^(?:low|high|\d{3,4})$/;
/** `11th grade`, `year 9` */
const STUDY_YEAR = /^(?:year|grade|semester|klasse)$/;
const ORDINAL = /^(?:\d\d?(?:st|nd|rd|th)?|first|second|third|fourth|final)$/;
/** Of the CEFR and the JLPT. */
const LANGUAGE_LEVEL = /^(?:[abc][12]|n[1-5])$/;
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
  const isCertain = AGE.test(text) || (before?.isCount === true && AGE_WORDS.test(text));
  const isAge = before?.isCount || isOpen || isCertain || isAgeUnit(pieces, i + 1) || isAgeUnit(pieces, i - 1);
  const isContent = ({ meaning }: Piece): boolean =>
    meaning === undefined || isSubject(meaning) || meaning.fillers.some(({ weight }) => weight > 0);
  const others = pieces.filter((one, at) => at !== i && !one.isCount);
  return (SMALL_NUMBER.test(text) || isCertain) && others.some(isAge ? isContent : isNamed);
}

const isNamed = ({ meaning = NO_MEANING }: Piece): boolean => isSubject(meaning) && meaning.fillers.length === 0;

/** `30 years`, `30代`, `mid 20s` */
export function isAgeUnit(pieces: readonly Piece[], i: number): boolean {
  const [before = '', text = '', after = ''] = [i - 1, i, i + 1].map((at) => pieces[at]?.text);
  return (
    (SMALL_NUMBER.test(before) && AFTER_AGE.test(text)) || (/^(?:early|mid|late)$/.test(text) && DECADE.test(after))
  );
}

/** A rank in a game, a year of school or a level of a language beside what it only qualifies. */
export function isMinorWord(pieces: readonly Piece[], i: number): boolean {
  const others = pieces.filter((_, at) => at !== i);
  return isRank(pieces, i) || isLanguageLevel(pieces, i) || (isStudyYear(pieces, i) && others.some(isNamed));
}

/** `valorant gold 3`, `im silver valorant`, `plat valorant`, but not `pokemon silver`. */
function isRank(pieces: readonly Piece[], i: number): boolean {
  const text = pieces[i]?.text ?? '';
  const beside = besideOf(pieces, i);
  const titlesOf = ({ meaning = NO_MEANING }: Piece): string[] =>
    meaning.subjects.flatMap(({ subject }) => (subject.isTitle ? [subject.tag] : []));
  const isElo = beside.some((one) => (text === 'elo' ? BESIDE_ELO.test(one.text) : one.text === 'elo'));
  if (isElo && (text === 'elo' || BESIDE_ELO.test(text))) return pieces.some(isNamed);
  const isPlayers = SMALL_NUMBER.test(pieces[i + 1]?.text ?? '') || /^(?:i|m|im)$/.test(pieces[i - 1]?.text ?? '');
  const isBeside = beside.some((one) => titlesOf(one).some((tag) => !WITHOUT_RANKS.has(tag)));
  return RANK.test(text) && (isBeside || (isPlayers && pieces.some((one) => titlesOf(one).length > 0)));
}

function isStudyYear(pieces: readonly Piece[], i: number): boolean {
  const text = pieces[i]?.text ?? '';
  const other = STUDY_YEAR.test(text) ? ORDINAL : ORDINAL.test(text) ? STUDY_YEAR : undefined;
  return other !== undefined && besideOf(pieces, i).some((one) => other.test(one.text));
}

/** `german a1`, `jlpt n5` */
function isLanguageLevel(pieces: readonly Piece[], i: number): boolean {
  const isLanguage = ({ meaning = NO_MEANING }: Piece): boolean =>
    meaning.languages.length > 0 || meaning.subjects.some(({ subject }) => subject.category === 'Education');
  return LANGUAGE_LEVEL.test(pieces[i]?.text ?? '') && besideOf(pieces, i).some(isLanguage);
}

const besideOf = (pieces: readonly Piece[], i: number): Piece[] =>
  [pieces[i - 1], pieces[i + 1]].flatMap((one) => one ?? []);
