// Text index: which listing has which word, and where. Each word of a listing is stored once, under the best place in
// which it occurs: name, then labels (tags and categories), then description.
import { foldText } from '#contract/fold.ts';
import { Bitmap } from './bitmap.ts';
import { Column } from './columns.ts';
import { contentHash } from './content-hash.ts';
import type { Documents } from './documents.ts';
import type { EntryTexts } from './entry.ts';
import { ForwardIndex } from './forward-index.ts';
import { PostingList } from './posting-list.ts';
import { hyphenatedIn, pairsOfRun, scanTerms, type Term, type WordTerm, wordsInCompound } from './terms.ts';
import { Vocabulary } from './vocabulary.ts';

/** Places, best first. */
export const NAME = 0;
export const LABELS = 1;
export const DESCRIPTION = 2;
export type Place = typeof NAME | typeof LABELS | typeof DESCRIPTION;
const PLACES = 3;

/** Which words match a term: only itself, words that begin with it, or also words with typos. */
export type Form = 'whole' | 'prefix' | 'near';

export class TextIndex {
  readonly vocabulary = new Vocabulary();
  /** Incremented whenever the texts of any listing change. */
  version = 0;
  /** By word and place. */
  private readonly postings: (PostingList | undefined)[] = [];
  private readonly ofDoc = new ForwardIndex();
  private readonly hashes = new Column();
  private readonly documents: Documents;

  constructor(documents: Documents) {
    this.documents = documents;
  }

  /** Returns whether the texts changed, or the order of tags or categories: the first ones are the main ones. */
  put(doc: number, texts: EntryTexts): boolean {
    const { name, description, categories, tags, language } = texts;
    const hash = contentHash(JSON.stringify([name, description, categories, tags, language]));
    if (this.hashes.get(doc) === hash) return false;
    this.hashes.set(doc, hash);
    this.replace(doc, this.slotsOf(texts));
    return true;
  }

  remove(doc: number): void {
    this.hashes.set(doc, 0);
    this.replace(doc, []);
  }

  /** How many docs have the word. */
  countOf(word: number): number {
    let count = 0;
    for (let place: number = NAME; place < PLACES; place++) count += this.postings[word * PLACES + place]?.count ?? 0;
    return count;
  }

  /** Whether any doc has exactly this word. */
  isKnown({ word }: WordTerm): boolean {
    return this.vocabulary.exactly(word).some((number) => this.countOf(number) > 0);
  }

  /** Docs that have every term in a place no worse than `worst`. */
  havingAll(terms: readonly Term[], worst: Place, form: Form): Bitmap {
    const [first, ...others] = terms.flatMap((term) => wordsOf(this.vocabulary, term, form));
    const all = this.havingAny(first ?? [], worst);
    for (const words of others) all.and(this.havingAny(words, worst));
    return all;
  }

  private havingAny(words: readonly number[], worst: Place): Bitmap {
    const bitmap = new Bitmap(this.documents.capacity);
    for (const word of words) {
      for (let place: number = NAME; place <= worst; place++) this.postings[word * PLACES + place]?.addTo(bitmap);
    }
    return bitmap;
  }

  private replace(doc: number, slots: readonly number[]): void {
    const { lost, gained } = this.ofDoc.replace(doc, slots);
    for (const slot of lost) {
      this.postingsOf(slot).delete(doc);
      if (this.postings[slot]?.count === 0) this.postings[slot] = undefined;
    }
    for (const slot of gained) this.postingsOf(slot).add(doc);
    this.version++;
  }

  private postingsOf(slot: number): PostingList {
    while (this.postings.length <= slot) this.postings.push(undefined);
    return (this.postings[slot] ??= new PostingList());
  }

  /** The words of a listing with their places. */
  private slotsOf({ name, categories, tags, description }: EntryTexts): number[] {
    const places = new Map<number, Place>();
    this.collect(name, NAME, places);
    for (const label of [...categories, ...tags]) this.collect(label, LABELS, places);
    if (description !== null) this.collect(description, DESCRIPTION, places);
    return Array.from(places, ([word, place]) => word * PLACES + place);
  }

  private collect(text: string, place: Place, into: Map<number, Place>): void {
    const { vocabulary } = this;
    const add = (word: number): void => {
      if (!into.has(word)) into.set(word, place);
    };
    const folded = foldText(text);
    for (const word of hyphenatedIn(folded)) add(vocabulary.intern(word));
    scanTerms(folded, (kind, start, end) => {
      const term = folded.slice(start, end);
      if (kind === 'word' || kind === 'compound') add(vocabulary.intern(term));
      if (kind === 'symbol') add(vocabulary.internExact(term));
      else if (kind === 'compound') for (const word of wordsInCompound(term)) add(vocabulary.intern(word));
      else if (kind === 'run') for (const piece of [...term, ...pairsOfRun(term)]) add(vocabulary.internExact(piece));
    });
  }
}

/** Lists of words; a match needs one word of each. An empty list matches nothing. */
export function wordsOf(vocabulary: Vocabulary, term: Term, form: Form): (readonly number[])[] {
  if (!('word' in term)) return term.pieces.map((piece) => vocabulary.exactly(piece));
  const { word, typos, isWhole } = term;
  if (form === 'whole' || isWhole) return [vocabulary.exactly(word)];
  return [vocabulary.beginningWith(word, form === 'near' ? typos : 0)];
}
