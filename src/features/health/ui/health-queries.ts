import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { GlobalHealth, HealthAlert, ServerHealth } from '#features/health/contract.ts';

/** Every answer about health stands under this key: Refresh asks for all of them. */
export const HEALTH_KEY = 'health';

export function overviewQuery(api: Api) {
  return queryOptions({
    queryKey: [HEALTH_KEY, 'overview'],
    queryFn: ({ signal }) => api('GET /api/v1/health/overview', { signal }),
  });
}

export function communityStatsQuery(api: Api) {
  return queryOptions({
    queryKey: [HEALTH_KEY, 'community-stats'],
    queryFn: ({ signal }) => api('GET /api/v1/health/community-stats', { signal }),
  });
}

/** Of the server with that slug, or of all. */
export function metricsQuery(api: Api, slug: string | undefined) {
  return queryOptions({
    queryKey: [HEALTH_KEY, 'metrics', slug ?? null],
    queryFn: async ({ signal }): Promise<ServerHealth | GlobalHealth> =>
      slug === undefined
        ? await api('GET /api/v1/health/metrics', { signal })
        : await api('GET /api/v1/health/metrics/:serverId', { params: { serverId: slug }, signal }),
  });
}

/** Of one's own server with that slug, or of all that are one's own. */
export function alertsQuery(api: Api, slug: string | undefined) {
  return queryOptions({
    queryKey: [HEALTH_KEY, 'alerts', slug ?? null],
    queryFn: async ({ signal }): Promise<HealthAlert[]> =>
      slug === undefined
        ? await api('GET /api/v1/health/alerts', { signal })
        : await api('GET /api/v1/health/alerts/:serverId', { params: { serverId: slug }, signal }),
  });
}

export function countsHistoryQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: [HEALTH_KEY, 'history', slug],
    queryFn: ({ signal }) => api('GET /api/v1/servers/:id/history', { params: { id: slug }, signal }),
  });
}

export function ratingHistoryQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: [HEALTH_KEY, 'ratings', slug],
    queryFn: ({ signal }) => api('GET /api/v1/health/ratings/:serverId', { params: { serverId: slug }, signal }),
  });
}
