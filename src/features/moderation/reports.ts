// Reports of servers and reviews. Three users' reports hide a review until a moderator reviews it; none hide a server.
import { DAY_MS } from '#contract/time.ts';
import type { ReportSubject } from '#db/moderation-tables.ts';
import { newId } from '#db/new-id.ts';
import type { Database, Queries, Write } from '#db/open.ts';
import type { ReviewsTable } from '#db/user-tables.ts';
import { lockCounts } from '#db/users.ts';
import { findListing } from '#features/listings/listings.ts';
import { type ListingRow, listingById } from '#features/listings/store.ts';
import { hideReview } from '#features/reviews/hiding.ts';
import { refuseAuthor, type ReviewDeps } from '#features/reviews/one-review-per-user.ts';
import { lockReview, publicGuild, reviewRow } from '#features/reviews/reviews.ts';
import { ADDRESS_RETENTION_MS } from '#http/caller-keys.ts';
import { AppError, reviewNotFound, serverNotFound } from '#http/errors.ts';
import { lockCaller } from '#http/session.ts';
import type { ReportBody } from './contract.ts';
import { hidesReview, type Reporter, reportWeight, totalWeight } from './report-weight.ts';
import {
  addReport,
  countHidden,
  dismissedAt,
  dropReportAddresses,
  reporterOf,
  reportedAt,
  rewordReport,
  weightsOfOpen,
} from './report-store.ts';

const ANONYMOUS = { submitterKey: null };
/** Maximum reports per day of a visitor's address and of an account. */
const MAX_PER_DAY = { address_key: 10, user_id: 50 };

const tooManyReports = (retryAfterMs: number): AppError =>
  new AppError(429, 'too_many_reports', 'You have reached the daily limit for reports. Please try again later.', {
    retryAfterMs,
  });

/** The reporter: an account, or a visitor by the keyed hash of their address. */
type ReportedBy = { userId: string } | { addressKey: string };

/**
 * True when it is recorded: it is the reporter's first about the subject, or a moderator has decided on the first one and,
 * for a review, its author has changed it since; or it replaces the words of an account's open report. Throws 404 for a subject that is not public, as `refuseAuthor`
 * for the reporter's own review, 429 after ten reports of a visitor or fifty of an account within a day.
 */
export async function report(deps: ReviewDeps, body: ReportBody, by: ReportedBy, at: number): Promise<boolean> {
  const userId = 'userId' in by ? by.userId : undefined;
  const { id: subjectId, listing } = await subjectOf(deps, body, userId);
  return await deps.db.write(async (write) => {
    const { tx } = write;
    if (userId !== undefined) await lockCaller(tx, userId);
    const addressKey = 'addressKey' in by ? by.addressKey : null;
    await refuseTooMany(tx, by, at);
    const review = body.subjectType === 'review' ? await lockReview(tx, subjectId) : undefined;
    if (body.subjectType === 'review' && !review) throw reviewNotFound();
    const row = {
      id: newId('report'),
      subject_type: body.subjectType,
      subject_id: subjectId,
      user_id: userId ?? newId('visitor'),
      reason: body.reason,
      text: body.text || null,
      status: 'open' as const,
      created_at: at,
      decided_at: null,
      weight: reportWeight(await reporter(tx, userId, listing), at),
      address_key: addressKey,
    };
    const isNew = await addReport(tx, row, review?.updated_at ?? at);
    // Only now: repeating the report that hid the review is no error.
    if (isNew && review) {
      await publicGuild(tx, review);
      await hideIfReportedOften(write, review, at);
    }
    return isNew || (await rewordReport(tx, row));
  });
}

async function reporter(tx: Queries, userId: string | undefined, listing: ListingRow): Promise<Reporter> {
  return userId === undefined ? { discordId: null, isManager: false } : await reporterOf(tx, userId, listing);
}

async function refuseTooMany(tx: Queries, by: ReportedBy, at: number): Promise<void> {
  const [column, key] = 'userId' in by ? (['user_id', by.userId] as const) : (['address_key', by.addressKey] as const);
  await lockCounts(tx, 'reporter', [key]);
  const first = await reportedAt(tx, { column, key }, { since: at - DAY_MS, place: MAX_PER_DAY[column] });
  if (first !== undefined) throw tooManyReports(first + DAY_MS + 1 - at);
}

/**
 * A review whose reports were dismissed is not hidden again until its author changes it. Reports of deleted accounts do
 * not count: otherwise one user could count as three by deleting their account after each report.
 */
async function hideIfReportedOften(write: Write, review: ReviewsTable, at: number): Promise<void> {
  const subject = { type: 'review', id: review.id } as const;
  const clearedAt = await dismissedAt(write.tx, subject);
  if (clearedAt !== null && clearedAt >= review.updated_at) return;
  const weight = totalWeight(await weightsOfOpen(write.tx, subject));
  if (hidesReview(weight, await countHidden(write.tx, review.listing_id))) await hideReview(write, review.id, at);
}

/** A visitor's hash only serves to count a report once; it is deleted after two days. */
export async function expireReportAddresses(db: Database, now: number): Promise<void> {
  await db.write(({ tx }) => dropReportAddresses(tx, now - ADDRESS_RETENTION_MS));
}

async function subjectOf(
  { db, reviewKey }: ReviewDeps,
  { subjectType, subjectId }: { subjectType: ReportSubject; subjectId: string },
  userId: string | undefined,
): Promise<{ id: string; listing: ListingRow }> {
  if (subjectType === 'server') {
    const listing = await findListing(db, subjectId, ANONYMOUS);
    return { id: listing.id, listing };
  }
  const review = await reviewRow(db.kysely, subjectId);
  const listing = review && (await listingById(db.kysely, review.listing_id));
  if (!review || !listing) throw reviewNotFound();
  if (listing.approval !== 'approved') throw serverNotFound();
  if (userId !== undefined) await refuseAuthor(db.kysely, reviewKey, userId, review);
  return { id: review.id, listing };
}
