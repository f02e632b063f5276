import { z } from 'zod';
import { ApiError, endpoint } from '#contract/endpoint.ts';
import { MAX_FAVORITES } from '#features/favorites/contract.ts';
import { UnlockedAchievement } from '#features/reputation/contract.ts';

export const recordActivity = endpoint({
  method: 'POST',
  url: '/api/v1/user-activity',
  config: { access: 'visitor', needs: ['writes'], rate: 'activity' },
  schema: {
    summary: 'Record a page view, an invite click, or an added or removed favorite',
    description:
      'Repeating an action has no effect. Favorites of visitors are stored in their browser: those actions have no ' +
      'effect without a session, and return 401 if the session has expired.',
    tags: ['activity'],
    hide: true,
    body: z.object({
      userId: z.string().max(100).nullish().describe('Ignored; the session is used.'),
      action: z.enum(['server_view', 'server_join', 'server_favorite', 'server_unfavorite']),
      serverId: z.string().max(200).describe('ID or slug.'),
      visitId: z.string().max(64).optional().describe('Identifies the page visit; each visit counts once.'),
      search: z
        .string()
        .max(500)
        .optional()
        .describe(
          "With server_view: the search that led to the page. Only words in the server's own texts are stored.",
        ),
    }),
    response: {
      200: z.object({
        success: z.literal(true),
        unlocked: z.array(UnlockedAchievement).describe('Achievements unlocked by this call.'),
      }),
      400: ApiError,
      401: ApiError.describe('The session has expired, so the favorite is not saved.'),
      403: ApiError,
      404: ApiError,
      409: ApiError.describe(`The caller already has the maximum of ${MAX_FAVORITES} favorites.`),
      429: ApiError,
    },
  },
});
