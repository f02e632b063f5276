// URL parameters of the recommendations. Apart from the queries: every page loads the route table, which imports this.
import { queryString } from '#contract/client.ts';
import { categoryNamed } from '#contract/vocabulary.ts';

export const MIN_SCORES = [50, 60, 70, 80, 90] as const;
const DEFAULT_MIN_SCORE = 60;

export interface RecommendationFilter {
  minScore: number;
  category: string | null;
}

/** Parses the URL parameters. */
export function readRecommendationFilter(search: URLSearchParams): RecommendationFilter {
  const minScore = Number(search.get('minScore'));
  const isOffered = (MIN_SCORES as readonly number[]).includes(minScore);
  return {
    minScore: isOffered ? minScore : DEFAULT_MIN_SCORE,
    category: categoryNamed(search.get('category') ?? '') ?? null,
  };
}

/** The inverse of `readRecommendationFilter`, without defaults: '' or '?...'. */
export function recommendationFilterQuery({ minScore, category }: RecommendationFilter): string {
  return queryString({ category, minScore: minScore === DEFAULT_MIN_SCORE ? null : minScore });
}
