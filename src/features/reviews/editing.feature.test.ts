import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newestRevision } from '#db/changes.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { type SignedIn, signIn, submitServer } from '#test/factories.ts';
import { listRead } from '#test/owners.ts';
import { expectConsistentSums, joinGuild, totalsOf } from '#test/users.ts';

let app: TestApp;
let server: { id: string };
let otherId: string;
let user: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  server = await submitServer(app, 'starforge');
  otherId = (await submitServer(app, 'hollowlantern')).id;
});
afterAll(async () => {
  await expectConsistentSums(app);
  await app.close();
});
beforeEach(async () => {
  user = await signIn(app);
});

const written = { rating: 4, title: 'Good evenings', content: 'Patient people.' };
const create = () => user.api('POST /api/v1/servers/:id/reviews', { params: { id: server.id }, body: written });
const edit = (reviewId: string, body: object) =>
  user.api('PATCH /api/v1/reviews/:reviewId', { params: { reviewId }, body });
const remove = (reviewId: string, { api }: Pick<SignedIn, 'api'> = user) =>
  api('DELETE /api/v1/reviews/:reviewId', { params: { reviewId } });
const shown = async () => await app.api('GET /api/v1/servers/:id/reviews', { params: { id: server.id } });
const patch = (url: string, payload: object, cookie = user.cookie) =>
  app.app.inject({ method: 'PATCH', url, payload, headers: { cookie } });

describe('editReview', () => {
  it('leaves omitted fields and the submission time unchanged', async () => {
    const { review } = await create();
    const submittedAt = review.submittedAt;
    app.clock.advance(60_000);
    const edited = await edit(review.id, { serverId: server.id, rating: 2, reviewText: 'Changed my mind.' });
    const editedAt = new Date(app.clock.now()).toISOString();
    expect(edited.review).toEqual({ ...review, rating: 2, content: 'Changed my mind.', submittedAt, editedAt });
    expect(edited.rating).toEqual((await shown()).rating);
    expect((await edit(review.id, { title: '' })).review.title).toBeNull();
    expect((await edit(review.id, { title: 'Back', content: 'Once more.' })).review).toMatchObject({
      title: 'Back',
      content: 'Once more.',
      rating: 2,
    });
  });

  it('does nothing when nothing differs', async () => {
    const { review } = await create();
    app.clock.advance(60_000);
    expect((await edit(review.id, written)).review).toEqual(review);
  });

  it('changes the rating by the difference, even concurrently', async () => {
    const { review } = await create();
    const stars = Array.from({ length: 30 }, (_, i) => 1 + (i % 5));
    await Promise.all(stars.map((rating) => edit(review.id, { rating })));
    await expectConsistentSums(app);
    expect(await totalsOf(app, user.userId)).toMatchObject({ reviews: 1 });
  });

  it('refuses invalid edits and changes nothing', async () => {
    const { review } = await create();
    const status = async (body: object, reviewId = review.id, cookie?: string) =>
      (await patch(`/api/v1/reviews/${reviewId}`, body, cookie)).statusCode;
    expect(await status({})).toBe(400);
    expect(await status({ rating: 9 })).toBe(400);
    expect(await status({ content: ' ' })).toBe(400);
    expect(await status({ rating: 1, serverId: otherId })).toBe(404);
    expect(await status({ rating: 1 }, 'r_missing')).toBe(404);
    expect(await status({ rating: 1 }, '%00')).toBe(404);
    expect(await status({ rating: 1 }, review.id, (await signIn(app)).cookie)).toBe(404);
    expect(await status({ rating: 1 }, review.id, '')).toBe(401);
    expect((await shown()).reviews).toContainEqual(review);
  });
});

describe('deleteReview', () => {
  it('removes the stars, points and votes, and allows another review', async () => {
    const before = await shown();
    const { review } = await create();
    const other = await signIn(app);
    await other.api('POST /api/v1/reviews/:reviewId/helpful', { params: { reviewId: review.id } });
    await expect(remove(review.id, other)).rejects.toMatchObject({ status: 404 });
    expect(await remove(review.id)).toEqual({ success: true, rating: before.rating });
    expect(await totalsOf(app, user.userId)).toMatchObject({ reviews: 0 });
    await expectConsistentSums(app);
    await expect(remove(review.id)).rejects.toMatchObject({ status: 404 });
    expect((await create()).review.id).not.toBe(review.id);
  });

  it('keeps the open reports for the next review of the same server, which the third reporter hides', async () => {
    const { review } = await create();
    const report = async (subjectId: string) =>
      await (
        await signIn(app)
      ).api('POST /api/v1/reports', { body: { subjectType: 'review', subjectId, reason: 'spam', text: '' } });
    for (let i = 0; i < 2; i++) await report(review.id);
    await remove(review.id);
    const again = (await create()).review;
    expect((await shown()).reviews).toContainEqual(again);
    await report(again.id);
    expect((await shown()).reviews).not.toContainEqual(again);
  });

  it('takes effect once for fifty concurrent calls', async () => {
    const before = (await shown()).rating;
    const { review } = await create();
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => remove(review.id)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await shown()).rating).toEqual(before);
    expect(await totalsOf(app, user.userId)).toMatchObject({ reviews: 0 });
  });

  it('needs a session', async () => {
    const { review } = await create();
    await expect(remove(review.id, app)).rejects.toMatchObject({ status: 401 });
  });
});

it('increments the revision with everything that pages show, so that cached pages are rebuilt', async () => {
  const { review } = await create();
  const reader = await signIn(app);
  await joinGuild(app, reader.userId, server.id, { isManager: true });
  await listRead(app, reader.userId);
  const params = { reviewId: review.id };
  const writes = [
    () => edit(review.id, { content: 'Other words.' }),
    () => reader.api('POST /api/v1/reviews/:reviewId/helpful', { params }),
    () => reader.api('DELETE /api/v1/reviews/:reviewId/helpful', { params }),
    () => reader.api('PUT /api/v1/reviews/:reviewId/reply', { params, body: { content: 'Thanks.' } }),
    () => remove(review.id),
  ];
  for (const write of writes) {
    const before = await newestRevision(app.db.kysely);
    await write();
    expect(await newestRevision(app.db.kysely)).toBe(before + 1);
  }
});
