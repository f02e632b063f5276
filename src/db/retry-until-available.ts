// Waits up to a minute for a database that is starting or restarting.
import { MINUTE_MS } from '#contract/time.ts';
import { DatabaseRefused, DatabaseUnavailable } from './unavailable.ts';

const WAIT_MS = MINUTE_MS;
const PAUSE_MS = 2000;

export interface RetryOptions {
  say: (text: string) => void;
  /** Epoch ms. */
  now: () => number;
  pause: (ms: number) => Promise<unknown>;
  /** A question for the operator, appended to the final error. */
  hint: string;
}

/**
 * Repeats a startup step, which may have been interrupted, until it succeeds. A minute after the first failure it
 * throws a DatabaseRefused with a one-line message.
 */
export async function retryUntilAvailable<T>(
  step: () => Promise<T>,
  { say, now, pause, hint }: RetryOptions,
): Promise<T> {
  let until: number | undefined;
  for (let tries = 1; ; tries++) {
    const startedAt = now();
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      const failedAt = now();
      // A try that ran for so long had a database: this is another outage.
      if (until === undefined || failedAt - startedAt > WAIT_MS) until = failedAt + WAIT_MS;
      if (failedAt + PAUSE_MS > until) {
        throw new DatabaseRefused(`Gave up after a minute: ${error.message}. ${hint}`);
      }
      say(`Waiting for the database (try ${tries}): ${error.message}`);
      await pause(PAUSE_MS);
    }
  }
}
