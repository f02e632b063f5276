// Text match: the docs that a typed text finds, in their ranking order. docs/search-rules.md explains the rules. The matches of
// recent questions are cached until the text of any listing changes.
import { LRUCache } from 'lru-cache';
import { Bitmap } from './bitmap.ts';
import type { Orders } from './orders.ts';
import { type AnswerPlace, CATEGORY, PartMatch, type PartSources, unansweredParts } from './part-match.ts';
import { type PartialRanking, rankPartial } from './partial-ranking.ts';
import { PostingList } from './posting-list.ts';
import { type Part, type Question, questionId, questionOf, type ReadQuestion } from './question.ts';
import { DESCRIPTION, type Form, LABELS, NAME } from './text-index.ts';

/** Typos are allowed only if fewer docs than this have the words as typed. */
export const ALLOW_TYPOS_BELOW = 10;
/** Partial matches follow only if fewer docs than this answer all parts. */
const PARTIAL_BELOW = 20;

const NO_RANKING: PartialRanking = { all: new PostingList(), groups: [], having: [] };
const LIST_BYTES = 250; // Of a posting list without its docs.
const MAX_BYTES = 32 << 20;
const MAX_MATCHES = 8192;
const MATCH_BYTES = 4000; // Of a match without its posting lists.

export type TextSources = PartSources & { orders: Orders };

/** How a part of a question was read. */
export interface PartReading extends Pick<Part, 'text' | 'isPlain' | 'tags' | 'categories' | 'languages'> {
  /** Full matches must answer it, or it only affects the order of partial matches, or no match or no listing has it. */
  use: 'required' | 'optional' | 'excluded' | 'unknown';
  /** No listing has it as typed; some have words of a similar spelling. */
  isApproximate: boolean;
}

/** Docs that stay together in every sort, and their groups by relevance: each doc is in one. */
interface Tier {
  all: PostingList;
  groups: () => Iterable<PostingList>;
}

/** Valid until the text of any listing changes. */
export class TextMatch {
  /** Version of the text index. */
  readonly version: number;
  readonly id: string;
  readonly question: Question;
  /** Docs that answer every part. */
  readonly full: PostingList;
  /** All matches, each doc once. Every doc of a tier comes before those of the next tier. */
  readonly tiers: readonly Tier[];
  private readonly sources: TextSources;
  private readonly parts: readonly PartMatch[];
  private readonly required: readonly PartMatch[];
  private readonly excluded: readonly PartMatch[];
  private readonly unwanted: Bitmap;
  /** Docs that answer every part, but only with typos; those with the words in their names first. */
  private readonly withTypos: readonly PostingList[];
  /** Docs that answer some of the parts, if few answer all. */
  private readonly partial: PartialRanking;
  /** Classes of `full`, computed on demand. Cached only if it is sparse; then they need no more memory than `full`. */
  private readonly classes: PostingList[] = [];
  private readingResult: readonly PartReading[] | undefined;

  /** @param id from `questionId` */
  constructor(sources: TextSources, question: Question, id: string) {
    this.sources = sources;
    this.question = question;
    this.id = id;
    this.version = sources.text.version;
    const all = question.parts.map((part) => new PartMatch(sources, part));
    this.excluded = all.filter((match) => isExcluding(match));
    this.parts = all.filter((match) => !this.excluded.includes(match));
    this.required = this.parts.filter(({ part }) => part.weight === 1);
    const named = sources.text.havingAll(question.terms, NAME, 'whole'); // `Doctors without Borders` is a name.
    this.unwanted = this.excluded.reduce((docs, part) => docs.or(part.unwanted()), new Bitmap()).andNot(named);
    this.full = PostingList.of(this.answeringAll(CATEGORY, 'prefix'));
    this.withTypos = this.full.count < ALLOW_TYPOS_BELOW ? this.findWithTypos() : [];
    const withTypos = PostingList.of(unionOf(this.withTypos));
    const others = [this.full, withTypos, PostingList.of(this.unwanted)];
    this.partial = this.full.count < PARTIAL_BELOW ? rankPartial(this.parts, others, sources.documents) : NO_RANKING;
    this.tiers = [
      { all: this.full, groups: () => this.rankedFull() },
      { all: withTypos, groups: () => ordered(this.withTypos, this.preferred()) },
      { all: this.partial.all, groups: () => ordered(this.partial.groups, this.preferred()) },
    ];
  }

  docs(): Bitmap {
    return unionOf(this.tiers.map(({ all }) => all));
  }

  get byteLength(): number {
    const { groups, having } = this.partial;
    const lists = [...this.tiers.map(({ all }) => all), ...this.withTypos, this.unwanted, ...groups, ...having];
    const classes = this.full.isSparse ? this.full.byteLength : 0;
    return lists.reduce((sum, { byteLength }) => sum + LIST_BYTES + byteLength, classes);
  }

  /** The parts that a partial doc answers, as indices in `reading`; with typos all that are required. */
  partsOf(doc: number): number[] {
    const isSimilar = this.withTypos.some((docs) => docs.has(doc));
    const isAnswered = (i: number): boolean => isSimilar && this.parts[i]?.part.weight === 1;
    return this.partial.having.flatMap((docs, i) => (docs.has(doc) || isAnswered(i) ? [i] : []));
  }

  get reading(): readonly PartReading[] {
    return (this.readingResult ??= [...this.parts, ...this.excluded].map((match) => {
      const { text, weight, isPlain } = match.part;
      const known = weight < 1 ? 'optional' : match.isUnknown() ? 'unknown' : 'required';
      const use = this.excluded.includes(match) ? 'excluded' : known;
      const isApproximate = use === 'required' && !match.isAnswered();
      return { text, isPlain, ...match.knownMeanings(), use, isApproximate };
    }));
  }

  /** Whole words come before prefixes. */
  private *rankedFull(): Iterable<PostingList> {
    const classes = this.full.isSparse ? this.classes : [];
    const preferred = this.preferred();
    let left = this.full.count;
    for (const [i, find] of this.fullClasses().entries()) {
      if (left === 0) return;
      const found = (classes[i] ??= this.classOf(find(), classes));
      left -= found.count;
      yield* ordered([found], preferred);
    }
  }

  /**
   * Docs that come first among equals, the most important set first: listings in the language of the question, since
   * a question in Polish probably looks for a Polish server, then what the parts prefer.
   */
  private preferred(): Bitmap[] {
    const [own, ...sets] = [new Bitmap(), new Bitmap(), new Bitmap(), new Bitmap(), new Bitmap()] as const;
    for (const tag of this.question.writtenIn) this.sources.values.find('language', tag)?.postings.addTo(own);
    for (const part of this.required) part.addPreferred(...sets);
    return [own, ...sets].filter(({ count }) => count > 0);
  }

  private classOf(docs: Bitmap, before: readonly PostingList[]): PostingList {
    const found = this.full.in(docs).bitmap();
    for (const one of before) one.removeFrom(found);
    return PostingList.of(found);
  }

  private fullClasses(): (() => Bitmap)[] {
    const { orders } = this.sources;
    let names: ReturnType<Orders['byName']> | undefined;
    const byName = () => (names ??= orders.byName(this.question.key));
    return [
      () => byName().whole,
      () => byName().wordPrefix,
      () => this.namedAsTyped(),
      () => this.answeringAll(NAME, 'whole'),
      () => this.answeringAll(LABELS, 'whole'),
      () => this.answeringAll(NAME, 'prefix'),
      () => this.answeringAll(LABELS, 'prefix'),
      () => this.answeringAll(DESCRIPTION, 'whole'),
      () => this.answeringAll(DESCRIPTION, 'prefix'),
      () => this.full.bitmap(),
    ];
  }

  /** Docs with every typed word in their name, including words of low weight. */
  private namedAsTyped(): Bitmap {
    const { terms } = this.question;
    if (terms.length < 2) return new Bitmap();
    return this.sources.text.havingAll(terms, NAME, 'whole');
  }

  private findWithTypos(): PostingList[] {
    const before = this.full.bitmap().copy();
    const groups = ([NAME, LABELS, CATEGORY] as const).map((worst) => {
      const group = this.answeringAll(worst, 'near').andNot(before);
      before.or(group);
      return PostingList.of(group);
    });
    return groups.filter(({ count }) => count > 0);
  }

  /** Docs that answer every part of full weight in a place no worse than `worst`. */
  private answeringAll(worst: AnswerPlace, form: Form): Bitmap {
    const [first, ...others] = this.required.map((part) => part.docs(worst, form));
    // Without a required part the question only says what is unwanted.
    const all = others.reduce((found, other) => found.and(other), first ?? this.sources.documents.docs.copy());
    return all.andNot(this.unwanted);
  }
}

/** A cache of matches. */
export class TextMatches {
  private readonly sources: TextSources;
  private readonly read: ReadQuestion | undefined;
  private readonly cache: LRUCache<string, TextMatch>;

  /** @param read returns what the words of a question mean */
  constructor(sources: TextSources, read?: ReadQuestion, maxBytes = MAX_BYTES) {
    this.sources = sources;
    this.read = read;
    this.cache = new LRUCache({ max: MAX_MATCHES, maxSize: maxBytes });
  }

  /** The match of a text; undefined if the text has no terms. @param plain as in `questionOf` */
  of(text: string, plain?: readonly string[]): TextMatch | undefined {
    const id = questionId(text, plain);
    const known = this.cache.get(id);
    if (known?.version === this.sources.text.version) return known;
    const question = this.questionOf(text, plain);
    const match = question && new TextMatch(this.sources, question, id);
    if (match !== undefined) this.cache.set(id, match, { size: MATCH_BYTES + match.byteLength });
    return match;
  }

  /** Splits parts that no listing answers until each is answered or indivisible. */
  questionOf(text: string, plain?: readonly string[]): Question | undefined {
    const unanswered = new Set<string>();
    for (;;) {
      const question = questionOf(text, this.read, plain, unanswered);
      const found = new Set(question === undefined ? [] : unansweredParts(this.sources, question));
      if (found.isSubsetOf(unanswered)) return question;
      for (const part of found) unanswered.add(part);
    }
  }
}

/** Splits each group: the docs in the first of the sets come first, then those in the next one. */
function ordered(groups: readonly PostingList[], sets: readonly Bitmap[]): readonly PostingList[] {
  return sets.reduce(
    (parts, set) => parts.flatMap((docs) => [docs.in(set), docs.notIn(set)].filter(({ count }) => count > 0)),
    groups,
  );
}

/** A word after "without" excludes only if a name or label has it: that of `no ads` is in many descriptions. */
const isExcluding = (match: PartMatch): boolean =>
  match.part.isExcluded === true && (match.part.weight === 1 || match.unwanted().count > 0);

function unionOf(lists: readonly PostingList[]): Bitmap {
  const union = new Bitmap();
  for (const list of lists) list.addTo(union);
  return union;
}
