import { z } from 'zod';
import { ApiError, endpoint, repeated, wholeNumber } from '#contract/endpoint.ts';
import { Server } from '#features/listings/contract.ts';

/** A score is the sum of these parts. */
export const PARTS = ['categories', 'features', 'size', 'activity', 'rating', 'coFavorites', 'momentum'] as const;
export type PartName = (typeof PARTS)[number];

/** A reason: its part, and the values that its sentence contains. */
export const RecommendationReason = z.object({
  part: z.enum(PARTS),
  category: z.string().nullable().describe('For the part `categories`.'),
  features: z
    .array(z.string())
    .describe('For the part `features`: up to three that it shares with liked servers, the most frequent first.'),
  favorite: z
    .object({ name: z.string(), people: z.number().int() })
    .nullable()
    .describe('For the part `coFavorites`: the shared favorite and how many users share it.'),
});
export type RecommendationReason = z.infer<typeof RecommendationReason>;

export const Recommendation = z.object({
  serverId: z.string(),
  score: z.number().describe('0-100: the sum of the parts.'),
  parts: z.record(z.string(), z.number()).describe(`Points by part: ${PARTS.join(', ')}.`),
  reasons: z.array(z.string()).describe('Why it is recommended, strongest reason first.'),
  because: z.array(RecommendationReason).describe('The same reasons as data, for translation.'),
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
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'by-viewer' },
  schema: {
    summary: 'Recommended servers for the caller; visitors get trending servers',
    tags: ['discovery'],
    querystring: z.object({
      userId: z.string().max(100).optional().describe('Ignored; the session is used.'),
      minScore: wholeNumber(0, 100).describe('Default 60.'),
      limit: wholeNumber(1, 50).describe('Default 20.'),
      excludeJoined: Flag.optional().describe("Excludes servers in the caller's Discord server list (default true)."),
      categories: repeated(z.string().max(100)).describe('Only servers in at least one of these.'),
    }),
    response: { 200: RecommendationList, 400: ApiError },
  },
});

const TrendingList = z.object({ servers: z.array(Server) });

export const listTrending = endpoint({
  method: 'GET',
  url: '/api/v1/trending',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    summary: 'Trending servers, by growth and views in the last 7 days',
    tags: ['discovery'],
    querystring: z.object({ limit: wholeNumber(1, 50).describe('Default 6.') }),
    response: { 200: TrendingList, 400: ApiError },
  },
});
