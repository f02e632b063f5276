// The queries of the map, used by the page's prefetch and by the page itself.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { MapPoints, MapServer } from '#features/serververse/contract.ts';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';

/** The first twenty servers and their clusters. */
export function mapQuery(api: Api) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'map'],
    queryFn: ({ signal }) => api('GET /api/v1/serververse', { signal }),
  });
}

/** All servers. Several megabytes: loaded only on request, in the browser. */
export function pointsQuery(api: Api) {
  return queryOptions({
    queryKey: ['map-points'],
    queryFn: ({ signal }) => api('GET /api/v1/serververse/points', { signal }),
    // Comparing a hundred thousand rows with the previous ones takes longer than drawing them.
    structuralSharing: false,
  });
}

/** The fields that only the health tab shows; it reads them from the first twenty servers. */
export const NO_HEALTH_DATA = { healthTrend: 'stable', onlineRatio: null, healthUpdatedAt: null } as const;

/** Converts one row of the columns to a server of the map; the columns have neither icons nor times, nor the states of invites. */
export function serverAt(points: MapPoints, row: number): MapServer {
  return {
    id: points.ids[row]!,
    slug: points.slugs[row]!,
    name: points.names[row]!,
    iconUrl: null,
    category: points.categories[points.category[row]!]!,
    region: points.regions[points.region[row]!]!,
    memberCount: points.members[row]!,
    onlineCount: points.online[row]!,
    lastSyncedAt: null,
    inviteState: 'live',
    overallHealthScore: points.health[row]!,
    isEstimate: points.estimates.includes(row),
    ...NO_HEALTH_DATA,
  };
}
