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

/** All servers. Megabytes: only for who asks for them, in the browser. */
export function pointsQuery(api: Api) {
  return queryOptions({
    queryKey: ['map-points'],
    queryFn: ({ signal }) => api('GET /api/v1/serververse/points', { signal }),
    // Comparing a hundred thousand rows with the ones before takes longer than drawing them.
    structuralSharing: false,
  });
}

/** What only the health tab shows; it has the first twenty. */
export const UNMEASURED = { healthTrend: 'stable', onlineRatio: null, healthUpdatedAt: null } as const;

/** One row of the columns as the map shows a server; its icon and ages are not in them. */
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
    overallHealthScore: points.health[row]!,
    isEstimate: points.estimates.includes(row),
    ...UNMEASURED,
  };
}
