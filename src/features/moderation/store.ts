// Suspensions, appeals and switches; what appeals are about: rejections, removed reviews and usernames; and anonymizing
// the reports and the log of deleted accounts.
import { sql } from 'kysely';
import type { Queries, RowRange } from '#db/open.ts';
import type {
  AppealKind,
  AppealsTable,
  SuspendedKeysTable,
  SuspensionsTable,
  SwitchesTable,
} from '#db/moderation-tables.ts';
import { ownersClaims, suspensionOf } from '#db/users.ts';

/** False when the account is already suspended. */
export async function addSuspension(tx: Queries, row: SuspensionsTable): Promise<boolean> {
  const added = await tx
    .insertInto('suspensions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function takeSuspension(tx: Queries, userId: string): Promise<SuspensionsTable | undefined> {
  return await tx.deleteFrom('suspensions').where('user_id', '=', userId).returningAll().executeTakeFirst();
}

export async function addSuspendedKey(tx: Queries, row: SuspendedKeysTable): Promise<void> {
  await tx
    .insertInto('suspended_keys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function takeSuspendedKey(tx: Queries, key: string): Promise<SuspendedKeysTable | undefined> {
  return await tx.deleteFrom('suspended_keys').where('person_key', '=', key).returningAll().executeTakeFirst();
}

/** False when the decision already has an appeal. */
export async function addAppeal(tx: Queries, appeal: AppealsTable): Promise<boolean> {
  const row = await tx
    .insertInto('appeals')
    .values(appeal)
    .onConflict((conflict) => conflict.column('decision_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function appealsAgainst(db: Queries, decisionIds: readonly string[]): Promise<AppealsTable[]> {
  if (decisionIds.length === 0) return [];
  return await db
    .selectFrom('appeals')
    .selectAll()
    .where('decision_id', 'in', [...decisionIds])
    .execute();
}

/** Oldest first, with the decision's reason. */
export async function openAppeals(db: Queries, { limit, offset }: RowRange) {
  return await db
    .selectFrom('appeals')
    .leftJoin('admin_actions', 'admin_actions.id', 'appeals.decision_id')
    .leftJoin('users', 'users.id', 'appeals.user_id')
    .selectAll('appeals')
    .select(['admin_actions.reason', 'users.username'])
    .where('appeals.status', '=', 'open')
    .orderBy('appeals.created_at')
    .orderBy('appeals.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function appealById(db: Queries, id: string): Promise<AppealsTable | undefined> {
  return await db.selectFrom('appeals').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False when it was already decided. */
export async function decideAppeal(
  tx: Queries,
  id: string,
  decision: { status: Exclude<AppealsTable['status'], 'open'>; answer: string | null; at: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('appeals')
    .set({ status: decision.status, answer: decision.answer, decided_at: decision.at })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Part of each transaction that lifts a decision. An appeal that had been rejected counts as accepted from then on. */
export async function closeAppeals(tx: Queries, kind: AppealKind, subjectId: string, at: number): Promise<void> {
  const close = tx
    .updateTable('appeals')
    .set({ answer: null, decided_at: at })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId);
  await close.set({ status: 'closed' }).where('status', '=', 'open').execute();
  await close.set({ status: 'accepted' }).where('status', '=', 'rejected').execute();
}

/** Whether the subject is rejected, removed or suspended by this very decision. */
export async function isInForce(
  db: Queries,
  { kind, subject_id: id, decision_id: decisionId }: Pick<AppealsTable, 'kind' | 'subject_id' | 'decision_id'>,
): Promise<boolean> {
  if (kind === 'account') return (await suspensionOf(db, id))?.decision_id === decisionId;
  if (kind === 'review') {
    const removed = db.selectFrom('removed_reviews').select('decision_id').where('id', '=', id);
    return (await removed.executeTakeFirst())?.decision_id === decisionId;
  }
  const latest = await rejections(db).where('listings.id', '=', id).executeTakeFirst();
  return latest?.id === decisionId;
}

const SHOWN_DECISIONS = 50;

/**
 * The rejection in force of each server that the user or visitor submitted, or that the user claimed and still manages,
 * the latest first.
 */
export async function rejectionsOf(db: Queries, by: { userId?: string; submitterKey: string | null }) {
  const { userId, submitterKey } = by;
  if (userId === undefined && submitterKey === null) return [];
  const owned = ownersClaims(db).select('listing_id');
  return await rejections(db)
    .where(({ and, eb, or }) =>
      or([
        ...(userId === undefined
          ? []
          : [
              eb('listings.submitted_by', '=', userId),
              eb('listings.id', 'in', owned.where('listing_claims.user_id', '=', userId)),
            ]),
        ...(submitterKey === null
          ? []
          : [and([eb('listings.submitted_by', 'is', null), eb('listings.submitter_key', '=', submitterKey)])]),
      ]),
    )
    .limit(SHOWN_DECISIONS)
    .execute();
}

/** The last rejection of each server that is rejected now, the latest first. */
function rejections(db: Queries) {
  return db
    .selectFrom('listings')
    .innerJoin('admin_actions', 'admin_actions.subject', 'listings.id')
    .select(['listings.id as listing_id', 'listings.name', 'admin_actions.id', 'admin_actions.reason'])
    .select('admin_actions.created_at')
    .where('listings.approval', '=', 'rejected')
    .where('admin_actions.id', '=', (eb) =>
      eb
        .selectFrom('admin_actions as rejection')
        .select('rejection.id')
        .whereRef('rejection.subject', '=', 'listings.id')
        .where('rejection.action', 'in', ['reject', 'block'])
        .orderBy('rejection.created_at', 'desc')
        .orderBy('rejection.id')
        .limit(1),
    )
    .orderBy('admin_actions.created_at', 'desc')
    .orderBy('admin_actions.id');
}

export async function removedReviewsOf(db: Queries, userId: string) {
  return await db
    .selectFrom('removed_reviews')
    .innerJoin('listings', 'listings.id', 'removed_reviews.listing_id')
    .selectAll('removed_reviews')
    .select('listings.name')
    .where('removed_reviews.user_id', '=', userId)
    .orderBy('removed_reviews.removed_at', 'desc')
    .orderBy('removed_reviews.id')
    .limit(SHOWN_DECISIONS)
    .execute();
}

/**
 * Lifted decisions that the user or visitor had appealed, the latest first. Without reviews that their author has deleted
 * since.
 */
export async function liftedDecisionsOf(db: Queries, by: { userId?: string; submitterKey: string | null }) {
  const { userId, submitterKey } = by;
  if (userId === undefined && submitterKey === null) return [];
  return await db
    .selectFrom('appeals')
    .innerJoin('admin_actions', 'admin_actions.id', 'appeals.decision_id')
    .leftJoin('reviews', 'reviews.id', 'appeals.subject_id')
    .leftJoin('removed_reviews', 'removed_reviews.id', 'appeals.subject_id')
    .leftJoin('listings', (join) =>
      join.on(({ eb, fn }) =>
        eb('listings.id', '=', fn.coalesce('reviews.listing_id', 'removed_reviews.listing_id', 'appeals.subject_id')),
      ),
    )
    .leftJoin('users', 'users.id', 'appeals.subject_id')
    .select(['appeals.kind', 'appeals.subject_id', 'admin_actions.id', 'admin_actions.reason'])
    .select(['admin_actions.created_at', 'reviews.content', 'removed_reviews.review'])
    .select(({ fn }) => fn.coalesce('listings.name', 'users.username').as('title'))
    .where(({ eb, or }) =>
      or([
        ...(userId === undefined ? [] : [eb('appeals.user_id', '=', userId)]),
        ...(submitterKey === null ? [] : [eb('appeals.submitter_key', '=', submitterKey)]),
      ]),
    )
    .where('appeals.status', 'in', ['accepted', 'closed'])
    .where(({ eb, or }) => or([eb('listings.id', 'is not', null), eb('users.id', 'is not', null)]))
    .orderBy('admin_actions.created_at', 'desc')
    .orderBy('admin_actions.id')
    .limit(SHOWN_DECISIONS)
    .execute();
}

export async function usernameOf(db: Queries, userId: string): Promise<string> {
  const row = await db.selectFrom('users').select('username').where('id', '=', userId).executeTakeFirst();
  return row?.username ?? 'deleted user';
}

/**
 * Anonymizes the user's reports, without their text, and the log, and deletes the user's appeals. A rejected appeal
 * against the suspension remains, anonymous and without its text: it returns with the suspension.
 */
export async function anonymizeUser(tx: Queries, userId: string): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ user_id: sql<string>`'u_' || substr(id, 4)`, text: null })
    .where('user_id', '=', userId)
    .execute();
  const anonymousAppeal = { user_id: null, subject_id: 'deleted account', text: '' };
  await tx
    .updateTable('appeals')
    .set(anonymousAppeal)
    .where('user_id', '=', userId)
    .where('kind', '=', 'account')
    .where('status', '=', 'rejected')
    .execute();
  await tx.deleteFrom('appeals').where('user_id', '=', userId).execute();
  await tx.updateTable('admin_actions').set({ subject: 'deleted account' }).where('subject', '=', userId).execute();
}

export async function switchRows(db: Queries): Promise<SwitchesTable[]> {
  return await db.selectFrom('switches').selectAll().execute();
}

/** False when the row exists. */
export async function addSwitch(tx: Queries, row: SwitchesTable): Promise<boolean> {
  const added = await tx
    .insertInto('switches')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return added !== undefined;
}

/** False when it already has that state, or no row. */
export async function updateSwitch(tx: Queries, { name, is_on, changed_at }: SwitchesTable): Promise<boolean> {
  const row = await tx
    .updateTable('switches')
    .set({ is_on, changed_at })
    .where('name', '=', name)
    .where('is_on', '!=', is_on)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}
