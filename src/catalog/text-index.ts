// Text index: which listing has which word, and where. Each word of a listing is kept once, under the best place it
// stands in: name, then labels (tags and categories), then description.
import { fold } from './fold.ts';
import { grown } from './grow.ts';
import { PackedLists } from './packed-lists.ts';
import { Postings } from './postings.ts';
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
  /** Grows whenever a listing gains or loses a word, or says those of its name in another order. */
  version = 0;
  private readonly slotsOf = new PackedLists();
  private readonly before: number[] = [];
  private readonly found: number[] = [];
  /** The round in which a word, or a slot, was last met: a set that is emptied by counting on. */
  private wordMet = new Uint32Array(0);
  private slotMet = new Uint32Array(0);
  private round = 0;
  /** While it is filled each listing knows its words, but no word its listings. */
  private isFilling = false;

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

  /** Call while it is empty: what is put until `endFilling` is found only after that. */
  beginFilling(): void {
    this.isFilling = true;
  }

  endFilling(): void {
    this.isFilling = false;
    this.postings.fill((visit) => this.slotsOf.visitAll(visit));
    this.version++;
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
    const folded = fold(text);
    scanTerms(folded, (kind, start, end) => {
      if (kind === 'word') this.meet(vocabulary.intern(folded, start, end), place);
      else if (kind === 'run') this.meetRun(folded.slice(start, end), place);
      else if (kind === 'symbol') this.meet(vocabulary.internExact(folded.slice(start, end)), place);
      else {
        this.meet(vocabulary.intern(folded, start, end), place);
        for (const word of wordsInCompound(folded.slice(start, end))) this.meet(vocabulary.intern(word), place);
      }
    });
  }

  private meetRun(run: string, place: Place): void {
    for (const character of run) this.meet(this.vocabulary.internExact(character), place);
    for (const pair of pairsOfRun(run)) this.meet(this.vocabulary.internExact(pair), place);
  }

  private meet(word: number, place: Place): void {
    if (word >= this.wordMet.length) this.wordMet = grown(this.wordMet, word + 1);
    if (this.wordMet[word] === this.round) return;
    this.wordMet[word] = this.round;
    this.found.push(this.slotOf(word, place));
  }

  private replace(ordinal: number): void {
    if (this.isFilling || this.enter(ordinal)) this.slotsOf.set(ordinal, new Uint32Array(this.found).sort());
  }

  /** Tells the words that the listing came or went; true when any did. */
  private enter(ordinal: number): boolean {
    const kept = this.round + 1;
    const { found, postings, slotsOf } = this;
    for (const slot of found) {
      if (slot >= this.slotMet.length) this.slotMet = grown(this.slotMet, slot + 1);
      this.slotMet[slot] = this.round;
    }
    let changed = false;
    slotsOf.read(ordinal, this.before);
    for (const slot of this.before) {
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
    if (changed) this.version++;
    return changed;
  }
}
