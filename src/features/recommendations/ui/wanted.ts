// What the address of the recommendations asks for. Apart from the queries: the table of routes, which every page loads, reads it.
import { categoryNamed } from '#contract/vocabulary.ts';

export const MIN_SCORES = [50, 60, 70, 80, 90] as const;
const DEFAULT_MIN_SCORE = 60;

export interface Wanted {
  minScore: number;
  category: string | null;
}

/** What the address asks for. */
export function readWanted(search: URLSearchParams): Wanted {
  const minScore = Number(search.get('minScore'));
  const isOffered = (MIN_SCORES as readonly number[]).includes(minScore);
  return {
    minScore: isOffered ? minScore : DEFAULT_MIN_SCORE,
    category: categoryNamed(search.get('category') ?? '') ?? null,
  };
}

/** What `readWanted` reads, without what is at its default: '' or '?...'. */
export function wantedQuery({ minScore, category }: Wanted): string {
  const query = new URLSearchParams();
  if (category !== null) query.set('category', category);
  if (minScore !== DEFAULT_MIN_SCORE) query.set('minScore', String(minScore));
  return query.size > 0 ? `?${query}` : '';
}
