// The other engine: a pool of connections, and one that listens. Loaded only where it is used.
import pg from 'pg';
import { gatherNotes, type Watch } from './watch.ts';

const RECONNECT_MS = 1000;

// PostgreSQL hands bigint and numeric over as text; every figure we store fits a double exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.warn(`PostgreSQL: an idle connection broke (${error.message})`));
  return pool;
}

/** LISTEN on a connection of its own; after a break it reconnects and calls the listener, since notes may be lost. */
export function watchPostgres(url: string, listener: () => void): Watch {
  let isClosed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const notes = gatherNotes(listener);

  const again = (): void => {
    if (isClosed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, RECONNECT_MS);
  };
  const connect = async (): Promise<void> => {
    client = new pg.Client({ connectionString: url });
    client.on('notification', notes.note);
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
      notes.close();
      await client?.end();
    },
  };
}
