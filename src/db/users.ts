// Rows of people, and the lock that their own writes take first, so that they go one after the other and none outlives the account.
import type { Selectable } from 'kysely';
import type { Queries } from './open.ts';
import type { UsersTable } from './people-tables.ts';

/** A person's list of guilds that was read longer ago says nothing of them any more: no right, no membership. */
export const GUILD_LIST_VALID_MS = 30 * 86_400_000;

export type UserRow = Selectable<UsersTable>;

export async function userById(db: Queries, id: string): Promise<UserRow | undefined> {
  return await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The person's id on the platform; null once the account was deleted. */
export async function discordIdOf(db: Queries, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('discord_id').where('id', '=', userId).executeTakeFirst();
  return row?.discord_id ?? null;
}

/**
 * Holds the person's row until the transaction ends. Take it before any other row of theirs.
 * @returns false when the account is gone
 */
export async function lockUserRow(tx: Queries, userId: string): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set((user) => ({ created_at: user.ref('created_at') }))
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

type Known = Pick<UsersTable, 'id' | 'username' | 'created_at'> & Partial<UsersTable>;

/** The row of somebody of whom nothing else is known. */
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
