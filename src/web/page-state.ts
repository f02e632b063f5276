// The state that a rendered page passes to the browser: facts about the installation, the time of rendering, and every
// API response used.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiFailure } from '#contract/client.ts';
import type { SiteInfo } from '#contract/rendering.ts';

interface Failure {
  status: number;
  message: string;
  code?: string;
}

interface PageFacts {
  site: SiteInfo;
  /** Epoch ms: see kit/clock.ts. */
  renderedAt: number;
}

interface PageState extends PageFacts {
  queries: { key: QueryKey; data?: unknown; failure?: Failure }[];
}

/** JSON that is safe inside a script element. */
export function writeState(facts: PageFacts, queries: QueryClient): string {
  const state: PageState = { ...facts, queries: [] };
  for (const { queryKey: key, state: query } of queries.getQueryCache().getAll()) {
    if (query.status === 'success') state.queries.push({ key, data: query.data });
    else if (query.error instanceof ApiFailure) {
      const { status, message, code } = query.error;
      state.queries.push({ key, failure: { status, message, code } });
    }
  }
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

/** Fills the browser's cache with the data that was rendered, including failures: the first render must be the same. */
export function readState(text: string, queries: QueryClient): PageFacts {
  const { queries: responses, ...facts } = JSON.parse(text) as PageState;
  for (const { key, data, failure } of responses) {
    if (failure) storeFailure(queries, key, failure);
    else {
      // Never expires: parts that are hydrated late still need it.
      queries.getQueryCache().build(queries, { queryKey: key, gcTime: Infinity });
      queries.setQueryData(key, data);
    }
  }
  return facts;
}

function storeFailure(queries: QueryClient, queryKey: QueryKey, { status, message, code }: Failure): void {
  const query = queries.getQueryCache().build(queries, { queryKey });
  query.setState({
    ...query.state,
    status: 'error',
    fetchStatus: 'idle',
    error: new ApiFailure(status, message, code),
  });
}
