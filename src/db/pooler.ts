// A pooler in transaction mode (PgBouncer's `pool_mode = transaction`) loses LISTEN and the timeouts that are set for a
// session: lists would be stale for seconds and statements could wait forever. So it is refused.
import type pg from 'pg';
import { DatabaseRefused } from './unavailable.ts';

const REFUSAL =
  'DATABASE_URL points to a pooler in transaction mode, which does not support LISTEN: ' +
  'set pool_mode = session for this database (PgBouncer), or connect to PostgreSQL itself.';
/** By chance a pooler may assign the same connection twice, so each round checks in several ways. */
const ROUNDS = 3;

type Connection = Pick<pg.Client, 'query'> & { processID?: number | null };

/**
 * Throws a DatabaseRefused if two of our connections share a connection of the server.
 *
 * PostgreSQL sends each connection the id of its backend process; a pooler sends a made-up id. So with the right id
 * there is no pooler, or a transparent one. Otherwise the backends that answer reveal the mode: in session mode the
 * first connection always has the same backend, and no other connection gets it. In transaction mode it gets another
 * backend if its own is in use, or if the pooler rotates them.
 */
export async function refuseTransactionPooler(first: Connection, openSecond: () => Promise<pg.Client>): Promise<void> {
  const process = await processOf(first);
  if (first.processID === process) return;
  const second = await openSecond();
  try {
    for (let round = 0; round < ROUNDS; round++) {
      if ((await processOf(first)) !== process) throw new DatabaseRefused(REFUSAL);
      await second.query('begin');
      const others = await processOf(second);
      const still = await processOf(first);
      await second.query('commit');
      if (others === process || still !== process) throw new DatabaseRefused(REFUSAL);
    }
  } finally {
    await second.end();
  }
}

async function processOf(connection: Connection): Promise<number> {
  const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}
