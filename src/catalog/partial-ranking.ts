// Partial ranking: the docs that answer some parts of a question, in groups, those with the most of its rarity first.
import { Bitmap } from './bitmap.ts';
import { grown } from './columns.ts';
import type { PartMatch } from './part-match.ts';
import { PostingList } from './posting-list.ts';
import { isNaming, type Part } from './question.ts';

/** Whole numbers add up to the same sum in any order. */
const RARITY_SCALE = 100;
/** What names a subject says more of what is looked for than a word that is as rare: `together`, `save`. */
const NAMING_COUNTS = 2;

/** By doc, while a ranking is made. Memory for millions of docs, taken anew each time, takes longer than the ranking. */
let sums = new Uint32Array();

export interface PartialRanking {
  all: PostingList;
  /** Docs of equal sums, the largest sum first. */
  groups: PostingList[];
  /** By part: the docs that answer it, whether or not they are in a group. */
  having: PostingList[];
}

/** How much a part that `having` of `all` listings answer tells them apart. */
function rarityOf(having: number, all: number, part: Part): number {
  const weight = RARITY_SCALE * part.weight * (isNaming(part) ? NAMING_COUNTS : 1);
  return Math.round(weight * Math.log(1 + (all - having + 0.5) / (having + 0.5)));
}

/**
 * Docs that answer at least one part of full weight and are in none of `others`, grouped by the sum over the parts of rarity
 * times worth of the answer.
 */
export function rankPartial(
  matches: readonly PartMatch[],
  others: readonly PostingList[],
  { size, capacity }: { size: number; capacity: number },
): PartialRanking {
  const partial = new Bitmap(capacity);
  sums = grown(sums, capacity).fill(0);
  const having: PostingList[] = [];
  for (const match of matches) {
    const levels = match.levels();
    const all = new Bitmap(capacity);
    for (const { docs } of levels) all.or(docs);
    const rarity = rarityOf(all.count, size, match.part);
    const left = all.copy();
    for (const { docs, worth } of levels) {
      for (const doc of docs.and(left).docs()) sums[doc] = (sums[doc] ?? 0) + rarity * worth;
      left.andNot(docs);
    }
    if (match.part.weight === 1) partial.or(all);
    having.push(PostingList.of(all));
  }
  for (const other of others) other.removeFrom(partial);
  return { groups: groupsOf(partial.docs()), all: PostingList.of(partial), having };
}

/** Docs of equal sums together. */
function groupsOf(docs: Uint32Array): PostingList[] {
  const groups = Map.groupBy(docs, (doc) => sums[doc] ?? 0);
  const sorted = [...groups].sort(([a], [b]) => b - a);
  return sorted.map(([, group]) => PostingList.ascending(Uint32Array.from(group)));
}
