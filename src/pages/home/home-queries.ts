// Queries of the home page: the server list (heading, filters, results and tools share one cached response), the active
// servers and the totals.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { Server } from '#features/listings/contract.ts';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import { onlinePercent } from '#web/directory/online-share.ts';
import type { Sort } from '#contract/filters.ts';
import { PAGE_SIZE } from '#contract/limits.ts';
import { type ListFilters, toListQuery } from '#web/directory/list-filters.ts';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { useServerList } from '#features/listings/ui/use-server-list.ts';

/** Candidates for the drawing: the most active servers. Those with the highest share online are lit. */
const CANDIDATES = 36;
/** In smaller servers the share of members online says little. */
const MIN_MEMBERS = 50;

export interface ActiveServer {
  id: string;
  slug: string;
  name: string;
  iconUrl: string | null;
  /** Percent of the members online. */
  percent: number;
}

/** The servers with the highest share of members online, highest first. */
export function activeServersQuery(api: Api) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'lit'],
    queryFn: async ({ signal }) => {
      const query = { sort: 'activity', minMembers: MIN_MEMBERS, limit: CANDIDATES } as const;
      const { servers } = await api('GET /api/v1/servers', { query, signal });
      return mostActive(servers);
    },
  });
}

export function mostActive(servers: Server[]): ActiveServer[] {
  return servers
    .flatMap(({ id, slug, name, iconUrl, memberCount, onlineCount }) => {
      const percent = onlinePercent(memberCount, onlineCount);
      if (percent === null || percent === 0 || (memberCount ?? 0) < MIN_MEMBERS) return [];
      return [{ id, slug, name, iconUrl, percent: Math.round(percent * 10) / 10 }];
    })
    .sort((a, b) => b.percent - a.percent || (a.id < b.id ? -1 : 1));
}

/** Servers, members and average rating across all listed servers. */
export function totalsQuery(api: Api) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'totals'],
    queryFn: ({ signal }) => api('GET /api/v1/totals', { signal }),
  });
}

export const DEFAULT_SORT: Sort = 'newest';
export const SORTS: readonly Sort[] = ['relevance', 'members', 'activity', 'newest'];
export const SKELETONS = PAGE_SIZE;

/** The list query, with the counts shown next to the filters. */
export function discoverQuery(filters: ListFilters) {
  return { ...toListQuery(filters, DEFAULT_SORT), facets: 'true' as const };
}

export function useDiscover() {
  const state = useListFilters();
  return { ...state, ...useServerList(discoverQuery(state.filters)) };
}
