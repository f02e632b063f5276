// Rows of searches that found nothing.
import type { Queries } from '#db/open.ts';
import type { UnansweredSearchesTable } from '#db/tables.ts';

/** Inserts rows, or adds their counts to existing ones. */
export async function addTimes(tx: Queries, rows: readonly UnansweredSearchesTable[]): Promise<void> {
  await tx
    .insertInto('unanswered_searches')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('question').doUpdateSet((row) => ({
        times: row('unanswered_searches.times', '+', row.ref('excluded.times')),
        last_at: row.ref('excluded.last_at'),
      })),
    )
    .execute();
}

export async function deleteBefore(tx: Queries, at: number): Promise<void> {
  await tx.deleteFrom('unanswered_searches').where('last_at', '<', at).execute();
}

/** Deletes all but the `max` most recent searches. */
export async function deleteAllButLatest(tx: Queries, max: number): Promise<void> {
  const last = tx
    .selectFrom('unanswered_searches')
    .select('question')
    .orderBy('last_at', 'desc')
    .orderBy('question')
    .limit(max);
  await tx.deleteFrom('unanswered_searches').where('question', 'not in', last).execute();
}

/** Most frequent first. */
export async function unansweredRows(db: Queries): Promise<UnansweredSearchesTable[]> {
  return await db
    .selectFrom('unanswered_searches')
    .selectAll()
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('question')
    .execute();
}

/** Returns the number of deleted rows. */
export async function deleteUnanswered(tx: Queries): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('unanswered_searches').executeTakeFirst();
  return Number(numDeletedRows);
}
