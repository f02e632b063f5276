// Appeals: the second review of a decision. Accepting one undoes the decision that it is about, and no other.
import { isoTime } from '#contract/time.ts';
import type { Queries, RowRange, Write } from '#db/open.ts';
import type { ReviewsTable } from '#db/user-tables.ts';
import { lockUserRow } from '#db/users.ts';
import { appealById, decideAppeal, isInForce, openAppeals } from '#features/moderation/store.ts';
import { liftSuspension } from '#features/moderation/suspensions.ts';
import type { AdminDeps } from './admin.ts';
import type { AppealItem } from './contract.ts';
import { alreadyDecided, approveRejected, reinstateReview } from './decisions.ts';
import { type ListingState, listingState, lockListingState, usersOfAppeal } from './moderation-store.ts';
import { logAction } from './store.ts';

type OpenAppeal = Awaited<ReturnType<typeof openAppeals>>[number];

export async function appealItems(db: Queries, range: RowRange): Promise<AppealItem[]> {
  const items: AppealItem[] = [];
  for (const row of await openAppeals(db, range)) {
    items.push({
      kind: 'appeal',
      id: row.id,
      about: row.kind,
      ...(await subjectOf(db, row)),
      reason: row.reason ?? 'No reason was recorded.',
      text: row.text,
      by: row.username,
      since: isoTime(row.created_at),
    });
  }
  return items;
}

async function subjectOf(
  db: Queries,
  { kind, subject_id: id, username }: OpenAppeal,
): Promise<Pick<AppealItem, 'subject' | 'review'>> {
  if (kind === 'server') return { subject: (await listingState(db, id))?.name ?? id, review: null };
  if (kind === 'account') return { subject: username ?? id, review: null };
  const removed = await db
    .selectFrom('removed_reviews')
    .innerJoin('listings', 'listings.id', 'removed_reviews.listing_id')
    .select(['removed_reviews.review', 'listings.name'])
    .where('removed_reviews.id', '=', id)
    .executeTakeFirst();
  if (!removed) return { subject: id, review: null };
  const { content, rating, title } = JSON.parse(removed.review) as ReviewsTable;
  return { subject: content, review: { server: removed.name, rating, title } };
}

/**
 * Throws 409 when the appeal was already answered, or when its decision no longer applies: it is closed then.
 * @param answer shown to the user who appealed
 */
export async function answerAppeal(
  { db, now }: AdminDeps,
  adminId: string,
  { appealId, isAccepted, answer }: { appealId: string; isAccepted: boolean; answer: string | null },
): Promise<void> {
  const at = now();
  const userIds = await usersOfAppeal(db.kysely, appealId);
  const isAnswered = await db.write(async (write) => {
    const { tx } = write;
    // User rows are locked before other rows, as everywhere.
    for (const id of userIds) await lockUserRow(tx, id);
    const appeal = await appealById(tx, appealId);
    if (!appeal) throw alreadyDecided();
    // Locked before the decision is compared.
    const listing = appeal.kind === 'server' ? await lockListingState(tx, appeal.subject_id) : undefined;
    if (!(await isInForce(tx, appeal))) {
      if (!(await decideAppeal(tx, appealId, { status: 'closed', answer: null, at }))) throw alreadyDecided();
      return false;
    }
    const status = isAccepted ? 'accepted' : 'rejected';
    if (!(await decideAppeal(tx, appealId, { status, answer, at }))) throw alreadyDecided();
    if (isAccepted && !(await undo(write, appeal, listing, at))) throw alreadyDecided();
    // The decision names the account; a user id stored here would outlive it.
    const of = appeal.kind === 'account' ? undefined : appeal.subject_id;
    await logAction(tx, adminId, at, {
      action: isAccepted ? 'accept-appeal' : 'reject-appeal',
      subject: appealId,
      reason: answer,
      before: { appeal: 'open', about: appeal.kind, of, decision: appeal.decision_id },
      after: { appeal: status, undone: isAccepted },
    });
    return true;
  });
  if (!isAnswered) throw alreadyDecided();
}

async function undo(
  write: Write,
  { kind, subject_id: id }: Pick<OpenAppeal, 'kind' | 'subject_id'>,
  listing: ListingState | undefined,
  at: number,
): Promise<boolean> {
  if (kind === 'review') return await reinstateReview(write, id, at);
  if (kind === 'account') return (await liftSuspension(write.tx, id, at)) !== undefined;
  return listing !== undefined && (await approveRejected(write, listing, at)) !== undefined;
}
