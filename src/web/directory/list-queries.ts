// Queries shared by several features. A page and its prefetch use the same options, so that the browser finds the data
// that the server rendered.
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { ListServersQuery, ServerList } from '#features/listings/contract.ts';

/** Prefix of the keys of all cached responses about servers: a sync invalidates them together. */
export const SERVERS_KEY = 'servers';

/** Prefix of the keys of what a user's profile shows: refetched after a write that can change it. */
export const PROFILE_KEY = 'profile';

/** Prefix of the keys of invite previews. They are apart since each request can spend a look-up. */
export const INVITES_KEY = 'invites';

/** Invalidates all responses whose key begins with one of these; resolves when those that are shown are refetched. */
export async function invalidate(queries: QueryClient, ...keys: QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

export function serverListQuery(api: Api, query: ListServersQuery) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'list', query],
    queryFn: ({ signal }) => api('GET /api/v1/servers', { query, signal }),
  });
}

/** Whether to offer other lists: nothing matches in full. */
export const offersAlternatives = ({ total }: ServerList): boolean => total === 0;

/** Alternatives to offer instead of an empty list, or with a list of partial matches. */
export function alternativesQuery(api: Api, list: ListServersQuery) {
  const { page: _page, limit: _limit, sort: _sort, facets: _facets, ...query } = list;
  return queryOptions({
    queryKey: [SERVERS_KEY, 'alternatives', query],
    queryFn: ({ signal }) => api('GET /api/v1/alternatives', { query, signal }),
  });
}

/** Prefetches a list and the alternatives that are offered with it. Never throws. */
export async function prefetchList(api: Api, queries: QueryClient, query: ListServersQuery): Promise<void> {
  const options = serverListQuery(api, query);
  await queries.prefetchQuery(options);
  const list = queries.getQueryData(options.queryKey);
  if (list && offersAlternatives(list)) await queries.prefetchQuery(alternativesQuery(api, query));
}

/** `identifier` is the slug or id in the URL. */
export function serverQuery(api: Api, identifier: string) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'one', identifier],
    queryFn: ({ signal }) => api('GET /api/v1/servers/:identifier', { params: { identifier }, signal }),
  });
}

export function historyQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'history', id],
    queryFn: ({ signal }) => api('GET /api/v1/servers/:id/history', { params: { id }, signal }),
  });
}

/** More than are shown: the user might have hidden some. */
const SUGGESTED = 10;

/** `search` is the text typed so far; not empty. */
export function suggestionsQuery(api: Api, search: string) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'suggestions', search],
    queryFn: ({ signal }) => api('GET /api/v1/suggestions', { query: { search, limit: SUGGESTED }, signal }),
  });
}

/** The server behind an invite. `code` is the bare code. */
export function invitePreviewQuery(api: Api, code: string) {
  return queryOptions({
    queryKey: [INVITES_KEY, code],
    queryFn: ({ signal }) => api('GET /api/v1/discord/invite/:inviteCode', { params: { inviteCode: code }, signal }),
  });
}

/** All categories with their number of servers. */
export function categoriesQuery(api: Api) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'categories'],
    queryFn: ({ signal }) => api('GET /api/v1/categories', { signal }),
  });
}
