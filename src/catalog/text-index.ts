// Text index: which listing has which word, and where. Each word of a listing is kept once, under the best place in which
// it is found: name, then labels (tags and categories), then description.
import { fold } from '#contract/fold.ts';
import { Bitmap } from './bitmap.ts';
import { Column } from './columns.ts';
import { contentHash } from './content-hash.ts';
import type { EntryTexts } from './entry.ts';
import { ForwardIndex } from './forward-index.ts';
import { PostingList } from './posting-list.ts';
import { pairsOfRun, scanTerms, wordsInCompound } from './terms.ts';
import { Vocabulary } from './vocabulary.ts';

/** Places, best first. */
export const NAME = 0;
export const LABELS = 1;
export const DESCRIPTION = 2;
export type Place = typeof NAME | typeof LABELS | typeof DESCRIPTION;
const PLACES = 3;

export class TextIndex {
  readonly vocabulary = new Vocabulary();
  /** Grows whenever the texts of any listing change in a way that a search can tell. */
  version = 0;
  /** By word and place. */
  private readonly postings: (PostingList | undefined)[] = [];
  private readonly ofDoc = new ForwardIndex();
  private readonly hashes = new Column();

  /** True when the texts of a doc are others than before. Names that begin otherwise are ranked otherwise. */
  put(doc: number, texts: EntryTexts): boolean {
    const hash = hashOf(texts);
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

  /** Docs that have one of the words, in a place no worse than `worst`. */
  havingAny(words: readonly number[], worst: Place, capacity: number): Bitmap {
    const bitmap = new Bitmap(capacity);
    for (const word of words) {
      for (let place: number = NAME; place <= worst; place++) this.postings[word * PLACES + place]?.addTo(bitmap);
    }
    return bitmap;
  }

  private replace(doc: number, slots: readonly number[]): void {
    const { lost, gained } = this.ofDoc.replace(doc, slots);
    for (const slot of lost) this.postingsOf(slot).delete(doc);
    for (const slot of gained) this.postingsOf(slot).add(doc);
    this.version++;
  }

  private postingsOf(slot: number): PostingList {
    const known = this.postings[slot];
    if (known !== undefined) return known;
    while (this.postings.length < slot) this.postings.push(undefined);
    return (this.postings[slot] = new PostingList());
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
    const meet = (word: number): void => {
      if (!into.has(word)) into.set(word, place);
    };
    const folded = fold(text);
    scanTerms(folded, (kind, start, end) => {
      const term = folded.slice(start, end);
      if (kind === 'word' || kind === 'compound') meet(vocabulary.intern(term));
      if (kind === 'symbol') meet(vocabulary.internExact(term));
      else if (kind === 'compound') for (const word of wordsInCompound(term)) meet(vocabulary.intern(word));
      else if (kind === 'run') for (const piece of [...term, ...pairsOfRun(term)]) meet(vocabulary.internExact(piece));
    });
  }
}

/** In their order: the first tag and category are the main ones. */
function hashOf({ name, description, categories, tags, language }: EntryTexts): number {
  return contentHash(JSON.stringify([name, description, categories, tags, language]));
}
