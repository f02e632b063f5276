// The mark of a sandbox's database: invented and real data must never share one.
import { counterValue } from '#db/counters.ts';
import type { Database, Queries } from '#db/open.ts';
import { DatabaseRefused } from '#db/unavailable.ts';

/** The counter of a database of the sandbox: 0, and 1 once it is filled with invented data. */
export const SEEDED = 'seeded';
const REAL_DATA =
  'The database has real servers or accounts, which a sandbox must not mix with invented ones: set the Discord credentials, or use another DATA_DIR or database.';

/** Marks an empty database as the sandbox's. Throws a DatabaseRefused for a database of the other kind. */
export async function checkMark(db: Database, isSandbox: boolean): Promise<void> {
  await (isSandbox ? markForSandbox(db) : refuseInventedData(db.kysely));
}

/** Throws a DatabaseRefused for a database of a sandbox. */
export async function refuseInventedData(db: Queries): Promise<void> {
  if ((await counterValue(db, SEEDED)) === undefined) return;
  throw new DatabaseRefused(
    'The database holds the sandbox’s invented data: use another DATA_DIR or, with PostgreSQL, another database.',
  );
}

/** Marks an empty database as the sandbox's. Throws a DatabaseRefused for one with servers or accounts of others. */
export async function markForSandbox(db: Database): Promise<void> {
  if ((await counterValue(db.kysely, SEEDED)) !== undefined) return;
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
