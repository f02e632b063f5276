import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';

export function rankingQuery(api: Api) {
  return queryOptions({
    queryKey: ['ranking'],
    queryFn: ({ signal }) => api('GET /api/v1/ranking', { signal }),
  });
}
