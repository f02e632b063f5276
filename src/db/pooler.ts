// A pooler that lends connections out by the transaction (PgBouncer's `pool_mode = transaction`) loses LISTEN and the limits
// that are set for a session: the lists would be seconds old and nothing would wait with a limit. So it is refused.
import type pg from 'pg';
import { DatabaseRefused } from './unavailable.ts';

const REFUSAL =
  'DATABASE_URL leads to a pooler in transaction mode, through which changes cannot be followed: ' +
  'set pool_mode = session for this database (PgBouncer), or connect to PostgreSQL itself.';
/** A pooler may by chance give the same connection twice; each round asks in several ways. */
const ROUNDS = 3;

type Connection = Pick<pg.Client, 'query'> & { processID?: number | null };

/**
 * Throws a DatabaseRefused when two connections of ours share one of the server's.
 *
 * PostgreSQL tells each connection the id of its process; a pooler makes up an id of its own. So with the right id there is
 * none, or one that nobody notices. Else the pooler's mode shows in the processes that answer: in session mode the first
 * connection keeps its process, and no other ever has it. In transaction mode it gets another process when its own is lent
 * out, or when the pooler takes turns.
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
