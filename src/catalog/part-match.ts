// Part match: the docs that answer one part of a question, by the quality of the answer.
import { fold } from '#contract/fold.ts';
import { Bitmap } from './bitmap.ts';
import type { Documents } from './documents.ts';
import type { FilterValues } from './filter-values.ts';
import { isNaming, type Meaning, ownTags, type Part, type Question } from './question.ts';
import { type Term, termsOf, typosIn, type WordTerm } from './terms.ts';
import { DESCRIPTION, type Form, LABELS, NAME, type Place, type TextIndex } from './text-index.ts';

/** The worst place: no text answers the part, but the listing has a category that the part names. */
export const CATEGORY = 3;
export type AnswerPlace = Place | typeof CATEGORY;

export interface PartSources {
  documents: Documents;
  text: TextIndex;
  values: FilterValues;
}

/** For a word that is split in two. */
const MIN_HALF_LENGTH = 3;
const TYPOS_IN_HALF_FROM = 6;
/** Levels of answers, best first; CATEGORY includes the description. `boost` is relative. */
const LEVELS: readonly { place: AnswerPlace; form: Form; boost: number }[] = [
  { place: NAME, form: 'whole', boost: 6 },
  { place: LABELS, form: 'whole', boost: 4 },
  { place: NAME, form: 'prefix', boost: 4 },
  { place: LABELS, form: 'prefix', boost: 2 },
  { place: CATEGORY, form: 'whole', boost: 2 },
  { place: CATEGORY, form: 'prefix', boost: 1 },
];
const NEAR_LEVELS: typeof LEVELS = [{ place: CATEGORY, form: 'near', boost: 1 }];

export class PartMatch {
  readonly part: Part;
  private readonly sources: PartSources;
  private answered: boolean | undefined;

  constructor(sources: PartSources, part: Part) {
    this.sources = sources;
    this.part = part;
  }

  /** Docs that answer the part in a place no worse than `worst`. */
  docs(worst: AnswerPlace, form: Form): Bitmap {
    const place = worst === CATEGORY ? DESCRIPTION : worst;
    // Only an unanswered part that names something may be two words: `programming` is not "program" and "Ming".
    const isExact = form === 'near' && isNaming(this.part) && !this.part.genres && this.isAnswered();
    if (isExact) return this.docs(worst, 'prefix');
    const docs = new Bitmap(this.sources.documents.capacity);
    const about = place === DESCRIPTION ? undefined : this.aboutDocs();
    for (const wording of this.part.wordings) docs.or(this.having(wording, place, form, about));
    this.addMeanings(docs, worst, form === 'near' ? this.part : { ...this.part, tags: ownTags(this.part) });
    if (form === 'near' && this.part.guess) this.addMeanings(docs, worst, this.part.guess);
    // These are all answers, so `isAnswered` need not compute them again.
    if (worst === CATEGORY && form === 'prefix') this.answered ??= docs.count > 0;
    return form === 'near' ? docs.or(this.havingHalves(place)) : docs;
  }

  /** Adds docs to each: by the closest tag, by something named or typed in their name, by all typed words, by a main label. */
  addPreferred(closest: Bitmap, named: Bitmap, typed: Bitmap, main: Bitmap): void {
    const { tags, categories, closest: tag, wordings } = this.part;
    if (tag !== undefined) this.addValues(closest, 'tag', [tag]);
    const words = (wordings[0] ?? []).map((word) => [word]);
    const about = this.aboutDocs();
    for (const terms of [...tags, ...categories].map((name) => termsOf(fold(name))).concat(words))
      named.or(this.having(terms, NAME, 'whole', about));
    if (isNaming(this.part)) typed.or(this.sources.text.havingAll(wordings[0] ?? [], DESCRIPTION, 'whole'));
    this.addValues(main, 'main tag', tags);
    this.addValues(main, 'main category', categories);
  }

  /** Docs that an excluded part excludes. */
  unwanted(): Bitmap {
    return this.docs(this.part.weight === 1 ? CATEGORY : LABELS, 'whole');
  }

  isAnswered(): boolean {
    return (this.answered ??= this.docs(CATEGORY, 'prefix').count > 0);
  }

  /** Whether no doc answers it, even with typos. */
  isUnknown(): boolean {
    return !this.isAnswered() && this.docs(CATEGORY, 'near').count === 0;
  }

  /** Docs that answer it, the best answers first; with typos only if there are none. */
  levels(): { docs: Bitmap; boost: number }[] {
    const levels = this.isAnswered() ? LEVELS : NEAR_LEVELS;
    return levels.map(({ place, form, boost }) => ({ docs: this.docs(place, form), boost }));
  }

  /** What the part names, as far as some listing has it. */
  knownMeanings(): Pick<Part, 'tags' | 'languages' | 'categories'> {
    const known = (filter: string, values: readonly string[]): string[] =>
      values.filter((value) => (this.sources.values.find(filter, value)?.postings.count ?? 0) > 0);
    const { tags, languages, categories: named } = this.part;
    return { tags: known('tag', tags), languages: known('language', languages), categories: known('category', named) };
  }

  /** Docs with the words, only those in `about` if given: *GN-Math*, about games, does not answer `math` by its name. */
  private having(wording: readonly Term[], place: Place, form: Form, about: Bitmap | undefined): Bitmap {
    const docs = this.sources.text.havingAll(wording, place, form);
    return about === undefined ? docs : docs.and(about);
  }

  /** Docs with what the part names, or a category of that; undefined if no doc has what it names. */
  private aboutDocs(): Bitmap | undefined {
    const { tags, categories } = this.knownMeanings();
    if (ownTags({ ...this.part, tags }).length + categories.length === 0) return undefined;
    const about = new Bitmap(this.sources.documents.capacity);
    this.addMeanings(about, CATEGORY, this.part);
    this.addValues(about, 'category', this.part.broader ?? []);
    return about;
  }

  /** A tag or language counts as a word in the labels. */
  private addMeanings(docs: Bitmap, worst: AnswerPlace, { tags, languages, categories }: Meaning): void {
    if (worst >= LABELS) {
      this.addValues(docs, 'tag', tags);
      this.addValues(docs, 'language', languages);
    }
    if (worst === CATEGORY) this.addValues(docs, 'category', categories);
  }

  private addValues(docs: Bitmap, filter: string, wanted: readonly string[]): void {
    for (const value of wanted) this.sources.values.find(filter, value)?.postings.addTo(docs);
  }

  /** A single word may be two joined ones, one of them with typos: `geometrydash`, `homeassistent`. */
  private havingHalves(worst: Place): Bitmap {
    const { documents, text } = this.sources;
    const docs = new Bitmap(documents.capacity);
    for (const [known, other] of splitsOf(this.part)) {
      const form = text.isKnown(other) ? 'whole' : 'near';
      // Without typos, `near` means the beginning of a word: `poland` is not "Politics and War".
      if (!text.isKnown(known) || (form === 'near' && other.typos === 0)) continue;
      docs.or(text.havingAll([known], worst, 'whole').and(text.havingAll([other], worst, form)));
    }
    return docs;
  }
}

/** Every split of a single word in two, in both orders. */
export function splitsOf(part: Part): [WordTerm, WordTerm][] {
  const [term, ...others] = part.wordings[0] ?? [];
  if (term === undefined || others.length > 0 || !('word' in term) || (term.typos === 0 && !isNaming(part))) return [];
  const { word, typos } = term;
  const typosFrom = typos === 0 ? Infinity : TYPOS_IN_HALF_FROM;
  const halfOf = (half: string): WordTerm => ({ word: half, typos: half.length < typosFrom ? 0 : typosIn(half) });
  const count = Math.max(0, word.length - 2 * MIN_HALF_LENGTH + 1);
  const halvesAt = (at: number): [WordTerm, WordTerm] => [halfOf(word.slice(0, at)), halfOf(word.slice(at))];
  const cut = Array.from({ length: count }, (_, i) => halvesAt(i + MIN_HALF_LENGTH));
  return [...cut, ...cut.map(([first, second]): [WordTerm, WordTerm] => [second, first])];
}

/** Texts of required parts that no doc answers. A language is not split: `po polsku` is not "Portugal". */
export function unansweredParts(sources: PartSources, { parts }: Question): string[] {
  const canSplit = ({ weight, isExcluded, isPlain, languages }: Part): boolean =>
    weight === 1 && !isExcluded && !isPlain && languages.length === 0;
  const isMissed = (match: PartMatch): boolean => (match.part.guess ? match.isUnknown() : !match.isAnswered());
  return parts.flatMap((part) => (canSplit(part) && isMissed(new PartMatch(sources, part)) ? [part.text] : []));
}
