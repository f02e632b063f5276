// Interprets a question with the lexicon: which of its words name a subject or a language, in any language of the
// lexicon, and which are fillers.
import { foldText, withSeparators } from '#contract/fold.ts';
import type { CategoryName } from '#contract/vocabulary.ts';
import { AFTER_NOT, isNaming, type Reading } from '#catalog/question.ts';
import { isSmallNumber, NUMBER_WEIGHT, splitCounts } from './member-counts.ts';
import { UNSPACED } from './term-finder.ts';
import { closestOf, fillersNear, misspelledNear, type Subject } from './lexicon.ts';
import {
  AFTER_NEGATION,
  CONJUNCTIONS,
  excludeWordAfterNot,
  isItem,
  isNegated,
  isSureNegation,
  narrowExcluded,
  withoutSerialCommas,
} from './negations.ts';
import { GRAMMAR_WORD, NO_MEANING } from './question-phrases.ts';
import { cutQuestion, type UnderstoodPart, type Piece } from './question-pieces.ts';

/** Together the parts contain all words; `writtenIn` does not contain English. */
interface Understood extends Reading {
  parts: readonly UnderstoodPart[];
}

/** A filler of another language with at least this many letters is unlikely to be an English word. */
const MIN_SURE_LENGTH = 5;
/**
 * Conjunctions and prepositions of German, Spanish, French, Portuguese, Italian, Dutch, Polish and Russian; none
 * that means something else in English: `con`, `mit`.
 */
const LINKS = CONJUNCTIONS.union(
  new Set(
    'sondern sino bensi lecz fur fuer von zum zur beim para por del en que pour avec sur dans chez du des qui mais de da das em pra pras di per della voor dla od для aber pero mas ma maar ale'.split(
      ' ',
    ),
  ).add('mas sim'),
);
const PLAYING = /^play(?:ing|ers?)?$/;
/** Particles between two known Japanese words. */
const PARTICLE = /^\p{sc=Hira}{1,2}$/u;

/**
 * The same for every user, so that results can be cached: names in every language count, and fillers of other languages
 * than English if the question shows that it is in one. The first call reads the lexicon.
 * @param question as short as `foldQuestion` leaves it; it is not cut again, as separators make it longer
 * @param unanswered phrases to split further, and words that no listing has, which may be misspelled
 */
export function understand(question: string, unanswered?: ReadonlySet<string>): Understood {
  const pieces = withoutSerialCommas(
    splitCounts(withSeparators(foldText(question))).flatMap((text, i) =>
      cutQuestion(text, unanswered).map((piece) => ({ ...piece, isCount: i % 2 === 1 })),
    ),
  );
  const active = languagesOf(pieces);
  const negated = pieces.map((_, i) => isNegated(pieces, i, active));
  const read = pieces.map((_, i) => readPiece(pieces, i, { active, negated, unanswered }));
  const weighed = narrowExcluded(read).map((part, _, all) => weighCategory(part, all));
  const parts = raiseHeaviest(weighed.filter(({ words }) => words.length > 0)).map((part) =>
    excludeWordAfterNot(part, active),
  );
  return { parts, writtenIn: [...active].filter((one) => one !== 'en') };
}

interface Context {
  active: ReadonlySet<string>;
  /** By piece. */
  negated: readonly boolean[];
  unanswered?: ReadonlySet<string>;
}

function readPiece(
  pieces: readonly (Piece & Pick<UnderstoodPart, 'isCount'>)[],
  i: number,
  { active, negated, unanswered }: Context,
): UnderstoodPart {
  const piece = pieces[i]!;
  const isInNegation = AFTER_NEGATION.has(piece.text) && negated[i] && negated[i + 1];
  const isUnread = piece.words.length === 0 || piece.isCount;
  const isGrammar = isUnread || isLink(pieces, i) || isInNegation;
  const named = inNamedCategory(pieces, i, negated);
  const lowered = isSmallNumber(pieces, i) ? NUMBER_WEIGHT : isPreposition(pieces, i) ? AFTER_NOT : undefined;
  const meaning = isGrammar ? GRAMMAR_WORD : lowered === undefined ? named : withWeight(piece, lowered);
  const isAfterNot = negated[i] === true;
  const meant = partOf({ ...piece, meaning }, active, isAfterNot);
  const typed = piece.typo && isNaming(meant) && partOf({ ...piece, meaning: undefined }, active, isAfterNot);
  const part = typed ? { ...typed, closest: meant.closest, guess: { ...meant, typo: piece.typo } } : meant;
  const guess = named === undefined && unanswered?.has(piece.text) ? guessOf(piece.text) : undefined;
  return { ...part, isCount: piece.isCount && !isSmallNumber(pieces, i + 1), ...(guess && { guess }) };
}

/** What the words of the lexicon name that a word is a typo of: `anxeity` is mental health. */
function guessOf(word: string): UnderstoodPart | undefined {
  const parts = misspelledNear(word).flatMap((near) => understand(near).parts);
  return parts.find(isNaming);
}

/**
 * The languages whose fillers count: English, and any that the question shows by the name of a subject, by a long
 * filler, by a name of a language or country that is in one language only, or by two words that may be in it. `die hard`
 * is not a German question.
 */
function languagesOf(pieces: readonly Piece[]): Set<string> {
  const active = new Set(['en']);
  const seen = new Set<string>();
  for (const [i, { text, meaning = NO_MEANING }] of pieces.entries()) {
    const { subjects, fillers, namedIn } = meaning;
    const languages = new Set([...[...subjects, ...fillers].map(({ language }) => language), ...namedIn]);
    if (!active.isDisjointFrom(languages)) continue;
    const isSharedName = subjects.length === 0 && namedIn.length > 1;
    const isSure =
      !isSharedName &&
      (fillers.length === 0 || text.length >= MIN_SURE_LENGTH || isSureNegation(pieces, i) || UNSPACED.test(text));
    for (const one of languages) {
      if (isSure || seen.has(one)) active.add(one);
      seen.add(one);
    }
  }
  return active;
}

/**
 * Of subjects in several categories, those in one that another word names: `play rust` is about the game.
 */
function inNamedCategory(pieces: readonly Piece[], i: number, negated: readonly boolean[]): Piece['meaning'] {
  const { meaning } = pieces[i]!;
  if (meaning === undefined || negated[i]) return meaning;
  const isIn = ({ category }: Subject): boolean =>
    pieces.some((one, at) => at !== i && !negated[at] && names(one, category));
  const subjects = meaning.subjects.filter(({ subject }) => isIn(subject));
  return subjects.length === 0 ? meaning : { ...meaning, subjects };
}

const names = ({ text, meaning = NO_MEANING }: Piece, category: CategoryName): boolean =>
  (category === 'Gaming' && PLAYING.test(text)) ||
  meaning.subjects.some(({ subject }) => subject.isCategory && subject.category === category);

/** `mods für minecraft`, `anime und gaming`, `anime, pero no manga`: one such word does not show a language. */
const isLink = (pieces: readonly Piece[], i: number): boolean =>
  LINKS.has(pieces[i]!.text) && i > 0 && (isItem(pieces, i - 1) || isItem(pieces, i + 1));

/** A filler of one letter, in any language, before a word: `w krakowie`, but not `plan b`. */
function isPreposition(pieces: readonly Piece[], i: number): boolean {
  const { text, meaning = NO_MEANING } = pieces[i]!;
  return /^\p{L}$/u.test(text) && meaning.fillers.length > 0 && /../u.test(pieces[i + 1]?.text ?? '');
}

/** It weighs little even if the question does not show its language: `generation z friends` may mean the letter. */
function withWeight({ meaning = NO_MEANING }: Piece, weight: number): Piece['meaning'] {
  const [filler] = GRAMMAR_WORD.fillers;
  return { ...meaning, fillers: [...meaning.fillers, { ...filler!, weight }] };
}

function partOf(
  { text, words, meaning: known }: Piece,
  active: ReadonlySet<string>,
  isAfterNot: boolean,
): UnderstoodPart {
  const meaning = known ?? NO_MEANING;
  // "Lecture" is reading in a French question only, and "chats" are cats.
  const isEnglish = [...meaning.subjects, ...meaning.fillers].some(({ language }) => language === 'en');
  const meant = meaning.subjects.filter(({ language }) => !isEnglish || active.has(language));
  const named = [...new Set(meant.map(({ subject }) => subject))];
  const own = new Set(meant.filter(({ isInstance }) => !isInstance).map(({ subject }) => subject.tag));
  const genres = new Set(named.map(({ tag }) => tag)).difference(own);
  const isNamed = named.length + meaning.languages.length > 0;
  const fillers = known === undefined ? fillersNear(text, active) : known.fillers;
  const weights = fillers.filter((filler) => active.has(filler.language)).map(({ weight }) => weight);
  // "Jugar" alone asks for any game, but in `jugar ajedrez` only the game counts.
  const isBroad = weights.length > 0 && named.length > 0 && named.every(({ isCategory }) => isCategory);
  const weight = Math.min(isAfterNot ? AFTER_NOT : 1, ...weights);
  return {
    text,
    words,
    tags: [...new Set(named.filter(({ isCategory }) => !isCategory).map(({ tag }) => tag))],
    genres: genres.size > 0 ? [...genres] : undefined,
    closest: closestOf(text, named)?.tag,
    categories: [...new Set(named.filter(({ isCategory }) => isCategory).map(({ category }) => category))],
    broader: [...new Set(named.filter(({ isCategory }) => !isCategory).map(({ category }) => category))],
    languages: meaning.languages,
    weight: isNamed && (isAfterNot || !isBroad) ? 1 : PARTICLE.test(text) ? 0 : weight,
    isFiller: !isNamed && known !== undefined && fillers.length > 0,
    isExcluded: isAfterNot && isNamed,
    isTitle: named.length > 0 && named.every(({ isTitle }) => isTitle),
  };
}

/** `gry w szachy` asks for chess: a category adds nothing to a subject in it. */
function weighCategory(part: UnderstoodPart, parts: readonly UnderstoodPart[]): UnderstoodPart {
  const { tags, categories, languages, isExcluded } = part;
  if (isExcluded || categories.length === 0 || tags.length + languages.length > 0) return part;
  const isIn = (other: UnderstoodPart): boolean =>
    !other.isExcluded && categories.every((one) => other.broader?.includes(one));
  return parts.some(isIn) ? { ...part, weight: Math.min(part.weight, AFTER_NOT) } : part;
}

/**
 * If all parts weigh less than 1, raises the heaviest ones to 1: those that name something, if any do. Beside an exclusion
 * or a number of members only those: `a server without anime` is any other server. Fillers precede words after a
 * negation: `community without toxicity` is any community.
 */
function raiseHeaviest(parts: readonly UnderstoodPart[]): UnderstoodPart[] {
  const wanted = parts.filter(({ isExcluded, isCount }) => !isExcluded && !isCount);
  if (wanted.length === 0 || wanted.some(({ weight }) => weight === 1)) return [...parts];
  const known = wanted.filter((part) => part.weight > 0 && (part.isFiller || isNaming(part)));
  const candidates = known.length > 0 ? known : wanted;
  const max = Math.max(...candidates.map(({ weight }) => weight));
  const heaviest = candidates.filter(({ weight }) => weight === max);
  const naming = heaviest.filter((part) => part.categories.length > 0);
  const raised = naming.length > 0 || wanted.length < parts.length ? naming : heaviest;
  return parts.map((part) => (raised.includes(part) ? { ...part, weight: 1 } : part));
}
