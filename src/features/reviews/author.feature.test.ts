import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { type SignedIn, signIn, submitServer } from '#test/factories.ts';
import { expectConsistentSums, totalsOf } from '#test/users.ts';
import { deleteAuthor } from './author.ts';

let app: TestApp;
let ids: string[];
beforeAll(async () => {
  app = await startTestApp();
  ids = [];
  for (const code of ['starforge', 'hollowlantern']) ids.push((await submitServer(app, code)).id);
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
/** Like the deletion of an account. */
const leave = ({ userId }: SignedIn, withReviews: boolean) =>
  app.db.write(async (write) => {
    await deleteAuthor(write, userId, { withReviews, keyOf: app.submitters.accountKey });
    for (const table of ['points', 'user_totals'] as const) {
      await write.tx.deleteFrom(table).where('user_id', '=', userId).execute();
    }
    await write.tx.deleteFrom('users').where('id', '=', userId).execute();
  });

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
