// The other engine. Loaded only where it is used.
import { Kysely } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { refuseTransactionPooler } from './pooler.ts';
import { postgresDialect } from './postgres-driver.ts';
import { startError } from './postgres-errors.ts';
import { BACKGROUND_LIMITS, openPool, REQUEST_LIMITS } from './postgres-pool.ts';
import { type Health, watchPostgres } from './postgres-watch.ts';
import type { Tables } from './tables.ts';

const CONNECT_WITHIN_MS = 5000;

// PostgreSQL hands bigint and numeric over as text; every figure we store fits a double exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Throws a DatabaseUnavailable when it is not there yet, a DatabaseRefused when it must not be used as it is. */
export async function openPostgres(url: string): Promise<Engine> {
  await prepare(url).catch((error: unknown) => {
    throw startError(error);
  });
  let isUp = true;
  const pools = [openPool(url, REQUEST_LIMITS), openPool(url, BACKGROUND_LIMITS)] as const;
  const [kysely, background] = pools.map(
    (pool) => new Kysely<Tables>({ dialect: postgresDialect(pool, () => isUp) }),
  ) as [Kysely<Tables>, Kysely<Tables>];
  const health: Health = {
    onDown(reason) {
      if (isUp) console.warn(`${reason}: what needs the database is refused until it answers`);
      isUp = false;
      for (const { cut } of pools) cut();
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
    // It answers a commit when the disk has it.
    onDisk: async () => undefined,
    close: async () => void (await Promise.all([kysely.destroy(), background.destroy()])),
    watch: (listener) => watchPostgres(url, listener, health),
  };
}

/** Brings the schema up to date, once it is clear that this is PostgreSQL itself. */
async function prepare(url: string): Promise<void> {
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
    });
    // What breaks is said by the query that it breaks.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const client = await connect();
  try {
    await refuseTransactionPooler(client, connect);
    await migrate.postgres(client);
  } finally {
    await client.end();
  }
}
