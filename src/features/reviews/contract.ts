// Reviews: one per user and server. Everyone can read them; logged-in users write, vote and reply.
import { z } from 'zod';
import { MAX_REVIEW, MAX_REVIEW_TITLE } from '#contract/limits.ts';
import {
  ApiError,
  clearableLineOf,
  clearableTextOf,
  endpoint,
  IsoTime,
  lineOf,
  repeated,
  requiredWholeNumber,
  textOf,
  wholeNumber,
} from '#contract/endpoint.ts';
import { REVIEW_SORTS } from '#contract/vocabulary.ts';
import { UnlockedAchievement } from '#features/reputation/contract.ts';

const Stars = z.number().int().min(1).max(5);

export const OwnerReply = z.object({ content: z.string(), at: IsoTime });
export type OwnerReply = z.infer<typeof OwnerReply>;

export const Review = z.object({
  id: z.string(),
  userId: z.string().describe('Matches no user if the account was deleted.'),
  username: z.string().describe("'deleted user' if the account was deleted."),
  isAuthorDeleted: z.boolean().describe("Whether the author's account was deleted."),
  userAvatar: z.string().nullable().describe('Path on this site.'),
  rating: Stars,
  title: z.string().nullable(),
  content: z.string().describe('Plain text.'),
  submittedAt: IsoTime,
  editedAt: IsoTime.nullable(),
  verified: z
    .boolean()
    .describe("Whether the server was in the author's Discord server list when the review was written."),
  membershipDuration: z
    .string()
    .nullable()
    .describe('Minimum membership of the author when the review was written; null if unknown.'),
  membershipMonths: z.number().int().nullable().describe('The same in whole months; 0 is less than one month.'),
  helpful: z.number().int().describe('Number of users who found the review helpful.'),
  reply: OwnerReply.nullable().describe('Reply from a server manager.'),
});
export type Review = z.infer<typeof Review>;

export const Rating = z.object({
  averageRating: z.number().describe('Average of all reviews, one decimal; 0 with no reviews.'),
  totalReviews: z.number().int(),
});
export type Rating = z.infer<typeof Rating>;

export const ReviewList = z.object({
  reviews: z.array(Review),
  rating: Rating.describe('Over all reviews, regardless of the filter.'),
  histogram: z
    .array(z.number().int())
    .length(5)
    .describe('Number of reviews with 1, 2, 3, 4 and 5 stars, over all reviews.'),
  total: z.number().int().describe('Number of reviews that match the filter.'),
  page: z.number().int(),
  totalPages: z.number().int(),
});
export type ReviewList = z.infer<typeof ReviewList>;

export const ListReviewsQuery = z.object({
  page: wholeNumber(1, 1_000_000).describe('Starts at 1 (default 1).'),
  limit: wholeNumber(1, 50).describe('1 to 50 (default 50).'),
  sort: z.enum(REVIEW_SORTS).optional().describe('Default: newest. Ties are sorted newest first.'),
  rating: repeated(requiredWholeNumber(1, 5)).describe('Only reviews with these star ratings, 1 to 5.'),
});

const tags = ['reviews'] as const;
const params = z.object({ id: z.string().max(200).describe('ID or slug of the server.') });
const reviewParams = z.object({ reviewId: z.string().max(200) });
const refusals = { 400: ApiError, 401: ApiError, 403: ApiError, 404: ApiError, 429: ApiError };

export const listReviews = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:id/reviews',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
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
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: { summary: 'Rating of a server', tags, params, response: { 200: Rating, 404: ApiError } },
});

/** Why the caller has no form for a review of a server. */
export const reviewRefusal = {
  removedReason: z
    .string()
    .nullable()
    .describe("Why a moderator removed the caller's review; null if none was removed."),
  refusal: z
    .enum(['own_server', 'reviewed_before'])
    .nullable()
    .describe('Another reason why the caller cannot write or edit a review; null if there is none.'),
};

export const MyReview = z.object({
  review: Review.nullable().describe("The caller's review."),
  isHidden: z.boolean().describe('Only the caller sees the review until a moderator has reviewed the reports.'),
  ...reviewRefusal,
  helpfulIds: z.array(z.string()).describe('Reviews of this server that the caller marked as helpful.'),
  mayReply: z.boolean().describe('Whether the caller manages the server and can reply to its reviews.'),
});
export type MyReview = z.infer<typeof MyReview>;

export const getMyReview = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:id/reviews/mine',
  config: { access: 'user', needs: [], rate: 'ownData', cacheScope: 'personal' },
  schema: {
    summary: "The caller's review, votes and permissions for a server",
    tags,
    hide: true,
    params,
    response: { 200: MyReview, 401: ApiError, 404: ApiError, 429: ApiError },
  },
});

export const WrittenReview = z.object({
  review: Review,
  rating: Rating.describe('Rating of the server including this review.'),
  unlocked: z.array(UnlockedAchievement).describe('Achievements unlocked by this review.'),
});
export type WrittenReview = z.infer<typeof WrittenReview>;

const ONE_REVIEW =
  'One review per user and server: a second one returns 409 `already_reviewed`, or `reviewed_before` if the user ' +
  'wrote the first with an account deleted since. Server managers cannot review their own servers: 403 `own_server`.';

export const createReview = endpoint({
  method: 'POST',
  url: '/api/v1/servers/:id/reviews',
  config: { access: 'user', needs: ['writes'], rate: 'review' },
  schema: {
    summary: 'Review a server',
    description: `${ONE_REVIEW} Limit: 30 review writes in 10 minutes per account and per IP address.`,
    tags,
    hide: true,
    params,
    body: z.object({ rating: Stars, title: lineOf(MAX_REVIEW_TITLE), content: textOf(MAX_REVIEW) }),
    response: { 201: WrittenReview, ...refusals, 409: ApiError },
  },
});

export const createReviewByServer = endpoint({
  method: 'POST',
  url: '/api/v1/reviews',
  config: { access: 'user', needs: ['writes'], rate: 'review' },
  schema: {
    summary: 'Review the server named in the body',
    description: `${ONE_REVIEW} Limit: 30 review writes in 10 minutes per account and per IP address.`,
    tags,
    hide: true,
    body: z.object({
      serverId: z.string().max(200).describe('ID or slug.'),
      rating: Stars,
      title: clearableLineOf(MAX_REVIEW_TITLE).optional(),
      reviewText: textOf(MAX_REVIEW),
    }),
    response: { 201: WrittenReview, ...refusals, 409: ApiError },
  },
});

export const editReview = endpoint({
  method: 'PATCH',
  url: '/api/v1/reviews/:reviewId',
  config: { access: 'user', needs: ['writes'], rate: 'review' },
  schema: {
    summary: "Edit the caller's review",
    description: 'Omitted fields stay unchanged. Counts toward the limit for review writes.',
    tags,
    hide: true,
    params: reviewParams,
    body: z.object({
      serverId: z.string().max(200).optional().describe('ID or slug. If given, must be the reviewed server.'),
      rating: Stars.optional(),
      title: clearableLineOf(MAX_REVIEW_TITLE).optional().describe('Null or empty removes it.'),
      content: textOf(MAX_REVIEW).optional(),
      reviewText: textOf(MAX_REVIEW).optional().describe('Alias of `content`, which takes precedence.'),
    }),
    response: { 200: WrittenReview, ...refusals },
  },
});

export const deleteReview = endpoint({
  method: 'DELETE',
  url: '/api/v1/reviews/:reviewId',
  config: { access: 'user', needs: ['writes'], rate: 'review' },
  schema: {
    summary: "Delete the caller's review and its points",
    tags,
    hide: true,
    params: reviewParams,
    response: { 200: z.object({ success: z.literal(true), rating: Rating }), ...refusals },
  },
});

export const HelpfulVotes = z.object({
  helpful: z.number().int().describe('Number of users who found the review helpful.'),
  isHelpful: z.boolean().describe('Whether the caller is one of them.'),
});
export type HelpfulVotes = z.infer<typeof HelpfulVotes>;

const helpful = {
  description:
    "Idempotent. 403 for the caller's own review; 409 `reviewed_before` for one of a deleted account if the caller " +
    'reviewed the server with one. Limit: 120 votes in 10 minutes.',
  tags,
  hide: true,
  params: reviewParams,
  response: { 200: HelpfulVotes, ...refusals, 409: ApiError },
} as const;

export const markHelpful = endpoint({
  method: 'POST',
  url: '/api/v1/reviews/:reviewId/helpful',
  config: { access: 'user', needs: ['writes'], rate: 'vote' },
  schema: { summary: 'Mark a review as helpful', ...helpful },
});

export const unmarkHelpful = endpoint({
  method: 'DELETE',
  url: '/api/v1/reviews/:reviewId/helpful',
  config: { access: 'user', needs: ['writes'], rate: 'vote' },
  schema: { summary: 'Unmark a review as helpful', ...helpful },
});

export const replyToReview = endpoint({
  method: 'PUT',
  url: '/api/v1/reviews/:reviewId/reply',
  config: { access: 'user', needs: ['writes'], rate: 'review' },
  schema: {
    summary: 'Reply to a review of a server that the caller manages',
    description: 'Replaces an existing reply; empty text removes it. Counts toward the limit for review writes.',
    tags,
    hide: true,
    params: reviewParams,
    body: z.object({
      content: clearableTextOf(MAX_REVIEW),
      replacing: z
        .string()
        .max(40)
        .nullable()
        .optional()
        .describe(
          '`at` of the reply to replace, null for none: 409 if there is another by now. Omitted: replaces any.',
        ),
    }),
    response: { 200: z.object({ reply: OwnerReply.nullable() }), ...refusals, 409: ApiError },
  },
});
