// Reports of servers and reviews. Three people's hide a review until a moderator looked; nothing hides a server.
import { randomBytes } from 'node:crypto';
import { holdUser } from '#db/hold-user.ts';
import type { ReportSubject } from '#db/moderation-tables.ts';
import type { Database, Write } from '#db/open.ts';
import type { ReviewsTable } from '#db/people-tables.ts';
import { findListing, listingRows } from '#features/listings/listings.ts';
import { hideReview, holdReview, reviewRow } from '#features/reviews/reviews.ts';
import { notAllowed, notAuthenticated, reviewNotFound, serverNotFound } from '#http/errors.ts';
import type { ReportBody } from './contract.ts';
import { addReport, countReporters, dismissedAt } from './store.ts';

/** Open reports of so many people hide a review. */
export const REPORTS_TO_HIDE = 3;
const NOBODY = { submitterKey: null };

/** True when it is the person's first about the subject. Throws 404 for what is not public, 403 for a review of her own. */
export async function report(
  db: Database,
  { userId, ...body }: ReportBody & { userId: string },
  at: number,
): Promise<boolean> {
  const subjectId = await subjectOf(db, body, userId);
  return await db.write(async (write) => {
    const { tx } = write;
    if (!(await holdUser(tx, userId))) throw notAuthenticated();
    const review = body.subjectType === 'review' ? await holdReview(tx, subjectId) : undefined;
    if (body.subjectType === 'review' && !review) throw reviewNotFound();
    const isNew = await addReport(tx, {
      id: `rp_${randomBytes(10).toString('hex')}`,
      subject_type: body.subjectType,
      subject_id: subjectId,
      user_id: userId,
      reason: body.reason,
      text: body.text || null,
      status: 'open',
      created_at: at,
      decided_at: null,
    });
    if (isNew && review) await hideIfReportedOften(write, review, at);
    return isNew;
  });
}

/**
 * What a moderator found right is not hidden again until its author changes it. Reports of accounts that ended do not
 * count: else one person could end hers again and again, and be three.
 */
async function hideIfReportedOften(write: Write, review: ReviewsTable, at: number): Promise<void> {
  const subject = { type: 'review', id: review.id } as const;
  const rightAt = await dismissedAt(write.tx, subject);
  if (rightAt !== null && rightAt >= review.updated_at) return;
  const people = await countReporters(write.tx, subject);
  if (people >= REPORTS_TO_HIDE) await hideReview(write, review.id, at);
}

async function subjectOf(
  db: Database,
  { subjectType, subjectId }: { subjectType: ReportSubject; subjectId: string },
  userId: string,
): Promise<string> {
  if (subjectType === 'server') {
    return (await findListing(db, subjectId, NOBODY)).id;
  }
  const review = await reviewRow(db.kysely, subjectId);
  const [listing] = review ? await listingRows(db.kysely, [review.listing_id]) : [];
  if (!review || !listing) throw reviewNotFound();
  if (listing.approval !== 'approved') throw serverNotFound();
  if (review.user_id === userId) throw notAllowed('This is a review of your own.');
  return review.id;
}
