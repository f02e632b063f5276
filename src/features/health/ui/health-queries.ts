import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { GlobalHealth, HealthAlert, ServerHealth } from '#features/health/contract.ts';

/** First part of all health query keys, so that Refresh can invalidate them together. */
export const HEALTH_KEY = 'health';

/** Fetched at each opening: favorites, submissions and claims change which servers are the user's. */
const OF_OWN_SERVERS = { staleTime: 0 };

export function overviewQuery(api: Api) {
  return queryOptions({
    ...OF_OWN_SERVERS,
    queryKey: [HEALTH_KEY, 'overview'],
    queryFn: ({ signal }) => api('GET /api/v1/health/overview', { signal }),
  });
}

export function communityStatsQuery(api: Api) {
  return queryOptions({
    ...OF_OWN_SERVERS,
    queryKey: [HEALTH_KEY, 'community-stats'],
    queryFn: ({ signal }) => api('GET /api/v1/health/community-stats', { signal }),
  });
}

/** Metrics of the server with that slug, or of all servers. */
export function metricsQuery(api: Api, slug: string | undefined) {
  return queryOptions({
    queryKey: [HEALTH_KEY, 'metrics', slug ?? null],
    queryFn: async ({ signal }): Promise<ServerHealth | GlobalHealth> =>
      slug === undefined
        ? await api('GET /api/v1/health/metrics', { signal })
        : await api('GET /api/v1/health/metrics/:serverId', { params: { serverId: slug }, signal }),
  });
}

/** Alerts of the user's own server with that slug, or of all their servers. */
export function alertsQuery(api: Api, slug: string | undefined) {
  return queryOptions({
    ...OF_OWN_SERVERS,
    queryKey: [HEALTH_KEY, 'alerts', slug ?? null],
    queryFn: async ({ signal }): Promise<HealthAlert[]> =>
      slug === undefined
        ? await api('GET /api/v1/health/alerts', { signal })
        : await api('GET /api/v1/health/alerts/:serverId', { params: { serverId: slug }, signal }),
  });
}

const CLOSING_MS = 3000;

/** For the owners of a server. */
export function ownAlertsQuery(api: Api, { id, inviteState }: { id: string; inviteState: string }) {
  return queryOptions({
    ...alertsQuery(api, id),
    refetchInterval: ({ state }) => isClosing(state.data ?? [], inviteState) && CLOSING_MS,
  });
}

/**
 * Whether an alert says that the invite stopped working although it works: a job closes it a few seconds after the owners
 * have saved another invite.
 */
export function isClosing(alerts: readonly Pick<HealthAlert, 'alertType'>[], inviteState: string): boolean {
  return inviteState === 'live' && alerts.some(({ alertType }) => alertType === 'invite_dead');
}

export function countsHistoryQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [HEALTH_KEY, 'history', id],
    queryFn: ({ signal }) => api('GET /api/v1/servers/:id/history', { params: { id }, signal }),
  });
}

export function ratingHistoryQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [HEALTH_KEY, 'ratings', id],
    queryFn: ({ signal }) => api('GET /api/v1/health/ratings/:serverId', { params: { serverId: id }, signal }),
  });
}
