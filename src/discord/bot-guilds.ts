// Cache of the bot's guild list, which rarely changes and is needed for every refresh.
import { MINUTE_MS } from '#contract/time.ts';
import { shareRun } from '#src/in-flight.ts';
import type { Priority } from './budget-rules.ts';
import { isDiscordError, wasRefusedLocally } from './errors.ts';

const MAX_AGE_MS = 10 * MINUTE_MS;
/** Pause after a failed call: without a list the bot is of no use. */
const RETRY_MS = MINUTE_MS / 2;

/**
 * @param list requests the list from Discord
 * @param now epoch ms
 * @returns a list that is at most ten minutes old, or the last known one while Discord does not answer, undefined if there
 *   is none yet; it is asked again after half a minute, or by the next call if this side prevented the request. Any other
 *   failure is rethrown, and the next call tries again. Concurrent calls of one priority share one request: the other's
 *   may be refused.
 */
export function cachedGuildIds(
  list: (priority: Priority) => Promise<string[]>,
  now: () => number,
): (priority: Priority) => Promise<ReadonlySet<string> | undefined> {
  let ids: ReadonlySet<string> | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  let pauseMs = MAX_AGE_MS;

  const inFlight = new Map<string, Promise<void>>();
  const refresh = async (priority: Priority): Promise<void> => {
    try {
      ids = new Set(await list(priority));
      pauseMs = MAX_AGE_MS;
    } catch (error) {
      if (!isDiscordError(error)) throw error;
      if (wasRefusedLocally(error)) return;
      pauseMs = RETRY_MS;
    }
    triedAt = now();
  };

  return async (priority) => {
    // Also after the clock was set back.
    if (Math.abs(now() - triedAt) >= pauseMs) await shareRun(inFlight, priority, () => refresh(priority));
    return ids;
  };
}
