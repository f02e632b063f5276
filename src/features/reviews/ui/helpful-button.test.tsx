import { expect, it } from 'vitest';
import { type Api, unreachable } from '#contract/client.ts';
import type { MyReview, Review, ReviewList } from '#features/reviews/contract.ts';
import { callHook, renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import { useHelpfulVote, VoteButton } from './helpful-button.tsx';
import { myReviewQuery, reviewsQuery } from './review-queries.ts';

const REVIEW: Review = {
  id: 'r_1',
  userId: 'u_2',
  username: 'oolong',
  isAuthorDeleted: false,
  userAvatar: null,
  rating: 4,
  title: null,
  content: 'Tea.',
  submittedAt: '2026-11-12T10:04:30.000Z',
  editedAt: null,
  verified: false,
  membershipDuration: null,
  membershipMonths: null,
  helpful: 0,
  reply: null,
};
const LIST: ReviewList = {
  reviews: [REVIEW, { ...REVIEW, id: 'r_2' }],
  rating: { averageRating: 4, totalReviews: 2 },
  histogram: [0, 0, 0, 2, 0],
  total: 2,
  page: 1,
  totalPages: 1,
};
const MINE: MyReview = {
  review: null,
  isHidden: false,
  removedReason: null,
  refusal: null,
  helpfulIds: [],
  mayReply: false,
};

/** The buttons of a page that is opened anew each time, and a press on the first. */
function votesWith(respond: (call: string) => Promise<unknown>) {
  const api = respond as unknown as Api;
  const queries = renderingQueries();
  const list = reviewsQuery(api, 's_1', { sort: 'newest', rating: null, page: 1 });
  queries.setQueryData(list.queryKey, LIST);
  queries.setQueryData(myReviewQuery(api, 's_1', 'u_1').queryKey, MINE);
  const cached = () => queries.getQueryData(list.queryKey)?.reviews ?? [];
  return {
    shown: () =>
      cached().map((review) => {
        const button = <VoteButton review={review} serverId="s_1" describedBy="author" voterId="u_1" />;
        const html = renderMarkup(button, { api, queries });
        return [html.replace(/<[^>]*>/g, ''), html.includes('aria-pressed="true"')];
      }),
    press: () => callHook(() => useHelpfulVote(cached()[0]!, 's_1', 'u_1'), { api, queries }).toggle(),
  };
}

const UNPRESSED = ['Helpful', false];

it('shows a vote, and its withdrawal, also when the page is opened again', async () => {
  let helpful = 1;
  const { shown, press } = votesWith(async () => ({ helpful, isHelpful: helpful === 1 }));
  const voted = press();
  expect(shown()).toEqual([['Helpful (1)', true], UNPRESSED]);
  await voted;
  expect(shown()).toEqual([['Helpful (1)', true], UNPRESSED]);
  helpful = 0;
  await press();
  expect(shown()).toEqual([UNPRESSED, UNPRESSED]);
});

it('takes a vote back that was not saved', async () => {
  const { shown, press } = votesWith(() => Promise.reject(new Error('no connection')));
  await press();
  expect(shown()).toEqual([UNPRESSED, UNPRESSED]);
});

it('keeps a vote whose response was lost', async () => {
  const { shown, press } = votesWith((call) =>
    call.startsWith('GET') ? Promise.resolve({ ...MINE, helpfulIds: ['r_1'] }) : Promise.reject(unreachable()),
  );
  await press();
  expect(shown()).toEqual([['Helpful (1)', true], UNPRESSED]);
});
