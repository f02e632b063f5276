// Open reports, one item for each server or review.
import { isoTime } from '#contract/iso-time.ts';
import type { ReportsTable } from '#db/moderation-tables.ts';
import type { Queries } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import { listingsByIds } from '#features/listings/store.ts';
import { openReports } from '#features/moderation/report-store.ts';
import { reviewRow } from '#features/reviews/reviews.ts';
import type { ReviewRow } from '#features/reviews/store.ts';
import type { ReportedItem } from './contract.ts';
import { hiddenAmong } from './moderation-store.ts';

/** Many reports can be about one subject. */
const READ_REPORTS = 2000;
const SHOWN_REPORTS = 20;

/** Longest reported first. */
export async function reportItems(db: Queries, cdn: Cdn, limit: number): Promise<ReportedItem[]> {
  const reports = await openReports(db, READ_REPORTS);
  const bySubject = [...Map.groupBy(reports, ({ subject_id }) => subject_id)].slice(0, limit);
  const reviews = await reviewsAmong(db, bySubject);
  const hidden = await hiddenAmong(db, [...reviews.keys()]);
  const listingIds = bySubject.map(([id]) => reviews.get(id)?.listing_id ?? id);
  const listings = new Map((await listingsByIds(db, [...new Set(listingIds)])).map((row) => [row.id, row]));
  return bySubject.flatMap(([id, own]) => {
    const review = reviews.get(id);
    const listing = listings.get(review?.listing_id ?? id);
    if (!listing) return []; // just deleted
    const iconUrl = cdn.icon(listing.guild_id, listing.icon_hash);
    return {
      kind: 'report' as const,
      subjectType: own[0]!.subject_type,
      id,
      server: { id: listing.id, name: listing.name, slug: listing.slug, iconUrl },
      review: review ? reviewPart(review, hidden.has(id)) : null,
      people: own.length,
      reasons: [...Map.groupBy(own, ({ reason }) => reason)].map(([reason, { length }]) => ({ reason, count: length })),
      reports: own
        .slice(0, SHOWN_REPORTS)
        .map(({ reason, text, created_at }) => ({ reason, text, at: isoTime(created_at) })),
      since: isoTime(own[0]!.created_at),
    };
  });
}

async function reviewsAmong(
  db: Queries,
  subjects: readonly [string, ReportsTable[]][],
): Promise<Map<string, ReviewRow>> {
  const reviews = new Map<string, ReviewRow>();
  for (const [id, [first]] of subjects) {
    const review = first?.subject_type === 'review' ? await reviewRow(db, id) : undefined;
    if (review) reviews.set(id, review);
  }
  return reviews;
}

function reviewPart({ rating, title, content, user_id, username }: ReviewRow, isHidden: boolean) {
  return { rating, title, content, authorId: user_id, author: username, isHidden };
}
