import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { type SignedIn, signIn, submitServer } from '#test/factories.ts';
import { expectConsistentSums, joinGuild, setApproval } from '#test/users.ts';
import { listRead } from '#test/owners.ts';

let app: TestApp;
let serverId: string;
let author: SignedIn;
let reader: SignedIn;
let reviewId: string;
beforeAll(async () => {
  app = await startTestApp();
  serverId = (await submitServer(app, 'starforge')).id;
});
afterAll(async () => {
  await expectConsistentSums(app);
  await app.close();
});
beforeEach(async () => {
  [author, reader] = [await signIn(app, 'author'), await signIn(app, 'reader')];
  const body = { serverId, rating: 4, reviewText: 'Calm.' };
  reviewId = (await author.api('POST /api/v1/reviews', { body })).review.id;
});

const review = async () => {
  const { reviews } = await app.api('GET /api/v1/servers/:id/reviews', { params: { id: serverId } });
  return reviews.find(({ id }) => id === reviewId);
};
const mark = ({ api }: Pick<SignedIn, 'api'> = reader, id = reviewId) =>
  api('POST /api/v1/reviews/:reviewId/helpful', { params: { reviewId: id } });
const unmark = ({ api }: Pick<SignedIn, 'api'> = reader, id = reviewId) =>
  api('DELETE /api/v1/reviews/:reviewId/helpful', { params: { reviewId: id } });
const mine = ({ api }: Pick<SignedIn, 'api'>, id = serverId) =>
  api('GET /api/v1/servers/:id/reviews/mine', { params: { id } });

describe('markHelpful and unmarkHelpful', () => {
  it('count each user once, both ways', async () => {
    expect(await mark()).toEqual({ helpful: 1, isHelpful: true });
    expect(await mark()).toEqual({ helpful: 1, isHelpful: true });
    expect(await mark(await signIn(app))).toEqual({ helpful: 2, isHelpful: true });
    expect((await review())?.helpful).toBe(2);
    expect((await mine(reader)).helpfulIds).toEqual([reviewId]);
    expect(await unmark()).toEqual({ helpful: 1, isHelpful: false });
    expect(await unmark()).toEqual({ helpful: 1, isHelpful: false });
    expect((await mine(reader)).helpfulIds).toEqual([]);
  });

  it('take effect once for fifty concurrent calls', async () => {
    await Promise.all(Array.from({ length: 50 }, () => mark()));
    expect((await review())?.helpful).toBe(1);
    await Promise.all(Array.from({ length: 50 }, () => unmark()));
    expect((await review())?.helpful).toBe(0);
  });

  it('remain correct while users vote and the author edits and deletes concurrently', async () => {
    const voters = await Promise.all(Array.from({ length: 10 }, () => signIn(app)));
    const calls = voters.flatMap((voter) => [mark(voter), unmark(voter), mark(voter)]);
    const edits = [1, 2, 3].map((rating) =>
      author.api('PATCH /api/v1/reviews/:reviewId', { params: { reviewId }, body: { rating } }),
    );
    const removal = author.api('DELETE /api/v1/reviews/:reviewId', { params: { reviewId } });
    const answers = await Promise.allSettled([...calls, ...edits, removal]);
    const odd = answers.filter(
      (answer) => answer.status === 'rejected' && (answer.reason as { status?: number }).status !== 404,
    );
    expect(odd).toEqual([]);
    await expectConsistentSums(app);
  });

  it('refuse the author, visitors and unknown reviews', async () => {
    await expect(mark(author)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    await expect(unmark(author)).rejects.toMatchObject({ status: 403 });
    await expect(mark(app)).rejects.toMatchObject({ status: 401 });
    await expect(unmark(app)).rejects.toMatchObject({ status: 401 });
    await expect(mark(reader, 'r_missing')).rejects.toMatchObject({ status: 404 });
    await expect(unmark(reader, 'r_\u0000')).rejects.toMatchObject({ status: 404 });
    await setApproval(app, serverId, 'rejected');
    await expect(mark()).rejects.toMatchObject({ status: 404 });
    await setApproval(app, serverId, 'approved');
    expect((await review())?.helpful).toBe(0);
  });
});

const NOT_JUDGED = { isHidden: false, removedReason: null, refusal: null };

describe('getMyReview', () => {
  it('returns only the user’s own data', async () => {
    const answer = await mine(author);
    expect(answer).toEqual({ review: await review(), helpfulIds: [], ...NOT_JUDGED, mayReply: false });
    expect(await mine(reader)).toEqual({ review: null, helpfulIds: [], ...NOT_JUDGED, mayReply: false });
    await expect(mine(app)).rejects.toMatchObject({ status: 401 });
    await expect(mine(reader, 's_missing')).rejects.toMatchObject({ status: 404 });
    const { headers } = await app.app.inject({
      url: `/api/v1/servers/${serverId}/reviews/mine`,
      headers: { cookie: reader.cookie },
    });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('replyToReview', () => {
  const reply = (content: string | null, { api }: Pick<SignedIn, 'api'> = reader, id = reviewId) =>
    api('PUT /api/v1/reviews/:reviewId/reply', { params: { reviewId: id }, body: { content } });

  it('lets managers of the server write, replace and remove a reply', async () => {
    await joinGuild(app, reader.userId, serverId, { isManager: true });
    await listRead(app, reader.userId);
    expect((await mine(reader)).mayReply).toBe(true);
    const first = { content: 'Thank you!', at: new Date(app.clock.now()).toISOString() };
    expect(await reply(' Thank you! ')).toEqual({ reply: first });
    app.clock.advance(1000);
    expect(await reply('Thank you!')).toEqual({ reply: first });
    expect((await review())?.reply).toEqual(first);
    expect((await reply('Thanks.')).reply?.content).toBe('Thanks.');
    expect(await review()).toMatchObject({ editedAt: null, reply: { content: 'Thanks.' } });
    expect(await reply('')).toEqual({ reply: null });
    expect(await reply(null)).toEqual({ reply: null });
    expect((await review())?.reply).toBeNull();
    // The permission might have been revoked since the list was read.
    app.clock.advance(3_600_000);
    await expect(reply('Hi')).rejects.toMatchObject({ status: 403, code: 'guild_list_missing' });
  });

  it('refuses to replace a reply that another manager has changed meanwhile', async () => {
    await joinGuild(app, reader.userId, serverId, { isManager: true });
    await listRead(app, reader.userId);
    const over = (replacing: string | null, content: string | null) =>
      reader.api('PUT /api/v1/reviews/:reviewId/reply', { params: { reviewId }, body: { content, replacing } });
    const first = (await over(null, 'Theirs.')).reply!;
    await expect(over(null, 'Mine.')).rejects.toMatchObject({ status: 409, code: 'reply_conflict' });
    expect((await over(null, 'Theirs.')).reply).toEqual(first);
    expect((await review())?.reply).toEqual(first);
    app.clock.advance(1000);
    expect((await over(first.at, 'Mine.')).reply?.content).toBe('Mine.');
    await expect(over(first.at, null)).rejects.toMatchObject({ status: 409 });
    expect(await reply(null)).toEqual({ reply: null });
    await expect(over(first.at, 'Mine.')).rejects.toMatchObject({ status: 409 });
  });

  it('refuses everyone else', async () => {
    await listRead(app, reader.userId);
    await expect(reply('Hi')).rejects.toMatchObject({ status: 403 });
    await joinGuild(app, reader.userId, serverId);
    await expect(reply('Hi')).rejects.toMatchObject({ status: 403 });
    await expect(reply('Hi', app)).rejects.toMatchObject({ status: 401 });
    await expect(reply('Hi', reader, 'r_missing')).rejects.toMatchObject({ status: 404 });
    await expect(reply('x'.repeat(4001))).rejects.toMatchObject({ status: 400 });
    expect((await review())?.reply).toBeNull();
  });
});
