// Named counters, whose rows also serve as locks.
import type { Queries } from './open.ts';
import { DatabaseRefused } from './unavailable.ts';

/** 0 once the sandbox has begun to fill the database with invented data, 1 when that is complete. */
export const SEEDED = 'seeded';

/** Throws a DatabaseRefused for a database that the sandbox has filled, even in part. */
export async function refuseInventedData(db: Queries): Promise<void> {
  const row = await db.selectFrom('counters').select('name').where('name', '=', SEEDED).executeTakeFirst();
  if (!row) return;
  throw new DatabaseRefused(
    'The database holds the sandbox’s invented data: use another DATA_DIR or, with PostgreSQL, another database.',
  );
}

/** Creates the counter if there is none. Its row stays locked until the transaction ends. */
export async function incrementCounter(tx: Queries, name: string): Promise<void> {
  await tx
    .insertInto('counters')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row('counters.value', '+', 1) })))
    .execute();
}
