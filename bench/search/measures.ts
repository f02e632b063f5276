// Quality of an answer: its first ten listings, compared with grades given by humans.

/** By listing: 3 exactly this, 2 clearly serves the need, 1 loosely related. Everything else is 0. */
export type Grades = ReadonlyMap<string, number>;

export interface Scores {
  /** Over all relevant ones, weighted by grade and position: 1 is the best possible order. */
  ndcg: number;
  /** Share of the first five that are relevant at all. */
  precision: number;
  /** 1 over the position of the first listing with the best grade; 0 if it is not among the first ten. */
  reciprocalRank: number;
  isEmpty: boolean;
}

export const SHOWN = 10;
const FIRST = 5;

/** @param answer ids, the best first. @param grades at least one */
export function score(answer: readonly string[], grades: Grades): Scores {
  const shown = answer.slice(0, SHOWN).map((id) => grades.get(id) ?? 0);
  const best = [...grades.values()].sort((a, b) => b - a);
  const place = shown.indexOf(best[0] ?? 0);
  return {
    ndcg: discountedGain(shown) / discountedGain(best.slice(0, SHOWN)),
    precision: shown.slice(0, FIRST).filter((grade) => grade > 0).length / FIRST,
    reciprocalRank: place < 0 ? 0 : 1 / (place + 1),
    isEmpty: answer.length === 0,
  };
}

function discountedGain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
