// How similar two servers are: 0 to 1, symmetric.

export interface Comparable {
  /** Spelled as in the catalog, without duplicates. */
  categories: readonly string[];
  region: string;
  memberCount: number | null;
  onlineCount: number | null;
}

/** The region of servers without a particular location. */
const ANYWHERE = 'Global';

const WEIGHTS = {
  sameCategories: 0.4,
  sharedCategory: 0.2,
  sameRegion: 0.25,
  anywhere: 0.1,
  size: 0.2,
  onlineRatio: 0.15,
} as const;

/** The sum of four parts: categories, region, size and online ratio. Unknown values add nothing. */
export function similarity(a: Comparable, b: Comparable): number {
  return (
    categoryPart(a.categories, b.categories) +
    regionPart(a.region, b.region) +
    WEIGHTS.size * sizeSimilarity(a.memberCount, b.memberCount) +
    WEIGHTS.onlineRatio * ratioSimilarity(onlineRatio(a), onlineRatio(b))
  );
}

/** Scores identical categories, or at least one in common. */
function categoryPart(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((name) => b.includes(name)).length;
  if (shared === 0) return 0;
  return shared === a.length && shared === b.length ? WEIGHTS.sameCategories : WEIGHTS.sharedCategory;
}

function regionPart(a: string, b: string): number {
  if (a === ANYWHERE || b === ANYWHERE) return WEIGHTS.anywhere;
  return a === b ? WEIGHTS.sameRegion : 0;
}

/** 1 for equal sizes, 0 from ten times the size on: communities differ by orders of magnitude. */
function sizeSimilarity(a: number | null, b: number | null): number {
  if (a === null || b === null) return 0;
  return Math.max(0, 1 - Math.abs(Math.log10(a + 1) - Math.log10(b + 1)));
}

function onlineRatio({ memberCount, onlineCount }: Comparable): number | null {
  if (memberCount === null || onlineCount === null || memberCount === 0) return null;
  return Math.min(1, onlineCount / memberCount);
}

function ratioSimilarity(a: number | null, b: number | null): number {
  return a === null || b === null ? 0 : 1 - Math.abs(a - b);
}
