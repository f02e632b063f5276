// The score of a recommendation: a sum of named parts, each with a maximum. Pure, for tests and the bench.
import type { PartName, RecommendationReason } from './contract.ts';

/** The server data that the score depends on. */
export interface Candidate {
  id: string;
  name: string;
  categories: readonly string[];
  features: readonly string[];
  size: string | null;
  /** 0-100. */
  activityScore: number;
  /** 0-5, with its prior. */
  ratingScore: number;
  /** 0-1, see trending-score.ts. */
  momentum: number;
  /** How strongly users with the same favorites chose it; 0 if none did. */
  coFavorites: number;
  /** The favorite that most of these users share. */
  becauseOf?: { name: string; people: number };
}

type Parts = Record<PartName, number>;

/** The maximum of each part, for users with likes and for others. Each row adds up to 100. */
const MAXIMA: Record<'taste' | 'visitor', Parts> = {
  taste: { categories: 26, features: 8, size: 8, activity: 12, rating: 12, coFavorites: 26, momentum: 8 },
  visitor: { categories: 0, features: 0, size: 0, activity: 30, rating: 25, coFavorites: 0, momentum: 45 },
};

interface Taste {
  /** Frequency of each value among the user's likes, relative to the most frequent one, which is 1. */
  categories: ReadonlyMap<string, number>;
  features: ReadonlyMap<string, number>;
  sizes: ReadonlyMap<string, number>;
}

/** What the likes have in common; undefined without likes. */
export function tasteOf(liked: readonly Pick<Candidate, 'categories' | 'features' | 'size'>[]): Taste | undefined {
  if (liked.length === 0) return undefined;
  return {
    categories: shares(liked.flatMap(({ categories }) => categories)),
    features: shares(liked.flatMap(({ features }) => features)),
    sizes: shares(liked.flatMap(({ size }) => size ?? [])),
  };
}

function shares(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(1, ...counts.values());
  return new Map([...counts].map(([value, count]) => [value, count / most]));
}

/** @param strongest the largest `coFavorites` and `momentum` among all candidates */
export function partsOf(
  candidate: Candidate,
  taste: Taste | undefined,
  strongest: { coFavorites: number; momentum: number },
): Parts {
  const maxima = MAXIMA[taste ? 'taste' : 'visitor'];
  const best = (values: readonly string[], known: ReadonlyMap<string, number> | undefined): number =>
    Math.max(0, ...values.map((value) => known?.get(value) ?? 0));
  const fits: Parts = {
    categories: best(candidate.categories, taste?.categories),
    features: featureFit(candidate.features, taste?.features),
    size: best(candidate.size === null ? [] : [candidate.size], taste?.sizes),
    activity: candidate.activityScore / 100,
    rating: candidate.ratingScore / 5,
    coFavorites: strongest.coFavorites > 0 ? candidate.coFavorites / strongest.coFavorites : 0,
    momentum: strongest.momentum > 0 ? candidate.momentum / strongest.momentum : 0,
  };
  const entries = Object.entries(fits).map(([name, fit]) => [name, rounded(maxima[name as PartName] * clamped(fit))]);
  return Object.fromEntries(entries) as Parts;
}

/** The share of the likes' features that the server has, weighted by how many likes have each. */
function featureFit(features: readonly string[], known: ReadonlyMap<string, number> | undefined): number {
  if (!known || known.size === 0) return 0;
  let all = 0;
  for (const share of known.values()) all += share;
  let met = 0;
  for (const feature of features) met += known.get(feature) ?? 0;
  return met / all;
}

export function scoreOf(parts: Parts): number {
  return rounded(Object.values(parts).reduce((sum, part) => sum + part, 0));
}

/** A part is a reason from this share of its maximum on. */
const MIN_REASON_SHARE = 0.5;
const MAX_REASONS = 3;
const NAMED_FEATURES = 3;
const RATED_WELL = 4;

/** The parts that contributed most. */
export function reasonsOf(candidate: Candidate, parts: Parts, taste: Taste | undefined): RecommendationReason[] {
  const maxima = MAXIMA[taste ? 'taste' : 'visitor'];
  const category = candidate.categories.toSorted(
    (a, b) => (taste?.categories.get(b) ?? 0) - (taste?.categories.get(a) ?? 0),
  )[0];
  const likesOf = (feature: string): number => taste?.features.get(feature) ?? 0;
  const features = candidate.features.filter(likesOf).toSorted((a, b) => likesOf(b) - likesOf(a));
  const favorite = candidate.becauseOf;
  const applies: Record<PartName, boolean> = {
    categories: category !== undefined,
    features: features.length > 0,
    size: true,
    activity: true,
    // Without reviews the prior alone gives 3.5.
    rating: candidate.ratingScore >= RATED_WELL,
    coFavorites: favorite !== undefined,
    momentum: true,
  };
  return (Object.keys(parts) as PartName[])
    .filter((name) => maxima[name] > 0 && parts[name] >= maxima[name] * MIN_REASON_SHARE && applies[name])
    .toSorted((a, b) => parts[b] - parts[a])
    .slice(0, MAX_REASONS)
    .map((part) => ({
      part,
      category: part === 'categories' ? (category ?? null) : null,
      features: part === 'features' ? features.slice(0, NAMED_FEATURES) : [],
      favorite: part === 'coFavorites' ? (favorite ?? null) : null,
    }));
}

/** A reason in English. */
export function reasonText({ part, category, features, favorite }: RecommendationReason): string {
  const names = features.map((feature) => feature.replaceAll('_', ' '));
  const words: Record<PartName, string> = {
    categories: `You like ${category}`,
    features: `Has features of servers you like: ${new Intl.ListFormat('en').format(names)}`,
    size: 'About the size of servers you like',
    activity: 'Many members are online',
    rating: 'Well rated by reviewers',
    coFavorites: `At least ${favorite?.people} people who favorited ${favorite?.name} also favorited this`,
    momentum: 'Trending this week',
  };
  return words[part];
}

function clamped(share: number): number {
  return Math.max(0, Math.min(1, share));
}

/** To one decimal, so that the shown parts add up to the shown score. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
