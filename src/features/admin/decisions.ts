// Moderator actions on reports, quarantined servers and accounts. Of two concurrent actions on one item, one takes
// effect and the other gets 409; each action is logged with the state before and after.
import { isoTime } from '#contract/time.ts';
import { newId } from '#db/new-id.ts';
import type { Queries, Write } from '#db/open.ts';
import type { Approval } from '#db/tables.ts';
import { discordIdOf, lockUserRow } from '#db/users.ts';
import { endSessionsIn } from '#features/accounts/sessions.ts';
import { revokeLater, type TokenDeps } from '#features/accounts/tokens.ts';
import { HELD_KEYS } from '#features/holds/contract.ts';
import { heldSentence, type HeldReason, readReason } from '#features/holds/held-because.ts';
import { closeReports, type ReportedSubject } from '#features/moderation/report-store.ts';
import { closeAppeals } from '#features/moderation/store.ts';
import { liftSuspension, suspend } from '#features/moderation/suspensions.ts';
import { recordSubmission } from '#features/reputation/reputation.ts';
import { lockReview, reviewRow } from '#features/reviews/reviews.ts';
import { removeByModerator, restoreRemoved, showReview } from '#features/reviews/hiding.ts';
import { AppError, notAllowed, reviewNotFound, serverNotFound } from '#http/errors.ts';
import type { AdminDeps } from './admin.ts';
import {
  addQuarantineReview,
  type ListingState,
  listingState,
  moveListing,
  quarantineSince,
  removedAuthor,
} from './moderation-store.ts';
import { logAction, removeBlock } from './store.ts';

export const alreadyDecided = (): AppError => new AppError(409, 'already_decided', 'This was already decided.');
const reviewChanged = (): AppError =>
  new AppError(409, 'review_changed', 'The author has changed this review in the meantime. Please read it again.');
const reportsChanged = (): AppError =>
  new AppError(409, 'reports_changed', 'Others have reported this in the meantime. Please read their reports first.');
const userNotFound = (): AppError => new AppError(404, 'not_found', 'There is no such account.');

/**
 * For unfounded reports: closes them and shows a hidden review again. Throws 409 for a review that is not the seen one,
 * and for reports that the moderator has not seen.
 * @param seenUpdatedAt of the review as the moderator saw it
 * @param seenReports number of open reports that the moderator saw
 */
export async function dismissReports(
  { db, now }: AdminDeps,
  adminId: string,
  {
    seenUpdatedAt,
    seenReports,
    ...subject
  }: ReportedSubject & { seenUpdatedAt?: string | undefined; seenReports: number },
): Promise<void> {
  const at = now();
  await db.write(async (write) => {
    const { tx } = write;
    const review = subject.type === 'review' ? await lockReview(tx, subject.id) : undefined;
    if (review && isoTime(review.updated_at) !== seenUpdatedAt) throw reviewChanged();
    const wasHidden = review !== undefined && (await showReview(write, subject.id));
    const reports = await closeReports(tx, subject, 'dismissed', at);
    if (reports === 0 && !wasHidden) throw alreadyDecided();
    if (reports !== seenReports) throw reportsChanged();
    const before = { reports, hidden: wasHidden };
    await logAction(tx, adminId, at, {
      action: 'dismiss-reports',
      subject: subject.id,
      before,
      after: { reports: 0, hidden: false },
    });
  });
}

interface ReviewRemoval {
  reviewId: string;
  /** Shown to the author. */
  reason: string;
  /** Number of open reports that the moderator saw. */
  seenReports?: number | undefined;
  /** Of the review as the moderator saw it; without it the texts are not compared. */
  seenUpdatedAt?: string | undefined;
}

/**
 * Throws 409 for a review that is not the seen one, and when reports that the moderator saw were dismissed since; more
 * reports do not speak against a removal.
 */
export async function removeReview(
  { db, now }: AdminDeps,
  adminId: string,
  { reviewId, reason, seenReports = 0, seenUpdatedAt }: ReviewRemoval,
): Promise<void> {
  const at = now();
  const review = await reviewRow(db.kysely, reviewId);
  if (!review) throw (await removedAuthor(db.kysely, reviewId)) ? alreadyDecided() : reviewNotFound();
  await db.write(async (write) => {
    const decisionId = newId('adminAction');
    const removed = await removeByModerator(write, review.user_id, { reviewId, reason, decisionId, at });
    if (!removed) throw alreadyDecided();
    if (seenUpdatedAt !== undefined && isoTime(removed.updated_at) !== seenUpdatedAt) throw reviewChanged();
    const reports = await closeReports(write.tx, { type: 'review', id: reviewId }, 'upheld', at);
    if (reports < seenReports) throw alreadyDecided();
    const { rating, title, content } = removed;
    await logAction(write.tx, adminId, at, {
      id: decisionId,
      action: 'remove-review',
      subject: reviewId,
      reason,
      before: { rating, title, content, reports },
      after: { removed: true },
    });
  });
}

/** Restores a removed review. */
export async function restoreReview(deps: AdminDeps, adminId: string, reviewId: string): Promise<void> {
  const author = await removedAuthor(deps.db.kysely, reviewId);
  if (author === undefined) throw alreadyDecided();
  const at = deps.now();
  await deps.db.write(async (write) => {
    await lockUserRow(write.tx, author);
    if (!(await reinstateReview(write, reviewId, at))) throw alreadyDecided();
    const [before, after] = [{ removed: true }, { removed: false }];
    await logAction(write.tx, adminId, at, { action: 'restore-review', subject: reviewId, before, after });
  });
}

/** Restores a removed review and dismisses its reports, so it counts as reviewed. False when it is not removed. */
export async function reinstateReview(write: Write, reviewId: string, at: number): Promise<boolean> {
  if (!(await restoreRemoved(write, reviewId))) return false;
  await closeReports(write.tx, { type: 'review', id: reviewId }, 'dismissed', at, 'upheld');
  await closeAppeals(write.tx, 'review', reviewId, at);
  return true;
}

export async function unblockServer({ db, now }: AdminDeps, adminId: string, listingId: string): Promise<void> {
  const at = now();
  const listing = await requireListingState(db.kysely, listingId);
  await db.write(async (write) => {
    if (listing.submitted_by !== null) await lockUserRow(write.tx, listing.submitted_by);
    const approved = await approveRejected(write, listing, at);
    if (!approved) throw alreadyDecided();
    const { approval, wasBlocked } = approved;
    const before = { approval: 'rejected', ...reasonOf(listing) };
    // Without a block the log calls it an approval.
    const after = { approval, ...(wasBlocked && { blocked: false }) };
    await logAction(write.tx, adminId, at, { action: 'unblock', subject: listingId, before, after });
  });
}

/**
 * Publishes a rejected server, unless its owners had taken it down, unblocks its guild and returns the submitter's
 * points. Returns the new state, and whether there was a block; undefined when it is not rejected.
 */
export async function approveRejected(
  { tx, changed }: Write,
  listing: ListingState,
  at: number,
): Promise<{ approval: Approval; wasBlocked: boolean } | undefined> {
  const rejected = { id: listing.id, approval: 'rejected' as const };
  const approval = await moveListing(tx, rejected, { approval: 'approved', reason: null, at });
  if (approval === undefined) return undefined;
  const wasBlocked = await removeBlock(tx, listing.guild_id);
  await closeAppeals(tx, 'server', listing.id, at);
  const { submitted_by: userId } = listing;
  if (userId !== null) await recordSubmission(tx, { userId, listingId: listing.id, at });
  changed(listing.id);
  return { approval, wasBlocked };
}

/** Removes the quarantine from the queue only; it lasts until the invite is correct again. */
export async function dismissQuarantine({ db, now }: AdminDeps, adminId: string, listingId: string): Promise<void> {
  const at = now();
  await db.write(async ({ tx }) => {
    const since = await quarantineSince(tx, listingId);
    if (since === undefined || !(await addQuarantineReview(tx, listingId, since))) throw alreadyDecided();
    const [before, after] = [{ waits: true }, { waits: false }];
    await logAction(tx, adminId, at, { action: 'dismiss-quarantine', subject: listingId, before, after });
  });
}

/** Ends the account's sessions and refuses its writes with the reason. Admins cannot be suspended. */
export async function suspendAccount(
  deps: AdminDeps & { account: TokenDeps; adminIds: readonly string[] },
  adminId: string,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  const { db, now } = deps;
  const discordId = await discordIdOf(db.kysely, userId);
  if (discordId !== null && deps.adminIds.includes(discordId)) throw notAllowed('Admins cannot be suspended.');
  const at = now();
  const token = await db.write(async ({ tx }) => {
    if (!(await lockUserRow(tx, userId))) throw userNotFound();
    const decisionId = newId('adminAction');
    if (!(await suspend(tx, userId, { reason, decisionId, at }))) throw alreadyDecided();
    const [before, after] = [{ suspended: false }, { suspended: true }];
    await logAction(tx, adminId, at, { id: decisionId, action: 'suspend', subject: userId, reason, before, after });
    return (await endSessionsIn(tx, deps.account, userId)).token;
  });
  revokeLater(deps.account, token);
}

export async function reinstateAccount({ db, now }: AdminDeps, adminId: string, userId: string): Promise<void> {
  const at = now();
  await db.write(async ({ tx }) => {
    await lockUserRow(tx, userId);
    const reason = await liftSuspension(tx, userId, at);
    if (reason === undefined) throw alreadyDecided();
    const before = { suspended: true, reason };
    await logAction(tx, adminId, at, { action: 'reinstate', subject: userId, before, after: { suspended: false } });
  });
}

/** For the log: why the listing was held or rejected. */
export function reasonOf({ held_because: stored }: ListingState): { reason?: HeldReason } {
  return stored === null ? {} : { reason: readReason(stored) };
}

/** The reason in a log entry; older entries contain a sentence. */
export function loggedReason(reason: HeldReason | string): HeldReason {
  if (typeof reason !== 'string') return reason;
  const key = HELD_KEYS.find((one) => heldSentence({ key: one }) === reason);
  return key ? { key } : { key: 'written', text: reason };
}

/** Throws 404. */
export async function requireListingState(db: Queries, id: string): Promise<ListingState> {
  const listing = await listingState(db, id);
  if (!listing) throw serverNotFound();
  return listing;
}
