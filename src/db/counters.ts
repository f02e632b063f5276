// Named counters, whose rows also serve as locks.
import type { Queries } from './open.ts';

/** Creates the counter if there is none. Its row stays locked until the transaction ends. */
export async function incrementCounter(tx: Queries, name: string): Promise<void> {
  await tx
    .insertInto('counters')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row('counters.value', '+', 1) })))
    .execute();
}
