// The part of the reviews that the URL of a server's page asks for. Apart from the queries: every page loads the route
// table, which imports this.
import { queryString } from '#contract/client.ts';
import { REVIEW_SORTS, type ReviewSort } from '#contract/vocabulary.ts';
import { wholeNumber } from '#web/directory/list-filters.ts';

export interface ReviewsView {
  sort: ReviewSort;
  /** Only reviews with these stars. */
  rating: number | null;
  page: number;
}

/** The defaults in place of missing and invalid values. */
export function readReviewsView(search: URLSearchParams): ReviewsView {
  return {
    sort: REVIEW_SORTS.find((sort) => sort === search.get('sort')) ?? 'newest',
    rating: wholeNumber(search.get('rating'), 1, 5) ?? null,
    page: wholeNumber(search.get('page'), 1, 1_000_000) ?? 1,
  };
}

/** Without the defaults of `readReviewsView`: '' or '?...'. */
export function reviewsViewQuery({ sort, rating, page }: ReviewsView): string {
  return queryString({ sort: sort === 'newest' ? null : sort, rating, page: page > 1 ? page : null });
}
