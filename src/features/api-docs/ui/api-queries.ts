import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';

export function apiDescriptionQuery(api: Api) {
  return queryOptions({
    queryKey: ['api-docs'],
    queryFn: ({ signal }) => api('GET /api/v1/docs', { signal }),
  });
}

/** The server that the examples ask about: the largest one that is listed. */
export function sampleServerQuery(api: Api) {
  return queryOptions({
    queryKey: ['api-docs', 'sample'],
    queryFn: async ({ signal }) => {
      const { servers } = await api('GET /api/v1/servers', { query: { limit: 1 }, signal });
      return servers[0]?.slug ?? 'oadro';
    },
  });
}
