import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { SERVERS_KEY } from '#features/listings/ui/list-queries.ts';

/** The newest reviews of a server with its rating and histogram. */
export function reviewsQuery(api: Api, serverId: string) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'reviews', serverId],
    queryFn: ({ signal }) => api('GET /api/v1/servers/:id/reviews', { params: { id: serverId }, signal }),
  });
}
