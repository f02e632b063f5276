// Partial ranking: the docs that answer some parts of a question, grouped by score; rare parts count more.
import { Bitmap } from './bitmap.ts';
import { grown } from './columns.ts';
import type { PartMatch } from './part-match.ts';
import { PostingList } from './posting-list.ts';
import { isNaming } from './question.ts';

/** Rarities are rounded to integers, whose sum does not depend on the order of addition. */
const RARITY_SCALE = 100;
/** A subject that listings have says more about the intent than an equally rare word, and a game more than role play. */
const [NAMING_FACTOR, TITLE_FACTOR] = [2, 4];

/** Sums by doc during a ranking. Reused: allocating memory for millions of docs takes longer than the ranking. */
let sums = new Uint32Array();

export interface PartialRanking {
  all: PostingList;
  groups: PostingList[]; // Docs of equal sums, the largest sum first.
  having: PostingList[]; // For each part, the docs that answer it, whether or not they are in a group.
}

/** Only similar words answer it, which may be unrelated: `silver` is not "solver". */
const isVague = (match: PartMatch): boolean =>
  !match.isAnswered() && !match.part.guess && !isNaming(match.knownMeanings());

/** How much a part distinguishes listings, if `having` of `all` answer it: BM25's inverse document frequency, weighted. */
function rarityOf(having: number, all: number, match: PartMatch): number {
  const { guess } = match.part;
  const { isTitle } = guess ?? match.part;
  const factor = guess || isNaming(match.knownMeanings()) ? (isTitle ? TITLE_FACTOR : NAMING_FACTOR) : 1;
  return Math.round(RARITY_SCALE * match.part.weight * factor * Math.log(1 + (all - having + 0.5) / (having + 0.5)));
}

/** Docs outside `others` that answer a part of weight 1, or, if no doc does, one that names a category; by rarity times boost. */
export function rankPartial(
  matches: readonly PartMatch[],
  others: readonly PostingList[],
  { size, capacity }: { size: number; capacity: number },
): PartialRanking {
  const partial = new Bitmap(capacity);
  sums = grown(sums, capacity).fill(0);
  const having: PostingList[] = [];
  const isUnderstood = matches.some(({ part }) => part.weight === 1 && isNaming(part.guess ?? part));
  const isUnknown = matches.every((match) => match.part.weight < 1 || match.isUnknown());
  for (const match of matches) {
    const levels = match.levels();
    const all = levels.reduce((found, { docs }) => found.or(docs), new Bitmap(capacity));
    const rarity = rarityOf(all.count, size, match);
    const left = all.copy();
    for (const { docs, boost } of levels) {
      for (const doc of docs.and(left).docs()) sums[doc] = (sums[doc] ?? 0) + rarity * boost;
      left.andNot(docs);
    }
    const { weight, categories } = match.part;
    const isEnough = weight === 1 && !(isUnderstood && isVague(match));
    if (isUnknown ? categories.length > 0 : isEnough) partial.or(all);
    having.push(PostingList.of(all));
  }
  for (const other of others) other.removeFrom(partial);
  const bySum = [...Map.groupBy(partial.docs(), (doc) => sums[doc] ?? 0)].sort(([a], [b]) => b - a);
  const groups = bySum.map(([, docs]) => PostingList.ascending(Uint32Array.from(docs)));
  return { groups, all: PostingList.of(partial), having };
}
