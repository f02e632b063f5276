import { WEEK_MS } from '#contract/time.ts';
import { sql } from 'kysely';
import type { AlertSeverity, HealthAlertsTable, ListingHealthTable } from '#db/health-tables.ts';
import type { Queries } from '#db/open.ts';

export async function saveHealth(tx: Queries, rows: readonly ListingHealthTable[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]!).filter((name) => name !== 'listing_id') as (keyof ListingHealthTable)[];
  await tx
    .insertInto('listing_health')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .column('listing_id')
        .doUpdateSet((row) => Object.fromEntries(columns.map((name) => [name, row.ref(`excluded.${name}`)]))),
    )
    .execute();
}

/** Resolves to whether the stored jump changed. */
export async function saveJump(tx: Queries, listingId: string, jump: string | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('listing_counts')
    .set({ jump })
    .where('listing_id', '=', listingId)
    .where('jump', 'is distinct from', jump)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Listings due for recomputation without a change of their data, the longest overdue first. */
export async function dueIds(db: Queries, at: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_health')
    .select('listing_id')
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(({ listing_id }) => listing_id);
}

export async function dropHealth(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('listing_health').where('listing_id', 'in', ids).execute();
}

export async function followedRevision(db: Queries): Promise<number> {
  const row = await db.selectFrom('counters').select('value').where('name', '=', 'health').executeTakeFirstOrThrow();
  return row.value;
}

export async function setFollowedRevision(tx: Queries, revision: number): Promise<void> {
  await tx.updateTable('counters').set({ value: revision }).where('name', '=', 'health').execute();
}

export async function openAlerts(db: Queries, ids: readonly string[]): Promise<HealthAlertsTable[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('health_alerts')
    .selectAll()
    .where('listing_id', 'in', ids)
    .where('closed_at', 'is', null)
    .execute();
}

/** Leaves an alert that is already open unchanged. */
export async function addAlert(tx: Queries, alert: HealthAlertsTable): Promise<void> {
  await tx
    .insertInto('health_alerts')
    .values(alert)
    .onConflict((conflict) => conflict.column('open_key').doNothing())
    .execute();
}

/** @param worseAt when it became worse: it is raised again, and unread */
export async function changeAlert(
  tx: Queries,
  id: string,
  { worseAt, ...values }: { severity: AlertSeverity; message: string; facts: string; worseAt: number | null },
): Promise<void> {
  const again = worseAt === null ? {} : { created_at: worseAt };
  await tx
    .updateTable('health_alerts')
    .set({ ...values, ...again })
    .where('id', '=', id)
    .execute();
  if (worseAt !== null) await tx.deleteFrom('alert_reads').where('alert_id', '=', id).execute();
}

export async function closeAlert(tx: Queries, id: string, at: number): Promise<void> {
  await tx.updateTable('health_alerts').set({ open_key: null, closed_at: at }).where('id', '=', id).execute();
  await tx.deleteFrom('alert_reads').where('alert_id', '=', id).execute();
}

export async function deleteAlertsClosedBefore(tx: Queries, at: number): Promise<void> {
  await tx.deleteFrom('health_alerts').where('closed_at', '<', at).execute();
}

export async function healthRows(db: Queries, ids: readonly string[]): Promise<ListingHealthTable[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('listing_health')
    .selectAll()
    .where('listing_id', 'in', ids)
    .where('computed_at', '>', 0)
    .execute();
}

export async function scoreRows(db: Queries, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('listing_health')
    .select(['listing_id', 'score'])
    .where('listing_id', 'in', ids)
    .where('computed_at', '>', 0)
    .execute();
}

/** Health in the order of listing ids, for the totals; the caller skips servers that are not listed. */
export async function listedHealthAfter(db: Queries, id: string, limit: number) {
  return await db
    .selectFrom('listing_health')
    .innerJoin('listings', 'listings.id', 'listing_health.listing_id')
    .innerJoin('listing_counts', 'listing_counts.listing_id', 'listing_health.listing_id')
    .selectAll('listing_health')
    .select(['listings.approval', 'listings.invite_state', 'listings.nsfw_level'])
    .select(['listing_counts.rating_sum', 'listing_counts.rating_count'])
    // On all three tables: PostgreSQL merge-joins their indexes, and would start each block at the first row.
    .where('listing_health.listing_id', '>', id)
    .where('listings.id', '>', id)
    .where('listing_counts.listing_id', '>', id)
    .orderBy('listing_health.listing_id')
    .limit(limit)
    .execute();
}
export type ListedHealth = Awaited<ReturnType<typeof listedHealthAfter>>[number];

/** Counts of open alerts, for the totals; the caller skips servers that are not listed. */
export async function openAlertCounts(db: Queries) {
  const columns = ['severity', 'listings.approval', 'listings.invite_state', 'listings.nsfw_level'] as const;
  return await db
    .selectFrom('health_alerts')
    .innerJoin('listings', 'listings.id', 'health_alerts.listing_id')
    .select(({ fn }) => [...columns, fn.countAll<number>().as('count')])
    .where('open_key', 'is not', null)
    .where('severity', 'in', ['critical', 'high'])
    .groupBy(columns)
    .execute();
}

/** A user with more gets the first of them by id. */
const MAX_OWN = 1000;

/** Servers that the user submitted, manages or favorited, by id. Not joined with their rows: SQLite would read all. */
async function ownIds(db: Queries, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('submitted_by', '=', userId)
    .union((eb) => eb.selectFrom('favorites').select('listing_id as id').where('user_id', '=', userId))
    .union((eb) =>
      eb
        .selectFrom('user_guilds')
        .innerJoin('listings', 'listings.guild_id', 'user_guilds.guild_id')
        .select('listings.id')
        .where('user_guilds.user_id', '=', userId)
        .where('user_guilds.is_manager', '=', 1),
    )
    .orderBy('id')
    .limit(MAX_OWN)
    .execute();
  return rows.map(({ id }) => id);
}

/** The approved ones of the user's own servers, whatever the state of their invite. */
export async function overviewRows(db: Queries, userId: string) {
  const ids = await ownIds(db, userId);
  const rows = await db
    .selectFrom('listings')
    .innerJoin('listing_counts', 'listing_counts.listing_id', 'listings.id')
    .leftJoin('listing_health', 'listing_health.listing_id', 'listings.id')
    .select([
      'listings.approval',
      'listings.id',
      'listings.guild_id',
      'listings.slug',
      'listings.name',
      'listings.icon_hash',
      'listings.invite_state',
    ])
    .select(['listing_counts.member_count', 'listing_counts.online_count', 'listing_counts.counts_at'])
    .select(['listing_health.score', 'listing_health.trend', 'listing_health.worst_alert'])
    .select(['listing_health.scores', 'listing_health.computed_at'])
    .where('listings.id', 'in', ids.length > 0 ? ids : [''])
    .execute();
  // Not in the query: with so many ids SQLite would scan all approved listings instead.
  return rows.filter(({ approval }) => approval === 'approved');
}
export type OverviewRow = Awaited<ReturnType<typeof overviewRows>>[number];

/** Whether the user submitted, manages or favorited it. */
export async function isOwnListing(db: Queries, userId: string, listingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('listings')
    .select('id')
    .where('id', '=', listingId)
    .where('approval', '=', 'approved')
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('submitted_by', '=', userId),
        exists(
          selectFrom('favorites')
            .select('listing_id')
            .where('user_id', '=', userId)
            .whereRef('favorites.listing_id', '=', 'listings.id'),
        ),
        exists(
          selectFrom('user_guilds')
            .select('guild_id')
            .where('user_id', '=', userId)
            .where('is_manager', '=', 1)
            .whereRef('user_guilds.guild_id', '=', 'listings.guild_id'),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Open alerts of those listings, with the time when the user read them. */
export async function alertsFor(db: Queries, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('health_alerts')
    .innerJoin('listings', 'listings.id', 'health_alerts.listing_id')
    .leftJoin('alert_reads', (join) =>
      join.onRef('alert_reads.alert_id', '=', 'health_alerts.id').on('alert_reads.user_id', '=', userId),
    )
    .selectAll('health_alerts')
    .select(['listings.name', 'listings.slug', 'alert_reads.read_at'])
    .where('health_alerts.listing_id', 'in', ids)
    .where('health_alerts.closed_at', 'is', null)
    .execute();
}
export type AlertRow = Awaited<ReturnType<typeof alertsFor>>[number];

/** Hidden reviews do not count. A subquery of ids, because every index of reviews includes the id. */
export function hiddenReviews(db: Queries, listingIds: readonly string[]) {
  return db.selectFrom('hidden_reviews').select('review_id').where('listing_id', 'in', listingIds);
}

/** Reviews by the week they were written in, counted from 1970, oldest first. */
export async function starsByWeek(db: Queries, listingId: string) {
  const week = sql<number>`created_at / ${sql.lit(WEEK_MS)}`;
  const rows = await db
    .selectFrom('reviews')
    .select(({ fn }) => [
      week.as('week'),
      fn.countAll<number>().as('count'),
      fn.sum<number>('rating').as('sum'),
      fn.max('created_at').as('last'),
    ])
    .where('listing_id', '=', listingId)
    .where('id', 'not in', hiddenReviews(db, [listingId]))
    .groupBy(week)
    .orderBy(week)
    .execute();
  return rows.map((row) => ({ ...row, sum: Number(row.sum) }));
}

export async function alertById(db: Queries, id: string): Promise<HealthAlertsTable | undefined> {
  return await db.selectFrom('health_alerts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function addRead(tx: Queries, alertId: string, userId: string, at: number): Promise<void> {
  await tx
    .insertInto('alert_reads')
    .values({ alert_id: alertId, user_id: userId, read_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
