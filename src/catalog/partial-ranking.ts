// Partial ranking: the docs that answer some parts of a question, in groups, those with the most of its rarity first.
import { Bitmap } from './bitmap.ts';
import type { PartMatch } from './part-match.ts';
import { docsOf, resultOf, resultOfList, type ResultSet } from './result-set.ts';

/** Whole numbers add up to the same sum in any order. */
const RARITY_SCALE = 100;

export interface PartialRanking {
  /** Docs of equal sums, the largest sum first. */
  groups: ResultSet[];
  /** By part: the docs that answer it, whether or not they are in a group. */
  having: ResultSet[];
}

/** How much a part that `having` of `all` listings answer tells them apart. */
export function rarityOf(having: number, all: number, weight: number): number {
  return Math.round(RARITY_SCALE * weight * Math.log(1 + (all - having + 0.5) / (having + 0.5)));
}

/**
 * Docs that answer at least one part of full weight and are in none of `others`, grouped by the sum over the parts of rarity
 * times worth of the answer.
 */
export function rankPartial(
  matches: readonly PartMatch[],
  others: readonly ResultSet[],
  { size, capacity }: { size: number; capacity: number },
): PartialRanking {
  const answering = new Bitmap(capacity);
  const sums = new Uint32Array(capacity);
  const having: ResultSet[] = [];
  for (const match of matches) {
    const levels = match.levels();
    const all = new Bitmap(capacity);
    const worths = new Uint8Array(capacity);
    for (const { docs, worth } of levels) {
      all.or(docs);
      for (const doc of docs.docs()) worths[doc] = worth;
    }
    const rarity = rarityOf(all.count(), size, match.part.weight);
    for (const doc of all.docs()) sums[doc] = (sums[doc] ?? 0) + rarity * (worths[doc] ?? 0);
    if (match.part.weight === 1) answering.or(all);
    having.push(resultOf(all));
  }
  for (const other of others) for (const doc of docsOf(other)) answering.delete(doc);
  return { groups: groupsOf(answering.docs(), sums), having };
}

/** Docs of equal sums together, each group ascending. */
function groupsOf(docs: Uint32Array, sums: Uint32Array): ResultSet[] {
  const groups = new Map<number, number[]>();
  for (const doc of docs) {
    const sum = sums[doc] ?? 0;
    const group = groups.get(sum);
    if (group === undefined) groups.set(sum, [doc]);
    else group.push(doc);
  }
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => resultOfList(Uint32Array.from(group)));
}
