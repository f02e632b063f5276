import { type DefaultOptions, QueryClient } from '@tanstack/react-query';

const UNUSED_GC_MS = 5 * 60_000;

/**
 * The browser's cache: data never becomes stale by itself, there is no retry and no refetch on focus, and unused
 * responses expire after 5 minutes. An error remains until a navigation, a Try again or the end of a lost connection.
 */
export function browserQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { ...defaults, gcTime: UNUSED_GC_MS } } });
}

/** The cache of one rendering on the server; it has no timers and is discarded with the request. */
export function renderingQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { ...defaults, gcTime: Infinity } } });
}

const defaults = {
  // Calls fail by themselves without a connection; paused ones would say nothing.
  networkMode: 'always',
  staleTime: Infinity,
  retry: false,
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
} as const satisfies DefaultOptions['queries'];
