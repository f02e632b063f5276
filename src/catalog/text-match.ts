// Text match: the docs that a typed text finds, in the order in which they are ranked. The rule is explained to users in
// docs/search.md.
import { Bitmap } from './bitmap.ts';
import type { Orders } from './orders.ts';
import { type MeaningSources, PartMatch } from './part-match.ts';
import { type PartialRanking, rankPartial } from './partial-ranking.ts';
import type { Question } from './question.ts';
import { bytesOf, difference, intersection, isIn, NOTHING, resultOf, type ResultSet, union } from './result-set.ts';
import { type Form, TermDocs } from './term-docs.ts';
import { DESCRIPTION, LABELS, NAME, type Place, type TextIndex } from './text-index.ts';

/** Slips are forgiven only when fewer docs than this have the words as they were typed. */
const FORGIVE_BELOW = 10;
/** Docs that answer only some parts follow when fewer than a page answer all. */
const RELAX_BELOW = 20;

const NO_RANKING: PartialRanking = { groups: [], having: [] };
const PLACES = [NAME, LABELS, DESCRIPTION] as const;

/** What a match reads. */
export interface TextSources extends MeaningSources {
  text: TextIndex;
  orders: Orders;
}

/** What became of a part of a question. */
export interface PartReading {
  /** As typed, folded. */
  text: string;
  /** Matches need it, or it only says who comes first among those that match partly, or no listing answers it. */
  use: 'required' | 'optional' | 'unknown';
  /** Whether it was asked for as words alone. */
  isPlain: boolean;
  /** What it names, besides its words. */
  tags: readonly string[];
  categories: readonly string[];
  languages: readonly string[];
}

/** Docs that come together whatever the sort, and the groups in which they come by relevance: each doc in one. */
interface Tier {
  all: ResultSet;
  groups: () => Iterable<ResultSet>;
}

/** Results are found when they are first asked for, and right while `isValid()`: until the text of any listing changes. */
export class TextMatch {
  /** Of the texts of all listings. */
  readonly version: number;
  readonly question: Question;
  private readonly sources: TextSources;
  private readonly terms: TermDocs;
  private readonly parts: readonly PartMatch[];
  private readonly required: readonly PartMatch[];
  private readonly onGrowth: (bytes: number) => void;
  private realResult: ResultSet | undefined;
  private slippedResult: { all: ResultSet; groups: ResultSet[] } | undefined;
  private partialResult: { all: ResultSet; groups: ResultSet[]; having: ResultSet[] } | undefined;
  private readingResult: readonly PartReading[] | undefined;
  private readonly classes: ResultSet[] = [];

  /** @param onGrowth called with the bytes of each result that it starts to hold */
  constructor(sources: TextSources, question: Question, onGrowth: (bytes: number) => void) {
    this.sources = sources;
    this.question = question;
    this.onGrowth = onGrowth;
    this.version = sources.text.version;
    this.terms = new TermDocs(sources, onGrowth);
    this.parts = question.parts.map((part) => new PartMatch(sources, this.terms, part));
    this.required = this.parts.filter(({ part }) => part.weight === 1);
  }

  isValid(): boolean {
    return this.sources.text.version === this.version;
  }

  /** Everything that it finds, each doc once: every doc of one tier comes before those of the next. */
  get tiers(): readonly Tier[] {
    const { slipped, partial } = this;
    return [
      { all: this.real, groups: () => this.rankedReal() },
      { all: slipped.all, groups: () => slipped.groups },
      { all: partial.all, groups: () => partial.groups },
    ];
  }

  /** Docs that answer every part. */
  get real(): ResultSet {
    return (this.realResult ??= this.hold(resultOf(this.answeringAll(DESCRIPTION, 'begun'))));
  }

  /** Docs that answer every part only when slips are forgiven; those with the words in their names first. */
  get slipped(): { all: ResultSet; groups: ResultSet[] } {
    return (this.slippedResult ??= this.holdGroups(this.real.count < FORGIVE_BELOW ? this.findSlipped() : []));
  }

  /** Docs that answer some of the parts, when few answer all. */
  get partial(): { all: ResultSet; groups: ResultSet[]; having: ResultSet[] } {
    if (this.partialResult === undefined) {
      const { groups, having } = this.findPartial();
      this.partialResult = { ...this.holdGroups(groups), having: having.map((docs) => this.hold(docs)) };
    }
    return this.partialResult;
  }

  /** The parts that a doc of `partial` answers, by their places in `reading`. */
  partsOf(doc: number): number[] {
    return this.partial.having.flatMap((docs, part) => (isIn(docs, doc) ? [part] : []));
  }

  /** How the parts of the question were read. */
  get reading(): readonly PartReading[] {
    return (this.readingResult ??= this.parts.map((match) => {
      const { text, isPlain, tags, categories, languages, weight } = match.part;
      return {
        text,
        use: match.isUnknown() ? 'unknown' : weight === 1 ? 'required' : 'optional',
        isPlain,
        tags,
        categories,
        languages,
      };
    }));
  }

  /** Docs that somebody who types a name may mean: it whole, its beginning, its words, and these with slips. */
  *named(): Iterable<ResultSet> {
    const { terms } = this.question;
    const { whole, begun } = this.byNameKey();
    const having = resultOf(this.terms.havingAll(terms, NAME, 'begun'));
    yield whole;
    yield difference(begun, [whole]);
    yield difference(having, [begun]);
    if (having.count < FORGIVE_BELOW) {
      yield difference(resultOf(this.terms.havingAll(terms, NAME, 'near')), [having, begun]);
    }
  }

  /** Whole words come before those that only begin so, except that somebody may still be typing a name. */
  private *rankedReal(): Iterable<ResultSet> {
    const found = this.realClasses();
    for (let i = 0; ; i++) {
      const known = this.classes[i] ?? this.nextClass(found);
      if (known === undefined) return;
      yield known;
    }
  }

  private nextClass(finders: readonly (() => ResultSet)[]): ResultSet | undefined {
    const find = finders[this.classes.length];
    if (find === undefined) return undefined;
    const found = this.hold(difference(intersection(this.real, find()), this.classes));
    this.classes.push(found);
    return found;
  }

  private realClasses(): (() => ResultSet)[] {
    const all = (worst: Place, form: Form) => () => resultOf(this.answeringAll(worst, form));
    return [
      () => this.byNameKey().whole,
      () => this.byNameKey().begunWhole,
      () => this.namedAsTyped(),
      all(NAME, 'whole'),
      all(LABELS, 'whole'),
      () => this.byNameKey().begun,
      all(NAME, 'begun'),
      all(LABELS, 'begun'),
      all(DESCRIPTION, 'whole'),
      () => this.real,
    ];
  }

  /** Names that have every word that was typed, those that say little too; nearly, where none has. */
  private namedAsTyped(): ResultSet {
    const { terms } = this.question;
    if (terms.length < 2) return NOTHING;
    const having = resultOf(this.terms.havingAll(terms, NAME, 'whole'));
    return having.count > 0 ? having : resultOf(this.terms.havingAll(terms, NAME, 'near'));
  }

  private findSlipped(): ResultSet[] {
    const groups: ResultSet[] = [];
    if (this.answeringAll(DESCRIPTION, 'near').count() === this.real.count) return [];
    for (const worst of PLACES) {
      groups.push(difference(resultOf(this.answeringAll(worst, 'near')), [this.real, ...groups]));
    }
    return groups;
  }

  private findPartial(): PartialRanking {
    const { real, slipped } = this;
    if (this.parts.length < 2 || real.count + slipped.all.count >= RELAX_BELOW) return NO_RANKING;
    return rankPartial(this.parts, [real, slipped.all], this.sources.documents);
  }

  /** Docs that answer every part of full weight in a place no worse than `worst`. */
  private answeringAll(worst: Place, form: Form): Bitmap {
    const [first, ...others] = this.required.map((part) => part.docs(worst, form));
    const all = first ?? new Bitmap(this.sources.documents.capacity);
    for (const other of others) all.and(other);
    return all;
  }

  private holdGroups(groups: ResultSet[]): { all: ResultSet; groups: ResultSet[] } {
    const filled = groups.filter(({ count }) => count > 0);
    const all = filled.length > 1 ? union(filled, this.sources.documents.capacity) : (filled[0] ?? NOTHING);
    for (const result of [all, ...filled]) this.hold(result);
    return { all, groups: filled };
  }

  private hold(result: ResultSet): ResultSet {
    this.onGrowth(bytesOf(result));
    return result;
  }

  /** Docs by their names: exactly the text, beginning with its words, beginning so. */
  private byNameKey(): { whole: ResultSet; begunWhole: ResultSet; begun: ResultSet } {
    const { documents, orders } = this.sources;
    const { key } = this.question;
    const [whole, begunWhole, begun] = [0, 0, 0].map(() => new Bitmap(documents.capacity)) as [Bitmap, Bitmap, Bitmap];
    orders.bySort.name.visitFrom(
      (doc) => orders.nameKeyOf(doc) < key,
      (doc) => {
        const name = orders.nameKeyOf(doc);
        if (!name.startsWith(key)) return false;
        begun.add(doc);
        if (name === key) whole.add(doc);
        if (name.charAt(key.length) === ' ') begunWhole.add(doc);
        return true;
      },
    );
    return { whole: resultOf(whole), begunWhole: resultOf(begunWhole), begun: resultOf(begun) };
  }
}
