// The queries of the language pages, used by a page's prefetch and by the page itself.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { PAGE_SIZE } from '#contract/limits.ts';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import type { PageList } from '#web/directory/page-list.ts';

/** The languages of listed servers, the most used first. */
export function languagesQuery(api: Api) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'languages'],
    queryFn: ({ signal }) => api('GET /api/v1/languages', { signal }),
  });
}

/** One language with a page of its servers. */
export function languageQuery(api: Api, code: string, list: PageList) {
  const query = { ...list, limit: PAGE_SIZE };
  return queryOptions({
    queryKey: [SERVERS_KEY, 'language', code, query],
    queryFn: ({ signal }) => api('GET /api/v1/languages/:code', { params: { code }, query, signal }),
  });
}
