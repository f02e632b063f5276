// A user's latest activity: submissions, reviews and favorites in one list.
import { createHash } from 'node:crypto';
import { isoTime } from '#contract/time.ts';
import { favoritePage } from '#features/favorites/favorites.ts';
import { reviewsByAuthor } from '#features/reviews/reviews.ts';
import type { ActivityItem } from './contract.ts';
import { type Deps, readableRows } from './profile.ts';
import { submittedBy } from './store.ts';
import { activityServerView } from './view.ts';

const MAX_EVENTS = 50;

interface Event {
  activityType: ActivityItem['activityType'];
  listing_id: string;
  at: number;
}

/** Newest first; ties are ordered by id, so that the order is stable. */
export async function latestActivity({ db, cdn }: Deps, userId: string): Promise<ActivityItem[]> {
  const range = { limit: MAX_EVENTS, offset: 0 };
  const [submissions, { reviews }, { favorites }] = await Promise.all([
    submittedBy(db.kysely, userId, range),
    reviewsByAuthor(db, userId, range),
    favoritePage(db, userId, range),
  ]);
  const events: Event[] = [
    ...submissions.map(({ listing_id, at }) => ({ activityType: 'submitted_server' as const, listing_id, at })),
    ...reviews.map(({ listing_id, created_at: at }) => ({ activityType: 'left_review' as const, listing_id, at })),
    ...favorites.map(({ listing_id, created_at: at }) => ({
      activityType: 'favorited_server' as const,
      listing_id,
      at,
    })),
  ];
  const latest = events
    .map((event) => ({ ...event, id: eventId(userId, event) }))
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_EVENTS);
  const listings = await readableRows(db, userId, latest);
  return latest.map(({ id, activityType, listing_id, at }) => ({
    id,
    activityType,
    createdAt: isoTime(at),
    server: activityServerView(listing_id, listings.get(listing_id), cdn),
  }));
}

/** Stable for the same event; favorites have no id of their own. */
function eventId(userId: string, { activityType, listing_id, at }: Event): string {
  const hash = createHash('sha256').update(`${userId}:${activityType}:${listing_id}:${at}`);
  return `a_${hash.digest('hex').slice(0, 20)}`;
}
