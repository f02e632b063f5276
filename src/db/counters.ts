// Named counters, whose rows also serve as locks.
import type { Queries } from './open.ts';
import { DatabaseRefused } from './unavailable.ts';

/** 0 once the sandbox has begun to fill the database with invented data, 1 when that is complete. */
export const SEEDED = 'seeded';

/** Throws a DatabaseRefused for a database that the sandbox has filled, even in part. */
export async function refuseInventedData(db: Queries): Promise<void> {
  if (!(await isOfSandbox(db))) return;
  throw new DatabaseRefused(
    'The database holds the sandbox’s invented data: use another DATA_DIR or, with PostgreSQL, another database.',
  );
}

/** Throws a DatabaseRefused for a database with accounts that the sandbox has not begun to fill: its users are real. */
export async function refuseRealData(db: Queries): Promise<void> {
  if (await isOfSandbox(db)) return;
  if ((await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined) return;
  throw new DatabaseRefused(
    'The database has accounts of real users, which a sandbox must not mix with invented data: set the Discord credentials, or use another DATA_DIR or database.',
  );
}

async function isOfSandbox(db: Queries): Promise<boolean> {
  const row = await db.selectFrom('counters').select('name').where('name', '=', SEEDED).executeTakeFirst();
  return row !== undefined;
}

/** Creates the counter if there is none. Its row stays locked until the transaction ends. */
export async function incrementCounter(tx: Queries, name: string): Promise<void> {
  await tx
    .insertInto('counters')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row('counters.value', '+', 1) })))
    .execute();
}
