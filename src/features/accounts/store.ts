import { type Selectable, sql } from 'kysely';
import type { Queries } from '#db/open.ts';
import type { LiveAfter } from '#db/sessions.ts';
import type { SignInsTable, UserGuildsTable, UsersTable, UserTokensTable } from '#db/user-tables.ts';
import { newUser, ownersClaims, type UserRow } from '#db/users.ts';
import type { ShownTo } from '#features/listings/listings.ts';

export async function addSignIn(tx: Queries, row: SignInsTable): Promise<void> {
  await tx.insertInto('sign_ins').values(row).execute();
}

/** Deletes and returns a pending sign-in, only for the browser that started it. */
export async function takeSignIn(
  tx: Queries,
  key: Pick<SignInsTable, 'state_hash' | 'browser_hash'>,
): Promise<SignInsTable | undefined> {
  return await tx
    .deleteFrom('sign_ins')
    .where('state_hash', '=', key.state_hash)
    .where('browser_hash', '=', key.browser_hash)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteSignInsBefore(tx: Queries, time: number): Promise<void> {
  await tx.deleteFrom('sign_ins').where('created_at', '<', time).execute();
}

/** What other users see of a Discord user; undefined without an account. */
export async function publicProfileOf(
  db: Queries,
  discordId: string,
): Promise<Pick<UserRow, 'username' | 'avatar_url'> | undefined> {
  return await db
    .selectFrom('users')
    .select(['username', 'avatar_url'])
    .where('discord_id', '=', discordId)
    .executeTakeFirst();
}

type DiscordProfile = Pick<UsersTable, 'username' | 'display_name' | 'discriminator' | 'avatar_hash' | 'avatar_url'>;

/** Creates or updates the account of a Discord user; returns its id. */
export async function saveUser(
  tx: Queries,
  { id, discordId, at }: { id: string; discordId: string; at: number },
  facts: DiscordProfile,
): Promise<string> {
  const row = await tx
    .insertInto('users')
    .values(newUser({ id, discord_id: discordId, created_at: at, ...facts }))
    .onConflict((conflict) => conflict.column('discord_id').doUpdateSet(facts))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function saveTimeZone(tx: Queries, userId: string, timeZone: string): Promise<void> {
  await tx.updateTable('users').set({ time_zone: timeZone }).where('id', '=', userId).execute();
}

export async function saveTokens(tx: Queries, row: UserTokensTable): Promise<void> {
  const { user_id: _id, ...columns } = row;
  await tx
    .insertInto('user_tokens')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

export async function tokensOf(db: Queries, userId: string): Promise<UserTokensTable | undefined> {
  return await db.selectFrom('user_tokens').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** @param accessToken delete only while this sealed token is still stored */
export async function deleteTokens(tx: Queries, userId: string, accessToken?: string): Promise<void> {
  let query = tx.deleteFrom('user_tokens').where('user_id', '=', userId);
  if (accessToken !== undefined) query = query.where('access_token', '=', accessToken);
  await query.execute();
}

/** Replaces the user's guild list; guilds already in it retain `first_seen_at`. */
export async function replaceGuilds(
  tx: Queries,
  userId: string,
  guilds: readonly Omit<UserGuildsTable, 'user_id' | 'first_seen_at' | 'seen_at'>[],
  at: number,
): Promise<void> {
  for (const guild of guilds) {
    const { guild_id: _id, ...facts } = guild;
    await tx
      .insertInto('user_guilds')
      .values({ ...guild, user_id: userId, first_seen_at: at, seen_at: at })
      .onConflict((conflict) => conflict.columns(['user_id', 'guild_id']).doUpdateSet({ ...facts, seen_at: at }))
      .execute();
  }
  // Not '<': the clock may have been set back since the last list.
  await tx.deleteFrom('user_guilds').where('user_id', '=', userId).where('seen_at', '!=', at).execute();
  await tx.updateTable('users').set({ guilds_at: at }).where('id', '=', userId).execute();
}

/** Afterwards the user's list counts as never read. */
export async function deleteGuilds(tx: Queries, userId: string): Promise<void> {
  await tx.deleteFrom('user_guilds').where('user_id', '=', userId).execute();
  await tx.updateTable('users').set({ guilds_at: null }).where('id', '=', userId).execute();
}

export type GuildRow = Selectable<UserGuildsTable>;

/** The guilds of the user's list that they manage, by id. */
export async function managedGuildsOf(db: Queries, userId: string): Promise<GuildRow[]> {
  return await db
    .selectFrom('user_guilds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_manager', '=', 1)
    .orderBy('guild_id')
    .execute();
}

/** Listings that the user claimed and manages, according to the last list read. */
export async function ownedByList(tx: Queries, userId: string): Promise<Set<string>> {
  const claims = ownersClaims(tx).select('listing_id').where('listing_claims.user_id', '=', userId);
  return new Set((await claims.execute()).map((claim) => claim.listing_id));
}

/** Drops rights from lists last read before this time; returns the affected claimed listings. */
export async function dropOldRights(tx: Queries, time: number): Promise<string[]> {
  const claims = await ownersClaims(tx).select('listing_id').where('user_guilds.seen_at', '<=', time).execute();
  await tx
    .updateTable('user_guilds')
    .set({ is_manager: 0 })
    .where('is_manager', '=', 1)
    .where('seen_at', '<=', time)
    .execute();
  return claims.map((claim) => claim.listing_id);
}

/** Live sessions, most recently used first. */
export async function sessionsOf(db: Queries, userId: string, live: LiveAfter) {
  return await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .where('seen_at', '>', live.seenAt)
    .where('created_at', '>', live.createdAt)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Accounts with tokens and no live session, shuffled: one that always fails must not keep its place before the others. */
export async function usersWithIdleTokens(db: Queries, live: LiveAfter, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('user_tokens')
    .select('user_id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.user_id', '=', 'user_tokens.user_id')
            .where('seen_at', '>', live.seenAt)
            .where('created_at', '>', live.createdAt),
        ),
      ),
    )
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Ends one session of the user, or all without an id; returns how many ended. */
export async function endSessions(tx: Queries, userId: string, id?: string): Promise<number> {
  let query = tx.deleteFrom('sessions').where('user_id', '=', userId);
  if (id !== undefined) query = query.where('id', '=', id);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

interface GuildListing extends ShownTo {
  guild_id: string;
  slug: string;
  member_count: number | null;
  online_count: number | null;
}

/** By guild ID. */
export async function listingsOfGuilds(db: Queries, guildIds: readonly string[]): Promise<Map<string, GuildListing>> {
  if (guildIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('listings')
    .innerJoin('listing_counts', 'listing_counts.listing_id', 'listings.id')
    .select(['guild_id', 'slug', 'approval', 'submitted_by', 'submitter_key', 'member_count', 'online_count'])
    .where('guild_id', 'in', [...guildIds])
    .execute();
  return new Map(rows.map((row) => [row.guild_id, row]));
}

/** Unlinks the listings that the user submitted and deletes the account. */
export async function deleteUserRows(tx: Queries, userId: string): Promise<void> {
  await tx
    .updateTable('listings')
    .set({ submitted_by: null, submitter_key: null })
    .where('submitted_by', '=', userId)
    .execute();
  for (const table of ['sessions', 'user_tokens', 'user_guilds'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}
