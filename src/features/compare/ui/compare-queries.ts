// Queries of /compare: each server with its health, and the search for a server to add.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { Server } from '#features/listings/contract.ts';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import { isMissing } from '#web/kit/failures/missing.ts';
import type { PageContext } from '#web/page.ts';
import { readCompare } from './compare-state.ts';
import type { Compared } from './compare-rows.ts';

const MAX_RESULTS = 6;

export interface Column {
  /** As named in the URL. */
  slug: string;
  /** Undefined when the server does not exist or the user must not see it. */
  server: Server | undefined;
  health: Compared['health'];
}

/** Of age-restricted servers only the name is shown. */
export function isCompared(column: Column): column is Column & Compared {
  return column.server !== undefined && !column.server.ageRestricted;
}

/** One query per server, so that a change of the selection fetches no other again. */
export function columnQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'compare', slug],
    queryFn: async ({ signal }): Promise<Column> => {
      const [server, health] = await Promise.all([
        orMissing(api('GET /api/v1/servers/:identifier', { params: { identifier: slug }, signal })),
        orMissing(api('GET /api/v1/health/metrics/:serverId', { params: { serverId: slug }, signal })),
      ]);
      return { slug, server, health };
    },
  });
}

/** Of a server that is still loading, only the name in the URL is known. */
export function loadingColumn(slug: string): Column {
  return { slug, server: undefined, health: undefined };
}

/** One column per server, even if the URL names a server both by slug and by id. */
export function distinctColumns(columns: readonly Column[]): Column[] {
  const ids = columns.map(({ server, slug }) => server?.id ?? slug);
  return columns.filter((_, index) => ids.indexOf(ids[index]!) === index);
}

/** A missing server is shown as such; any other error fails the whole page. */
async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

export function addQuery(api: Api, text: string) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'to-compare', text],
    queryFn: ({ signal }) => api('GET /api/v1/suggestions', { query: { search: text, limit: MAX_RESULTS }, signal }),
    enabled: text !== '',
  });
}

export async function prefetchCompare({ api, queries, search }: PageContext): Promise<void> {
  const { slugs, add } = readCompare(search);
  await Promise.all([
    ...slugs.map((slug) => queries.prefetchQuery(columnQuery(api, slug))),
    add === '' ? undefined : queries.prefetchQuery(addQuery(api, add)),
  ]);
}
