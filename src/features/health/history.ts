// Loads the inputs of health for a block of listings; each query uses an index.
import { DAY_MS } from '#contract/time.ts';
import { sql } from 'kysely';
import type { Queries } from '#db/open.ts';
import type { ListingRow } from '#features/listings/store.ts';
import type { AlertHistory } from './alert-rules.ts';
import { type Stars, weekStart } from './metrics.ts';
import { hiddenReviews } from './store.ts';

const SNAPSHOTS_MS = 10 * DAY_MS;
const RECENT_RATINGS_MS = 30 * DAY_MS;

/** By listing id. */
export async function historiesOf(
  db: Queries,
  rows: readonly ListingRow[],
  at: number,
): Promise<Map<string, AlertHistory>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const [snapshots, actions, ratings] = [
    await snapshotsSince(db, ids, at - SNAPSHOTS_MS),
    await actionsSince(db, ids, weekStart(at)),
    await ratingsOf(db, ids, { week: weekStart(at), month: at - RECENT_RATINGS_MS }),
  ];
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...factsOf(row, at),
        snapshots: (snapshots.get(row.id) ?? []).map((one) => ({
          at: one.taken_at,
          members: one.member_count,
          online: one.online_count,
        })),
        actions: actions.get(row.id) ?? 0,
        ...(ratings.get(row.id) ?? NO_RATINGS),
      },
    ]),
  );
}

function factsOf(row: ListingRow, at: number) {
  return {
    at,
    listedAt: row.created_at,
    memberCount: row.member_count,
    onlineCount: row.online_count,
    features: JSON.parse(row.features) as string[],
    verificationLevel: row.verification_level,
    channelCount: row.channel_count,
    responseMs: row.response_ms,
    isInviteValid: row.invite_state === 'live',
    inviteState: row.invite_state,
    inviteExpiresAt: row.invite_expires_at,
    countsAt: row.counts_at,
  };
}

async function snapshotsSince(db: Queries, ids: readonly string[], since: number) {
  const rows = await db
    .selectFrom('snapshots')
    .selectAll()
    .where('listing_id', 'in', ids)
    .where('taken_at', '>=', since)
    .orderBy('listing_id')
    .orderBy('taken_at')
    .execute();
  return Map.groupBy(rows, ({ listing_id }) => listing_id);
}

async function actionsSince(db: Queries, ids: readonly string[], since: number): Promise<Map<string, number>> {
  const views = await db
    .selectFrom('daily_views')
    .select(({ fn }) => ['listing_id', fn.sum<number>(sql`views + joins`).as('count')])
    .where('listing_id', 'in', ids)
    .where('day', '>=', since / DAY_MS)
    .groupBy('listing_id')
    .execute();
  const sums = new Map(views.map(({ listing_id, count }) => [listing_id, Number(count)]));
  const written = db
    .selectFrom('reviews')
    .select('listing_id')
    .where('listing_id', 'in', ids)
    .where('created_at', '>=', since)
    .where('id', 'not in', hiddenReviews(db, ids));
  const favorited = db
    .selectFrom('favorites')
    .select('listing_id')
    .where('listing_id', 'in', ids)
    .where('created_at', '>=', since);
  const acts = await db
    .selectFrom(written.unionAll(favorited).as('acts'))
    .select(({ fn }) => ['listing_id', fn.countAll<number>().as('count')])
    .groupBy('listing_id')
    .execute();
  for (const { listing_id, count } of acts) sums.set(listing_id, (sums.get(listing_id) ?? 0) + count);
  return sums;
}

const NO_STARS: Stars = { count: 0, sum: 0, positive: 0 };
const NO_RATINGS = { reviews: NO_STARS, reviewsBefore: NO_STARS, ratings: { recent: NO_STARS, before: NO_STARS } };

/** Reads only the indexes of ratings and of hidden reviews, however many reviews there are. */
async function ratingsOf(db: Queries, ids: readonly string[], { week, month }: { week: number; month: number }) {
  const before = (time: number) => sql<number>`sum(case when created_at < ${time} then 1 else 0 end)`;
  const rows = await db
    .selectFrom('reviews')
    .select(({ fn }) => ['listing_id', 'rating', fn.countAll<number>().as('all')])
    .select([before(week).as('before_week'), before(month).as('before_month')])
    .where('listing_id', 'in', ids)
    .where('id', 'not in', hiddenReviews(db, ids))
    .groupBy(['listing_id', 'rating'])
    .execute();
  const byListing = Map.groupBy(rows, ({ listing_id }) => listing_id);
  return new Map(
    [...byListing].map(([id, own]) => {
      const stars = (count: (row: (typeof rows)[number]) => number): Stars => ({
        count: own.reduce((sum, row) => sum + count(row), 0),
        sum: own.reduce((sum, row) => sum + count(row) * row.rating, 0),
        positive: own.filter(({ rating }) => rating >= 4).reduce((sum, row) => sum + count(row), 0),
      });
      const recent = stars((row) => row.all - row.before_month);
      const ratings = { recent, before: stars((row) => row.before_month) };
      return [id, { reviews: stars((row) => row.all), reviewsBefore: stars((row) => row.before_week), ratings }];
    }),
  );
}
