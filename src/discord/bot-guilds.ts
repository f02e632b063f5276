// Cache of the bot's guild list, which changes seldom and is needed at each refresh.
import type { Priority } from './budget-rules.ts';
import { isDiscordError } from './errors.ts';

const MAX_AGE_MS = 10 * 60_000;

/**
 * @param list asks the platform
 * @param now epoch ms
 * @returns the ids as they were listed within the last ten minutes, or the last time while the platform does not
 *   answer. Any other failure is passed on, and the next call asks again. Equal calls in flight are one.
 */
export function cachedGuildIds(
  list: (priority: Priority) => Promise<string[]>,
  now: () => number,
): (priority: Priority) => Promise<ReadonlySet<string>> {
  let ids: ReadonlySet<string> = new Set();
  let listedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;

  const refresh = async (priority: Priority): Promise<void> => {
    try {
      ids = new Set(await list(priority));
    } catch (error) {
      if (!isDiscordError(error)) throw error;
    }
    listedAt = now();
  };

  return async (priority) => {
    if (now() - listedAt >= MAX_AGE_MS) {
      underWay ??= refresh(priority).finally(() => (underWay = undefined));
      await underWay;
    }
    return ids;
  };
}
