// The server-rendered HTML of the reviews, as it is without scripts.
import { expect, it, vi } from 'vitest';
import type { Api } from '#contract/client.ts';
import type { ReviewList } from '#features/reviews/contract.ts';
import { renderingQueries } from '#web/query-client.ts';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { reviewsQuery } from './review-queries.ts';
import { readReviewsView } from './reviews-view.ts';
import { ReviewsBlock } from './reviews-block.tsx';

const list: ReviewList = {
  reviews: [],
  rating: { averageRating: 4.5, totalReviews: 24 },
  histogram: [0, 0, 0, 12, 12],
  total: 24,
  page: 1,
  totalPages: 3,
};

/** The URLs of the links at the given URL of the page. */
function linksAt(search: string, shown = list): string[] {
  const queries = renderingQueries();
  const view = readReviewsView(new URLSearchParams(search));
  queries.setQueryData(reviewsQuery(noApi, 's_1', view).queryKey, shown);
  const block = <ReviewsBlock serverId="s_1" isPublic renderReport={() => null} />;
  const markup = renderMarkup(block, { queries, url: `/server/tea-house${search}` });
  const hrefs = [...markup.matchAll(/href="([^"]*)#reviews"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return hrefs.map((href) => href.replace('/server/tea-house', ''));
}

it('links to the reviews with each number of stars that there are, and to the next page', () => {
  expect(linksAt('')).toEqual(['?rating=5', '?rating=4', '?page=2']);
});

it('links to both pages beside the one in the URL, in its order', () => {
  const found = ['?sort=oldest&rating=5', '?sort=oldest&rating=4', '?sort=oldest', '?sort=oldest&page=3'];
  expect(linksAt('?sort=oldest&page=2')).toEqual(found);
});

it('shows the last page in place of one past the end', async () => {
  const review = { id: 'r_1' };
  const api = vi.fn<(call: string, input: { query: { page: number } }) => Promise<unknown>>(
    async (_call, { query: { page } }) => ({ ...list, page, reviews: page > 3 ? [] : [review] }),
  );
  const view = readReviewsView(new URLSearchParams('?page=99'));
  const found = await renderingQueries().fetchQuery(reviewsQuery(api as unknown as Api, 's_1', view));
  expect([found.page, found.reviews]).toEqual([3, [review]]);
  expect(linksAt('?page=99').slice(2)).toEqual(['?page=2']);
});

it('links from the reviews with some stars to all', () => {
  const chosen = { ...list, total: 12, totalPages: 1 };
  expect(linksAt('?rating=4', chosen)).toEqual(['?rating=5', '', '']);
});

it('offers no form for a server that waits for approval', () => {
  const queries = renderingQueries();
  const none = { ...list, rating: { averageRating: 0, totalReviews: 0 }, total: 0 };
  queries.setQueryData(reviewsQuery(noApi, 's_1', readReviewsView(new URLSearchParams())).queryKey, none);
  const block = <ReviewsBlock serverId="s_1" isPublic={false} renderReport={() => null} />;
  const markup = renderMarkup(block, { queries });
  expect(markup).toContain('The server can be reviewed once it is approved.');
  expect(markup).not.toContain('Login Required');
});
