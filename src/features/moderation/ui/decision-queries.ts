import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';

/** The decisions of moderators about the user's posts. */
export function decisionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['decisions'],
    queryFn: ({ signal }) => api('GET /api/v1/moderation/decisions', { signal }),
  });
}
