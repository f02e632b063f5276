import { z } from 'zod';
import { ApiError, endpoint } from '#contract/endpoint.ts';
import { MOST_FAVORITES } from '#features/favorites/contract.ts';
import { UnlockedAchievement } from '#features/reputation/contract.ts';

export const recordActivity = endpoint({
  method: 'POST',
  url: '/api/v1/user-activity',
  config: { access: 'visitor', needs: ['writes'], rate: 'activity' },
  schema: {
    summary: 'Record that a server page was viewed, its invite followed, or a heart set or taken',
    description:
      'Repeating an action changes nothing. Favorites of visitors stay in their browser: those actions change nothing ' +
      'without a session, and are refused when the cookies sent are of a session that has ended.',
    tags: ['activity'],
    hide: true,
    body: z.object({
      userId: z.string().max(100).nullish().describe('Ignored: the session decides.'),
      action: z.enum(['server_view', 'server_join', 'server_favorite', 'server_unfavorite']),
      serverId: z.string().max(200).describe('Id or slug.'),
      visitId: z.string().max(64).optional().describe('One per page visit: the same visit counts once.'),
      search: z
        .string()
        .max(500)
        .optional()
        .describe(
          'With server_view: the search whose results led to the page. Only words of the server are kept of it.',
        ),
    }),
    response: {
      200: z.object({
        success: z.literal(true),
        unlocked: z.array(UnlockedAchievement).describe('Achievements that this unlocked.'),
      }),
      400: ApiError,
      401: ApiError.describe('A favorite in a session that has ended.'),
      403: ApiError,
      404: ApiError,
      409: ApiError.describe(`A favorite beside the ${MOST_FAVORITES} that one person has at most.`),
      429: ApiError,
    },
  },
});
