// Searches that found nothing: pages report them, admins see which words users miss.
import { z } from 'zod';
import { ApiError, Done, endpoint, IsoTime } from '#contract/endpoint.ts';

const refusals = { 401: ApiError, 403: ApiError };

export const reportUnanswered = endpoint({
  method: 'POST',
  url: '/api/v1/unanswered-searches',
  schema: {
    summary: 'Report a search without results',
    description:
      'Counted if the search has no results without filters either, and was made from at least two IP addresses that day.',
    tags: ['activity'],
    hide: true,
    body: z.object({ search: z.string().max(500) }),
    response: { 200: Done, 400: ApiError, 403: ApiError, 429: ApiError },
  },
  config: { access: 'visitor', needs: ['writes'], rate: 'activity' },
});

export const UnansweredSearch = z.object({
  search: z.string().describe('Lowercase and without accents.'),
  times: z.number().int().describe('Counted once per IP address and day.'),
  lastAt: IsoTime,
});
export type UnansweredSearch = z.infer<typeof UnansweredSearch>;

export const listUnanswered = endpoint({
  method: 'GET',
  url: '/api/v1/admin/unanswered-searches',
  schema: {
    summary: 'Searches without results, most frequent first',
    tags: ['admin'],
    hide: true,
    response: { 200: z.array(UnansweredSearch), ...refusals },
  },
  config: { access: 'admin', needs: [], rate: null, cacheScope: 'personal' },
});

export const clearUnanswered = endpoint({
  method: 'DELETE',
  url: '/api/v1/admin/unanswered-searches',
  schema: {
    summary: 'Delete all searches without results',
    tags: ['admin'],
    hide: true,
    response: { 200: Done, ...refusals },
  },
  config: { access: 'admin', needs: [], rate: null },
});
