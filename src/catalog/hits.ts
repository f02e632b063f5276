// Hits: a set of listings in the form that is cheapest for its size: everything, a bitmap, or an ascending list.
import { countBits, hasBit, listOfBits } from './bits.ts';
import type { CountedSet } from './counted-sets.ts';

export interface Hits {
  count: number;
  /** Many listings. Not to be written. */
  bits?: Uint32Array;
  /** Few listings, ascending. Neither `bits` nor `list`: every listing. */
  list?: Uint32Array;
  /** The set that these are: orders can count it by blocks. */
  exact?: CountedSet;
  /** Sets that hold all of these. */
  within?: readonly CountedSet[];
  /** The one value that these have, and nobody else. */
  value?: number;
  /** Where they are what meets conditions: differs, for the same conditions, after a listing came in or left. */
  version?: number;
}

/** One hit in so many ordinals or fewer is kept as a list: walking the order would meet them too seldom. */
export const SPARSE_FROM = 256;

/** @param words length of a bitmap, which is one for 32 ordinals */
export function isSparse(count: number, words: number): boolean {
  return count * SPARSE_FROM <= words * 32;
}

export function isEverything(hits: Hits): boolean {
  return hits.bits === undefined && hits.list === undefined;
}

/** Hits of a bitmap that the caller gives away. */
export function hitsOfBits(bits: Uint32Array): Hits {
  const count = countBits(bits);
  return isSparse(count, bits.length) ? { count, list: listOfBits(bits, count) } : { count, bits };
}

export function isHit(hits: Hits, ordinal: number): boolean {
  if (hits.bits !== undefined) return hasBit(hits.bits, ordinal);
  if (hits.list !== undefined) return inList(hits.list, ordinal);
  return true;
}

/** What is in both. The answer may be one of the two. */
export function both(a: Hits, b: Hits): Hits {
  if (isEverything(a)) return b;
  if (isEverything(b)) return a;
  if (a.list === undefined && b.list === undefined) return bothBits(a, b);
  const [few, other] = a.list !== undefined && (b.list === undefined || a.count <= b.count) ? [a, b] : [b, a];
  const list = few.list!.filter((ordinal) => isHit(other, ordinal));
  return { count: list.length, list };
}

function bothBits(a: Hits, b: Hits): Hits {
  const left = a.bits!;
  const right = b.bits!;
  const bits = new Uint32Array(left.length);
  for (let i = 0; i < bits.length; i++) bits[i] = left[i]! & right[i]!;
  const within = [a, b].flatMap((hits) => hits.exact ?? hits.within ?? []);
  return { ...hitsOfBits(bits), within };
}

function inList(list: Uint32Array, ordinal: number): boolean {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < ordinal) low = middle + 1;
    else high = middle;
  }
  return list[low] === ordinal;
}
