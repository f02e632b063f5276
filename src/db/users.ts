// User rows, suspensions, owners' claims, and the locks that writes of users and visitors take first: they are
// serialized, and none outlives the account.
import { DAY_MS } from '#contract/time.ts';
import type { Selectable } from 'kysely';
import { batches } from './batches.ts';
import { incrementCounter } from './counters.ts';
import type { Queries } from './open.ts';
import type { SuspensionsTable } from './moderation-tables.ts';
import type { UsersTable } from './user-tables.ts';

/** A guild list that was read longer ago no longer proves permissions or membership. */
export const GUILD_LIST_VALID_MS = 30 * DAY_MS;

export type UserRow = Selectable<UsersTable>;

export async function userById(db: Queries, id: string): Promise<UserRow | undefined> {
  return await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The user's id on the platform; null once the account was deleted. */
export async function discordIdOf(db: Queries, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('discord_id').where('id', '=', userId).executeTakeFirst();
  return row?.discord_id ?? null;
}

export async function suspensionOf(db: Queries, userId: string): Promise<SuspensionsTable | undefined> {
  return await db.selectFrom('suspensions').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Claims of users who still manage the guild of the listing, according to the last read of their server list. */
export function ownersClaims(db: Queries) {
  return db
    .selectFrom('listing_claims')
    .innerJoin('listings', 'listings.id', 'listing_claims.listing_id')
    .innerJoin('user_guilds', (join) =>
      join
        .onRef('user_guilds.user_id', '=', 'listing_claims.user_id')
        .onRef('user_guilds.guild_id', '=', 'listings.guild_id'),
    )
    .where('user_guilds.is_manager', '=', 1);
}

/** Whether the user claimed the listing; that alone grants nothing. */
export async function hasClaim(db: Queries, userId: string, listingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('listing_claims')
    .select('user_id')
    .where('listing_id', '=', listingId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The guilds in the user's own list that were seen there after `readAfter`. */
export function memberGuilds(db: Queries, userId: string, readAfter: number) {
  return db
    .selectFrom('user_guilds')
    .where('user_guilds.user_id', '=', userId)
    .where('user_guilds.seen_at', '>', readAfter);
}

/**
 * Part of each transaction in which a listing can lose its last owner: the next one, or a former one who regains the
 * right, must not see the URL of the webhook, which can contain a token.
 */
export async function dropWebhooksWithoutOwner(tx: Queries, listingIds: readonly string[]): Promise<void> {
  for (const ids of batches(listingIds)) {
    // Owners who leave concurrently wait here: otherwise each of the last two would see the other's claim.
    await tx
      .selectFrom('webhooks')
      .select('listing_id')
      .where('listing_id', 'in', ids)
      .orderBy('listing_id')
      .forNoKeyUpdate()
      .execute();
    const owned = ownersClaims(tx).select('listing_claims.listing_id').where('listing_claims.listing_id', 'in', ids);
    await tx.deleteFrom('webhooks').where('listing_id', 'in', ids).where('listing_id', 'not in', owned).execute();
    await tx
      .deleteFrom('webhook_deliveries')
      .where('listing_id', 'in', ids)
      .where('listing_id', 'not in', owned)
      .execute();
  }
}

/**
 * Locks the user's row until the transaction ends. Call it before locking any other row of the user.
 * @returns false if the account was deleted
 */
export async function lockUserRow(tx: Queries, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined;
}

/**
 * Serializes writes that are counted by these keyed hashes or account ids until the transaction ends, so that the counts
 * are exact. Keys with the same last two characters share a lock row, which limits the number of rows; the first ones are
 * the same in all ids. A fixed lock order avoids deadlocks.
 */
export async function lockCounts(tx: Queries, kind: 'reporter' | 'submitter', keys: readonly string[]): Promise<void> {
  for (const name of new Set(keys.map((key) => `${kind}:${key.slice(-2)}`).toSorted())) {
    await incrementCounter(tx, name);
  }
}

type Known = Pick<UsersTable, 'id' | 'username' | 'created_at'> & Partial<UsersTable>;

/** A user row with everything else unset. */
export function newUser(known: Known): UsersTable {
  return {
    avatar_url: null,
    avatar_hash: null,
    discord_id: null,
    display_name: null,
    discriminator: null,
    bio: null,
    discord_tag: null,
    website: null,
    location: null,
    time_zone: null,
    guilds_at: null,
    ...known,
  };
}
