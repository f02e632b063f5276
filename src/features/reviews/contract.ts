import { z } from 'zod';
import { ApiError, endpoint, IsoTime } from '#contract/endpoint.ts';

export const Review = z.object({
  id: z.string(),
  userId: z.string(),
  username: z.string(),
  userAvatar: z.string().nullable(),
  rating: z.number().int().min(1).max(5),
  title: z.string().nullable(),
  content: z.string(),
  submittedAt: IsoTime,
  verified: z.boolean(),
  membershipDuration: z.string().nullable(),
  helpful: z.number().int(),
});
export type Review = z.infer<typeof Review>;

export const Rating = z.object({ averageRating: z.number(), totalReviews: z.number().int() });

export const ReviewList = z.object({
  reviews: z.array(Review).describe('The newest 50.'),
  rating: Rating,
  histogram: z.array(z.number().int()).length(5).describe('Number of reviews with 1, 2, 3, 4 and 5 stars.'),
});
export type ReviewList = z.infer<typeof ReviewList>;

const tags = ['reviews'] as const;
const params = z.object({ id: z.string().max(200) });

export const listReviews = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:id/reviews',
  schema: { summary: 'Reviews of a server', tags, params, response: { 200: ReviewList, 404: ApiError } },
});

export const getRating = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:id/rating',
  schema: { summary: 'Rating of a server', tags, params, response: { 200: Rating, 404: ApiError } },
});
