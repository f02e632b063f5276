import type { UsersTable } from './people-tables.ts';

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
