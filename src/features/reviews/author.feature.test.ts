import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { copyListing, reviewRow, type SignedIn, signIn, submitServer } from '#test/factories.ts';
import { expectConsistentSums, totalsOf } from '#test/users.ts';
import { deleteAuthor, invalidateReviewsOf } from './author.ts';
import { addToRating } from './store.ts';

let app: TestApp;
let ids: string[];
let copies: string[];
beforeAll(async () => {
  app = await startTestApp();
  ids = [];
  for (const code of ['starforge', 'hollowlantern']) ids.push((await submitServer(app, code)).id);
  copies = await app.db.write(async ({ tx }) => await copyListing(tx, ids[0]!, 300));
});
afterAll(async () => await app.close());

const review = ({ api }: SignedIn, serverId: string, rating: number) =>
  api('POST /api/v1/reviews', { body: { serverId, rating, reviewText: `${rating} stars` } });
const vote = ({ api }: SignedIn, reviewId: string) =>
  api('POST /api/v1/reviews/:reviewId/helpful', { params: { reviewId } });
const reviewsOf = async (id: string) =>
  await app.api('GET /api/v1/servers/:id/reviews', { params: { id }, query: { sort: 'highest' } });
/** Rows that still contain the user's id. */
const remainingRows = async ({ userId }: SignedIn) => {
  const rows = (['reviews', 'review_votes'] as const).map((table) =>
    app.db.kysely.selectFrom(table).select('user_id').where('user_id', '=', userId).execute(),
  );
  return (await Promise.all(rows)).flat();
};
/** Like the deletion of an account. Returns how many statements the reviews and votes took. */
const leave = ({ userId }: SignedIn, withReviews: boolean) =>
  app.db.write(async (write) => {
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        statements++;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const counted = { ...write, tx: write.tx.withPlugin(counting) };
    await deleteAuthor(counted, userId, { withReviews, reviewKey: app.callerKeys.reviewKey });
    for (const table of ['points', 'user_totals'] as const) {
      await write.tx.deleteFrom(table).where('user_id', '=', userId).execute();
    }
    await write.tx.deleteFrom('users').where('id', '=', userId).execute();
    return statements;
  });
/** For each listing a review, the first of them hidden, with a vote of `voter`; and a vote for a review of `voter`. */
const addRows = async ({ userId }: SignedIn, voter: SignedIn, listingIds: readonly string[]) => {
  const rows = [userId, voter.userId].flatMap((id, i) =>
    listingIds.map((listingId) => reviewRow(id, listingId, { rating: 2 + i, helpful_count: 1 })),
  );
  await app.db.write(async ({ tx }) => {
    await tx.insertInto('reviews').values(rows).execute();
    const votes = rows.map(({ id, user_id }) => ({
      review_id: id,
      user_id: user_id === userId ? voter.userId : userId,
      created_at: 0,
    }));
    await tx.insertInto('review_votes').values(votes).execute();
    const [hidden] = rows;
    await tx
      .insertInto('hidden_reviews')
      .values({ review_id: hidden!.id, listing_id: hidden!.listing_id, hidden_at: 0 })
      .execute();
    for (const { id, listing_id, rating } of rows) {
      if (id !== hidden!.id) await addToRating(tx, listing_id, { stars: rating, reviews: 1 });
    }
  });
  await expectConsistentSums(app);
};

it('keeps the reviews of a deleted account under unlinkable ids, and removes its votes', async () => {
  const [leaving, staying] = [await signIn(app, 'leaving'), await signIn(app, 'staying')];
  for (const id of ids) await vote(staying, (await review(leaving, id, 5)).review.id);
  const { review: other } = await review(staying, ids[0]!, 2);
  await vote(leaving, other.id);
  const before = await reviewsOf(ids[0]!);
  await leave(leaving, false);
  const after = await reviewsOf(ids[0]!);
  expect(after.rating).toEqual(before.rating);
  expect(after.reviews).toMatchObject([
    { content: '5 stars', username: 'deleted user', isAuthorDeleted: true, userAvatar: null, helpful: 1 },
    { content: '2 stars', username: 'staying', isAuthorDeleted: false, helpful: 0 },
  ]);
  const authors = [after.reviews[0]!.userId, (await reviewsOf(ids[1]!)).reviews[0]!.userId];
  expect(new Set([...authors, leaving.userId]).size).toBe(3);
  expect(await remainingRows(leaving)).toEqual([]);
  // Reviews of deleted accounts can still get votes.
  expect(await vote(await signIn(app), after.reviews[0]!.id)).toEqual({ helpful: 2, isHelpful: true });
  expect(await totalsOf(app, authors[0]!)).toMatchObject({ reviews: 0, points: 0 });
  await expectConsistentSums(app);
});

it('deletes the reviews with their stars and votes on request', async () => {
  const [leaving, staying] = [await signIn(app), await signIn(app)];
  const before = await reviewsOf(ids[1]!);
  await vote(staying, (await review(leaving, ids[1]!, 1)).review.id);
  await leave(leaving, true);
  expect(await reviewsOf(ids[1]!)).toEqual(before);
  const { averageRating } = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: ids[1]! } });
  expect(averageRating).toBe(before.rating.averageRating);
  await expectConsistentSums(app);
});

it('concurrently deletes two accounts that voted for each other', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await signIn(app), await signIn(app)];
    await vote(two, (await review(one, ids[0]!, 3)).review.id);
    await vote(one, (await review(two, ids[1]!, 4)).review.id);
    await vote(one, (await review(two, ids[0]!, 4)).review.id);
    await Promise.all([leave(one, true), leave(two, round % 2 === 0)]);
    expect([...(await remainingRows(one)), ...(await remainingRows(two))]).toEqual([]);
    await expectConsistentSums(app);
  }
});

it.each([false, true])('takes as many statements for 300 reviews as for two, deleting them: %s', async (all) => {
  const voter = await signIn(app);
  const few = await signIn(app);
  await addRows(few, voter, copies.slice(0, 2));
  const expected = await leave(few, all);
  const [many, other] = [await signIn(app), await signIn(app)];
  await addRows(many, other, copies);
  const before = app.shown();
  expect(await leave(many, all)).toBe(expected);
  expect(await remainingRows(many)).toEqual([]);
  // Every listing is named, so that no page keeps the reviews and votes.
  expect(app.shown() - before).toBe(copies.length);
  await expectConsistentSums(app);
});

it('invalidates the servers of a renamed author in several short transactions', async () => {
  const { userId } = await signIn(app);
  const listingIds = Array.from({ length: 1100 }, (_, i) => `s_renamed${i}`);
  await app.db.write(({ tx }) =>
    tx
      .insertInto('reviews')
      .values(listingIds.map((id) => reviewRow(userId, id)))
      .execute(),
  );
  const before = app.shown();
  const write = vi.spyOn(app.db.background, 'write');
  await invalidateReviewsOf(app.db, userId);
  expect(write).toHaveBeenCalledTimes(3);
  const changes = await app.db.kysely
    .selectFrom('changes')
    .select('listing_id')
    .where('revision', '>', before)
    .execute();
  expect(changes.map(({ listing_id }) => listing_id).toSorted()).toEqual(listingIds.toSorted());
  await app.db.write(({ tx }) => tx.deleteFrom('reviews').where('user_id', '=', userId).execute());
});
