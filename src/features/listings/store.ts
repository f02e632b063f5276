import type { Selectable } from 'kysely';
import type { Queries } from '#db/open.ts';
import type { Approval, ListingCountsTable, ListingsTable } from '#db/tables.ts';

/** A listing with its counts, as stored. */
export type ListingRow = Selectable<ListingsTable> & Omit<Selectable<ListingCountsTable>, 'listing_id'>;

/**
 * For queries that start at the rows of another table: after `approval = 'approved'` SQLite would start at its index,
 * with all public listings, but `not in` has none.
 */
export const NOT_PUBLIC = ['pending', 'rejected', 'opted-out'] as const satisfies readonly Approval[];

/** Instead of the invite of a listing whose upstream data was purged. */
export const NO_INVITE = '';

const COUNT_COLUMNS = [
  'listing_counts.member_count',
  'listing_counts.online_count',
  'listing_counts.counts_at',
  'listing_counts.checked_at',
  'listing_counts.invite_checked_at',
  'listing_counts.tried_at',
  'listing_counts.change_per_hour',
  'listing_counts.online_trend',
  'listing_counts.view_score',
  'listing_counts.recent_score',
  'listing_counts.view_score_at',
  'listing_counts.rating_sum',
  'listing_counts.rating_count',
  'listing_counts.response_ms',
  'listing_counts.jump',
] as const;

function withCounts(db: Queries) {
  return db.selectFrom('listings').innerJoin('listing_counts', 'listing_counts.listing_id', 'listings.id');
}

function listings(db: Queries) {
  return withCounts(db).selectAll('listings').select(COUNT_COLUMNS);
}

export async function listingById(db: Queries, id: string): Promise<ListingRow | undefined> {
  return await listings(db).where('listings.id', '=', id).executeTakeFirst();
}

export async function listingBySlug(db: Queries, slug: string): Promise<ListingRow | undefined> {
  return await listings(db).where('listings.slug', '=', slug).executeTakeFirst();
}

export async function listingByGuild(db: Queries, guildId: string): Promise<ListingRow | undefined> {
  return await listings(db).where('listings.guild_id', '=', guildId).executeTakeFirst();
}

/** The code of a quarantined listing leads to another server, which might not be listed. */
function withInvite(db: Queries, code: string) {
  return listings(db).where('listings.invite_code', '=', code).where('listings.invite_state', '!=', 'quarantined');
}

export async function listingByInvite(db: Queries, code: string): Promise<ListingRow | undefined> {
  return await withInvite(db, code).orderBy('listings.created_at').limit(1).executeTakeFirst();
}

/**
 * The listings with this invite for which it is news that it leads to the guild: those of other guilds, and delisted
 * ones, which get no refreshes.
 */
export async function listingsByTarget(db: Queries, code: string, guildId: string): Promise<ListingRow[]> {
  return await withInvite(db, code)
    .where(({ eb, or }) => or([eb('guild_id', '!=', guildId), eb('approval', 'in', ['rejected', 'opted-out'])]))
    .execute();
}

export async function listingsByIds(db: Queries, ids: readonly string[]): Promise<ListingRow[]> {
  return ids.length === 0
    ? []
    : await listings(db)
        .where('listings.id', 'in', [...ids])
        .execute();
}

/**
 * Locks the listing until the transaction ends, and reads it. If it has another invite by then, what an answer says about
 * the previous one does not apply. Listings are never deleted.
 */
export async function lockListing(tx: Queries, id: string): Promise<ListingRow> {
  await tx.selectFrom('listings').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return await listings(tx).where('listings.id', '=', id).executeTakeFirstOrThrow();
}

/** The columns for cards and the catalog. Reading the others too would slow down every start. */
const SHOWN_COLUMNS = [
  'listings.id',
  'listings.guild_id',
  'listings.slug',
  'listings.name',
  'listings.description',
  'listings.icon_hash',
  'listings.banner_hash',
  'listings.discovery_splash_hash',
  'listings.splash_hash',
  'listings.features',
  'listings.categories',
  'listings.tags',
  'listings.language',
  'listings.region',
  'listings.verification_level',
  'listings.nsfw_level',
  'listings.premium_tier',
  'listings.channel_count',
  'listings.role_count',
  'listings.invite_code',
  'listings.invite_state',
  'listings.approval',
  'listings.created_at',
  'listing_counts.member_count',
  'listing_counts.online_count',
  'listing_counts.counts_at',
  'listing_counts.invite_checked_at',
  'listing_counts.online_trend',
  'listing_counts.rating_sum',
  'listing_counts.rating_count',
  'listing_counts.jump',
] as const;
/** `counts_at` of `listing_counts.counts_at`. */
export type ColumnName<Path> = Path extends `${string}.${infer Column}` ? Column : never;
export type ShownRow = Pick<ListingRow, ColumnName<(typeof SHOWN_COLUMNS)[number]>>;

/**
 * For scanning all listings in the order of their ids: returns the page after an id. The query is compiled once, since
 * that takes a seventh of the time that reading a page does.
 */
export function shownAfter(db: Queries, limit: number): (id: string) => Promise<ShownRow[]> {
  const page = withCounts(db)
    .select(SHOWN_COLUMNS)
    .where('listings.id', '>', '')
    // On both tables: PostgreSQL merge-joins their indexes, and would start each page at the first counts.
    .where('listing_counts.listing_id', '>', '')
    .orderBy('listings.id')
    .limit(limit)
    .compile();
  return async (id) => (await db.executeQuery<ShownRow>({ ...page, parameters: [id, id, limit] })).rows;
}

interface Snapshot {
  at: number;
  memberCount: number | null;
  onlineCount: number | null;
}

/** Oldest first. Thinned with age, so that there are some five hundred at most. */
export async function allSnapshots(db: Queries, listingId: string): Promise<Snapshot[]> {
  return await db
    .selectFrom('snapshots')
    .select(['taken_at as at', 'member_count as memberCount', 'online_count as onlineCount'])
    .where('listing_id', '=', listingId)
    .orderBy('taken_at')
    .execute();
}

/** Why a moderator blocked the guild, or null. */
export async function blockOf(db: Queries, guildId: string): Promise<string | null> {
  const row = await db.selectFrom('guild_blocks').select('reason').where('guild_id', '=', guildId).executeTakeFirst();
  return row?.reason ?? null;
}

/** Makes a refresh due at once of a listing that is or can become public, unless it is queued or has no invite. */
export async function addToSyncQueue(tx: Queries, listingId: string): Promise<void> {
  await tx
    .insertInto('sync_queue')
    .columns(['listing_id', 'due_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('listings')
        .select(['id', val(0).as('due_at')])
        .where('id', '=', listingId)
        .where('invite_code', '!=', NO_INVITE)
        .where('approval', 'in', ['approved', 'pending']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** For a listing that nobody can see: it gets no look-ups. */
export async function removeFromSyncQueue(tx: Queries, listingId: string): Promise<void> {
  await tx.deleteFrom('sync_queue').where('listing_id', '=', listingId).execute();
}
