import { QueryClient } from '@tanstack/react-query';

const KEEP_UNUSED_MS = 5 * 60_000;

/**
 * The browser's cache: data never goes stale by itself, nothing is tried again or fetched anew on focus, and unused
 * answers are kept 5 minutes. An error stays until a navigation or a Try again, or hydration would not match.
 */
export function browserQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { ...always, gcTime: KEEP_UNUSED_MS } } });
}

/** The cache of one rendering on the server; it holds no timers and goes with the request. */
export function renderingQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { ...always, gcTime: Infinity } } });
}

const always = {
  staleTime: Infinity,
  retry: false,
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
