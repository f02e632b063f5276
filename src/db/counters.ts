// Named counters, whose rows also serve as locks.
import type { Queries } from './open.ts';

/** Undefined if there is no such counter. */
export async function counterValue(db: Queries, name: string): Promise<number | undefined> {
  const row = await db.selectFrom('counters').select('value').where('name', '=', name).executeTakeFirst();
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
