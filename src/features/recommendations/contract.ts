import { z } from 'zod';
import { ApiError, endpoint, repeated, wholeNumber } from '#contract/endpoint.ts';
import { Server } from '#features/listings/contract.ts';

/** The parts that a score is the sum of. */
export const PARTS = ['categories', 'features', 'size', 'activity', 'rating', 'coFavorites', 'momentum'] as const;
export type PartName = (typeof PARTS)[number];

/** A reason by its part, with what its sentence speaks of. */
export const Reason = z.object({
  part: z.enum(PARTS),
  category: z.string().nullable().describe('Of the part `categories`.'),
  favorite: z
    .object({ name: z.string(), people: z.number().int() })
    .nullable()
    .describe('Of the part `coFavorites`: the favorite that so many people share.'),
});
export type Reason = z.infer<typeof Reason>;

export const Recommendation = z.object({
  serverId: z.string(),
  score: z.number().describe('0-100: the sum of the parts.'),
  parts: z.record(z.string(), z.number()).describe(`Of ${PARTS.join(', ')}.`),
  reasons: z.array(z.string()).describe('Why, the weightiest first.'),
  because: z.array(Reason).describe('The same reasons, for other languages.'),
  server: Server,
});
export type Recommendation = z.infer<typeof Recommendation>;

export const RecommendationList = z.object({
  recommendations: z.array(Recommendation),
  totalRecommendations: z.number().int(),
});
export type RecommendationList = z.infer<typeof RecommendationList>;

const Flag = z.enum(['true', 'false']);

export const listRecommendations = endpoint({
  method: 'GET',
  url: '/api/v1/recommendations',
  config: { access: 'visitor', needs: [], rate: null, reading: 'by-viewer' },
  schema: {
    summary: 'Servers that may suit the person who asks; visitors get what is trending',
    tags: ['discovery'],
    querystring: z.object({
      userId: z.string().max(100).optional().describe('Ignored: the session decides.'),
      minScore: wholeNumber(0, 100).describe('Default 60.'),
      limit: wholeNumber(1, 50).describe('Default 20.'),
      excludeJoined: Flag.optional().describe('Leaves out servers of the own server list (default true).'),
      categories: repeated(z.string().max(100)).describe('Only servers of any of these.'),
    }),
    response: { 200: RecommendationList, 400: ApiError },
  },
});

const TrendingList = z.object({ servers: z.array(Server) });
export type TrendingList = z.infer<typeof TrendingList>;

export const listTrending = endpoint({
  method: 'GET',
  url: '/api/v1/trending',
  config: { access: 'visitor', needs: [], rate: null, reading: 'public' },
  schema: {
    summary: 'Servers that grow and are looked at, over the last 7 days',
    tags: ['discovery'],
    querystring: z.object({ limit: wholeNumber(1, 50).describe('Default 6.') }),
    response: { 200: TrendingList, 400: ApiError },
  },
});
