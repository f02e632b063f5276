import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addClaim } from '#features/owners/store.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { type SignedIn, signIn, submitServer, visitor } from '#test/factories.ts';
import { listRead } from '#test/owners.ts';
import { expectConsistentSums, joinGuild, setApproval, totalsOf } from '#test/users.ts';
import { closeReports } from './report-store.ts';
import { expireReportAddresses } from './reports.ts';

let app: TestApp;
let serverId: string;
const CODES = (
  'loworbit tidewatch pixelorchard starforge hollowlantern slowrun kotatsu forsan mycelium ' +
  'nightarena nightshift oadro voxelharbor guildebrumes balkonien semikolon mosscircuit zwergenschmiede'
).split(' ');
beforeAll(async () => {
  app = await startTestApp();
});
// A server for each test: reports hide only two reviews of one.
beforeEach(async () => {
  serverId = (await submitServer(app, CODES.pop()!)).id;
});
afterAll(async () => {
  await expectConsistentSums(app);
  await app.close();
});

const users = (count: number) => Promise.all(Array.from({ length: count }, () => signIn(app)));
const report = ({ api }: Pick<SignedIn, 'api'>, subjectType: 'server' | 'review', subjectId: string) =>
  api('POST /api/v1/reports', { body: { subjectType, subjectId, reason: 'spam', text: 'Look <b>here</b>.' } });
const reviews = async () => await app.api('GET /api/v1/servers/:id/reviews', { params: { id: serverId } });
const mine = ({ api }: SignedIn) => api('GET /api/v1/servers/:id/reviews/mine', { params: { id: serverId } });

async function writtenReview(rating = 2): Promise<{ author: SignedIn; reviewId: string }> {
  const author = await signIn(app, 'author');
  const body = { serverId, rating, reviewText: 'Buy my things.' };
  const { review } = await author.api('POST /api/v1/reviews', { body });
  return { author, reviewId: review.id };
}

describe('a report', () => {
  it('counts once per user and subject, even when sent twenty times concurrently', async () => {
    const user = await signIn(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => report(user, 'server', serverId)));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    const rows = await app.db.kysely.selectFrom('reports').selectAll().where('user_id', '=', user.userId).execute();
    expect(rows).toMatchObject([{ subject_id: serverId, reason: 'spam', status: 'open', text: 'Look <b>here</b>.' }]);
  });

  it('counts again once a moderator has decided about the first one', async () => {
    const user = await signIn(app);
    const { author, reviewId } = await writtenReview();
    const subjects = [['server', serverId] as const, ['review', reviewId] as const];
    const reportAll = async () =>
      await Promise.all(subjects.map(async ([type, id]) => (await report(user, type, id)).isNew));
    expect(await reportAll()).toEqual([true, true]);
    expect(await reportAll()).toEqual([false, false]);
    app.clock.advance(1000);
    await app.db.write(async ({ tx }) => {
      for (const [type, id] of subjects) await closeReports(tx, { type, id }, 'dismissed', app.clock.now());
    });
    // The review is still the one that the moderator saw.
    expect(await reportAll()).toEqual([true, false]);
    app.clock.advance(1000);
    await author.api('PATCH /api/v1/reviews/:reviewId', { params: { reviewId }, body: { reviewText: 'Buy more.' } });
    expect(await reportAll()).toEqual([false, true]);
    const rows = await app.db.kysely.selectFrom('reports').selectAll().where('user_id', '=', user.userId).execute();
    expect(rows).toMatchObject([{ status: 'open', decided_at: null }, { status: 'open' }]);
  });

  it('accepts the slug of a server, never hides it, and returns 404 for non-public subjects', async () => {
    const { id, slug } = await submitServer(app, 'pixelorchard');
    for (const user of await users(4)) expect(await report(user, 'server', slug)).toMatchObject({ isNew: true });
    expect((await app.api('GET /api/v1/servers/:identifier', { params: { identifier: id } })).approved).toBe(true);
    const user = await signIn(app);
    await setApproval(app, id, 'pending');
    await expect(report(user, 'server', id)).rejects.toMatchObject({ status: 404 });
    await setApproval(app, id, 'approved');
    await expect(report(user, 'server', 's_none')).rejects.toMatchObject({ status: 404 });
    await expect(report(user, 'review', 'r_none')).rejects.toMatchObject({ status: 404 });
  });

  it("is refused for the user's own review, and with an unknown reason", async () => {
    const { author, reviewId } = await writtenReview();
    await expect(report(author, 'review', reviewId)).rejects.toMatchObject({ status: 403 });
    const body = { subjectType: 'server', subjectId: serverId, reason: 'boring' } as never;
    const user = await signIn(app);
    await expect(user.api('POST /api/v1/reports', { body })).rejects.toMatchObject({ status: 400 });
  });

  it('is limited by account', async () => {
    const strict = await startTestApp({}, 1);
    const user = await signIn(strict);
    const { id } = await submitServer(strict, 'starforge');
    for (let i = 0; i < 20; i++) await report(user, 'server', id);
    await expect(report(user, 'server', id)).rejects.toMatchObject({ status: 429 });
    await strict.close();
  });
});

it('is limited to fifty per account and day', async () => {
  const user = await signIn(app);
  await report(user, 'server', serverId);
  await app.db.write(async ({ tx }) => {
    const own = await tx.selectFrom('reports').selectAll().where('user_id', '=', user.userId).executeTakeFirstOrThrow();
    const others = Array.from({ length: 49 }, (_, i) => ({ ...own, id: `${own.id}${i}`, subject_id: `s_${i}` }));
    await tx.insertInto('reports').values(others).execute();
  });
  const { reviewId } = await writtenReview();
  await expect(report(user, 'review', reviewId)).rejects.toMatchObject({ status: 429, code: 'too_many_reports' });
  app.clock.advance(86_400_001);
  expect(await report(user, 'review', reviewId)).toMatchObject({ isNew: true });
});

describe('a visitor', () => {
  it('can report a subject once per address and ten per day, and the address hash is deleted after two days', async () => {
    const visiting = { api: visitor(app, 1) };
    expect(await report(visiting, 'server', serverId)).toMatchObject({ isNew: true });
    expect(await report(visiting, 'server', serverId)).toMatchObject({ isNew: false });
    for (let i = 0; i < 9; i++) {
      const { reviewId } = await writtenReview();
      expect(await report(visiting, 'review', reviewId)).toMatchObject({ isNew: true });
    }
    await expect(report(visiting, 'server', serverId)).rejects.toMatchObject({ status: 429 });
    const addresses = () =>
      app.db.kysely.selectFrom('reports').select('address_key').where('address_key', 'is not', null).execute();
    expect(await addresses()).toHaveLength(10);
    app.clock.advance(2 * 86_400_000 + 1);
    await expireReportAddresses(app.db, app.clock.now());
    expect(await addresses()).toEqual([]);
  });

  it('cannot exceed ten per day with concurrent reports', async () => {
    const visiting = { api: visitor(app, 2) };
    const written = await Promise.all(Array.from({ length: 20 }, writtenReview));
    const sent = await Promise.allSettled(written.map(({ reviewId }) => report(visiting, 'review', reviewId)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const refused = sent.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code);
    expect(new Set(refused)).toEqual(new Set(['too_many_reports']));
  });

  it('can report again when the first of ten reports is a day old', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 11 }, writtenReview));
    const send = async (reviewId: string) =>
      await app.app.inject({
        method: 'POST',
        url: '/api/v1/reports',
        payload: { subjectType: 'review', subjectId: reviewId, reason: 'spam' },
        remoteAddress: '203.0.113.77',
      });
    expect((await send(first!.reviewId)).statusCode).toBe(201);
    app.clock.advance(3_600_000);
    for (const { reviewId } of others.slice(1)) expect((await send(reviewId)).statusCode).toBe(201);
    const refused = await send(others[0]!.reviewId);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'too_many_reports']);
    expect(refused.headers['retry-after']).toBe(String(23 * 3600 + 1));
    app.clock.advance((23 * 3600 + 1) * 1000);
    expect((await send(others[0]!.reviewId)).statusCode).toBe(201);
  });

  it('weighs half, like a young account; hiding a review does not change the points of its author', async () => {
    const { author, reviewId } = await writtenReview();
    const young = await signIn(app);
    const { points } = await totalsOf(app, author.userId);
    await app.db.write(async ({ tx }) => {
      const id = String(BigInt(app.clock.now() - 86_400_000 - 1_420_070_400_000) << 22n);
      await tx.updateTable('users').set({ discord_id: id }).where('id', '=', young.userId).execute();
    });
    const reporters = [young, ...[11, 12, 13, 14].map((i) => ({ api: visitor(app, i) }))];
    for (const reporter of reporters) await report(reporter, 'review', reviewId);
    expect((await mine(author)).isHidden).toBe(false);
    await report(await signIn(app), 'review', reviewId);
    expect((await mine(author)).isHidden).toBe(true);
    expect((await totalsOf(app, author.userId)).points).toBe(points);
  });

  it('cannot hide a review with other visitors alone, even by reporting again after the address is forgotten', async () => {
    const { author, reviewId } = await writtenReview();
    for (let round = 0; round < 4; round++) {
      for (const i of [21, 22]) await report({ api: visitor(app, i) }, 'review', reviewId);
      app.clock.advance(2 * 86_400_000 + 1);
      await expireReportAddresses(app.db, app.clock.now());
    }
    expect((await mine(author)).isHidden).toBe(false);
  });
});

describe('a manager of a server', () => {
  it('cannot hide its reviews, even together with other managers and owners who share no server list', async () => {
    const { author, reviewId } = await writtenReview();
    for (const manager of await users(4)) {
      await joinGuild(app, manager.userId, serverId, { isManager: true });
      await report(manager, 'review', reviewId);
    }
    for (const { userId, api } of await users(4)) {
      await app.db.write(({ tx }) => addClaim(tx, serverId, userId, app.clock.now()));
      await report({ api }, 'review', reviewId);
    }
    expect((await mine(author)).isHidden).toBe(false);
  });

  it('cannot hide them either with a report from before the claim', async () => {
    const { author, reviewId } = await writtenReview();
    const owner = await signIn(app);
    await report(owner, 'review', reviewId);
    await joinGuild(app, owner.userId, serverId, { isManager: true });
    await listRead(app, owner.userId);
    await owner.api('POST /api/v1/servers/:id/claim', { params: { id: serverId } });
    for (const user of await users(2)) await report(user, 'review', reviewId);
    expect((await mine(author)).isHidden).toBe(false);
  });

  it('sees at most two of its reviews hidden by concurrent reports before a moderator reviews them', async () => {
    const written = await Promise.all(Array.from({ length: 6 }, () => writtenReview(1)));
    const ids = written.map(({ reviewId }) => reviewId);
    for (const user of await users(2)) for (const id of ids) await report(user, 'review', id);
    const crowd = await users(6);
    await Promise.all(ids.map((id, i) => report(crowd[i]!, 'review', id)));
    expect((await reviews()).total).toBe(4);
  });
});

describe('a review', () => {
  it('is hidden with its stars by the third reporter, and its author can see that', async () => {
    const { author, reviewId } = await writtenReview();
    const before = await reviews();
    const [first, second, third] = (await users(3)) as [SignedIn, SignedIn, SignedIn];
    await report(first, 'review', reviewId);
    await report(first, 'review', reviewId);
    await report(second, 'review', reviewId);
    expect((await reviews()).total).toBe(before.total);
    await report(third, 'review', reviewId);
    const after = await reviews();
    expect(after.reviews.map(({ id }) => id)).not.toContain(reviewId);
    expect(after.rating.totalReviews).toBe(before.rating.totalReviews - 1);
    expect(after.histogram.reduce((sum, count) => sum + count, 0)).toBe(after.rating.totalReviews);
    expect(await mine(author)).toMatchObject({ review: { id: reviewId }, isHidden: true });
    expect(await mine(third)).toMatchObject({ review: null, isHidden: false, removedReason: null });
    await expect(third.api('POST /api/v1/reviews/:reviewId/helpful', { params: { reviewId } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await report(third, 'review', reviewId)).toMatchObject({ isNew: false });
    await expect(report(await signIn(app), 'review', reviewId)).rejects.toMatchObject({ status: 404 });
    await expectConsistentSums(app);
  });

  it('that was hidden is still hidden and reported after its author deletes it and writes it again', async () => {
    const { author, reviewId } = await writtenReview();
    for (const user of await users(3)) await report(user, 'review', reviewId);
    const before = await reviews();
    const openReports = async () =>
      (await app.db.kysely.selectFrom('reports').select('subject_id').where('status', '=', 'open').execute()).filter(
        ({ subject_id }) => subject_id === reviewId,
      ).length;
    await author.api('DELETE /api/v1/reviews/:reviewId', { params: { reviewId } });
    expect(await openReports()).toBe(0);
    const body = { serverId, rating: 1, reviewText: 'They are unkind.' };
    const { review } = await author.api('POST /api/v1/reviews', { body });
    expect(await mine(author)).toMatchObject({ review: { id: review.id }, isHidden: true });
    expect(await reviews()).toEqual(before);
    expect([review.id, await openReports()]).toEqual([reviewId, 3]);
    await expectConsistentSums(app);
    await author.api('DELETE /api/v1/reviews/:reviewId', { params: { reviewId } });
    await author.api('DELETE /api/v1/profile', { body: { withReviews: true } });
    for (const table of ['withdrawn_reviews', 'hidden_reviews'] as const)
      expect(await app.db.kysely.selectFrom(table).selectAll().where('review_id', '=', reviewId).execute()).toEqual([]);
  });

  it('is not hidden by one user who deletes their account after each report', async () => {
    const { author, reviewId } = await writtenReview();
    for (const user of await users(4)) {
      await report(user, 'review', reviewId);
      await user.api('DELETE /api/v1/profile', { body: { withReviews: true } });
    }
    const [first, second, third] = (await users(3)) as [SignedIn, SignedIn, SignedIn];
    for (const user of [first, second]) await report(user, 'review', reviewId);
    expect((await mine(author)).isHidden).toBe(false);
    await report(third, 'review', reviewId);
    expect((await mine(author)).isHidden).toBe(true);
  });

  it('is hidden once by twenty concurrent reports, and edits keep the sums correct', async () => {
    const { author, reviewId } = await writtenReview(1);
    const crowd = await users(20);
    const edits = [5, 3, 4].map((rating) =>
      author.api('PATCH /api/v1/reviews/:reviewId', { params: { reviewId }, body: { rating } }),
    );
    const reports = Promise.allSettled(crowd.map((user) => report(user, 'review', reviewId)));
    await Promise.all(edits);
    const refused = (await reports).filter((one) => one.status === 'rejected').map(({ reason }) => reason.status);
    // Once it is hidden it cannot be reported.
    expect(refused).toEqual(Array.from({ length: 17 }, () => 404));
    expect((await mine(author)).isHidden).toBe(true);
    await expectConsistentSums(app);
    await author.api('DELETE /api/v1/reviews/:reviewId', { params: { reviewId } });
    expect((await totalsOf(app, author.userId)).reviews).toBe(0);
    await expectConsistentSums(app);
  });
});
