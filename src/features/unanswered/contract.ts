// Searches that found nothing: pages tell of them, admins read which words people miss.
import { z } from 'zod';
import { ApiError, endpoint, IsoTime } from '#contract/endpoint.ts';

const refusals = { 401: ApiError, 403: ApiError };
const Done = z.object({ success: z.literal(true) });

export const reportUnanswered = endpoint({
  method: 'POST',
  url: '/api/v1/unanswered-searches',
  schema: {
    summary: 'Say that a search found nothing',
    description:
      'Counted when that is so without any filter, and when people at two addresses searched for it on a day.',
    tags: ['activity'],
    hide: true,
    body: z.object({ search: z.string().max(500) }),
    response: { 200: Done, 400: ApiError, 429: ApiError },
  },
  config: { access: 'visitor', needs: ['writes'], rate: 'activity' },
});

export const UnansweredSearch = z.object({
  search: z.string().describe('Without case and accents.'),
  times: z.number().int().describe('Once for an address and a day.'),
  lastAt: IsoTime,
});
export type UnansweredSearch = z.infer<typeof UnansweredSearch>;

export const listUnanswered = endpoint({
  method: 'GET',
  url: '/api/v1/admin/unanswered-searches',
  schema: {
    summary: 'Searches that found nothing, the most frequent first',
    tags: ['admin'],
    hide: true,
    response: { 200: z.array(UnansweredSearch), ...refusals },
  },
  config: { access: 'admin', needs: [], rate: null, reading: 'personal' },
});

export const clearUnanswered = endpoint({
  method: 'DELETE',
  url: '/api/v1/admin/unanswered-searches',
  schema: {
    summary: 'Forget all of them',
    tags: ['admin'],
    hide: true,
    response: { 200: Done, ...refusals },
  },
  config: { access: 'admin', needs: [], rate: null },
});
