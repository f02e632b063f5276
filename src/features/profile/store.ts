import type { Updateable } from 'kysely';
import type { Queries, RowRange } from '#db/open.ts';
import type { UsersTable } from '#db/user-tables.ts';
import { memberGuilds } from '#db/users.ts';

export async function updateUser(tx: Queries, id: string, changes: Updateable<UsersTable>): Promise<void> {
  await tx.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** A listing that a user is connected to, and since when. */
interface Link {
  listing_id: string;
  at: number;
}

/** Newest first. */
export async function submittedBy(db: Queries, userId: string, { limit, offset }: RowRange): Promise<Link[]> {
  return await db
    .selectFrom('listings')
    .select(['id as listing_id', 'created_at as at'])
    .where('submitted_by', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countSubmittedBy(db: Queries, userId: string): Promise<number> {
  const row = await db
    .selectFrom('listings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('submitted_by', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The latest public ones, newest first. */
export async function latestSubmitted(db: Queries, userId: string, limit: number): Promise<Link[]> {
  return await db
    .selectFrom('listings')
    .select(['id as listing_id', 'created_at as at'])
    .where('submitted_by', '=', userId)
    .where('approval', '=', 'approved')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function latestOf(
  db: Queries,
  table: 'favorites' | 'reviews',
  userId: string,
  limit: number,
): Promise<Link[]> {
  return await db
    .selectFrom(table)
    .innerJoin('listings', 'listings.id', `${table}.listing_id`)
    .select(['listings.id as listing_id', `${table}.created_at as at`])
    .where(`${table}.user_id`, '=', userId)
    .where('listings.approval', '=', 'approved')
    .orderBy(`${table}.created_at`, 'desc')
    .orderBy(`${table}.listing_id`, 'desc')
    .limit(limit)
    .execute();
}

/**
 * Public listings of the guilds in the user's own list, if it was read after `readAfter`; `at` is when they were first
 * seen there.
 */
export async function memberOf(
  db: Queries,
  userId: string,
  { limit, readAfter }: { limit: number; readAfter: number },
): Promise<Link[]> {
  return await memberGuilds(db, userId, readAfter)
    .innerJoin('listings', 'listings.guild_id', 'user_guilds.guild_id')
    .select(['listings.id as listing_id', 'user_guilds.first_seen_at as at'])
    .where('listings.approval', '=', 'approved')
    .orderBy('user_guilds.first_seen_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit)
    .execute();
}
