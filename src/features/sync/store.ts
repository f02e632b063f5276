import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { batches } from '#db/batches.ts';
import type { Queries } from '#db/open.ts';
import type { ListingCountsTable, ListingsTable, SyncQueueTable } from '#db/tables.ts';
import { type ColumnName, type ListingRow, NO_INVITE } from '#features/listings/store.ts';
import type { AnsweredCounts } from './next-counts.ts';
import { popularitiesAt, type QueuePlace } from './schedule.ts';

export async function updateListing(tx: Queries, id: string, values: Updateable<ListingsTable>): Promise<void> {
  await tx.updateTable('listings').set(values).where('id', '=', id).execute();
}

/**
 * Listings with upstream data that were delisted before `time`: rejected or taken down, or without a working
 * invite. Locked until the transaction ends.
 */
export async function delistedBefore(tx: Queries, time: number, limit: number): Promise<string[]> {
  const delisted = tx.selectFrom('listings').select('id').where('invite_code', '!=', NO_INVITE);
  const byDecision = await delisted
    .where('approval', 'in', ['rejected', 'opted-out'])
    // In the index; a listing is at least as old as its last change.
    .where('created_at', '<', time)
    .where('updated_at', '<', time)
    .limit(limit)
    .forNoKeyUpdate()
    .execute();
  const byInvite = await delisted
    .where('approval', '=', 'approved')
    .where('invite_state', 'in', ['expired', 'quarantined'])
    .where('invite_state_since', '<', time)
    .limit(limit)
    .forNoKeyUpdate()
    .execute();
  return [...byDecision, ...byInvite].slice(0, limit).map(({ id }) => id);
}

/**
 * Deletes what the platform said about the listings. What submitters and owners chose stays, and so does the age
 * restriction: it protects the readers of these texts.
 */
export async function deleteUpstreamData(tx: Queries, ids: readonly string[], at: number): Promise<void> {
  if (ids.length === 0) return;
  const unlessFromPlatform = <T>(column: 'language' | 'language_from') =>
    sql<T | null>`case when language_from = 'platform' then null else ${sql.ref(column)} end`;
  await tx
    .updateTable('listings')
    .set(({ ref }) => ({
      // Every view shows a name.
      name: ref('slug'),
      name_key: null,
      description: null,
      icon_hash: null,
      banner_hash: null,
      discovery_splash_hash: null,
      splash_hash: null,
      features: '[]',
      traits: '[]',
      language: unlessFromPlatform<string>('language'),
      language_from: unlessFromPlatform<'given'>('language_from'),
      verification_level: null,
      premium_tier: null,
      vanity_code: null,
      server_tag: null,
      requires_application: 0,
      channel_count: null,
      role_count: null,
      invite_code: NO_INVITE,
      previous_invite_code: null,
      invite_expires_at: null,
      invite_max_uses: null,
      // So that it is on no list if it is approved or put back, until a new invite is submitted.
      invite_state: 'expired' as const,
      invite_state_since: at,
      described: null,
    }))
    .where('id', 'in', ids)
    .execute();
  await tx
    .updateTable('listing_counts')
    .set({
      member_count: null,
      online_count: null,
      counts_at: null,
      change_per_hour: null,
      online_trend: 0,
      response_ms: null,
      jump: null,
    })
    .where('listing_id', 'in', ids)
    .execute();
  await tx.deleteFrom('snapshots').where('listing_id', 'in', ids).execute();
  await tx.deleteFrom('sync_queue').where('listing_id', 'in', ids).execute();
}

/** Sets the language from Discord unless an owner has set one. */
export async function setLanguage(tx: Queries, id: string, language: string): Promise<void> {
  await tx
    .updateTable('listings')
    .set({ language, language_from: 'platform' })
    .where('id', '=', id)
    .where('language_set_at', 'is', null)
    .execute();
}

/** Inserts the counts of a new listing and its place in the queue. */
export async function addCounts(
  tx: Queries,
  counts: Selectable<ListingCountsTable>,
  place: Omit<Insertable<SyncQueueTable>, 'listing_id'>,
): Promise<void> {
  await tx.insertInto('listing_counts').values(counts).execute();
  await tx
    .insertInto('sync_queue')
    .values({ listing_id: counts.listing_id, ...place })
    .execute();
}

export async function setCounts(tx: Queries, id: string, values: Partial<ListingCountsTable>): Promise<void> {
  await tx.updateTable('listing_counts').set(values).where('listing_id', '=', id).execute();
}

export async function addSnapshot(
  tx: Queries,
  listingId: string,
  takenAt: number,
  counts: AnsweredCounts,
): Promise<void> {
  await tx
    .insertInto('snapshots')
    .values({
      listing_id: listingId,
      taken_at: takenAt,
      member_count: counts.memberCount,
      online_count: counts.onlineCount,
    })
    .onConflict((conflict) => conflict.columns(['listing_id', 'taken_at']).doNothing())
    .execute();
}

export async function deleteSnapshots(tx: Queries, listingId: string, times: readonly number[]): Promise<void> {
  if (times.length === 0) return;
  await tx
    .deleteFrom('snapshots')
    .where('listing_id', '=', listingId)
    .where('taken_at', 'in', [...times])
    .execute();
}

export async function setQueued(tx: Queries, listingId: string, values: Updateable<SyncQueueTable>): Promise<void> {
  await tx.updateTable('sync_queue').set(values).where('listing_id', '=', listingId).execute();
}

/** The longest-waiting listing whose required look-up (`required_at`) is due. */
export async function requestedId(db: Queries, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('sync_queue')
    .select('listing_id')
    .where('required_at', '<=', now)
    .where('due_at', '<=', now)
    .orderBy('required_at')
    .limit(1)
    .executeTakeFirst();
  return row?.listing_id;
}

const longestDue = (db: Queries, now: number) =>
  db.selectFrom('sync_queue').select('listing_id').where('due_at', '<=', now).orderBy('due_at').limit(1);

/** The longest-due listing, however popular. */
export async function longestDueId(db: Queries, now: number): Promise<string | undefined> {
  return (await longestDue(db, now).executeTakeFirst())?.listing_id;
}

/**
 * The longest-due listing among the most popular due ones. One query per popularity: a single query ordered by
 * popularity would scan all more popular listings that are not due. The last query finds listings that were not viewed
 * for days or never refreshed.
 */
export async function mostPopularId(db: Queries, now: number): Promise<string | undefined> {
  for (const popularity of popularitiesAt(now)) {
    const row = await longestDue(db, now).where('popularity', '=', popularity).executeTakeFirst();
    if (row) return row.listing_id;
  }
  return await longestDueId(db, now);
}

/** A due listing of one of these guilds whose invite is live and requires no look-up. */
export async function dueIdOfGuilds(
  db: Queries,
  guildIds: readonly string[],
  now: number,
): Promise<string | undefined> {
  for (const ids of batches(guildIds)) {
    const row = await db
      .selectFrom('sync_queue')
      .innerJoin('listings', 'listings.id', 'sync_queue.listing_id')
      .select('listing_id')
      .where('guild_id', 'in', ids)
      .where('invite_state', '=', 'live')
      .where('due_at', '<=', now)
      .where(({ eb, or }) => or([eb('required_at', 'is', null), eb('required_at', '>', now)]))
      .orderBy('due_at')
      .orderBy('listing_id')
      .limit(1)
      .executeTakeFirst();
    if (row) return row.listing_id;
  }
  return undefined;
}

/** Listings queued for a time beyond `latest` are due `now`: the clock was set back since. */
export async function requeueFuture(tx: Queries, latest: number, now: number): Promise<void> {
  await tx.updateTable('sync_queue').set({ due_at: now }).where('due_at', '>', latest).execute();
}

export async function nextDue(db: Queries): Promise<number | undefined> {
  const row = await db.selectFrom('sync_queue').select('due_at').orderBy('due_at').limit(1).executeTakeFirst();
  return row?.due_at;
}

/** Brings the listing forward; never postpones it. */
export async function bringForward(tx: Queries, listingId: string, { dueAt, popularity }: QueuePlace): Promise<void> {
  await tx
    .updateTable('sync_queue')
    .set(({ eb, ref }) => ({
      popularity,
      due_at: eb.case().when('due_at', '>', dueAt).then(dueAt).else(ref('due_at')).end(),
    }))
    .where('listing_id', '=', listingId)
    .where(({ eb, or }) => or([eb('due_at', '>', dueAt), eb('popularity', '!=', popularity)]))
    .execute();
}

/** The columns that the schedule reads. */
const SCHEDULED_COLUMNS = [
  'listings.id',
  'listings.created_at',
  'listings.invite_state',
  'listings.invite_state_since',
  'listings.invite_expires_at',
  'listing_counts.view_score',
  'listing_counts.recent_score',
  'listing_counts.view_score_at',
  'listing_counts.member_count',
  'listing_counts.change_per_hour',
  'listing_counts.checked_at',
  'listing_counts.invite_checked_at',
] as const;
export type ScheduledRow = Pick<ListingRow, ColumnName<(typeof SCHEDULED_COLUMNS)[number]>>;

/** The schedule's columns of the listings after `id`, ordered by id. */
export async function scheduledAfter(db: Queries, id: string, limit: number) {
  return await db
    .selectFrom('listings')
    .innerJoin('listing_counts', 'listing_counts.listing_id', 'listings.id')
    .select([...SCHEDULED_COLUMNS, 'listings.approval'])
    // On both tables: PostgreSQL merges both indexes and would otherwise start at the first counts row for each block.
    .where('listings.id', '>', id)
    .where('listing_counts.listing_id', '>', id)
    .orderBy('listings.id')
    .limit(limit)
    .execute();
}
