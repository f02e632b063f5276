// How a process is notified of commits by other processes.
import type { DatabaseSync } from 'node:sqlite';

export interface Watch {
  close(): Promise<void>;
}

const SQLITE_POLL_MS = 500;

/** `data_version` changes when another connection commits to the file, never for our own commits. */
export function watchSqlite(sqlite: DatabaseSync, listener: () => void): Watch {
  const statement = sqlite.prepare('pragma data_version');
  const version = (): unknown => statement.get()?.['data_version'];
  let seen = version();
  const timer = setInterval(() => {
    let current: unknown;
    try {
      current = version();
    } catch {
      // A disk error must not end the process. Other reads and writes report it; the next poll sees the change.
      return;
    }
    if (current === seen) return;
    seen = current;
    listener();
  }, SQLITE_POLL_MS);
  timer.unref();
  return { close: async () => clearInterval(timer) };
}

/** One call is enough for all notifications of this period: the listener reads everything that has changed. */
export const BATCH_MS = 250;

/** Calls `listener` once for all calls of `notify` within BATCH_MS, at the end of that time. */
export function batchNotifications(listener: () => void): { notify(): void; close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const flush = (): void => {
    timer = undefined;
    listener();
  };
  return {
    notify() {
      if (!isClosed) timer ??= setTimeout(flush, BATCH_MS);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
