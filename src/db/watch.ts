// How a process hears of other processes' commits.
import type { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

export interface Watch {
  close(): Promise<void>;
}

const SQLITE_POLL_MS = 500;
const RECONNECT_MS = 1000;

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

/** LISTEN on a connection of its own; after a break it reconnects and calls the listener, since notes may be lost. */
export function watchPostgres(url: string, listener: () => void): Watch {
  let isClosed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const again = (): void => {
    if (isClosed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, RECONNECT_MS);
  };
  const connect = async (): Promise<void> => {
    client = new pg.Client({ connectionString: url });
    client.on('notification', listener);
    client.on('error', again);
    client.on('end', again);
    try {
      await client.connect();
      await client.query('listen changes');
      listener();
    } catch (error) {
      console.warn(`PostgreSQL: cannot listen for changes, trying again (${(error as Error).message})`);
      again();
    }
  };
  void connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
