// How old a server's counts are: Live, Synced or Stale by the limits of the vocabulary.
import { LIVE_WINDOW_MS, STALE_AFTER_MS } from '#contract/vocabulary.ts';

export type Freshness = 'live' | 'synced' | 'stale';

/** What each state is called and how old the counts may be for it; shown in the tooltip. */
export const FRESHNESS = {
  live: { word: 'Live', limit: 'within 30 minutes' },
  synced: { word: 'Synced', limit: 'under 24 hours' },
  stale: { word: 'Stale', limit: 'older than 24 hours' },
} as const satisfies Record<Freshness, { word: string; limit: string }>;

/** `at` is the ISO time of the last answer, `nowMs` epoch milliseconds. A time ahead of ours counts as now. */
export function freshnessAt(at: string, nowMs: number): Freshness {
  const ageMs = nowMs - Date.parse(at);
  if (ageMs <= LIVE_WINDOW_MS) return 'live';
  return ageMs <= STALE_AFTER_MS ? 'synced' : 'stale';
}
