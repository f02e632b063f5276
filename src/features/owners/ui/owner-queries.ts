// Queries of owner data. All except `aboutQuery` are personal and run only in the browser.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Api, statusOf } from '#contract/client.ts';
import { serverQuery, SERVERS_KEY } from '#web/directory/list-queries.ts';

export function manageHref(slug: string): string {
  return `/server/${encodeURIComponent(slug)}/manage`;
}

export const OWNER_KEY = 'owner';

/** After a change that was refused: the user might have released the claim in another tab. */
export async function refetchIfRefused(queries: QueryClient, error: unknown): Promise<void> {
  if (statusOf(error) === 403) await queries.invalidateQueries({ queryKey: [OWNER_KEY] });
}

/** @param id of the server, or its slug */
export function aboutQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'about', id],
    queryFn: ({ signal }) => api('GET /api/v1/servers/:id/about', { params: { id }, signal }),
  });
}

export function ownedQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [OWNER_KEY, 'one', id],
    queryFn: ({ signal }) => api('GET /api/v1/servers/:id/owner', { params: { id }, signal }),
  });
}

/** As far as it is loaded: the public server is, before the user is known to manage it. */
export function serverName(queries: QueryClient, api: Api, id: string): string | undefined {
  return (queries.getQueryData(ownedQuery(api, id).queryKey) ?? queries.getQueryData(serverQuery(api, id).queryKey))
    ?.name;
}

export function ownedListQuery(api: Api) {
  return queryOptions({
    queryKey: [OWNER_KEY, 'list'],
    queryFn: ({ signal }) => api('GET /api/v1/owner/servers', { signal }),
  });
}

export function analyticsQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [OWNER_KEY, 'analytics', id],
    queryFn: ({ signal }) => api('GET /api/v1/servers/:id/analytics', { params: { id }, signal }),
  });
}

export function webhookQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [OWNER_KEY, 'webhook', id],
    queryFn: ({ signal }) => api('GET /api/v1/servers/:id/webhook', { params: { id }, signal }),
  });
}
