// How old a server's counts are: Live, Synced or Stale by the limits of the vocabulary.
import { LIVE_WINDOW_MS, STALE_AFTER_MS } from '#contract/vocabulary.ts';

export type Freshness = 'live' | 'synced' | 'stale';

/** `at` is the ISO time of the last answer, `nowMs` epoch milliseconds. A time ahead of ours counts as now. */
export function freshnessAt(at: string, nowMs: number): Freshness {
  const ageMs = nowMs - Date.parse(at);
  if (ageMs <= LIVE_WINDOW_MS) return 'live';
  return ageMs <= STALE_AFTER_MS ? 'synced' : 'stale';
}
