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
    const current = version();
    if (current === seen) return;
    seen = current;
    listener();
  }, SQLITE_POLL_MS);
  timer.unref();
  return { close: async () => clearInterval(timer) };
}
