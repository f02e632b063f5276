// Page: the hits from `offset` on, in the order of one sort. Blocks without a hit are skipped; few hits are looked up
// one by one, many are met soon by walking along the order.
import { hasBit, listOfBits } from './bits.ts';
import type { Hits } from './hits.ts';
import { isEverything } from './hits.ts';
import { BLOCK_SIZE, type Order } from './order.ts';

/** Appends at most `limit` ordinals to `into`. */
export function appendPage(order: Order, hits: Hits, offset: number, limit: number, into: number[]): void {
  if (offset >= hits.count || limit <= 0) return;
  if (isEverything(hits)) appendAll(order, offset, limit, into);
  else if (hits.list !== undefined) appendFew(order, hits.list, offset, limit, into);
  else if (isSoonMet(order, hits, offset + limit)) appendMany(order, hits, offset, limit, into);
  else appendFew(order, listOfBits(hits.bits!, hits.count), offset, limit, into);
}

/** What a look at one hit costs, in steps along the order. */
const LOOK = 3;

/** Whether walking to the `last` hit takes fewer steps than looking at every hit. */
function isSoonMet(order: Order, hits: Hits, last: number): boolean {
  if (hits.exact !== undefined) return true;
  const stepsPerHit = (order.line.length * BLOCK_SIZE) / hits.count;
  return last * stepsPerHit < hits.bits!.length + hits.count * LOOK;
}

function appendAll(order: Order, offset: number, limit: number, into: number[]): void {
  let skip = offset;
  let left = limit;
  for (const block of order.line) {
    const length = order.lengths[block]!;
    if (skip >= length) {
      skip -= length;
      continue;
    }
    const rows = order.blocks[block]!;
    for (let i = skip; i < length && left > 0; i++, left--) into.push(rows[i]!);
    if (left === 0) return;
    skip = 0;
  }
}

/** Counts the hits of each block, then puts only those of the blocks that hold the page in order. */
function appendFew(order: Order, list: Uint32Array, offset: number, limit: number, into: number[]): void {
  const counts = new Uint32Array(order.line.length);
  const places = new Uint16Array(list.length);
  for (let i = 0; i < list.length; i++) counts[(places[i] = order.placeOf(list[i]!))]!++;
  let first = 0;
  let before = 0;
  while (before + counts[first]! <= offset) before += counts[first++]!;
  let last = first;
  let covered = counts[first]!;
  while (last + 1 < counts.length && before + covered < offset + limit) covered += counts[++last]!;
  const positions = new Uint32Array(covered);
  let n = 0;
  for (let i = 0; i < list.length; i++) {
    if (places[i]! >= first && places[i]! <= last) positions[n++] = order.positionOf(list[i]!);
  }
  positions.sort();
  const end = Math.min(covered, offset - before + limit);
  for (let i = offset - before; i < end; i++) into.push(order.at(positions[i]!));
}

function appendMany(order: Order, hits: Hits, offset: number, limit: number, into: number[]): void {
  const bits = hits.bits!;
  const exact = hits.exact === undefined ? undefined : order.countsOf(hits.exact);
  const within = (hits.within ?? []).map((set) => order.countsOf(set));
  let skip = offset;
  let left = limit;
  for (const block of order.line) {
    if (within.some((counts) => counts[block] === 0)) continue;
    if (exact !== undefined && skip >= exact[block]!) {
      skip -= exact[block]!;
      continue;
    }
    const rows = order.blocks[block]!;
    const length = order.lengths[block]!;
    for (let i = 0; i < length; i++) {
      if (!hasBit(bits, rows[i]!)) continue;
      if (skip > 0) skip--;
      else {
        into.push(rows[i]!);
        if (--left === 0) return;
      }
    }
  }
}
