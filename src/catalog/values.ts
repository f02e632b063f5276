// Values: what listings can be filtered by. Each value of each group (a category, a size, 'verified') has a number, the
// set of listings that have it, and each listing has the list of its values.
import type { CatalogEntry } from './entry.ts';
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
  'size',
  'verified',
  'partnered',
  'community',
] as const;
export type Group = (typeof GROUPS)[number];

export const ACTIVITY_LEVELS: readonly string[] = ['Very Active', 'Active', 'Growing', 'Casual'];

/** Called for each value that a listing gains (1) or loses (-1). */
export type OnChange = (set: CountedSet, ordinal: number, change: number) => void;

export class Values {
  /** Values are few and pages of them are walked, for which bitmaps are made. */
  readonly postings = new Postings(SPARSE_FROM);
  readonly rows = new RowLists();
  /** As first written. */
  readonly names: string[] = [];
  readonly groups: Group[] = [];
  readonly ofGroup = new Map<Group, number[]>(GROUPS.map((group) => [group, []]));
  /** Grows with every listing that gains or loses any value. */
  version = 0;
  /** Per value: grows with every listing that gains or loses it. */
  private entered = new Uint32Array(0);
  /** Per value: grows with every listing that has or had it and changes in any value. */
  private touched = new Uint32Array(0);
  private readonly numbers = new Map<Group, Map<string, number>>(GROUPS.map((group) => [group, new Map()]));
  /** Spellings met in listings: folding every value of every update would cost more than the update. */
  private readonly spellings = new Map<Group, Map<string, number>>(GROUPS.map((group) => [group, new Map()]));
  private readonly next: number[] = [];
  private readonly sets: CountedSet[] = [];
  /** Per value that was asked for: how many of its listings have each value. Kept exact from then on. */
  private readonly beside = new Map<number, Uint32Array>();

  constructor() {
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
  put(ordinal: number, entry: CatalogEntry, onChange: OnChange): boolean {
    const { next } = this;
    next.length = 0;
    for (const category of entry.categories) this.want('category', category);
    for (const feature of entry.features) this.want('feature', feature);
    this.want('activity', entry.activityLevel);
    if (entry.language !== null) this.want('language', entry.language);
    const size = sizeOf(entry.memberCount);
    if (size !== undefined) this.want('size', size);
    if (entry.isVerified) this.want('verified', 'verified');
    if (entry.isPartnered) this.want('partnered', 'partnered');
    if (entry.isCommunity) this.want('community', 'community');
    return this.replace(ordinal, onChange);
  }

  /** For a listing that has left every order. */
  remove(ordinal: number): void {
    this.next.length = 0;
    this.replace(ordinal, () => undefined);
  }

  private want(group: Group, value: string): void {
    const spellings = this.spellings.get(group)!;
    let number = spellings.get(value);
    if (number === undefined) spellings.set(value, (number = this.intern(group, value)));
    if (!this.next.includes(number)) this.next.push(number);
  }

  private intern(group: Group, value: string): number {
    const numbers = this.numbers.get(group)!;
    const known = numbers.get(valueKey(group, value));
    if (known !== undefined) return known;
    const number = this.names.length;
    numbers.set(valueKey(group, value), number);
    this.names.push(group === 'feature' ? valueKey(group, value) : value.trim());
    this.groups.push(group);
    this.ofGroup.get(group)!.push(number);
    this.entered = grown(this.entered, number + 1);
    this.touched = grown(this.touched, number + 1);
    for (const [other, counts] of this.beside) this.beside.set(other, grown(counts, number + 1));
    return number;
  }

  private replace(ordinal: number, onChange: OnChange): boolean {
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
