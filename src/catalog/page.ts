// Page: the docs of a set from `offset` on, in the order of one sort. A few docs are sorted; of many the next is met soon by
// following the order.
import type { Bitmap } from './bitmap.ts';
import type { Order } from './order.ts';
import type { PostingList } from './posting-list.ts';

/** With fewer than one doc in so many, sorting them is quicker. */
const FEW_FROM = 512;

/** Appends at most `limit` docs to `into`. */
export function appendPage(
  order: Order,
  set: Bitmap | PostingList,
  offset: number,
  limit: number,
  into: number[],
): void {
  if (offset >= set.count || limit <= 0) return;
  const all = order.docs;
  if (set.count * FEW_FROM < all.length) {
    const sorted = set.docs().toSorted(order.compare);
    into.push(...sorted.subarray(offset, offset + limit));
    return;
  }
  let [skip, left] = [offset, Math.min(limit, set.count - offset)];
  for (let i = 0; left > 0 && i < all.length; i++) {
    const doc = all[i] ?? 0;
    if (!set.has(doc) || skip-- > 0) continue;
    into.push(doc);
    left--;
  }
}
