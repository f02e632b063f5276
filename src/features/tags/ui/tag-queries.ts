// The queries of the tag pages, used by a page's prefetch and by the page itself.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { PAGE_SIZE } from '#contract/limits.ts';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import type { PageList } from '#web/directory/page-list.ts';

const MAX_TAGS = 200;

/** The most used tags. */
export function tagsQuery(api: Api) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'tags'],
    queryFn: ({ signal }) => api('GET /api/v1/tags', { query: { limit: MAX_TAGS }, signal }),
  });
}

/** One tag with a page of its servers. `tag` is in any spelling. */
export function tagQuery(api: Api, tag: string, list: PageList) {
  const query = { ...list, limit: PAGE_SIZE };
  return queryOptions({
    queryKey: [SERVERS_KEY, 'tag', tag, query],
    queryFn: ({ signal }) => api('GET /api/v1/tags/:tag', { params: { tag }, query, signal }),
  });
}
