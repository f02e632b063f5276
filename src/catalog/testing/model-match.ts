// What a text finds and in which order, computed naively: every listing is checked for every part of the question.
import { fold } from '#contract/fold.ts';
import type { CatalogEntry } from '../entry.ts';
import type { CatalogQuery } from '../query.ts';
import { splitsOf } from '../part-match.ts';
import { isNaming, ownTags, type Part, questionOf, type ReadQuestion } from '../question.ts';
import { type Term, termsOf } from '../terms.ts';
import type { Form } from '../text-index.ts';
import { type Cut, type ModelTerm } from './model-text.ts';
import { languageOf, wordsOf } from './model-values.ts';

/** In every sort, matches of one tier come before those of the next; by relevance a smaller rank comes first. */
export interface ModelMatch {
  tier: number;
  rank: number;
  /** Unless it is a full match: the parts that it answers. */
  answered?: number[];
}

interface ModelListing {
  entry: CatalogEntry;
  key: string;
  /** Name, labels, description. */
  places: readonly Cut[];
}

export const FULL = 0;
const WITH_TYPOS = 1;
const PARTIAL = 2;
/** Name, labels, description or category. */
const WORST = [0, 1, 3] as const;
/** Relative boost of an answer in each of these places, by whole words and by prefixes. */
const BOOSTS = { whole: [6, 4, 2], prefix: [4, 2, 1] } as const;

export function matchesOf(
  { text = '', plain }: Pick<CatalogQuery, 'text' | 'plain'>,
  listings: readonly ModelListing[],
  read: ReadQuestion | undefined,
): Map<CatalogEntry, ModelMatch> | undefined {
  const matches = new Map<CatalogEntry, ModelMatch>();
  const check = new AnswerCheck(listings);
  const unanswered = new Set<string>();
  let question = questionOf(text, read, plain);
  for (let known = -1; known < unanswered.size;) {
    known = unanswered.size;
    for (const part of question?.parts ?? []) {
      const isAnswered = listings.some((listing) => check.isAnswered(part, listing, 3, part.guess ? 'near' : 'prefix'));
      const isFixed = part.isPlain || part.languages.length > 0;
      if (part.weight === 1 && !part.isExcluded && !isFixed && !isAnswered) unanswered.add(part.text);
    }
    question = questionOf(text, read, plain, unanswered);
  }
  if (question === undefined) return undefined;
  const { key, terms, writtenIn } = question;
  const hasUnwanted = (listing: ModelListing, part: Part): boolean =>
    check.isAnswered(part, listing, part.weight === 1 ? 3 : 1, 'whole');
  const excluded = question.parts.filter(
    (part) => part.isExcluded && (part.weight === 1 || listings.some((listing) => hasUnwanted(listing, part))),
  );
  const parts = question.parts.filter((part) => !excluded.includes(part));
  const required = parts.filter(({ weight }) => weight === 1);
  const answersAll = (listing: ModelListing, worst: number, form: Form): boolean =>
    required.every((part) => check.isAnswered(part, listing, worst, form));
  const hasName = (form: Form) => (listing: ModelListing) => hasAll(listing, terms, 0, form);
  const classes: ((listing: ModelListing) => boolean)[] = [
    (listing) => listing.key === key,
    (listing) => listing.key.startsWith(`${key} `),
    (listing) => terms.length > 1 && hasName('whole')(listing),
    (listing) => answersAll(listing, 0, 'whole'),
    (listing) => answersAll(listing, 1, 'whole'),
    (listing) => answersAll(listing, 0, 'prefix'),
    (listing) => answersAll(listing, 1, 'prefix'),
    (listing) => answersAll(listing, 2, 'whole'),
    (listing) => answersAll(listing, 2, 'prefix'),
    () => true,
  ];
  const isUnwanted = (listing: ModelListing): boolean =>
    excluded.some((part) => hasUnwanted(listing, part)) && !hasName('whole')(listing);
  const rankOf = (order: number, listing: ModelListing): number =>
    32 * order - preference(check, listing, required, writtenIn);
  for (const listing of listings) {
    if (isUnwanted(listing) || !answersAll(listing, 3, 'prefix')) continue;
    const order = classes.findIndex((isIn) => isIn(listing));
    matches.set(listing.entry, { tier: FULL, rank: rankOf(order, listing) });
  }
  const full = matches.size;
  if (full < 10) {
    for (const listing of listings) {
      const rank = [0, 1, 3].findIndex((worst) => answersAll(listing, worst, 'near'));
      if (rank >= 0 && !isUnwanted(listing) && !matches.has(listing.entry))
        matches.set(listing.entry, { tier: WITH_TYPOS, rank: rankOf(rank, listing) });
    }
  }
  if (full < 20) {
    const ranks = partial(parts, listings, check);
    for (const listing of listings) {
      const known = matches.get(listing.entry);
      const found = ranks.get(listing.entry);
      if (known?.tier === WITH_TYPOS)
        known.answered = [...parts.keys()].filter((i) => parts[i]!.weight === 1 || found?.answered.includes(i));
      else if (known === undefined && found && !isUnwanted(listing))
        matches.set(listing.entry, { tier: PARTIAL, ...found, rank: rankOf(found.rank, listing) });
    }
  }
  return matches;
}

/** Larger if the listing comes first among equal ones; below 32. */
function preference(
  check: AnswerCheck,
  listing: ModelListing,
  parts: readonly Part[],
  writtenIn: readonly string[],
): number {
  const { language, tags, categories } = listing.entry;
  const lower = (name: string): string => name.toLowerCase();
  const isOwn = language !== null && writtenIn.includes(languageOf(language));
  const hasClosest = parts.some(({ closest }) => tags.some((tag) => isNamed(closest, [tag], wordsOf)));
  const hasInName = parts.some((part) => {
    const names = [...part.tags, ...part.categories].map((name) => termsOf(fold(name)));
    const words = (part.wordings[0] ?? []).map((term) => [term]);
    const isInName = [...names, ...words].some((terms) => hasAll(listing, terms, 0, 'whole'));
    return isInName && !check.isAboutOther(part, listing);
  });
  const isTyped = parts.some((part) => isNaming(part) && hasAll(listing, part.wordings[0] ?? [], 2, 'whole'));
  const isMain = parts.some(
    (part) => isNamed(tags[0], part.tags, wordsOf) || isNamed(categories[0], part.categories, lower),
  );
  const order = [isOwn, hasClosest, hasInName, isTyped, isMain];
  return order.reduce((sum, isFirst) => 2 * sum + Number(isFirst), 0);
}

/** Listings that answer a part of full weight. More and rarer parts and better answers give a smaller rank. */
function partial(
  parts: readonly Part[],
  listings: readonly ModelListing[],
  check: AnswerCheck,
): Map<CatalogEntry, { rank: number; answered: number[] }> {
  const ranks = new Map(listings.map(({ entry }) => [entry, { rank: 0, answered: [] as number[] }]));
  const isPartial = new Set<CatalogEntry>();
  const isKnown = (part: Part): boolean =>
    listings.some((listing) => check.isAnswered({ ...part, wordings: [], genres: [] }, listing, 3, 'whole'));
  const isUnderstood = parts.some((part) => part.weight === 1 && isNaming(part.guess ?? part));
  const isBroad = (part: Part): boolean => part.weight < 1 && part.categories.length > 0;
  const required = parts.filter(({ weight }) => weight === 1);
  const isUnknown = !listings.some((one) => required.some((part) => check.isAnswered(part, one, 3, 'near')));
  for (const [at, part] of parts.entries()) {
    const isAnsweredAsTyped = listings.some((listing) => check.isAnswered(part, listing, 3, 'prefix'));
    const boostOf = (listing: ModelListing): number => {
      if (!isAnsweredAsTyped) return Number(check.isAnswered(part, listing, 3, 'near'));
      const boosts = (['whole', 'prefix'] as const).flatMap((form) =>
        BOOSTS[form].filter((_, i) => check.isAnswered(part, listing, WORST[i]!, form)),
      );
      return Math.max(0, ...boosts);
    };
    const answers = listings.map((listing) => ({ entry: listing.entry, boost: boostOf(listing) }));
    const having = answers.filter(({ boost }) => boost > 0).length;
    const { isTitle } = part.guess ?? part;
    const scale = part.guess || isKnown(part) ? (isTitle ? 400 : 200) : 100;
    const isVague = !isAnsweredAsTyped && !part.guess && !isKnown(part);
    const logarithm = Math.log(1 + (listings.length - having + 0.5) / (having + 0.5));
    const rarity = Math.round(scale * part.weight * logarithm);
    for (const { entry, boost } of answers) {
      const known = ranks.get(entry)!;
      known.rank -= rarity * boost;
      if (boost > 0) known.answered.push(at);
      const isEnough = part.weight === 1 && !(isUnderstood && isVague);
      if (boost > 0 && (isEnough || (isUnknown && isBroad(part)))) isPartial.add(entry);
    }
  }
  return new Map([...ranks].filter(([entry]) => isPartial.has(entry)));
}

function isNamed(value: string | undefined, names: readonly string[], keyOf: (name: string) => string): boolean {
  return value !== undefined && keyOf(value) !== '' && names.some((name) => keyOf(name) === keyOf(value));
}

/** Whether listings answer parts. */
class AnswerCheck {
  private readonly listings: readonly ModelListing[];
  private readonly knownWords = new Map<string, boolean>();
  private readonly hasNoTypos = new Map<Part, boolean>();
  private readonly named = new Map<Part, boolean>();

  constructor(listings: readonly ModelListing[]) {
    this.listings = listings;
  }

  /** By the words of a wording or its meaning: tags and languages count as labels, categories below descriptions. */
  isAnswered(part: Part, listing: ModelListing, worst: number, form: Form): boolean {
    const { entry } = listing;
    if (form === 'near' && this.isWithoutTypos(part)) return this.isAnswered(part, listing, worst, 'prefix');
    const hasWords = part.wordings.some((terms) => hasAll(listing, terms, worst, form));
    if (hasWords && !(worst < 2 && this.isAboutOther(part, listing))) return true;
    if (form === 'near' && this.hasHalves(part, listing, worst)) return true;
    const guessed = { ...part, ...part.guess, wordings: [], guess: undefined, genres: [] };
    if (form === 'near' && part.guess && this.isAnswered(guessed, listing, worst, 'whole')) return true;
    const tags = entry.tags.map(wordsOf);
    const answers = form === 'near' ? part.tags : ownTags(part);
    if (worst >= 1 && answers.some((tag) => tags.includes(wordsOf(tag)))) return true;
    if (
      worst >= 1 &&
      part.languages.some((language) => entry.language !== null && languageOf(entry.language) === language)
    )
      return true;
    const categories = entry.categories.map((category) => category.toLowerCase());
    return worst >= 3 && part.categories.some((category) => categories.includes(category.toLowerCase()));
  }

  /** Others have a tag or category that the part names; this one has neither what it names nor a category of it. */
  isAboutOther(part: Part, listing: ModelListing): boolean {
    const own = { ...part, wordings: [], tags: ownTags(part), languages: [], guess: undefined };
    const isKnown = this.named.get(part) ?? this.listings.some((one) => this.isAnswered(own, one, 3, 'whole'));
    this.named.set(part, isKnown);
    const named = [...part.categories, ...(part.broader ?? [])];
    const about = { ...part, wordings: [], categories: named, genres: [], guess: undefined };
    return isKnown && !this.isAnswered(about, listing, 3, 'whole');
  }

  /** It names something, and a listing answers it. */
  private isWithoutTypos(part: Part): boolean {
    const known =
      this.hasNoTypos.get(part) ??
      (isNaming(part) && !part.genres && this.listings.some((one) => this.isAnswered(part, one, 3, 'prefix')));
    this.hasNoTypos.set(part, known);
    return known;
  }

  private hasHalves(part: Part, listing: ModelListing, worst: number): boolean {
    return splitsOf(part).some(([known, other]) => {
      const form = this.isKnown(other) ? 'whole' : 'near';
      if (!this.isKnown(known) || (form === 'near' && other.typos === 0)) return false;
      return hasAll(listing, [known], worst, 'whole') && hasAll(listing, [other], worst, form);
    });
  }

  private isKnown(term: { word: string; typos: 0 | 1 | 2 }): boolean {
    const known =
      this.knownWords.get(term.word) ?? this.listings.some((listing) => hasAll(listing, [term], 2, 'whole'));
    this.knownWords.set(term.word, known);
    return known;
  }
}

function hasAll({ places }: ModelListing, terms: readonly Term[], worst: number, form: Form): boolean {
  const all = terms.flatMap((term): ModelTerm[] => ('word' in term ? [term] : term.pieces.map((piece) => ({ piece }))));
  return all.every((term) => places.slice(0, worst + 1).some((place) => place.has(term, form)));
}
