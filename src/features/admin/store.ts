import { sql, type Selectable } from 'kysely';
import { newId } from '#db/new-id.ts';
import type { Queries, RowRange } from '#db/open.ts';
import type { AdminActionsTable, SyncRunsTable } from '#db/admin-tables.ts';
import { NO_INVITE, NOT_PUBLIC } from '#features/listings/store.ts';
import { withLookAlikes } from './held-look-alikes.ts';

export type SyncRun = Selectable<SyncRunsTable>;

interface Counts {
  total: number;
  connected: number;
  recent: number;
}

/**
 * Of public listings that are not purged: of all without the few others, because to join every row takes five times as
 * long.
 * @param since epoch ms; younger counts are recent
 */
export async function syncCounts(db: Queries, since: number): Promise<Counts> {
  const all = db.selectFrom('listing_counts').select(({ fn, ref, eb, or }) => [
    fn.countAll<number>().as('total'),
    fn
      .count<number>('listing_counts.checked_at')
      .filterWhere(or([eb('tried_at', 'is', null), eb('tried_at', '<=', ref('checked_at'))]))
      .as('connected'),
    fn.countAll<number>().filterWhere('counts_at', '>=', since).as('recent'),
  ]);
  const others = all
    .innerJoin('listings', 'listings.id', 'listing_counts.listing_id')
    .where(({ eb, or }) => or([eb('listings.approval', 'in', NOT_PUBLIC), eb('listings.invite_code', '=', NO_INVITE)]));
  const [sum, minus] = [await all.executeTakeFirstOrThrow(), await others.executeTakeFirstOrThrow()];
  return {
    total: sum.total - minus.total,
    connected: sum.connected - minus.connected,
    recent: sum.recent - minus.recent,
  };
}

/** Public listings that have an invite to look up. */
export async function countSyncable(db: Queries): Promise<number> {
  const row = await db
    .selectFrom('listings')
    .where('approval', '=', 'approved')
    .where('invite_code', '!=', NO_INVITE)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The one in progress, else the last one started: after the clock was set back, an ended one can seem to be later. */
export async function latestRun(db: Queries): Promise<SyncRun | undefined> {
  return await db
    .selectFrom('sync_runs')
    .selectAll()
    .orderBy((eb) => eb('status', '=', 'running'), 'desc')
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** False when another run is in progress: there is one at a time. */
export async function addRun(tx: Queries, run: SyncRun): Promise<boolean> {
  const row = await tx
    .insertInto('sync_runs')
    .values(run)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False for a run that has ended; it is not changed. */
export async function changeRun(tx: Queries, id: string, change: Partial<SyncRun>): Promise<boolean> {
  const row = await tx
    .updateTable('sync_runs')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The next public listing with an invite, in the order of their ids. */
export async function idAfter(db: Queries, position: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('listings')
    .select('id')
    .where('id', '>', position)
    .where('approval', 'not in', NOT_PUBLIC)
    .where('invite_code', '!=', NO_INVITE)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

interface LogEntry
  extends
    Pick<AdminActionsTable, 'action' | 'subject'>,
    Partial<Pick<AdminActionsTable, 'id' | 'reason' | 'batch_id'>> {
  before?: object;
  after?: object;
}

/**
 * Adds a row to the log, in the transaction of the logged change.
 * @returns the id of the action, which identifies the decision
 */
export async function logAction(
  tx: Queries,
  adminId: string,
  at: number,
  { before, after, ...entry }: LogEntry,
): Promise<string> {
  const action = {
    id: newId('adminAction'),
    admin_id: adminId,
    created_at: at,
    reason: null,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    batch_id: null,
    ...entry,
  };
  await tx.insertInto('admin_actions').values(action).execute();
  return action.id;
}

type ActionCursor = Pick<Selectable<AdminActionsTable>, 'created_at'>;

export async function findAction(db: Queries, id: string): Promise<ActionCursor | undefined> {
  return await db.selectFrom('admin_actions').select('created_at').where('id', '=', id).executeTakeFirst();
}

/**
 * Latest first, after the cursor if there is one: at least `atLeast`, and all that happened at the same time as the last
 * one, so that no batch is divided.
 */
export async function actionsBefore(db: Queries, cursor: ActionCursor | undefined, atLeast: number) {
  const before = cursor?.created_at ?? Number.MAX_SAFE_INTEGER;
  const last = await db
    .selectFrom('admin_actions')
    .select('created_at')
    .where('created_at', '<', before)
    .orderBy('created_at', 'desc')
    .limit(1)
    .offset(atLeast - 1)
    .executeTakeFirst();
  // Of an appeal, what it is about.
  const subject = sql<string>`coalesce(${sql.ref('appeals.subject_id')}, ${sql.ref('admin_actions.subject')})`;
  return await db
    .selectFrom('admin_actions')
    .leftJoin('users', 'users.id', 'admin_actions.admin_id')
    .leftJoin('appeals', 'appeals.id', 'admin_actions.subject')
    // A removed review might have been restored since.
    .leftJoin('reviews', (join) => join.on('reviews.id', '=', subject))
    .leftJoin('removed_reviews', (join) => join.on('removed_reviews.id', '=', subject))
    .leftJoin('users as authors', (join) =>
      join.on(({ eb, fn }) => eb('authors.id', '=', fn.coalesce('reviews.user_id', 'removed_reviews.user_id'))),
    )
    .leftJoin('listings', (join) =>
      join.on(({ eb, fn }) =>
        eb('listings.id', '=', fn.coalesce('reviews.listing_id', 'removed_reviews.listing_id', subject)),
      ),
    )
    .leftJoin('users as accounts', (join) => join.on('accounts.id', '=', subject))
    .where('admin_actions.created_at', '<', before)
    .where('admin_actions.created_at', '>=', last?.created_at ?? 0)
    .select([
      'admin_actions.id',
      'users.username',
      'admin_actions.action',
      'admin_actions.subject',
      'listings.name as listing_name',
      'listings.slug',
      'listings.approval',
      'accounts.username as account_name',
      'authors.username as author_name',
    ])
    .select(({ fn }) => [
      fn.coalesce('reviews.id', 'removed_reviews.id').as('review_id'),
      'admin_actions.reason',
      'admin_actions.before',
      'admin_actions.after',
      'admin_actions.created_at',
      'admin_actions.batch_id',
    ])
    .orderBy('admin_actions.created_at', 'desc')
    .orderBy('admin_actions.id')
    .execute();
}

/** Pending listings, longest waiting first. */
export async function heldListings(db: Queries, { limit, offset }: RowRange) {
  const rows = await queued(db)
    .where('listings.approval', '=', 'pending')
    .orderBy('listings.created_at')
    .orderBy('listings.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return await withLookAlikes(db, rows);
}

/** Public listings since then that were not reviewed: those of the ids and the latest, at most `limit` of each. */
export async function unreviewedListings(db: Queries, ids: readonly string[], since: number, limit: number) {
  const unreviewed = queued(db)
    .where('listings.approval', 'not in', NOT_PUBLIC)
    .where('fresh_texts.set_at', '>=', since)
    .where('fresh_texts.reviewed_at', 'is', null)
    .orderBy('listings.created_at', 'desc')
    .orderBy('listings.id')
    .limit(limit);
  const named = ids.length === 0 ? [] : await unreviewed.where('listings.id', 'in', [...ids]).execute();
  return [...named, ...(await unreviewed.execute())];
}

function queued(db: Queries) {
  return db
    .selectFrom('listings')
    .innerJoin('listing_counts', 'listing_counts.listing_id', 'listings.id')
    .leftJoin('users', 'users.id', 'listings.submitted_by')
    .leftJoin('fresh_texts', 'fresh_texts.listing_id', 'listings.id')
    .select([
      'listings.id',
      'listings.description',
      'listings.approval',
      'listings.submitter_key',
      'fresh_texts.address_key',
      'listings.guild_id',
      'listings.name',
      'listings.name_key',
      'listings.slug',
      'listings.icon_hash',
      'listings.categories',
      'listings.held_because',
      'listings.traits',
      'listings.server_tag',
      'listings.vanity_code',
      'listings.invite_code',
      'listings.invite_state',
      'listings.created_at',
      'listing_counts.member_count',
      'listing_counts.online_count',
      'listings.submitted_by',
      'users.username',
    ]);
}

/** Submitters of pending listings and of public ones since then that were not reviewed; pending first, then oldest. */
export async function submittersOfQueued(db: Queries, since: number) {
  const submitters = db
    .selectFrom('listings')
    .leftJoin('fresh_texts', 'fresh_texts.listing_id', 'listings.id')
    .select(['listings.id', 'listings.approval', 'listings.submitted_by', 'listings.submitter_key'])
    .select('fresh_texts.address_key')
    .orderBy('listings.created_at')
    .orderBy('listings.id');
  // Two queries: with `or` the database would read all listings.
  const pending = await submitters.where('listings.approval', '=', 'pending').execute();
  const unreviewed = await submitters
    .where('listings.approval', 'not in', NOT_PUBLIC)
    .where('fresh_texts.set_at', '>=', since)
    .where('fresh_texts.reviewed_at', 'is', null)
    .execute();
  return [...pending, ...unreviewed];
}

export async function addBlock(tx: Queries, guildId: string, reason: string, at: number): Promise<void> {
  await tx
    .insertInto('guild_blocks')
    .values({ guild_id: guildId, reason, created_at: at })
    .onConflict((conflict) => conflict.column('guild_id').doUpdateSet({ reason }))
    .execute();
}

/** False when it is not blocked. */
export async function removeBlock(tx: Queries, guildId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('guild_blocks').where('guild_id', '=', guildId).executeTakeFirst();
  return numDeletedRows > 0n;
}
