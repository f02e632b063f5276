import type { Queries } from '#db/open.ts';
import type { FavoriteRow } from './co-favorites.ts';

/** Favorites that are read without a pause: a few milliseconds. */
const BLOCK = 1000;
/** So many favorites of a person say what they like; somebody with thousands would say most about everybody's. */
export const MOST_OF_A_PERSON = 200;

/** Everybody's favorites, those of one person together. In blocks, so that requests are answered between them. */
export async function favoritesOfAll(db: Queries): Promise<FavoriteRow[]> {
  const all: FavoriteRow[] = [];
  let ofPerson = 0;
  for (let last: FavoriteRow = { user_id: '', listing_id: '' }; ;) {
    const rows = await favoritesAfter(db, last, BLOCK);
    for (const row of rows) {
      ofPerson = row.user_id === last.user_id ? ofPerson + 1 : 1;
      if (ofPerson <= MOST_OF_A_PERSON) all.push(row);
      last = row;
    }
    if (rows.length < BLOCK) return all;
    await new Promise(setImmediate);
  }
}

/** Everybody's favorites in blocks, those of one person together. */
export async function favoritesAfter(db: Queries, last: FavoriteRow, limit: number): Promise<FavoriteRow[]> {
  return await db
    .selectFrom('favorites')
    .select(['user_id', 'listing_id'])
    // Compared as a pair: with `or` SQLite would begin every block at the first row.
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('user_id', 'listing_id'), '>', tuple(last.user_id, last.listing_id)),
    )
    .orderBy('user_id')
    .orderBy('listing_id')
    .limit(limit)
    .execute();
}

/** Views of the listings that were looked at most since that day, one a day of each network. */
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

/** The last member count of each listing that was taken in the window. */
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

/** Members before a jump that brought nobody online, of the listings that had one. */
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

/** Listings that say what the person likes, the latest first: favorites, and reviews of four or five stars. */
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

/** Listings that the person knows: favored, submitted, reviewed; and, where wanted, a member of. */
export async function knownTo(db: Queries, userId: string, withJoined: boolean): Promise<Set<string>> {
  const [favored, submitted, reviewed, joined] = await Promise.all([
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
  return new Set([...favored, ...submitted, ...reviewed, ...joined].map(({ id }) => id));
}
