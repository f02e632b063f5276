// What a person did last: submissions, reviews and favorites in one list.
import { createHash } from 'node:crypto';
import { favoritePage } from '#features/favorites/favorites.ts';
import { reviewsByAuthor } from '#features/reviews/reviews.ts';
import type { ActivityItem } from './contract.ts';
import { type Deps, rowsById } from './profile.ts';
import { submittedBy } from './store.ts';
import { activityServerView } from './view.ts';

const SHOWN = 50;

interface Event {
  activityType: ActivityItem['activityType'];
  listingId: string;
  at: number;
}

/** Newest first; of what happened at once the order is by id, so that it stays. */
export async function latestActivity({ db, cdn }: Deps, userId: string): Promise<ActivityItem[]> {
  const range = { limit: SHOWN, offset: 0 };
  const [submissions, { reviews }, { favorites }] = await Promise.all([
    submittedBy(db.kysely, userId, range),
    reviewsByAuthor(db, userId, range),
    favoritePage(db, userId, range),
  ]);
  const events: Event[] = [
    ...submissions.map(({ listing_id, at }) => ({
      activityType: 'submitted_server' as const,
      listingId: listing_id,
      at,
    })),
    ...reviews.map((row) => ({ activityType: 'left_review' as const, listingId: row.listing_id, at: row.created_at })),
    ...favorites.map((row) => ({
      activityType: 'favorited_server' as const,
      listingId: row.listing_id,
      at: row.created_at,
    })),
  ];
  const latest = events
    .map((event) => ({ ...event, id: eventId(userId, event) }))
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
    .slice(0, SHOWN);
  const listings = await rowsById(db, [...new Set(latest.map(({ listingId }) => listingId))]);
  return latest.flatMap(({ id, activityType, listingId, at }) => {
    const listing = listings.get(listingId);
    const createdAt = new Date(at).toISOString();
    return listing ? [{ id, activityType, createdAt, server: activityServerView(listing, cdn) }] : [];
  });
}

/** The same event keeps its id; favorites have none of their own. */
function eventId(userId: string, { activityType, listingId, at }: Event): string {
  const hash = createHash('sha256').update(`${userId}:${activityType}:${listingId}:${at}`);
  return `a_${hash.digest('hex').slice(0, 20)}`;
}
