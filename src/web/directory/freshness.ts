// How old a server's counts are: Live, Synced or Stale by the limits of the vocabulary.
import { LIVE_WINDOW_MS, STALE_AFTER_MS } from '#contract/vocabulary.ts';
import type { Timed } from '#web/kit/clock.ts';

export type Freshness = 'live' | 'synced' | 'stale';

/** `at` is the ISO time of the last answer, `nowMs` epoch milliseconds. A time ahead of ours counts as now. */
export function freshnessAt(at: string, nowMs: number): Timed<Freshness> {
  const start = Date.parse(at);
  const ageMs = nowMs - start;
  if (ageMs <= LIVE_WINDOW_MS) return { value: 'live', until: start + LIVE_WINDOW_MS + 1 };
  if (ageMs <= STALE_AFTER_MS) return { value: 'synced', until: start + STALE_AFTER_MS + 1 };
  return { value: 'stale', until: Infinity };
}
