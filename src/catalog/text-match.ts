// Text match: the docs that a typed text finds, in the order in which they are ranked. The rule is explained to users in
// docs/search.md.
import { Bitmap } from './bitmap.ts';
import type { Orders } from './orders.ts';
import { type AnswerPlace, CATEGORY, PartMatch, type PartSources } from './part-match.ts';
import { type PartialRanking, rankPartial } from './partial-ranking.ts';
import { PostingList } from './posting-list.ts';
import type { Question } from './question.ts';
import { DESCRIPTION, type Form, LABELS, NAME } from './text-index.ts';

/** Slips are forgiven only when fewer docs than this have the words as they were typed. */
export const FORGIVE_BELOW = 10;
/** Docs that answer only some parts follow when fewer than a page answer all. */
const RELAX_BELOW = 20;

const NO_RANKING: PartialRanking = { all: new PostingList(), groups: [], having: [] };
/** Of a posting list besides its docs. */
const LIST_BYTES = 250;
const WORST = [NAME, LABELS, CATEGORY] as const;

/** What a match reads. */
export interface TextSources extends PartSources {
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
  all: PostingList;
  groups: () => Iterable<PostingList>;
}

/** Its docs are right while `isValid()`: until the text of any listing changes. */
export class TextMatch {
  /** Of the texts of all listings. */
  readonly version: number;
  readonly id: string;
  readonly question: Question;
  /** Docs that answer every part. */
  readonly real: PostingList;
  /** Everything that it finds, each doc once: every doc of one tier comes before those of the next. */
  readonly tiers: readonly Tier[];
  private readonly sources: TextSources;
  private readonly parts: readonly PartMatch[];
  private readonly required: readonly PartMatch[];
  /** Docs that answer every part only when slips are forgiven: those with the words in their names first. */
  private readonly slipped: readonly PostingList[];
  /** Docs that answer some of the parts, when few answer all. */
  private readonly partial: PartialRanking;
  /** Of `real` by relevance, as far as they were asked for: kept when they are few, so they take no more room than it. */
  private readonly classes: PostingList[] = [];
  private readingResult: readonly PartReading[] | undefined;

  /** @param id as `questionId` gives it */
  constructor(sources: TextSources, question: Question, id: string) {
    this.sources = sources;
    this.question = question;
    this.id = id;
    this.version = sources.text.version;
    this.parts = question.parts.map((part) => new PartMatch(sources, part));
    this.required = this.parts.filter(({ part }) => part.weight === 1);
    this.real = PostingList.of(this.answeringAll(CATEGORY, 'begun'));
    this.slipped = this.real.count < FORGIVE_BELOW ? this.findSlipped() : [];
    const slipped = PostingList.of(unionOf(this.slipped));
    const isRelaxed = this.parts.length > 1 && this.real.count + slipped.count < RELAX_BELOW;
    this.partial = isRelaxed ? rankPartial(this.parts, [this.real, slipped], sources.documents) : NO_RANKING;
    this.tiers = [
      { all: this.real, groups: () => this.rankedReal() },
      { all: slipped, groups: () => this.slipped },
      { all: this.partial.all, groups: () => this.partial.groups },
    ];
  }

  isValid(): boolean {
    return this.sources.text.version === this.version;
  }

  /** All that it finds. */
  docs(): Bitmap {
    return unionOf(this.tiers.map(({ all }) => all));
  }

  get byteLength(): number {
    const { groups, having } = this.partial;
    const lists = [...this.tiers.map(({ all }) => all), ...this.slipped, ...groups, ...having];
    const classes = this.real.isFew ? this.real.byteLength : 0;
    return lists.reduce((sum, { byteLength }) => sum + LIST_BYTES + byteLength, classes);
  }

  /** The parts that a partial doc answers, by their places in `reading`. */
  partsOf(doc: number): number[] {
    return this.partial.having.flatMap((docs, part) => (docs.has(doc) ? [part] : []));
  }

  /** How the parts of the question were read. */
  get reading(): readonly PartReading[] {
    return (this.readingResult ??= this.parts.map((match) => {
      const { wordings: _wordings, weight, ...named } = match.part;
      return { ...named, use: match.isUnknown() ? 'unknown' : weight === 1 ? 'required' : 'optional' };
    }));
  }

  /** Whole words come before those that only begin so, except that somebody may still be typing a name. */
  private *rankedReal(): Iterable<PostingList> {
    const classes = this.real.isFew ? this.classes : [];
    const preferred = this.preferred();
    let left = this.real.count;
    for (const [i, find] of this.realClasses().entries()) {
      if (left === 0) return;
      const found = (classes[i] ??= this.classOf(find(), classes));
      left -= found.count;
      yield* preferred.reduce((groups, docs) => groups.flatMap((group) => split(group, docs)), [found]);
    }
  }

  /**
   * What each class is sorted by before rank, the most important first: listings in the language of the question, as one in Polish
   * probably looks for a Polish server; those that are mainly about what it names.
   */
  private preferred(): Bitmap[] {
    const [own, main] = [new Bitmap(), new Bitmap()] as const;
    for (const language of this.question.writtenIn) {
      this.sources.values.find('language', language)?.postings.addTo(own);
    }
    for (const part of this.required) part.addMain(main);
    return [own, main].filter(({ count }) => count > 0);
  }

  private classOf(docs: Bitmap, before: readonly PostingList[]): PostingList {
    const found = this.real.in(docs).bitmap();
    for (const one of before) one.removeFrom(found);
    return PostingList.of(found);
  }

  private realClasses(): (() => Bitmap)[] {
    const { orders } = this.sources;
    let names: ReturnType<Orders['byName']> | undefined;
    const byName = () => (names ??= orders.byName(this.question.key));
    return [
      () => byName().whole,
      () => byName().begunWhole,
      () => this.namedAsTyped(),
      () => this.answeringAll(NAME, 'whole'),
      () => this.answeringAll(LABELS, 'whole'),
      () => byName().begun,
      () => this.answeringAll(NAME, 'begun'),
      () => this.answeringAll(LABELS, 'begun'),
      () => this.answeringAll(DESCRIPTION, 'whole'),
      () => this.answeringAll(DESCRIPTION, 'begun'),
      () => this.real.bitmap(),
    ];
  }

  /** Names that have every word that was typed, those that say little too; nearly, where none has. */
  private namedAsTyped(): Bitmap {
    const { terms } = this.question;
    if (terms.length < 2) return new Bitmap();
    const { text } = this.sources;
    const having = text.havingAll(terms, NAME, 'whole');
    return having.count > 0 ? having : text.havingAll(terms, NAME, 'near');
  }

  private findSlipped(): PostingList[] {
    const all = this.answeringAll(CATEGORY, 'near');
    if (all.count === this.real.count) return [];
    const before = this.real.bitmap().copy();
    return WORST.map((worst) => {
      const near = worst === CATEGORY ? all : this.answeringAll(worst, 'near');
      const group = near.andNot(before);
      before.or(group);
      return PostingList.of(group);
    });
  }

  /** Docs that answer every part of full weight in a place no worse than `worst`. */
  private answeringAll(worst: AnswerPlace, form: Form): Bitmap {
    const [first, ...others] = this.required.map((part) => part.docs(worst, form));
    const all = first ?? new Bitmap(this.sources.documents.capacity);
    for (const other of others) all.and(other);
    return all;
  }
}

/** Those of a set, then the others. */
function split(docs: PostingList, first: Bitmap): PostingList[] {
  const ahead = docs.in(first);
  return ahead.count === 0 ? [docs] : [ahead, docs.notIn(first)];
}

function unionOf(lists: readonly PostingList[]): Bitmap {
  const union = new Bitmap();
  for (const list of lists) list.addTo(union);
  return union;
}
