// Page: the docs of a set from `offset` on, in the order of one sort.
import { Bitmap } from './bitmap.ts';
import type { Order } from './order.ts';
import type { PostingList } from './posting-list.ts';

/** Looking up the place of a doc costs as much as so many steps along the order. */
const STEPS_PER_PLACE = 4;

/** Appends at most `limit` docs. */
export function appendPage(order: Order, set: Bitmap | PostingList, offset: number, limit: number, to: number[]): void {
  const end = Math.min(offset + limit, set.count);
  if (offset >= end) return;
  const all = order.docs;
  if (set.count === all.length) {
    to.push(...all.subarray(offset, end));
    return;
  }
  const steps = (end / set.count) * all.length;
  if (set.count * STEPS_PER_PLACE < steps) {
    const places = new Bitmap(all.length);
    for (const doc of set.docs()) places.add(order.placeOf(doc));
    for (const place of places.docs().subarray(offset, end)) to.push(all[place] ?? 0);
    return;
  }
  for (let i = 0, met = 0; met < end && i < all.length; i++) {
    const doc = all[i] ?? 0;
    if (set.has(doc) && met++ >= offset) to.push(doc);
  }
}
