// Creates test data, through the real pipeline where one exists.
import { randomInt, randomUUID } from 'node:crypto';
import type { Api, Output } from '#contract/client.ts';
import type { Insertable } from 'kysely';
import type { Queries } from '#db/open.ts';
import type { ReviewsTable } from '#db/user-tables.ts';
import { newUser } from '#db/users.ts';
import { clientOf, type TestApp } from './app.ts';

type Submitted = Output<'POST /api/v1/servers'>;

/** Submits a community of the stand-in by its invite code. */
export async function submitServer(app: TestApp, code: string, categories?: string[]): Promise<Submitted['server']> {
  const { server } = await app.api('POST /api/v1/servers', { body: { inviteUrl: code, categories } });
  return server;
}

/** Inserts copies of a listing, with invites that do not exist; returns their ids. */
export async function copyListing(tx: Queries, id: string, count: number): Promise<string[]> {
  const listing = await tx.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const counts = await tx
    .selectFrom('listing_counts')
    .selectAll()
    .where('listing_id', '=', id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_, i) => `copy-${id}-${i}`);
  await tx
    .insertInto('listings')
    .values(copies.map((copy) => ({ ...listing, id: copy, guild_id: copy, slug: copy, invite_code: copy })))
    .execute();
  await tx
    .insertInto('listing_counts')
    .values(copies.map((copy) => ({ ...counts, listing_id: copy })))
    .execute();
  return copies;
}

/** Calls the app as visitor number `i`, each with a different address. */
export function visitor(app: TestApp, i: number): Api {
  return clientOf(app, {}, `198.51.${Math.floor(i / 250)}.${1 + (i % 250)}`);
}

/** The row of a plain review. */
export function reviewRow(
  user_id: string,
  listing_id: string,
  fields: Partial<Insertable<ReviewsTable>> = {},
): Insertable<ReviewsTable> {
  return {
    id: `r_${user_id}_${listing_id}`,
    listing_id,
    user_id,
    rating: 3,
    title: null,
    content: 'Kind people.',
    is_verified: 0,
    member_since: null,
    helpful_count: 0,
    created_at: 0,
    updated_at: 0,
    reply: null,
    replied_at: null,
    ...fields,
  };
}

/** A review by a new user, counted on the listing. */
export async function addReview(
  app: TestApp,
  listingId: string,
  rating: number,
  content = 'Kind people.',
): Promise<void> {
  const userId = `u_${randomUUID()}`;
  const at = app.clock.now();
  await app.db.write(async ({ tx, changed }) => {
    await tx
      .insertInto('users')
      .values(newUser({ id: userId, username: 'tester', created_at: at }))
      .execute();
    await tx
      .insertInto('reviews')
      .values(reviewRow(userId, listingId, { rating, content, created_at: at, updated_at: at }))
      .execute();
    await tx
      .updateTable('listing_counts')
      .set((row) => ({ rating_sum: row('rating_sum', '+', rating), rating_count: row('rating_count', '+', 1) }))
      .where('listing_id', '=', listingId)
      .execute();
    changed(listingId);
  });
}

export interface SignedIn {
  userId: string;
  /** Calls the app as this user. */
  api: Api;
  /** Value of the cookie header. */
  cookie: string;
}

/** Creates a logged-in user, without the platform's consent pages. */
export async function signIn(app: TestApp, username = 'tester'): Promise<SignedIn> {
  const userId = `u_${randomUUID()}`;
  const token = await app.db.write(async ({ tx }) => {
    await tx
      .insertInto('users')
      .values(newUser({ id: userId, username, created_at: app.clock.now(), discord_id: oldDiscordId() }))
      .execute();
    return await app.sessions.begin(tx, userId, 'Test browser');
  });
  const cookie = `duskrow_session=${token}`;
  return { userId, cookie, api: clientOf(app, { cookie }) };
}

/** The id of an account that is several years old. */
function oldDiscordId(): string {
  return `1${randomInt(1e14).toString().padStart(15, '0')}`;
}
