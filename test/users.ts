// Reads and writes data of logged-in users directly in the database, in place of a login.
import type { HeldReason } from '#features/holds/held-because.ts';
import type { Approval } from '#db/tables.ts';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** Adds the listing's guild to the user's own list, as a login with consent does. */
export async function joinGuild(
  app: TestApp,
  userId: string,
  listingId: string,
  { isManager = false, firstSeenAt = app.clock.now() }: { isManager?: boolean; firstSeenAt?: number } = {},
): Promise<void> {
  await app.db.write(async ({ tx }) => {
    const { guild_id } = await tx
      .selectFrom('listings')
      .select('guild_id')
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('user_guilds')
      .values({
        user_id: userId,
        guild_id,
        name: 'A guild',
        icon_hash: null,
        features: '[]',
        member_count: null,
        online_count: null,
        is_manager: isManager ? 1 : 0,
        first_seen_at: firstSeenAt,
        seen_at: app.clock.now(),
      })
      .execute();
  });
}

/** Sets a moderator's decision about a listing. @param reason of a rule, or in the moderator's own words */
export async function setApproval(
  app: TestApp,
  listingId: string,
  approval: Approval,
  reason: HeldReason | string | null = null,
): Promise<void> {
  const held: HeldReason | null = typeof reason === 'string' ? { key: 'written', text: reason } : reason;
  await app.db.write(async ({ tx, changed }) => {
    await tx
      .updateTable('listings')
      .set({
        approval,
        approval_before: approval === 'opted-out' ? 'approved' : null,
        held_because: held && JSON.stringify(held),
      })
      .where('id', '=', listingId)
      .execute();
    changed(listingId);
  });
}

/** A user's sums; zeros before the first event. */
export async function totalsOf(app: TestApp, userId: string) {
  const row = await app.db.kysely
    .selectFrom('user_totals')
    .select(['points', 'reviews', 'favorites', 'discoveries'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { points: 0, reviews: 0, favorites: 0, discoveries: 0 };
}

/** Checks that every stored sum equals the sum over its rows. */
export async function expectConsistentSums(app: TestApp): Promise<void> {
  const db = app.db.kysely;
  const [reviews, hidden, votes, favorites, points, visits, counts, totals] = await Promise.all([
    db.selectFrom('reviews').selectAll().execute(),
    db.selectFrom('hidden_reviews').selectAll().execute(),
    db.selectFrom('review_votes').selectAll().execute(),
    db.selectFrom('favorites').selectAll().execute(),
    db.selectFrom('points').selectAll().execute(),
    db.selectFrom('points').selectAll().where('kind', '=', 'visit').execute(),
    db.selectFrom('listing_counts').select(['listing_id', 'rating_sum', 'rating_count']).execute(),
    db.selectFrom('user_totals').selectAll().execute(),
  ]);
  for (const { listing_id, rating_sum, rating_count } of counts) {
    const unseen = new Set(hidden.map(({ review_id }) => review_id));
    const own = reviews.filter((review) => review.listing_id === listing_id && !unseen.has(review.id));
    expect({ rating_sum, rating_count }).toEqual({
      rating_sum: own.reduce((sum, { rating }) => sum + rating, 0),
      rating_count: own.length,
    });
  }
  for (const { id, helpful_count } of reviews) {
    expect(helpful_count).toBe(votes.filter(({ review_id }) => review_id === id).length);
  }
  const ids = new Set(reviews.map(({ id }) => id));
  expect([...votes, ...hidden].filter(({ review_id }) => !ids.has(review_id))).toEqual([]);
  for (const row of totals) {
    const own = <T extends { user_id: string }>(rows: T[]) => rows.filter(({ user_id }) => user_id === row.user_id);
    expect(row).toMatchObject({
      points: own(points).reduce((sum, entry) => sum + entry.points, 0),
      reviews: own(reviews).length,
      favorites: own(favorites).length,
      discoveries: own(visits).length,
    });
  }
}
