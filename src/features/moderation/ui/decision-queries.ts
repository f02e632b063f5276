import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';

/** What moderators decided about what the person posted. */
export function decisionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['decisions'],
    queryFn: ({ signal }) => api('GET /api/v1/moderation/decisions', { signal }),
  });
}
