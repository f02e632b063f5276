import { scanBlocks } from '#db/batches.ts';
import type { Queries } from '#db/open.ts';
import type { FavoriteRow } from './co-favorites.ts';

/** Favorites that are read without yielding: a few milliseconds. */
const BATCH_SIZE = 1000;
/** More per user would add little, and a user with thousands would dominate everyone's recommendations. */
export const MAX_PER_USER = 200;

const FIRST: FavoriteRow = { user_id: '', listing_id: '' };

/** All favorites, grouped by user. */
export async function favoritesOfAll(db: Queries): Promise<FavoriteRow[]> {
  const all: FavoriteRow[] = [];
  let ofUser = 0;
  let userId = '';
  for await (const rows of scanBlocks<FavoriteRow>(BATCH_SIZE, (last = FIRST) =>
    favoritesAfter(db, last, BATCH_SIZE),
  )) {
    for (const row of rows) {
      ofUser = row.user_id === userId ? ofUser + 1 : 1;
      userId = row.user_id;
      if (ofUser <= MAX_PER_USER) all.push(row);
    }
  }
  return all;
}

/** The next batch of all favorites, grouped by user. */
export async function favoritesAfter(db: Queries, last: FavoriteRow, limit: number): Promise<FavoriteRow[]> {
  return await db
    .selectFrom('favorites')
    .select(['user_id', 'listing_id'])
    // Compared as a tuple: with `or` SQLite would start every batch at the first row.
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('user_id', 'listing_id'), '>', tuple(last.user_id, last.listing_id)),
    )
    .orderBy('user_id')
    .orderBy('listing_id')
    .limit(limit)
    .execute();
}

interface ViewRow {
  listing_id: string;
  networks: number;
}

/** Views of the most viewed listings on these days, one per network and day. */
export async function viewsOn(db: Queries, days: readonly number[], limit: number): Promise<Map<string, number>> {
  const views = new Map<string, number>();
  for (const day of days) {
    const blocks = scanBlocks<ViewRow>(BATCH_SIZE, (last) => viewsAfter(db, day, last?.listing_id ?? '', BATCH_SIZE));
    for await (const rows of blocks) {
      for (const { listing_id: id, networks } of rows) views.set(id, (views.get(id) ?? 0) + networks);
    }
  }
  // Typed arrays sort fast; what is left to sort with its ids is little.
  const least = Float64Array.from(views.values()).toSorted().at(-limit) ?? 0;
  const most = [...views].filter(([, count]) => count >= least).toSorted(([, a], [, b]) => b - a);
  return new Map(most.slice(0, limit));
}

/** The next batch of a day's views, in the order of the listings' ids. */
export async function viewsAfter(db: Queries, day: number, last: string, limit: number): Promise<ViewRow[]> {
  return await db
    .selectFrom('daily_views')
    .select(['listing_id', 'networks'])
    .where('day', '=', day)
    .where('listing_id', '>', last)
    .orderBy('listing_id')
    .limit(limit)
    .execute();
}

/** The last member count of each listing within the window. */
export async function membersWithin(
  db: Queries,
  ids: readonly string[],
  window: { from: number; to: number },
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('snapshots')
    .select(['listing_id', 'taken_at', 'member_count'])
    .where('listing_id', 'in', [...ids])
    .where('taken_at', '>=', window.from)
    .where('taken_at', '<=', window.to)
    .where('member_count', 'is not', null)
    .orderBy('taken_at')
    .execute();
  return new Map(rows.flatMap((row) => (row.member_count === null ? [] : [[row.listing_id, row.member_count]])));
}

/** Members before a jump that brought nobody online, for listings that had one. */
export async function membersBeforeJumps(db: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing_counts')
    .select(['listing_id', 'jump'])
    .where('listing_id', 'in', [...ids])
    .where('jump', 'is not', null)
    .execute();
  return new Map(rows.map(({ listing_id, jump }) => [listing_id, (JSON.parse(jump!) as { before: number }).before]));
}

/** A user can have tens of thousands, all of one star. */
const RECENT_REVIEWS = 1000;

/** Listings that the user likes, latest first: favorites, and recent reviews of four or five stars. */
export async function likedBy(db: Queries, userId: string, limit: number): Promise<string[]> {
  const [favorites, reviews] = await Promise.all([
    db
      .selectFrom('favorites')
      .select(['listing_id', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('listing_id', 'desc')
      .limit(limit)
      .execute(),
    db
      .selectFrom(
        db
          .selectFrom('reviews')
          .select(['listing_id', 'created_at', 'rating'])
          .where('user_id', '=', userId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(RECENT_REVIEWS)
          .as('recent'),
      )
      .select(['listing_id', 'created_at'])
      .where('rating', '>=', 4)
      .orderBy('created_at', 'desc')
      .orderBy('listing_id', 'desc')
      .limit(limit)
      .execute(),
  ]);
  const rows = [...favorites, ...reviews].toSorted((a, b) => b.created_at - a.created_at);
  return [...new Set(rows.map(({ listing_id }) => listing_id))].slice(0, limit);
}

/**
 * Which of these listings the user knows: favorited, submitted, reviewed and, unless `readAfter` is null, in a guild list
 * that was read after it. Each is looked up, because the user can have tens of thousands of others.
 */
export async function knownAmong(
  db: Queries,
  userId: string,
  listingIds: readonly string[],
  readAfter: number | null,
): Promise<Set<string>> {
  if (listingIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('id', 'in', [...listingIds])
    .where(({ eb, exists, or, selectFrom }) => {
      const saved = (table: 'favorites' | 'reviews') =>
        exists(
          selectFrom(table).select('user_id').whereRef('listing_id', '=', 'listings.id').where('user_id', '=', userId),
        );
      const known = [eb('submitted_by', '=', userId), saved('favorites'), saved('reviews')];
      if (readAfter === null) return or(known);
      const joined = selectFrom('user_guilds')
        .select('user_id')
        .whereRef('user_guilds.guild_id', '=', 'listings.guild_id')
        .where('user_id', '=', userId)
        .where('seen_at', '>', readAfter);
      return or([...known, exists(joined)]);
    })
    .execute();
  return new Set(rows.map(({ id }) => id));
}
