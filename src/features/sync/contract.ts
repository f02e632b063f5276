import { z } from 'zod';
import { ApiError, endpoint, IsoTime } from '#contract/endpoint.ts';

const SyncedServer = z.object({
  discordData: z.object({ memberCount: z.number().int().nullable(), onlineCount: z.number().int().nullable() }),
  lastSyncedAt: IsoTime.nullable(),
  /** False if the last check failed or brought no counts: these are from an earlier one. */
  countsAreCurrent: z.boolean(),
});

export const syncServer = endpoint({
  method: 'POST',
  url: '/api/v1/servers/:id/sync',
  config: { access: 'visitor', needs: ['writes', 'lookUp'], rate: 'sync' },
  schema: {
    summary: 'Refresh the counts of a server',
    description:
      'At most one look-up per server per minute; other calls return the stored counts. `countsAreCurrent` is false if the last look-up failed or gave no counts.',
    tags: ['servers'],
    params: z.object({ id: z.string().max(200) }),
    response: { 200: SyncedServer, 403: ApiError, 404: ApiError, 429: ApiError, 502: ApiError, 503: ApiError },
  },
});
