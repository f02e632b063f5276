// A start beside a database that starts too, or is restarted: it waits a minute before it gives up.
import { DatabaseRefused, DatabaseUnavailable } from './unavailable.ts';

const WAIT_MS = 60_000;
const PAUSE_MS = 2000;

export interface RetryOptions {
  say: (text: string) => void;
  /** Epoch ms. */
  now: () => number;
  pause: (ms: number) => Promise<unknown>;
  /** What to look at when it was in vain, as a question. */
  hint: string;
}

/**
 * Repeats a step of the start, which may have been cut short, until it works. Throws a DatabaseRefused, whose message is one
 * sentence, when it has not within a minute.
 */
export async function retryUntilAvailable<T>(
  step: () => Promise<T>,
  { say, now, pause, hint }: RetryOptions,
): Promise<T> {
  const until = now() + WAIT_MS;
  for (let tries = 1; ; tries++) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      if (now() + PAUSE_MS > until) {
        throw new DatabaseRefused(`Gave up after a minute: ${error.message}. ${hint}`);
      }
      say(`Waiting for the database (try ${tries}): ${error.message}`);
      await pause(PAUSE_MS);
    }
  }
}
