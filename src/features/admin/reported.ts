// Open reports, one item for each server or review.
import { isoTime } from '#contract/time.ts';
import type { Queries, RowRange } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import { listingsByIds } from '#features/listings/store.ts';
import { oldestReports, openReasons, openSubjects } from '#features/moderation/report-store.ts';
import { isUrgent } from '#features/moderation/report-weight.ts';
import { reviewRows } from '#features/reviews/reviews.ts';
import type { ReviewRow } from '#features/reviews/store.ts';
import type { ReportedItem } from './contract.ts';
import { suspendableAccounts } from './find-store.ts';
import { hiddenAmong } from './moderation-store.ts';

/** Of each subject. */
const SHOWN_REPORTS = 20;

export async function reportItems(
  db: Queries,
  cdn: Cdn,
  adminIds: readonly string[],
  range: RowRange,
): Promise<ReportedItem[]> {
  const subjects = await openSubjects(db, range);
  const ids = subjects.map(({ id }) => id);
  const reviews = await reviewRows(
    db,
    subjects.flatMap(({ type, id }) => (type === 'review' ? id : [])),
  );
  const authors = [...reviews.values()].map(({ user_id }) => user_id);
  const suspendable = await suspendableAccounts(db, authors, adminIds);
  const hidden = await hiddenAmong(db, [...reviews.keys()]);
  const listingIds = ids.map((id) => reviews.get(id)?.listing_id ?? id);
  const listings = new Map((await listingsByIds(db, [...new Set(listingIds)])).map((row) => [row.id, row]));
  const counts = Map.groupBy(await openReasons(db, ids), ({ subject_id }) => subject_id);
  const reports = Map.groupBy(await oldestReports(db, ids, SHOWN_REPORTS), ({ subject_id }) => subject_id);
  return subjects.flatMap(({ type, id, since, weight }) => {
    const review = reviews.get(id);
    const listing = listings.get(review?.listing_id ?? id);
    if (!listing) return []; // just deleted
    const iconUrl = cdn.icon(listing.guild_id, listing.icon_hash);
    const reasons = (counts.get(id) ?? []).map(({ reason, count }) => ({ reason, count }));
    return {
      kind: 'report' as const,
      subjectType: type,
      id,
      server: { id: listing.id, name: listing.name, slug: listing.slug, iconUrl, approval: listing.approval },
      review: review ? reviewPart(review, suspendable, hidden.has(id)) : null,
      isUrgent: hidden.has(id) || isUrgent(weight),
      reportCount: reasons.reduce((sum, { count }) => sum + count, 0),
      reasons,
      reports: (reports.get(id) ?? []).map(({ reason, text, created_at }) => ({
        reason,
        text,
        at: isoTime(created_at),
      })),
      since: isoTime(since),
    };
  });
}

function reviewPart(row: ReviewRow, suspendable: ReadonlyMap<string, unknown>, isHidden: boolean) {
  const { rating, title, content, user_id, username: author, updated_at } = row;
  const authorId = suspendable.has(user_id) ? user_id : null;
  return { rating, title, content, authorId, author, isHidden, updatedAt: isoTime(updated_at) };
}
