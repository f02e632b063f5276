// Result set: the docs that something finds, in the form that is cheapest for their number.
import { Bitmap } from './bitmap.ts';

interface About {
  readonly count: number;
  /** Set for the docs that meet conditions: differs, for the same conditions, after a doc entered or left. */
  readonly version?: number;
  /** The facet value whose posting list this is. */
  readonly value?: number;
}

/** Not to be written. One that comes from a posting list is valid until the next write. */
export type ResultSet = About &
  (
    | { readonly kind: 'all' }
    | { readonly kind: 'bitmap'; bitmap: Bitmap }
    | { readonly kind: 'list'; list: Uint32Array }
  );

export const NOTHING: ResultSet = { kind: 'list', count: 0, list: new Uint32Array(0) };

/** With fewer than one doc in so many, a list is smaller and following the order of a sort would meet them too seldom. */
export const SPARSE_FROM = 256;

/** @param bitmap given away */
export function resultOf(bitmap: Bitmap): ResultSet {
  const count = bitmap.count();
  if (count * SPARSE_FROM <= bitmap.capacity) return { kind: 'list', count, list: bitmap.docs(count) };
  return { kind: 'bitmap', count, bitmap };
}

/** @param list ascending */
export function resultOfList(list: Uint32Array): ResultSet {
  return { kind: 'list', count: list.length, list };
}

export function isIn(set: ResultSet, doc: number): boolean {
  if (set.kind === 'bitmap') return set.bitmap.has(doc);
  if (set.kind === 'list') return set.list[lowerBound(set.list, doc)] === doc;
  return true;
}

/** What is in both; may be one of the two. */
export function intersection(a: ResultSet, b: ResultSet): ResultSet {
  if (a.kind === 'all') return b;
  if (b.kind === 'all') return a;
  if (a.kind === 'bitmap' && b.kind === 'bitmap') return resultOf(a.bitmap.copy().and(b.bitmap));
  const [few, other] = a.kind === 'list' && (b.kind === 'bitmap' || a.count <= b.count) ? [a, b] : [b, a];
  return resultOfList(docsOf(few).filter((doc) => isIn(other, doc)));
}

/** What is in any of them. @param capacity all doc ids are below */
export function union(sets: readonly ResultSet[], capacity: number): ResultSet {
  const bitmap = new Bitmap(capacity);
  for (const set of sets) {
    if (set.kind === 'bitmap') bitmap.or(set.bitmap);
    else for (const doc of docsOf(set)) bitmap.add(doc);
  }
  return resultOf(bitmap);
}

/** What is in `set` and in none of the others. */
export function difference(set: ResultSet, others: readonly ResultSet[]): ResultSet {
  if (set.kind !== 'bitmap') {
    return resultOfList(docsOf(set).filter((doc) => !others.some((other) => isIn(other, doc))));
  }
  const bitmap = set.bitmap.copy();
  for (const other of others) {
    if (other.kind === 'bitmap') bitmap.andNot(other.bitmap);
    else for (const doc of docsOf(other)) bitmap.delete(doc);
  }
  return resultOf(bitmap);
}

/** Whether a result that was made of a bitmap has the docs of this one. */
export function isSame(result: ResultSet, bitmap: Bitmap): boolean {
  if (result.kind === 'bitmap') return result.bitmap.equals(bitmap);
  return result.count === bitmap.count() && docsOf(result).every((doc) => bitmap.has(doc));
}

/** The docs of a bitmap or a list, ascending. */
export function docsOf(set: ResultSet): Uint32Array {
  if (set.kind === 'all') throw new TypeError('the docs of everything are not listed here');
  return set.kind === 'list' ? set.list : set.bitmap.docs(set.count);
}

export function bytesOf(set: ResultSet): number {
  if (set.kind === 'all') return 0;
  return set.kind === 'list' ? set.list.byteLength : set.bitmap.byteLength;
}

/** The first index of an ascending list whose number is at least `wanted`, or `length`. */
export function lowerBound(list: Uint32Array, wanted: number, length = list.length): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
