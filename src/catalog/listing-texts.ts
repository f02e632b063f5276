// Texts: what is read of a listing's texts: its words, its tags, and the name by which it is put in order. Of many that
// are put into an empty catalog they are read later, with the cards that are not in yet: most of a start, which only
// searches, tags and the order by name need whole.
import { setImmediate } from 'node:timers/promises';
import type { CatalogEntry, EntryTexts } from './entry.ts';
import type { Orders } from './orders.ts';
import type { Rows } from './rows.ts';
import { TextIndex } from './text-index.ts';
import { type OnChange, Values } from './values.ts';

/** Listings that are read without a pause: some three milliseconds. */
const READ_AT_ONCE = 40;

export class ListingTexts {
  readonly words = new TextIndex();
  readonly tagged = Values.ofTags();
  private readonly rows: Rows;
  private readonly orders: Orders;
  /** Ordinals from here on are still to be read, and nothing is found by what was read; undefined when all were. */
  private next: number | undefined;
  private reading: Promise<boolean> | undefined;
  private isStopped = false;

  constructor(rows: Rows, orders: Orders) {
    this.rows = rows;
    this.orders = orders;
  }

  setUniverse(universe: number): void {
    this.tagged.postings.setUniverse(universe);
    this.words.setUniverse(universe);
  }

  /** Call while it is empty: the texts of what is put from then on are read by `read` or `settle`. */
  beginFilling(): void {
    this.next = 0;
    this.tagged.beginFilling();
    this.words.beginFilling();
  }

  /** Whether the texts are to be put: they are others than before, and it is not their turn to be read later. */
  areNew(ordinal: number, entry: CatalogEntry): boolean {
    const isLeftForLater = this.next !== undefined && ordinal >= this.next;
    return !isLeftForLater && this.rows.setText(ordinal, entry);
  }

  /** Of a listing that stands in no order yet. */
  put(ordinal: number, texts: EntryTexts): void {
    this.putTags(ordinal, texts, () => undefined);
    this.putWords(ordinal, texts);
  }

  putTags(ordinal: number, entry: EntryTexts, onChange: OnChange): boolean {
    return this.tagged.put(ordinal, entry, onChange);
  }

  /** True when the name is compared otherwise than before. */
  putWords(ordinal: number, { name, categories, tags, description }: EntryTexts): boolean {
    this.words.put(ordinal, { name, labels: [...categories, ...tags], description });
    const isNameNew = this.rows.setNameKey(ordinal, name);
    // It may say the same words in another order: what a text finds is ranked by how names begin, too.
    if (isNameNew) this.words.version++;
    return isNameNew;
  }

  remove(ordinal: number): void {
    this.tagged.remove(ordinal);
    this.words.remove(ordinal);
  }

  get areRead(): boolean {
    return this.next === undefined;
  }

  /** Reads all that are left, a little at a time between other work; resolves to whether it came to the end. */
  read(): Promise<boolean> {
    return (this.reading ??= this.readByTurns().finally(() => (this.reading = undefined)));
  }

  stop(): void {
    this.isStopped = true;
  }

  private async readByTurns(): Promise<boolean> {
    while (!this.isStopped && this.readSome(READ_AT_ONCE)) await setImmediate();
    return this.areRead;
  }

  /** Reads so many more listings; false when all were read, which can be found from then on. */
  private readSome(count: number): boolean {
    const { next, rows } = this;
    if (next === undefined) return false;
    const end = Math.min(next + count, rows.used);
    for (let ordinal = next; ordinal < end; ordinal++) this.readOne(ordinal);
    this.next = end;
    if (end < rows.used) return true;
    this.next = undefined;
    this.tagged.endFilling();
    this.words.endFilling();
    this.orders.buildByName();
    rows.needNoMoreCards();
    return false;
  }

  settle(): void {
    this.readSome(Infinity);
  }

  private readOne(ordinal: number): void {
    const texts = this.rows.readCard(ordinal) ?? this.textsOnCard(ordinal);
    if (texts === undefined) return;
    this.rows.setText(ordinal, texts);
    this.put(ordinal, texts);
  }

  private textsOnCard(ordinal: number): EntryTexts | undefined {
    const { cards } = this.rows;
    return cards.has(ordinal) ? (JSON.parse(cards.textOf(ordinal)) as EntryTexts) : undefined;
  }
}
