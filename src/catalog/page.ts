// Page: the docs of a result set from `offset` on, in the order of one sort. A few docs are looked up one by one; of many
// the next is met soon by following the order.
import { type Order, BLOCK_SIZE } from './order.ts';
import { docsOf, type ResultSet } from './result-set.ts';

type Listed = Exclude<ResultSet, { kind: 'all' }>;

/** What looking up one doc costs, in steps along the order. */
const LOOKUP_COST = 3;

/** Appends at most `limit` docs to `into`. */
export function appendPage(order: Order, set: ResultSet, offset: number, limit: number, into: number[]): void {
  if (offset >= set.count || limit <= 0) return;
  if (set.kind === 'all') appendAll(order, offset, limit, into);
  else if (isSoonMet(order, set, offset + limit)) appendMany(order, set.bitmap, offset, limit, into);
  else appendFew(order, docsOf(set), offset, limit, into);
}

/** Whether following the order to the `last` doc takes fewer steps than looking up every doc. */
function isSoonMet(order: Order, set: Listed, last: number): set is Extract<Listed, { kind: 'bitmap' }> {
  if (set.kind !== 'bitmap') return false;
  const stepsPerDoc = (order.blocks.length * BLOCK_SIZE) / set.count;
  return last * stepsPerDoc < set.count * LOOKUP_COST + set.bitmap.byteLength / 4;
}

function appendAll(order: Order, offset: number, limit: number, into: number[]): void {
  let skip = offset;
  let left = limit;
  for (const { docs, length } of order.blocks) {
    const page = docs.subarray(Math.min(skip, length), Math.min(skip + left, length));
    into.push(...page);
    left -= page.length;
    if (left === 0) return;
    skip = Math.max(0, skip - length);
  }
}

function appendMany(
  order: Order,
  bitmap: { has(doc: number): boolean },
  offset: number,
  limit: number,
  into: number[],
) {
  let skip = offset;
  let left = limit;
  for (const block of order.blocks) {
    for (let i = 0; i < block.length; i++) {
      const doc = block.at(i);
      if (!bitmap.has(doc)) continue;
      if (skip > 0) skip--;
      else {
        into.push(doc);
        if (--left === 0) return;
      }
    }
  }
}

/** Counts the docs in each block, then puts only those of the blocks that hold the page in order. */
function appendFew(order: Order, docs: Uint32Array, offset: number, limit: number, into: number[]): void {
  const counts = new Uint32Array(order.blocks.length);
  if (counts.length === 0) return;
  for (const doc of docs) {
    const place = order.placeOf(doc);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  let before = 0;
  let first = 0;
  for (let end = counts[0] ?? 0; end <= offset; end += counts[first] ?? 0) {
    before = end;
    first++;
  }
  let last = first;
  for (let end = before + (counts[first] ?? 0); end < offset + limit && last < counts.length;) {
    end += counts[++last] ?? 0;
  }
  const positions: number[] = [];
  for (const doc of docs) {
    const place = order.placeOf(doc);
    if (place >= first && place <= last) positions.push(order.positionOf(doc));
  }
  const page = new Uint32Array(positions).sort().subarray(offset - before, offset - before + limit);
  for (const position of page) into.push(order.at(position));
}
