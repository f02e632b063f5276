// Reviews: one of a person for a server. Anybody reads them; those who are signed in write, vote and answer.
import { z } from 'zod';
import { ApiError, endpoint, IsoTime, repeated, wholeNumber } from '#contract/endpoint.ts';
import { clearableLineOf, clearableTextOf, lineOf, textOf } from '#contract/plain-text.ts';
import { UnlockedAchievement } from '#features/reputation/contract.ts';

const MAX_TITLE = 120;
const MAX_CONTENT = 4000;
const REVIEW_SORTS = ['newest', 'oldest', 'highest', 'lowest', 'helpful'] as const;

const Stars = z.number().int().min(1).max(5);

export const OwnerReply = z.object({ content: z.string(), at: IsoTime });
export type OwnerReply = z.infer<typeof OwnerReply>;

export const Review = z.object({
  id: z.string(),
  userId: z.string().describe('Leads nowhere once the account was deleted.'),
  username: z.string().describe("'deleted user' once the account was deleted."),
  isAuthorDeleted: z.boolean().describe('The account of the author was deleted.'),
  userAvatar: z.string().nullable().describe('Path on this site.'),
  rating: Stars,
  title: z.string().nullable(),
  content: z.string().describe('Plain text.'),
  submittedAt: IsoTime,
  editedAt: IsoTime.nullable(),
  verified: z.boolean().describe('The server was in the list of servers of the person when it was written.'),
  membershipDuration: z.string().nullable().describe('How long at least, when it was written; null when unknown.'),
  membershipMonths: z.number().int().nullable().describe('The same in whole months; 0 is less than one.'),
  helpful: z.number().int().describe('Number of people who found it helpful.'),
  reply: OwnerReply.nullable().describe('Of somebody who manages the server.'),
});
export type Review = z.infer<typeof Review>;

export const Rating = z.object({
  averageRating: z.number().describe('Plain mean, one decimal; 0 with no reviews.'),
  totalReviews: z.number().int(),
});
export type Rating = z.infer<typeof Rating>;

export const ReviewList = z.object({
  reviews: z.array(Review),
  rating: Rating.describe('Over all reviews, whatever the filter.'),
  histogram: z
    .array(z.number().int())
    .length(5)
    .describe('Number of reviews with 1, 2, 3, 4 and 5 stars, over all reviews.'),
  total: z.number().int().describe('Number of reviews that pass the filter.'),
  page: z.number().int(),
  totalPages: z.number().int(),
});
export type ReviewList = z.infer<typeof ReviewList>;

/** A number in a query string; digits only. */
const StarsFilter = z.preprocess((value) => (/^[1-5]$/.test(String(value)) ? Number(value) : value), Stars);

export const ListReviewsQuery = z.object({
  page: wholeNumber(1, 1_000_000).describe('From 1 (default 1).'),
  limit: wholeNumber(1, 50).describe('1 to 50 (default 50).'),
  sort: z.enum(REVIEW_SORTS).optional().describe('Default: newest. Equal ones: the newer first.'),
  rating: repeated(StarsFilter).describe('Only reviews with these stars, 1 to 5.'),
});

const tags = ['reviews'] as const;
const params = z.object({ id: z.string().max(200).describe('Id or slug of the server.') });
const reviewParams = z.object({ reviewId: z.string().max(200) });
const refusals = { 400: ApiError, 401: ApiError, 403: ApiError, 404: ApiError, 429: ApiError };

export const listReviews = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:id/reviews',
  config: { access: 'visitor', needs: [], rate: null, reading: 'public' },
  schema: {
    summary: 'Reviews of a server',
    tags,
    params,
    querystring: ListReviewsQuery,
    response: { 200: ReviewList, 400: ApiError, 404: ApiError },
  },
});

export const getRating = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:id/rating',
  config: { access: 'visitor', needs: [], rate: null, reading: 'public' },
  schema: { summary: 'Rating of a server', tags, params, response: { 200: Rating, 404: ApiError } },
});

export const MyReview = z.object({
  review: Review.nullable().describe('The review of the person who asks.'),
  isHidden: z.boolean().describe('Nobody else sees that review until a moderator looked at what was reported.'),
  removedReason: z.string().nullable().describe('Why a moderator removed the review of the person who asks.'),
  refusal: z
    .enum(['own_server', 'reviewed_before'])
    .nullable()
    .describe('Why the person who asks cannot write or change one; null when they can.'),
  helpfulIds: z.array(z.string()).describe('Reviews of this server that the person found helpful.'),
  mayReply: z.boolean().describe('Manages the server, so may answer its reviews.'),
});
export type MyReview = z.infer<typeof MyReview>;

export const getMyReview = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:id/reviews/mine',
  config: { access: 'user', needs: [], rate: null, reading: 'personal' },
  schema: {
    summary: "The signed-in person's part in the reviews of a server",
    tags,
    hide: true,
    params,
    response: { 200: MyReview, 401: ApiError, 404: ApiError },
  },
});

export const WrittenReview = z.object({
  review: Review,
  rating: Rating.describe('Of the server, with this review.'),
  unlocked: z.array(UnlockedAchievement).describe('Achievements that this write unlocked.'),
});
export type WrittenReview = z.infer<typeof WrittenReview>;

const ONE_REVIEW =
  'One of a person for a server: a second one is 409 `already_reviewed`, or `reviewed_before` when an account that they ' +
  'deleted wrote the first. Who manages the server cannot review it: 403 `own_server`.';

export const createReview = endpoint({
  method: 'POST',
  url: '/api/v1/servers/:id/reviews',
  config: { access: 'user', needs: ['writes'], rate: 'review' },
  schema: {
    summary: 'Review a server',
    description: `${ONE_REVIEW} 30 writes of reviews in 10 minutes for an account and for an address.`,
    tags,
    hide: true,
    params,
    body: z.object({ rating: Stars, title: lineOf(MAX_TITLE), content: textOf(MAX_CONTENT) }),
    response: { 201: WrittenReview, ...refusals, 409: ApiError },
  },
});

export const createReviewByServer = endpoint({
  method: 'POST',
  url: '/api/v1/reviews',
  config: { access: 'user', needs: ['writes'], rate: 'review' },
  schema: {
    summary: 'Review a server that the body names',
    description: `${ONE_REVIEW} 30 writes of reviews in 10 minutes for an account and for an address.`,
    tags,
    hide: true,
    body: z.object({
      serverId: z.string().max(200).describe('Id or slug.'),
      rating: Stars,
      title: clearableLineOf(MAX_TITLE).optional(),
      reviewText: textOf(MAX_CONTENT),
    }),
    response: { 201: WrittenReview, ...refusals, 409: ApiError },
  },
});

export const editReview = endpoint({
  method: 'PATCH',
  url: '/api/v1/reviews/:reviewId',
  config: { access: 'user', needs: ['writes'], rate: 'review' },
  schema: {
    summary: 'Edit a review of your own',
    description: 'What is left out stays. Counts as a write of reviews.',
    tags,
    hide: true,
    params: reviewParams,
    body: z.object({
      serverId: z.string().max(200).optional().describe('When given, the server that the review is of.'),
      rating: Stars.optional(),
      title: clearableLineOf(MAX_TITLE).optional().describe('null or empty takes it away.'),
      content: textOf(MAX_CONTENT).optional(),
      reviewText: textOf(MAX_CONTENT).optional().describe('The same field as `content`, which wins.'),
    }),
    response: { 200: WrittenReview, ...refusals },
  },
});

export const deleteReview = endpoint({
  method: 'DELETE',
  url: '/api/v1/reviews/:reviewId',
  config: { access: 'user', needs: ['writes'], rate: 'review' },
  schema: {
    summary: 'Delete a review of your own, with its points',
    tags,
    hide: true,
    params: reviewParams,
    response: { 200: z.object({ success: z.literal(true), rating: Rating }), ...refusals },
  },
});

export const HelpfulVotes = z.object({
  helpful: z.number().int().describe('Number of people who found it helpful.'),
  isHelpful: z.boolean().describe('Whether the person who asks is one of them.'),
});
export type HelpfulVotes = z.infer<typeof HelpfulVotes>;

const helpful = {
  description: 'Repeating it changes nothing. Not for a review of your own (403). 120 votes in 10 minutes.',
  tags,
  hide: true,
  params: reviewParams,
  response: { 200: HelpfulVotes, ...refusals },
} as const;

export const markHelpful = endpoint({
  method: 'POST',
  url: '/api/v1/reviews/:reviewId/helpful',
  config: { access: 'user', needs: ['writes'], rate: 'vote' },
  schema: { summary: 'Say that a review helped', ...helpful },
});

export const unmarkHelpful = endpoint({
  method: 'DELETE',
  url: '/api/v1/reviews/:reviewId/helpful',
  config: { access: 'user', needs: ['writes'], rate: 'vote' },
  schema: { summary: 'Take back that a review helped', ...helpful },
});

export const replyToReview = endpoint({
  method: 'PUT',
  url: '/api/v1/reviews/:reviewId/reply',
  config: { access: 'user', needs: ['writes'], rate: 'review' },
  schema: {
    summary: 'Answer a review of a server that you manage',
    description: 'Replaces the answer that was there. Empty text removes it. Counts as a write of reviews.',
    tags,
    hide: true,
    params: reviewParams,
    body: z.object({ content: clearableTextOf(MAX_CONTENT) }),
    response: { 200: z.object({ reply: OwnerReply.nullable() }), ...refusals },
  },
});
