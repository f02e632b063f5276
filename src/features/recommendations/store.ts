import type { Queries } from '#db/open.ts';
import type { FavoriteRow } from './co-favorites.ts';

/** Favorites that are read without yielding: a few milliseconds. */
const BATCH_SIZE = 1000;
/** More per user would add little, and a user with thousands would dominate everyone's recommendations. */
export const MAX_PER_USER = 200;

/** All favorites, grouped by user. Read in batches, so that requests are served in between. */
export async function favoritesOfAll(db: Queries): Promise<FavoriteRow[]> {
  const all: FavoriteRow[] = [];
  let ofUser = 0;
  for (let last: FavoriteRow = { user_id: '', listing_id: '' }; ;) {
    const rows = await favoritesAfter(db, last, BATCH_SIZE);
    for (const row of rows) {
      ofUser = row.user_id === last.user_id ? ofUser + 1 : 1;
      if (ofUser <= MAX_PER_USER) all.push(row);
      last = row;
    }
    if (rows.length < BATCH_SIZE) return all;
    await new Promise(setImmediate);
  }
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

/** Views of the most viewed listings since that day, one per network and day. */
export async function viewsSince(db: Queries, day: number, limit: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('daily_views')
    .select(({ fn }) => ['listing_id', fn.sum<number>('networks').as('views')])
    .where('day', '>=', day)
    .groupBy('listing_id')
    .orderBy('views', 'desc')
    .limit(limit)
    .execute();
  return new Map(rows.map(({ listing_id, views }) => [listing_id, Number(views)]));
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

/** Listings that the user likes, latest first: favorites, and reviews of four or five stars. */
export async function likedBy(db: Queries, userId: string, limit: number): Promise<string[]> {
  const [favorites, reviews] = await Promise.all([
    db
      .selectFrom('favorites')
      .select(['listing_id', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute(),
    db
      .selectFrom('reviews')
      .select(['listing_id', 'created_at'])
      .where('user_id', '=', userId)
      .where('rating', '>=', 4)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute(),
  ]);
  const rows = [...favorites, ...reviews].toSorted((a, b) => b.created_at - a.created_at);
  return [...new Set(rows.map(({ listing_id }) => listing_id))].slice(0, limit);
}

/** Listings that the user knows: favorited, submitted, reviewed and, if `withJoined`, joined. */
export async function knownTo(db: Queries, userId: string, withJoined: boolean): Promise<Set<string>> {
  const [favorited, submitted, reviewed, joined] = await Promise.all([
    db.selectFrom('favorites').select('listing_id as id').where('user_id', '=', userId).execute(),
    db.selectFrom('listings').select('id').where('submitted_by', '=', userId).execute(),
    db.selectFrom('reviews').select('listing_id as id').where('user_id', '=', userId).execute(),
    withJoined
      ? db
          .selectFrom('user_guilds')
          .innerJoin('listings', 'listings.guild_id', 'user_guilds.guild_id')
          .select('listings.id')
          .where('user_guilds.user_id', '=', userId)
          .execute()
      : [],
  ]);
  return new Set([...favorited, ...submitted, ...reviewed, ...joined].map(({ id }) => id));
}
