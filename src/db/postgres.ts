// The PostgreSQL engine. Loaded only if it is used.
import { Kysely } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { refuseTransactionPooler } from './pooler.ts';
import { postgresDialect } from './postgres-driver.ts';
import { startError } from './postgres-errors.ts';
import { BACKGROUND_LIMITS, KEEP_ALIVE_MS, type Limits, openPool, REQUEST_LIMITS } from './postgres-pool.ts';
import { type ConnectionEvents, watchPostgres } from './postgres-watch.ts';
import type { Tables } from './tables.ts';
import { DatabaseRefused } from './unavailable.ts';

const CONNECT_WITHIN_MS = 5000;
/** For each query before the pools open, but migrations: a silent server is another try of the start. */
const ANSWER_WITHIN_MS = 10_000;

// PostgreSQL sends bigint and numeric as text; all our numbers are exact as doubles.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Throws a DatabaseUnavailable if it cannot be reached yet, a DatabaseRefused if it must not be used as it is. */
export async function openPostgres(url: string, limits: Limits = REQUEST_LIMITS): Promise<Engine> {
  await prepare(url).catch((error: unknown) => {
    throw startError(error);
  });
  let isUp = true;
  const pools = [openPool(url, limits), openPool(url, BACKGROUND_LIMITS)] as const;
  const [kysely, background] = pools.map(
    (pool) => new Kysely<Tables>({ dialect: postgresDialect(pool, () => isUp) }),
  ) as [Kysely<Tables>, Kysely<Tables>];
  const events: ConnectionEvents = {
    onDown(reason) {
      if (isUp) console.warn(`${reason}: requests that need the database are refused until it answers`);
      isUp = false;
      for (const { reset } of pools) reset();
    },
    onUp() {
      if (!isUp) console.warn('PostgreSQL answers again');
      isUp = true;
    },
  };
  return {
    name: 'postgres',
    kysely,
    background,
    isUp: () => isUp,
    // The server acknowledges a commit only when it is on disk.
    onDisk: async () => undefined,
    close: async () => void (await Promise.all([kysely.destroy(), background.destroy()])),
    watch: (listener) => watchPostgres(url, listener, events),
  };
}

/** Refuses a pooler in transaction mode and another encoding than UTF8, then migrates the schema. */
async function prepare(url: string): Promise<void> {
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    // A broken connection is reported by the query that fails.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const client = await connect();
  try {
    await refuseTransactionPooler(client, connect);
    await refuseOtherEncoding(client);
    await migrate.postgres(client);
  } finally {
    await client.end();
  }
}

/** In other encodings names in some scripts cannot be stored: it would be noticed at the first one that is submitted. */
async function refuseOtherEncoding(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]!.server_encoding;
  if (encoding === 'UTF8') return;
  throw new DatabaseRefused(
    `The database of DATABASE_URL has the encoding ${encoding}: create it with createdb --encoding UTF8 --template template0`,
  );
}
