// Question: typed text, split into the terms to look up and grouped into parts, each of which a listing should answer.
import { foldQuestion, withSeparators } from '#contract/fold.ts';
import { nameKeyOf, ONE_TYPO_FROM, scanTerms, type Term, termsOf } from './terms.ts';

/** What the words of a part name. */
export interface Meaning {
  tags: readonly string[];
  /** Those of the tags that it names one work, person or group of: without its words they are a similar answer. */
  genres?: readonly string[];
  /** Of several tags, the one that is meant more than the others. */
  closest?: string;
  categories: readonly string[];
  /** Categories of its tags. */
  broader?: readonly string[];
  /** BCP 47. */
  languages: readonly string[];
  /** 1; less for words that fit every listing; 0 for grammar words. */
  weight: number;
  /** A filler of any language, so that no other word is a typo of it: `rated` is not `gated`. */
  isFiller?: boolean;
  /** The question asks for listings without it: `not gaming`; with less weight than 1 only in names and labels. */
  isExcluded?: boolean;
  /** It names a single game. */
  isTitle?: boolean;
  /** What it may be a misspelled name of. */
  guess?: Meaning & { typo?: readonly [word: string, meant: string] };
}

/** Words of a question that belong together, as returned by `ReadQuestion`. */
export interface ReadPart extends Meaning {
  words: readonly string[];
}

/**
 * Reads a folded question: its parts in text order, and the languages (BCP 47) that its words indicate.
 * @param unanswered texts of parts that no listing answers: phrases among them are split
 */
export type ReadQuestion = (question: string, unanswered?: ReadonlySet<string>) => Reading;
export type Reading = Pick<Question, 'writtenIn'> & { parts: readonly ReadPart[] };

/** One thing that is searched for. All terms of one wording answer it, or any meaning does. */
export interface Part extends Meaning {
  /** As typed, folded. */
  text: string;
  /** Whether it has a meaning but is searched by its words only. */
  isPlain: boolean;
  /** Terms as typed, joined into one word, and, in other languages, the tags' names. */
  wordings: readonly (readonly Term[])[];
}

export interface Question {
  /** All terms as typed. */
  terms: readonly Term[];
  /** Parts with a weight above 0. */
  parts: readonly Part[];
  /** Compared with name keys: equal to, or a prefix of. */
  key: string;
  /** Among equal matches, listings in one of these languages come first. */
  writtenIn: readonly string[];
}

/** Weight of words after a negation that exclude nothing. */
export const AFTER_NOT = 0.2;
const MAX_TERMS = 8;
/** No longer word begins with a word similar to a shorter one: `bored` is not "borderless". */
export const NEAR_PREFIX_FROM = 6;
/** Shorter words that name something are compared whole. */
const PREFIX_FROM = 5;
/** Shorter joined words match unrelated words by chance. */
export const MIN_JOINED_LENGTH = 6;

const PLAIN: Meaning = { tags: [], categories: [], languages: [], weight: 1 };

/** A range of the key with its meaning. */
type Span = { start: number; end: number; meaning: Meaning };

/** Texts with equal ids are the same question. @param plain as in `questionOf` */
export function questionId(text: string, plain: readonly string[] = []): string {
  const { key, hyphenated, symbols, minus } = cutText(text);
  const words = plain.map((part) => cutText(part).key).filter((part) => part !== '' && key.includes(part));
  return [key === '' ? symbols.join('') : hyphenated, ...new Set(words.sort()), '-', ...minus].join('\n');
}

/**
 * The question of a text; undefined if the text has no terms.
 * @param plain texts of parts to search by their words only; `unanswered` as in `ReadQuestion`
 */
export function questionOf(
  text: string,
  read?: ReadQuestion,
  plain: readonly string[] = [],
  unanswered?: ReadonlySet<string>,
): Question | undefined {
  const { key, hyphenated, symbols, minus } = cutText(text);
  if (key !== '') {
    const reading = read?.(hyphenated, unanswered) ?? { parts: [], writtenIn: [] };
    const parts = partsOf(key, minus, reading, new Set(plain.map((words) => cutText(words).key)), unanswered);
    const terms = termsOf(hyphenated).slice(0, MAX_TERMS);
    return { key, terms, parts, writtenIn: reading.writtenIn };
  }
  if (symbols.length === 0) return undefined;
  const terms = [...new Set(symbols)].slice(0, MAX_TERMS).map((symbol) => ({ pieces: [symbol] }));
  const parts = terms.map((term) => ({ ...PLAIN, text: term.pieces[0] ?? '', isPlain: false, wordings: [[term]] }));
  return { key: symbols.join(''), terms, parts, writtenIn: [] };
}

/** `#anime` and `@anime` are words, and an invite is searched for by its code, another URL without its beginning. */
const IGNORED = /(?<=(?:^|\s)[-–—]*)(?:[#@](?=[\p{L}\p{N}])|(?:https?:\/\/)?(?:www\.)?)/gu;
const INVITE = /[\w:/.]*\bdiscord(?:\.gg(?:\/invite)?|(?:app)?\.com\/invite)(?:\/([\w-]*)|(?![\w.-]))(?:\/?[?#]\S*)?/gu;
/** `-anime`, `--c++`, `-role-play`, `-"role play"` and `-(role play)` ask for listings without it. */
const MINUS =
  /(?<=^|[\s,;(])[-–—]{1,2}[./]?(["'“„‘«([](?=[\p{L}\p{N}])(?:[^"“”»'’)\]]|['’](?=\p{L}))+|[\p{L}\p{N}][^\s,;،、"]*)/gu;

/** `-gaming/anime` and `-(gaming or anime)` exclude each, but what is in quotes is one. */
const itemsOf = (words: string): string[] =>
  /^["'“„‘«]/.test(words) ? [words] : withSeparators(words).split(/ (?:[,.]|or) (?=.*[\p{L}\p{N}])/u);

/** The key has words, compounds and runs; `minus` are the keys of what is excluded by minus signs. */
function cutText(text: string) {
  let hyphenated = ''; // The key with its hyphens, apostrophes and separators.
  const symbols: string[] = []; // They count only if the key is empty.
  let endBefore = 0;
  const signed = foldQuestion(text).replace(INVITE, '$1').replace(IGNORED, '');
  const minus = Array.from(signed.matchAll(MINUS), ([, words = '']) => itemsOf(words).map(nameKeyOf)).flat();
  const negated = signed.replace(MINUS, (_, words: string) => `not ${itemsOf(words).join(' . not ')} . `);
  const folded = withSeparators(negated); // The full stop ends the exclusion: in `-a, b` only `a`.
  scanTerms(folded, (kind, start, end) => {
    const term = folded.slice(start, end);
    if (kind === 'symbol') symbols.push(term);
    else {
      const separator = /^['’-]$| [,.&] /.exec(folded.slice(endBefore, start))?.[0] ?? ' ';
      hyphenated += hyphenated === '' ? term : separator + term;
      endBefore = end;
    }
  });
  return { key: hyphenated.replaceAll(/ [,.&] |['’-]/g, ' '), hyphenated, symbols, minus };
}

function partsOf(key: string, minus: string[], reading: Reading, plain: Set<string>, unanswered?: ReadonlySet<string>) {
  const spans = mostTelling(spansOf(key, reading.parts, minus).filter(({ meaning }) => meaning.weight > 0));
  const texts = spans.map(({ start, end }) => key.slice(start, end).trim());
  const parts = spans.map(({ meaning, end }, i): Part => {
    const text = texts[i] ?? '';
    const isPlain = plain.has(text) && (isNaming(meaning) || meaning.isExcluded === true);
    const meant = isPlain ? { ...PLAIN, weight: meaning.isExcluded ? AFTER_NOT : meaning.weight } : meaning;
    const typed = typedTerms(text, meaning, meant, end === key.length);
    const joined = joinedOf(text).map((word) => termsOf(word, false));
    const others = otherNames(text, meant, reading.writtenIn, unanswered);
    return { ...meant, text, isPlain, wordings: [typed, ...joined, ...others] };
  });
  return parts.filter(({ text }, i) => texts.indexOf(text) === i); // A repeated word is one part.
}

/** A long question loses the words of low weight first, then those that name nothing. */
function mostTelling(spans: readonly Span[]): Span[] {
  const worthOf = ({ meaning }: Span): number => meaning.weight + Number(isNaming(meaning));
  const most = spans.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, MAX_TERMS);
  return most.sort((a, b) => a.start - b.start);
}

/** The terms as typed. A known word is spelled correctly: `painting` is no typo of "printing". */
function typedTerms(text: string, meaning: Meaning, meant: Meaning, isLast: boolean): Term[] {
  const terms = termsOf(text, !meant.isFiller && !isNaming(meant)).slice(0, MAX_TERMS);
  if (isNaming(meaning) && text.includes(' ')) return wholeBelow(Infinity, terms);
  // `java` is not the beginning of another word, nor is any word of a phrase that names something.
  if (isNaming(meaning) || text.length === 1) return wholeBelow(PREFIX_FROM, terms);
  // At the end of a question a shorter word may be unfinished; elsewhere `son` is not "Sonic".
  return isLast ? terms : wholeBelow(ONE_TYPO_FROM, terms);
}

/** In a question of another language, the tags' English names; of a word that no listing has, its singular or plural. */
function otherNames(text: string, meant: Meaning, writtenIn: readonly string[], unanswered?: ReadonlySet<string>) {
  const names = writtenIn.length > 0 ? ownTags(meant).map(nameKeyOf) : [];
  if (unanswered?.has(text) && isNaming(meant)) names.push(text.replace(/(?<=[a-z]{4})s?$/, (end) => (end ? '' : 's')));
  return names.map((name) => wholeBelow(Infinity, termsOf(name, false)));
}

const wholeBelow = (length: number, terms: readonly Term[]): Term[] =>
  terms.map((term) => ('word' in term && term.word.length < length ? { ...term, typos: 0, isWhole: true } : term));

/** Whether the words name a tag, a category or a language. */
export const isNaming = ({ tags, categories, languages }: Omit<Meaning, 'weight'>): boolean =>
  tags.length + categories.length + languages.length > 0;

export const ownTags = ({ tags, genres = [] }: Meaning): string[] => tags.filter((tag) => !genres.includes(tag));

/** The words of a text joined into one, if that can be a word. */
function joinedOf(text: string): string[] {
  const joined = text.replaceAll(' ', '');
  return joined !== text && joined.length >= MIN_JOINED_LENGTH && /^[\p{L}\p{M}]+$/u.test(joined) ? [joined] : [];
}

/** The read parts as ranges of the key. As in the index, no word is split; a word that was not read is its own part. */
function spansOf(key: string, readParts: readonly ReadPart[], minus: readonly string[]): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const { words, ...meaning } of readParts) {
    const start = key.indexOf(words[0] ?? '', at);
    let end = at;
    for (const word of words) end = Math.max(end, key.indexOf(word, end) + word.length);
    if (start < 0 || words.length === 0) continue;
    spans.push({ start, end, meaning });
    at = end;
  }
  scanTerms(key, (kind, start, end) => {
    if (kind === 'symbol') return;
    const within = spans.filter((span) => span.start < end && span.end > start);
    const [first] = within;
    if (first === undefined) spans.push({ start, end, meaning: PLAIN });
    else if (kind !== 'run') spans.splice(spans.indexOf(first), within.length, mergedSpan(within, start, end));
  });
  spans.sort((a, b) => a.start - b.start);
  for (const words of minus) exclude(words, spans, key);
  return spans;
}

/** Several words after one minus sign are excluded together, by their words only, wherever they follow a negation. */
function exclude(words: string, spans: Span[], key: string): void {
  const [within, negated] = [` ${key} `, ` not ${words} `];
  for (let at = within.indexOf(negated); at >= 0; at = within.indexOf(negated, at + 1)) {
    const start = at + 'not '.length;
    const end = start + words.length;
    const found = spans.filter((span) => span.start < end && span.end > start);
    const [first, ...others] = found;
    if (first === undefined) continue;
    const meaning = { ...(others.length > 0 ? PLAIN : first.meaning), weight: 1, isExcluded: true };
    spans.splice(spans.indexOf(first), found.length, { ...mergedSpan(found, start, end), meaning });
  }
}

function mergedSpan(spans: readonly Span[], start: number, end: number): Span {
  const meanings = spans.map(({ meaning }) => meaning);
  const all = (name: 'tags' | 'categories' | 'languages') => [...new Set(meanings.flatMap((one) => one[name]))];
  return {
    start: Math.min(start, ...spans.map((span) => span.start)),
    end: Math.max(end, ...spans.map((span) => span.end)),
    meaning: {
      ...meanings[0],
      tags: all('tags'),
      categories: all('categories'),
      languages: all('languages'),
      weight: Math.max(...meanings.map(({ weight }) => weight)),
      isFiller: meanings.every(({ isFiller }) => isFiller),
      isExcluded: meanings.some(({ isExcluded }) => isExcluded),
    },
  };
}
