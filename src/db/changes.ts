// The log of changed listings that the catalogs follow: reading from a revision on, and trimming old changes.
import { DAY_MS } from '#contract/time.ts';
import type { Database, Queries } from './open.ts';

/** A process that is suspended for longer than this reloads its catalog. */
const RETENTION_MS = DAY_MS;

interface Change {
  revision: number;
  listing_id: string;
}

export async function newestRevision(db: Queries): Promise<number> {
  const row = await db.selectFrom('counters').select('value').where('name', '=', 'changes').executeTakeFirstOrThrow();
  return row.value;
}

/** Changes after `revision`, in commit order. */
export async function changesAfter(db: Queries, revision: number, limit: number): Promise<Change[]> {
  return await db
    .selectFrom('changes')
    .select(['revision', 'listing_id'])
    .where('revision', '>', revision)
    .orderBy('revision')
    .limit(limit)
    .execute();
}

export async function trimChanges(db: Database, now: number): Promise<void> {
  await db.write(async ({ tx }) => {
    const newest = await tx
      .selectFrom('changes')
      .select(({ fn }) => fn.max('revision').as('revision'))
      .where('changed_at', '<', now - RETENTION_MS)
      .executeTakeFirst();
    if (newest?.revision) await tx.deleteFrom('changes').where('revision', '<=', newest.revision).execute();
  });
}
