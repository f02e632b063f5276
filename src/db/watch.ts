// How a process hears of other processes' commits.
import type { DatabaseSync } from 'node:sqlite';

export interface Watch {
  close(): Promise<void>;
}

const SQLITE_POLL_MS = 500;

/** `data_version` moves when another connection commits to the file, never for our own commits. */
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

/** Notes that come close together are told as one: whoever hears of them reads all that changed since. */
export const GATHERED_MS = 250;

/** Calls `listener` once for all calls of `note` within GATHERED_MS, at the end of them. */
export function gatherNotes(listener: () => void): { note(): void; close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const tell = (): void => {
    timer = undefined;
    listener();
  };
  return {
    note() {
      if (!isClosed) timer ??= setTimeout(tell, GATHERED_MS);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
