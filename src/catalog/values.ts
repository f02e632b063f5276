// Values: what listings can be filtered by. Each value of each group (a category, a size, 'verified') has a number, the
// set of listings that have it, and each listing has the list of its values.
import type { EntryTexts, EntryValues } from './entry.ts';
import type { CountedSet } from './counted-sets.ts';
import { SIZES, sizeOf, valueKey } from './entry.ts';
import { grown } from './grow.ts';
import { SPARSE_FROM } from './hits.ts';
import { Postings } from './postings.ts';
import { RowLists } from './row-lists.ts';

export const GROUPS = [
  'category',
  'feature',
  'activity',
  'language',
  'region',
  'size',
  'verified',
  'partnered',
  'community',
] as const;
/** Tags are values too, but many and in no sidebar: they are kept apart, so that counting the others stays cheap. */
export type Group = (typeof GROUPS)[number] | 'tag';

export const ACTIVITY_LEVELS: readonly string[] = ['Very Active', 'Active', 'Growing', 'Casual'];

const BITMAP_OF_TAG_FROM = 64;
/** Groups whose values are shown as they are compared; the others as first written. */
const KEPT_AS_KEY: ReadonlySet<Group> = new Set(['feature', 'language']);
/** The number of a value that is none: a tag of nothing but signs. */
const NONE = -1;

/** The values of a listing, each handed to `want`. */
export type ValuesOf<E = EntryValues> = (entry: E, want: (group: Group, value: string) => void) => void;

/** What the sidebar counts. */
export const filterValues: ValuesOf = (entry, want) => {
  for (const category of entry.categories) want('category', category);
  for (const feature of entry.features) want('feature', feature);
  want('activity', entry.activityLevel);
  if (entry.language !== null) want('language', entry.language);
  want('region', entry.region);
  const size = sizeOf(entry.memberCount);
  if (size !== undefined) want('size', size);
  if (entry.isVerified) want('verified', 'verified');
  if (entry.isPartnered) want('partnered', 'partnered');
  if (entry.isCommunity) want('community', 'community');
};

export const tagValues: ValuesOf<EntryTexts> = (entry, want) => {
  for (const tag of entry.tags) want('tag', tag);
};

/** Called for each value that a listing gains (1) or loses (-1). */
export type OnChange = (set: CountedSet, ordinal: number, change: number) => void;

/** Of entries of any kind, for those who put none in. */
export type ReadValues = Values<never>;

export class Values<E = EntryValues> {
  readonly postings: Postings;
  readonly rows = new RowLists();
  /** As first written. */
  readonly names: string[] = [];
  readonly groups: Group[] = [];
  readonly ofGroup: ReadonlyMap<Group, number[]>;
  /** Grows with every listing that gains or loses any value. */
  version = 0;
  /** Per value: grows with every listing that gains or loses it. */
  private entered = new Uint32Array(0);
  /** Per value: grows with every listing that has or had it and changes in any value. */
  private touched = new Uint32Array(0);
  private readonly numbers: ReadonlyMap<Group, Map<string, number>>;
  /** Spellings met in listings: folding every value of every update would cost more than the update. */
  private readonly spellings: ReadonlyMap<Group, Map<string, number>>;
  private readonly next: number[] = [];
  private readonly sets: CountedSet[] = [];
  /** Per value that was asked for: how many of its listings have each value. Kept exact from then on. */
  private readonly beside = new Map<number, Uint32Array>();

  /** While it is filled each listing knows its values, but no value its listings. */
  private isFilling = false;

  private readonly valuesOf: ValuesOf<E>;
  private readonly wantOne = (group: Group, value: string): void => this.want(group, value);

  constructor(groups: readonly Group[], valuesOf: ValuesOf<E>, bitmapFrom: number) {
    this.postings = new Postings(bitmapFrom);
    this.valuesOf = valuesOf;
    this.ofGroup = new Map(groups.map((group) => [group, []]));
    this.numbers = new Map(groups.map((group) => [group, new Map()]));
    this.spellings = new Map(groups.map((group) => [group, new Map()]));
  }

  /** Knows the values of the sidebar that are there before any listing has them. */
  static ofFilters(): Values {
    // They are few and pages of them are walked, for which bitmaps are made.
    const values = new Values(GROUPS, filterValues, SPARSE_FROM);
    values.prepare();
    return values;
  }

  static ofTags(): Values<EntryTexts> {
    // Many of them are had by one listing in a few hundred, where a bitmap would take three times the room of a list.
    return new Values(['tag'], tagValues, BITMAP_OF_TAG_FROM);
  }

  private prepare(): void {
    for (const level of ACTIVITY_LEVELS) this.intern('activity', level);
    for (const { size } of SIZES) this.intern('size', size);
    for (const flag of ['verified', 'partnered', 'community'] as const) this.intern(flag, flag);
  }

  /** The number of a value, or undefined when no listing ever had it. */
  find(group: Group, value: string): number | undefined {
    return this.numbers.get(group)!.get(valueKey(group, value));
  }

  enteredOf(value: number): number {
    return this.entered[value]!;
  }

  touchedOf(value: number): number {
    return this.touched[value]!;
  }

  /** The listings with the value; always the same object. */
  setOf(value: number): CountedSet {
    const { postings, sets } = this;
    return (sets[value] ??= {
      has: (ordinal) => postings.has(value, ordinal),
      ordinals: () => postings.ordinals(value),
    });
  }

  /** How many listings with `value` have each value. A view that stays exact; `count` is called the first time. */
  countsBeside(value: number, count: () => Uint32Array): Uint32Array {
    let counts = this.beside.get(value);
    if (counts === undefined) this.beside.set(value, (counts = count()));
    return counts;
  }

  /** Makes the values of `ordinal` those of `entry`; true when that changed any. */
  put(ordinal: number, entry: E, onChange: OnChange): boolean {
    const { next } = this;
    next.length = 0;
    this.valuesOf(entry, this.wantOne);
    return this.replace(ordinal, onChange);
  }

  /** For a listing that has left every order. */
  remove(ordinal: number): void {
    this.next.length = 0;
    this.replace(ordinal, () => undefined);
  }

  /** Call while no listing is in: what is put until `endFilling` is found only after that. */
  beginFilling(): void {
    this.isFilling = true;
  }

  endFilling(): void {
    this.isFilling = false;
    this.postings.fill((visit) => this.rows.visitAll(visit));
    this.version++;
    this.beside.clear();
    for (let value = 0; value < this.names.length; value++) {
      this.entered[value]! += this.postings.count(value);
      this.touched[value]! += this.postings.count(value);
    }
  }

  private want(group: Group, value: string): void {
    const spellings = this.spellings.get(group)!;
    let number = spellings.get(value);
    if (number === undefined) spellings.set(value, (number = this.intern(group, value)));
    if (number === NONE) return;
    if (!this.next.includes(number)) this.next.push(number);
  }

  private intern(group: Group, value: string): number {
    const numbers = this.numbers.get(group)!;
    const key = valueKey(group, value);
    if (key === '') return NONE;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = this.names.length;
    numbers.set(key, number);
    this.names.push(KEPT_AS_KEY.has(group) ? key : value.trim());
    this.groups.push(group);
    this.ofGroup.get(group)!.push(number);
    this.entered = grown(this.entered, number + 1);
    this.touched = grown(this.touched, number + 1);
    for (const [other, counts] of this.beside) this.beside.set(other, grown(counts, number + 1));
    return number;
  }

  private replace(ordinal: number, onChange: OnChange): boolean {
    if (this.isFilling) {
      this.rows.set(ordinal, this.next, this.next.length);
      return true;
    }
    const before = this.listOf(ordinal);
    const { next } = this;
    let changed = false;
    for (const value of before) {
      if (next.includes(value)) continue;
      this.postings.remove(value, ordinal);
      this.changed(ordinal, value, -1, onChange);
      changed = true;
    }
    for (const value of next) {
      if (before.includes(value)) continue;
      this.postings.add(value, ordinal);
      this.changed(ordinal, value, 1, onChange);
      changed = true;
    }
    if (!changed) return false;
    this.version++;
    this.touch(before, -1);
    this.touch(next, 1);
    this.rows.set(ordinal, next, next.length);
    return true;
  }

  private touch(values: readonly number[], change: number): void {
    for (const value of values) {
      this.touched[value]!++;
      const counts = this.beside.get(value);
      if (counts !== undefined) for (const other of values) counts[other]! += change;
    }
  }

  private changed(ordinal: number, value: number, change: number, onChange: OnChange): void {
    this.entered[value]!++;
    onChange(this.setOf(value), ordinal, change);
  }

  /** Numbers of the values that a listing has. */
  listOf(ordinal: number): readonly number[] {
    const length = this.rows.lengthOf(ordinal);
    if (length === 0) return [];
    const page = this.rows.pageOf(ordinal);
    const start = this.rows.startOf(ordinal);
    const list: number[] = [];
    for (let i = start; i < start + length; i++) list.push(page[i]!);
    return list;
  }
}
