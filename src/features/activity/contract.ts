import { z } from 'zod';
import { ApiError, endpoint } from '#contract/endpoint.ts';

export const recordActivity = endpoint({
  method: 'POST',
  url: '/api/v1/user-activity',
  schema: {
    summary: 'Record that a server page was viewed',
    tags: ['activity'],
    hide: true,
    body: z.object({
      userId: z.string().max(100).nullish().describe('Ignored: the session decides.'),
      action: z.enum(['server_view']),
      serverId: z.string().max(200),
      visitId: z.string().max(64).optional().describe('One per page visit: the same visit counts once.'),
    }),
    response: { 200: z.object({ success: z.literal(true) }), 400: ApiError, 404: ApiError, 429: ApiError },
  },
});
