// Text index: which listing has which word, and where. Each word of a listing is kept once, under the best place it
// stands in: name, then labels (tags and categories), then description.
import { fold } from './fold.ts';
import { grown } from './grow.ts';
import { Postings } from './postings.ts';
import { RowLists } from './row-lists.ts';
import { pairsOfRun, scanTerms, wordsInCompound } from './terms.ts';
import { Vocabulary } from './vocabulary.ts';

/** Places, best first. */
export const NAME = 0;
export const LABELS = 1;
export const DESCRIPTION = 2;
export type Place = typeof NAME | typeof LABELS | typeof DESCRIPTION;
const PLACES = 3;
const LAST_ROUND = 0xffff_fff0;

export interface Text {
  name: string;
  labels: readonly string[];
  description: string | null;
}

export class TextIndex {
  readonly vocabulary = new Vocabulary();
  readonly postings = new Postings();
  /** Grows whenever a listing gains or loses a word. */
  version = 0;
  private readonly slotsOf = new RowLists();
  private readonly found: number[] = [];
  /** The round in which a word, or a slot, was last met: a set that is emptied by counting on. */
  private wordMet = new Uint32Array(0);
  private slotMet = new Uint32Array(0);
  private round = 0;

  setUniverse(universe: number): void {
    this.postings.setUniverse(universe);
    this.version++;
  }

  /** Makes the words of `ordinal` those of `text`. */
  put(ordinal: number, text: Text): void {
    this.begin();
    this.gather(text.name, NAME);
    for (const label of text.labels) this.gather(label, LABELS);
    if (text.description !== null) this.gather(text.description, DESCRIPTION);
    this.replace(ordinal);
  }

  remove(ordinal: number): void {
    this.begin();
    this.replace(ordinal);
  }

  slotOf(word: number, place: Place): number {
    return word * PLACES + place;
  }

  private begin(): void {
    this.found.length = 0;
    this.round += 2;
    if (this.round < LAST_ROUND) return;
    this.wordMet.fill(0);
    this.slotMet.fill(0);
    this.round = 2;
  }

  private gather(text: string, place: Place): void {
    const { vocabulary } = this;
    scanTerms(fold(text), (kind, term) => {
      if (kind === 'symbol') this.meet(vocabulary.internExact(term), place);
      else if (kind === 'run') {
        const characters = [...term];
        for (const character of characters) this.meet(vocabulary.internExact(character), place);
        if (characters.length > 1) for (const pair of pairsOfRun(term)) this.meet(vocabulary.internExact(pair), place);
      } else {
        this.meet(vocabulary.intern(term), place);
        if (kind === 'compound') for (const word of wordsInCompound(term)) this.meet(vocabulary.intern(word), place);
      }
    });
  }

  private meet(word: number, place: Place): void {
    if (word >= this.wordMet.length) this.wordMet = grown(this.wordMet, word + 1);
    if (this.wordMet[word] === this.round) return;
    this.wordMet[word] = this.round;
    this.found.push(this.slotOf(word, place));
  }

  private replace(ordinal: number): void {
    const kept = this.round + 1;
    const { found, postings, slotsOf } = this;
    for (const slot of found) {
      if (slot >= this.slotMet.length) this.slotMet = grown(this.slotMet, slot + 1);
      this.slotMet[slot] = this.round;
    }
    let changed = false;
    const before = slotsOf.lengthOf(ordinal);
    for (let i = 0; i < before; i++) {
      const slot = slotsOf.pageOf(ordinal)[slotsOf.startOf(ordinal) + i]!;
      if (this.slotMet[slot] === this.round) this.slotMet[slot] = kept;
      else {
        postings.remove(slot, ordinal);
        changed = true;
      }
    }
    for (const slot of found) {
      if (this.slotMet[slot] === kept) continue;
      postings.add(slot, ordinal);
      changed = true;
    }
    slotsOf.set(ordinal, found, found.length);
    if (changed) this.version++;
  }
}
