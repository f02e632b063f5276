// Named counters, whose rows also serve as locks.
import type { Database, Queries } from './open.ts';
import { DatabaseRefused } from './unavailable.ts';

/** The counter of a database of the sandbox: 0, and 1 once it is filled with invented data. */
export const SEEDED = 'seeded';
const REAL_DATA =
  'The database has real servers or accounts, which a sandbox must not mix with invented ones: set the Discord credentials, or use another DATA_DIR or database.';

/** Throws a DatabaseRefused for a database of a sandbox. */
export async function refuseInventedData(db: Queries): Promise<void> {
  if ((await seeded(db)) === undefined) return;
  throw new DatabaseRefused(
    'The database holds the sandbox’s invented data: use another DATA_DIR or, with PostgreSQL, another database.',
  );
}

/** Marks an empty database as the sandbox's. Throws a DatabaseRefused for one with servers or accounts of others. */
export async function markForSandbox(db: Database): Promise<void> {
  if ((await seeded(db.kysely)) !== undefined) return;
  await db.write(async ({ tx }) => {
    const mark = { name: SEEDED, value: 0 };
    const insert = tx
      .insertInto('counters')
      .values(mark)
      .onConflict((conflict) => conflict.doNothing());
    const { numInsertedOrUpdatedRows } = await insert.executeTakeFirstOrThrow();
    // Another process of the sandbox was faster, and may be filling it already.
    if (numInsertedOrUpdatedRows === 0n) return;
    for (const table of ['listings', 'users'] as const) {
      if (await tx.selectFrom(table).select('id').limit(1).executeTakeFirst()) throw new DatabaseRefused(REAL_DATA);
    }
  });
}

/** The value of `SEEDED`; undefined if the database is no sandbox's. */
export async function seeded(db: Queries): Promise<number | undefined> {
  const row = await db.selectFrom('counters').select('value').where('name', '=', SEEDED).executeTakeFirst();
  return row?.value;
}

/** Creates the counter if there is none. Its row stays locked until the transaction ends. */
export async function incrementCounter(tx: Queries, name: string): Promise<void> {
  await tx
    .insertInto('counters')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row('counters.value', '+', 1) })))
    .execute();
}
