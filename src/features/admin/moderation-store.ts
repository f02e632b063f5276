// Rows that moderators change in addition to submissions: rejected servers, reviewed quarantines, blocked terms.
import { sql } from 'kysely';
import type { Queries, RowRange } from '#db/open.ts';
import type { AdminActionsTable } from '#db/admin-tables.ts';
import type { Approval, InviteState } from '#db/tables.ts';
import type { HeldReason } from '#features/holds/held-because.ts';
import type { ListingIdentity } from '#features/holds/changes.ts';
import { countHeldChanges } from '#features/holds/store.ts';
import { nameKey } from '#features/listings/name-key.ts';
import type { QueuePage } from './contract.ts';
import { addToSyncQueue, removeFromSyncQueue } from '#features/listings/store.ts';

/** A server that its owners took down stays down; it will be public when they put it back. */
const APPROVED = {
  approval: sql<Approval>`case when approval_before is null then 'approved' else 'opted-out' end`,
  approval_before: sql<Approval | null>`case when approval_before is null then null else 'approved' end`,
};

export interface ListingState {
  id: string;
  guild_id: string;
  name: string;
  submitted_by: string | null;
  approval: Approval;
  /** Of a server that its owners took down; otherwise null. */
  approval_before: Approval | null;
  held_because: string | null;
  invite_state: InviteState;
}

const STATE_COLUMNS = [
  'id',
  'guild_id',
  'name',
  'submitted_by',
  'approval',
  'approval_before',
  'held_because',
  'invite_state',
] as const;

export async function listingState(db: Queries, id: string): Promise<ListingState | undefined> {
  return await db.selectFrom('listings').select(STATE_COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** The same with description and icon, locked until the transaction ends so that no sync renames it. */
export async function lockListingState(tx: Queries, id: string): Promise<(ListingState & ListingIdentity) | undefined> {
  return await tx
    .selectFrom('listings')
    .select([...STATE_COLUMNS, 'description', 'icon_hash'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * The new state; undefined when its state is not `from`. A server that its owners had taken down is not published, but
 * down again. Only what is or can become public stays in the sync queue.
 */
export async function moveListing(
  tx: Queries,
  { id, approval: from }: Pick<ListingState, 'id' | 'approval'>,
  to: { approval: Approval; reason: HeldReason | null; at: number },
): Promise<Approval | undefined> {
  const row = await tx
    .updateTable('listings')
    .set({
      ...(to.approval === 'approved' ? APPROVED : { approval: to.approval }),
      held_because: to.reason && JSON.stringify(to.reason),
      updated_at: to.at,
    })
    .where('id', '=', id)
    .where('approval', '=', from)
    .returning('approval')
    .executeTakeFirst();
  if (!row) return undefined;
  const { approval } = row;
  await (approval === 'approved' || approval === 'pending' ? addToSyncQueue(tx, id) : removeFromSyncQueue(tx, id));
  return approval;
}

/** The accounts that submitted them, in the order in which user rows are locked. */
export async function submittersOf(db: Queries, listingIds: readonly string[]): Promise<string[]> {
  if (listingIds.length === 0) return [];
  const rows = await db
    .selectFrom('listings')
    .select('submitted_by')
    .where('id', 'in', [...listingIds])
    .execute();
  return [...new Set(rows.map(({ submitted_by: id }) => id).filter((id) => id !== null))].toSorted();
}

const DECISIONS = ['approve', 'reject', 'block'] as const;

/** The decision about servers with this id and the others of its batch, sorted by server id. */
export async function batchOf(db: Queries, actionId: string): Promise<AdminActionsTable[]> {
  const actions = db.selectFrom('admin_actions').selectAll().where('action', 'in', DECISIONS);
  const action = await actions.where('id', '=', actionId).executeTakeFirst();
  if (!action || action.batch_id === null) return action ? [action] : [];
  return await actions.where('batch_id', '=', action.batch_id).orderBy('subject').execute();
}

const CHANGE_DECISIONS = ['approve-change', 'refuse-change'] as const;

/** The decision about a change with this id. */
export async function changeDecision(db: Queries, actionId: string): Promise<AdminActionsTable | undefined> {
  const actions = db.selectFrom('admin_actions').selectAll().where('action', 'in', CHANGE_DECISIONS);
  return await actions.where('id', '=', actionId).executeTakeFirst();
}

const SUPERSEDED_BY = {
  listing: [...DECISIONS, 'unblock', 'undo'],
  change: [...CHANGE_DECISIONS, 'undo-change'],
} as const;

/** The servers with a decision about them, or about their changes, that was made after `at` and not undone. */
export async function decidedAfter(
  db: Queries,
  of: keyof typeof SUPERSEDED_BY,
  listingIds: readonly string[],
  at: number,
): Promise<Set<string>> {
  if (listingIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('admin_actions')
    .select(['subject', 'action'])
    .where('subject', 'in', [...listingIds])
    .where('action', 'in', SUPERSEDED_BY[of])
    .where('created_at', '>', at)
    .orderBy('created_at')
    .execute();
  const bySubject = [...Map.groupBy(rows, ({ subject }) => subject)];
  return new Set(bySubject.filter(([, actions]) => isSuperseded(actions)).map(([subject]) => subject));
}

/**
 * Whether the decision was undone, or another one since then still applies. An undo reverts the latest decision.
 * @param actions after the decision, oldest first
 */
function isSuperseded(actions: readonly { action: string }[]): boolean {
  let standing = 0;
  for (const { action } of actions) {
    standing += action.startsWith('undo') ? -1 : 1;
    if (standing < 0) return true;
  }
  return standing > 0;
}

/** Sets the shown name, description and icon. */
export async function setIdentity(tx: Queries, id: string, identity: ListingIdentity, at: number): Promise<void> {
  await tx
    .updateTable('listings')
    .set({ ...identity, name_key: nameKey(identity.name), described: null, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** Quarantined listings that no moderator has reviewed since; longest quarantined first. */
export async function unreviewedQuarantines(db: Queries, { limit, offset }: RowRange) {
  return await quarantines(db)
    .select(['listings.id', 'listings.name', 'listings.slug', 'listings.guild_id', 'listings.icon_hash'])
    .select('listings.invite_state_since as since')
    .orderBy('listings.invite_state_since')
    .orderBy('listings.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

function quarantines(db: Queries) {
  return db
    .selectFrom('listings')
    .leftJoin('quarantine_looks', 'quarantine_looks.listing_id', 'listings.id')
    .where('listings.invite_state', '=', 'quarantined')
    .where('listings.approval', '=', 'approved')
    .where(({ eb, or, ref }) =>
      or([
        eb('quarantine_looks.since', 'is', null),
        eb('quarantine_looks.since', '!=', ref('listings.invite_state_since')),
      ]),
    );
}

/** Number of items of each kind waiting for a moderator; several reports of one subject count once. */
export async function countQueue(db: Queries): Promise<QueuePage['waiting']> {
  const [{ count: submission }, change, { count: report }, { count: appeal }, { count: quarantine }] =
    await Promise.all([
      db
        .selectFrom('listings')
        .where('approval', '=', 'pending')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
      countHeldChanges(db),
      db
        .selectFrom('reports')
        .where('status', '=', 'open')
        .select(({ fn }) => fn.count<number>('subject_id').distinct().as('count'))
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('appeals')
        .where('status', '=', 'open')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
      quarantines(db)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ]);
  return { submission, change, report, appeal, quarantine };
}

/** Start of the quarantine; undefined without one. Locks the listing until the transaction ends. */
export async function quarantineSince(tx: Queries, id: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('listings')
    .select('invite_state_since')
    .where('id', '=', id)
    .where('invite_state', '=', 'quarantined')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.invite_state_since;
}

/** False when this quarantine was already reviewed. */
export async function addQuarantineReview(tx: Queries, listingId: string, since: number): Promise<boolean> {
  const row = await tx
    .insertInto('quarantine_looks')
    .values({ listing_id: listingId, since })
    .onConflict((conflict) =>
      conflict.column('listing_id').doUpdateSet({ since }).where('quarantine_looks.since', '!=', since),
    )
    .returning('listing_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The appealing user and the submitter of the server concerned, in the order in which user rows are locked. */
export async function usersOfAppeal(db: Queries, appealId: string): Promise<string[]> {
  const row = await db
    .selectFrom('appeals')
    .leftJoin('listings', 'listings.id', 'appeals.subject_id')
    .select(['appeals.user_id', 'listings.submitted_by'])
    .where('appeals.id', '=', appealId)
    .executeTakeFirst();
  const userIds = [row?.user_id, row?.submitted_by].filter((id) => id != null);
  return [...new Set(userIds)].toSorted();
}

export async function removedAuthor(db: Queries, reviewId: string): Promise<string | undefined> {
  const row = await db.selectFrom('removed_reviews').select('user_id').where('id', '=', reviewId).executeTakeFirst();
  return row?.user_id;
}

/** Which of the reviews are hidden. */
export async function hiddenAmong(db: Queries, reviewIds: readonly string[]): Promise<Set<string>> {
  if (reviewIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('hidden_reviews')
    .select('review_id')
    .where('review_id', 'in', [...reviewIds])
    .execute();
  return new Set(rows.map(({ review_id }) => review_id));
}

export async function blockedTermRows(db: Queries): Promise<{ term: string; created_at: number }[]> {
  const rows = await db.selectFrom('blocked_terms').selectAll().execute();
  return rows.toSorted((a, b) => (a.term < b.term ? -1 : 1));
}

/** False when the term is already blocked. */
export async function addTerm(tx: Queries, term: string, at: number): Promise<boolean> {
  const row = await tx
    .insertInto('blocked_terms')
    .values({ term, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('term')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns those that were blocked */
export async function deleteTerms(tx: Queries, named: readonly string[]): Promise<string[]> {
  const rows = await tx.deleteFrom('blocked_terms').where('term', 'in', named).returning('term').execute();
  return rows.map(({ term }) => term);
}
