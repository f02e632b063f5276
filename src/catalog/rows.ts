// Rows: what the index keeps of each listing besides its words and values, as columns by ordinal.
// Ordinals of removed listings are used again.
import { Cards } from './cards.ts';
import { ContentMark } from './content-mark.ts';
import type { CardSource, EntryCard, EntryTexts } from './entry.ts';
import { grown } from './grow.ts';
import { nameKeyOf } from './terms.ts';
import { TextKeys } from './text-keys.ts';

/** A count that is not known: below every count, so it comes last where more is first. */
export const UNKNOWN = -1;

const FIRST_CAPACITY = 1024;

export class Rows {
  size = 0;
  /** Grows whenever a listing comes or goes. */
  membership = 0;
  /** Grows whenever a listing gains, loses or changes its member count. */
  membersVersion = 0;
  capacity = 0;
  readonly ids: string[] = [];
  readonly slugs: string[] = [];
  readonly nameKeys: string[] = [];
  readonly cards = new Cards();
  rank = new Float64Array(0);
  members = new Float64Array(0);
  online = new Float64Array(0);
  activity = new Float64Array(0);
  rating = new Float64Array(0);
  created = new Float64Array(0);
  private textLow = new Uint32Array(0);
  private textHigh = new Uint32Array(0);
  private readonly byId = new TextKeys(this.ids);
  private readonly bySlug = new TextKeys(this.slugs);
  private readonly freed: number[] = [];
  private top = 0;
  /** Until every card is in. */
  private source: CardSource | undefined;

  ordinalOf(id: string): number | undefined {
    return this.byId.get(id);
  }

  idOfSlug(slug: string): string | undefined {
    const ordinal = this.bySlug.get(slug);
    return ordinal === undefined ? undefined : this.ids[ordinal];
  }

  /** Ordinals below this have been used. */
  get used(): number {
    return this.top;
  }

  isUsed(ordinal: number): boolean {
    return this.byId.get(this.ids[ordinal]!) === ordinal;
  }

  allIds(): Iterable<string> {
    return this.ids.filter((_, ordinal) => this.isUsed(ordinal));
  }

  take(id: string): number {
    const ordinal = this.freed.pop() ?? this.top++;
    if (ordinal >= this.capacity) this.grow();
    this.ids[ordinal] = id;
    this.slugs[ordinal] = '';
    this.nameKeys[ordinal] = '';
    this.textLow[ordinal] = this.textHigh[ordinal] = 0;
    this.forgetMembers(ordinal);
    this.byId.add(ordinal);
    this.size++;
    this.membership++;
    return ordinal;
  }

  give(ordinal: number): void {
    this.byId.remove(ordinal);
    this.bySlug.remove(ordinal);
    this.ids[ordinal] = this.slugs[ordinal] = this.nameKeys[ordinal] = '';
    this.cards.remove(ordinal);
    this.forgetMembers(ordinal);
    this.freed.push(ordinal);
    this.size--;
    this.membership++;
  }

  /** True when it differs from the one stored. */
  setSlug(ordinal: number, slug: string): boolean {
    if (this.slugs[ordinal] === slug && this.bySlug.get(slug) === ordinal) return false;
    this.bySlug.remove(ordinal);
    this.slugs[ordinal] = slug;
    this.bySlug.add(ordinal);
    return true;
  }

  /** True when it differs from the one stored. */
  setCard(ordinal: number, { card }: Pick<EntryCard, 'card'>): boolean {
    return this.cards.set(ordinal, this.ids[ordinal]!, card);
  }

  /** Where cards come from that nobody set, until `needNoMoreCards`. */
  readCardsFrom(source: CardSource): void {
    this.source = source;
  }

  /** To be called before cards are used. */
  needCards(ordinals: Iterable<number>): void {
    if (this.source !== undefined) for (const ordinal of ordinals) this.readCard(ordinal);
  }

  /** Reads the card of a listing that has none yet; undefined when it has one, or there is no listing. */
  readCard(ordinal: number): EntryCard | undefined {
    if (this.source === undefined || this.cards.has(ordinal) || !this.isUsed(ordinal)) return undefined;
    const read = this.source.cardOf(this.ids[ordinal]!);
    this.setCard(ordinal, read);
    return read;
  }

  needNoMoreCards(): void {
    this.source?.close();
    this.source = undefined;
  }

  /** Stores the mark of everything that is searched as text; true when it differs from the one stored. */
  setText(ordinal: number, entry: EntryTexts): boolean {
    const mark = new ContentMark().text(entry.name).text(entry.description ?? '');
    for (const category of entry.categories) mark.text(category);
    mark.number(entry.categories.length);
    for (const tag of entry.tags) mark.text(tag);
    if (this.textLow[ordinal] === mark.low >>> 0 && this.textHigh[ordinal] === mark.high >>> 0) return false;
    this.textLow[ordinal] = mark.low;
    this.textHigh[ordinal] = mark.high;
    return true;
  }

  setNameKey(ordinal: number, name: string): boolean {
    const key = nameKeyOf(name);
    if (this.nameKeys[ordinal] === key) return false;
    this.nameKeys[ordinal] = key;
    return true;
  }

  private forgetMembers(ordinal: number): void {
    this.members[ordinal] = UNKNOWN;
    this.membersVersion++;
  }

  private grow(): void {
    const capacity = Math.max(FIRST_CAPACITY, this.capacity * 2);
    for (const name of ['rank', 'members', 'online', 'activity', 'rating', 'created'] as const) {
      this[name] = grown(this[name], capacity);
    }
    for (const name of ['textLow', 'textHigh'] as const) this[name] = grown(this[name], capacity);
    this.capacity = capacity;
  }
}
