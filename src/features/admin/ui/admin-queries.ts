import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { ADMIN_LOG_PAGE } from '#contract/limits.ts';
import { itemKey } from './servers/queue-groups.ts';

const REFRESH_MS = 30_000;
/** While a run is in progress, so that its bar moves. */
const RUNNING_MS = 2000;

export function syncStatusQuery(api: Api) {
  return queryOptions({
    queryKey: ['admin', 'status'],
    queryFn: ({ signal }) => api('GET /api/v1/discord/sync-status', { signal }),
    refetchInterval: ({ state }) => (state.data?.run?.status === 'running' ? RUNNING_MS : REFRESH_MS),
  });
}

export function queueQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'queue'],
    queryFn: ({ signal, pageParam: page }) => api('GET /api/v1/admin/queue', { query: { page }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
    // The public servers of a wave are on each page that has some of it.
    select: ({ pages }) => ({
      items: [...new Map(pages.flatMap(({ items }) => items).map((item) => [itemKey(item), item])).values()],
      waiting: pages[0]!.waiting,
    }),
    refetchInterval: REFRESH_MS,
  });
}

export function actionLogQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'log'],
    queryFn: ({ signal, pageParam: before }) => api('GET /api/v1/admin/log', { query: { before }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < ADMIN_LOG_PAGE ? undefined : page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
  });
}

export function switchesQuery(api: Api) {
  return queryOptions({
    queryKey: ['admin', 'switches'],
    queryFn: ({ signal }) => api('GET /api/v1/admin/switches', { signal }),
  });
}

export function unansweredQuery(api: Api) {
  return queryOptions({
    queryKey: ['admin', 'unanswered'],
    queryFn: ({ signal }) => api('GET /api/v1/admin/unanswered-searches', { signal }),
  });
}

export function termsQuery(api: Api) {
  return queryOptions({
    queryKey: ['admin', 'terms'],
    queryFn: ({ signal }) => api('GET /api/v1/admin/terms', { signal }),
  });
}
