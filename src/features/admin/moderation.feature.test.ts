import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '#test/app.ts';
import type { Api } from '#contract/client.ts';
import { OWL, openBrowser, signInBrowser } from '#test/browser.ts';
import { type SignedIn, signIn, submitServer } from '#test/factories.ts';
import { signInAs, startModerated } from '#test/moderators.ts';
import { expectConsistentSums, totalsOf } from '#test/users.ts';
import type { ReportedItem } from './contract.ts';

let app: TestApp;
let admin: Api;
let serverId: string;

beforeAll(async () => {
  ({ app, admin } = await startModerated());
  serverId = (await submitServer(app, 'starforge')).id;
});
afterAll(async () => await app.close());
afterEach(async () => {
  app.clock.advance(1000);
  await expectConsistentSums(app);
});

const queueOf = async <K extends string>(kind: K) =>
  (await admin('GET /api/v1/admin/queue')).items.filter((item) => item.kind === kind);
const log = async () => await admin('GET /api/v1/admin/log');
const reviewIds = async () =>
  (await app.api('GET /api/v1/servers/:id/reviews', { params: { id: serverId } })).reviews.map(({ id }) => id);
const decisionsOf = ({ api }: SignedIn) => api('GET /api/v1/moderation/decisions');
const ofReview = (id: string) => ({ subjectType: 'review' as const, subjectId: id });

async function reportedReview(reporters = 3): Promise<{ author: SignedIn; id: string }> {
  const author = await signIn(app, 'author');
  const body = { serverId, rating: 2, reviewText: 'Buy <script>alert(1)</script> my things.' };
  const { id } = (await author.api('POST /api/v1/reviews', { body })).review;
  for (let i = 0; i < reporters; i++) {
    const { api } = await signIn(app);
    await api('POST /api/v1/reports', { body: { ...ofReview(id), reason: i === 0 ? 'spam' : 'scam' } });
  }
  return { author, id };
}

/** Number of calls that had an effect; the others must fail with 409. */
async function effects(calls: Promise<unknown>[]): Promise<number> {
  const outcomes = await Promise.allSettled(calls);
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 409, code: 'already_decided' });
  return outcomes.length - refusals.length;
}

describe('a reported review', () => {
  it('is queued once with all reports, and shown again by one of many concurrent dismissals', async () => {
    const { id } = await reportedReview();
    const [item] = (await queueOf('report')) as ReportedItem[];
    expect(item).toMatchObject({ subjectType: 'review', id, reportCount: 3 });
    expect(item!.review).toMatchObject({ author: 'author', isHidden: true });
    expect(item!.reports.map(({ reason }) => reason).toSorted()).toEqual(['scam', 'scam', 'spam']);
    expect(item!.reasons.toSorted((a, b) => a.count - b.count)).toEqual([
      { reason: 'spam', count: 1 },
      { reason: 'scam', count: 2 },
    ]);
    expect(await reviewIds()).not.toContain(id);
    const seen = { ...ofReview(id), seenReports: 3, seenUpdatedAt: item!.review!.updatedAt };
    const dismiss = () => admin('POST /api/v1/admin/reports/dismiss', { body: seen });
    expect(await effects(Array.from({ length: 10 }, dismiss))).toBe(1);
    expect(await reviewIds()).toContain(id);
    expect(await queueOf('report')).toEqual([]);
    expect((await log())[0]).toMatchObject({
      admin: 'lamplighter',
      action: 'dismiss-reports',
      subject: id,
      subjectName: 'Starforge Frontier',
      review: { author: 'author' },
      before: '{"reports":3,"hidden":true}',
      after: '{"reports":0,"hidden":false}',
    });
    // Reviewed: further reports queue it again, but do not hide it until its author changes it.
    for (let i = 0; i < 3; i++) {
      await (await signIn(app)).api('POST /api/v1/reports', { body: { ...ofReview(id), reason: 'spam' } });
    }
    expect(await reviewIds()).toContain(id);
    expect(await queueOf('report')).toHaveLength(1);
    await dismiss();
  });

  it('is removed with its points; its author sees the reason, appeals once, and gets it back', async () => {
    const { author, id } = await reportedReview(1);
    const points = (await totalsOf(app, author.userId)).points;
    const reason = 'This is an <b>advertisement</b>.';
    const remove = () => admin('POST /api/v1/admin/reviews/:id/remove', { params: { id }, body: { reason } });
    expect(await effects([remove(), remove(), remove()])).toBe(1);
    expect(await reviewIds()).not.toContain(id);
    expect(await queueOf('report')).toEqual([]);
    expect((await totalsOf(app, author.userId)).points).toBeLessThan(points);
    await expect(
      author.api('POST /api/v1/reviews', { body: { serverId, rating: 5, reviewText: 'Again.' } }),
    ).rejects.toMatchObject({ status: 403, code: 'review_removed', message: expect.stringContaining(reason) });

    const [decision] = await decisionsOf(author);
    expect(decision).toMatchObject({ kind: 'review', reason, appeal: null });
    const call = { params: { id: decision!.id }, body: { text: 'It is no advertisement.' } };
    const appeal = () => author.api('POST /api/v1/moderation/decisions/:id/appeal', call);
    const answers = await Promise.allSettled(Array.from({ length: 20 }, appeal));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(appeal()).rejects.toMatchObject({ status: 409, code: 'already_appealed' });
    await expect((await signIn(app)).api('POST /api/v1/moderation/decisions/:id/appeal', call)).rejects.toMatchObject({
      status: 404,
    });

    const [item] = await queueOf('appeal');
    const review = { server: 'Starforge Frontier', rating: 2, title: null };
    expect(item).toMatchObject({ about: 'review', review, reason, text: 'It is no advertisement.', by: 'author' });
    const params = { id: item!.id };
    const accept = () => admin('POST /api/v1/admin/appeals/:id/accept', { params });
    const reject = () => admin('POST /api/v1/admin/appeals/:id/reject', { params, body: { reason: 'No.' } });
    expect(await effects([accept(), accept(), accept()])).toBe(1);
    expect(await effects([reject()])).toBe(0);
    expect(await decisionsOf(author)).toMatchObject([{ isLifted: true, appeal: { status: 'accepted' } }]);
    expect(await reviewIds()).toContain(id);
    expect((await totalsOf(app, author.userId)).reviews).toBe(1);
    await expect(admin('POST /api/v1/admin/reviews/:id/restore', { params: { id } })).rejects.toMatchObject({
      status: 409,
    });
    await expect(
      admin('POST /api/v1/admin/reviews/:id/remove', { params: { id: 'r_none' }, body: { reason } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('is deleted permanently with its author’s account', async () => {
    const { author, id } = await reportedReview(3);
    await admin('POST /api/v1/admin/reviews/:id/remove', { params: { id }, body: { reason: 'Spam.' } });
    await author.api('DELETE /api/v1/profile', { body: { withReviews: false } });
    const left = await app.db.kysely.selectFrom('removed_reviews').selectAll().where('id', '=', id).execute();
    expect(left).toEqual([]);
    const [entry] = await log();
    expect(entry).toMatchObject({ action: 'remove-review', subject: id, reason: 'Spam.', before: null, review: null });
  });
});

describe('a server', () => {
  it('is blocked once, with its submitter’s points, and published again after an appeal', async () => {
    const owl = await signInAs(app, OWL);
    const { server } = await owl('POST /api/v1/servers', { body: { inviteUrl: 'pixelorchard' } });
    const params = { id: server.id };
    await (
      await signIn(app)
    ).api('POST /api/v1/reports', { body: { subjectType: 'server', subjectId: server.id, reason: 'hate' } });
    const block = () => admin('POST /api/v1/admin/servers/:id/block', { params, body: { reason: 'Hate.' } });
    expect(await effects([block(), block()])).toBe(1);
    expect(await queueOf('report')).toEqual([]);
    const find = () => app.api('GET /api/v1/servers/:identifier', { params: { identifier: server.id } });
    await expect(find()).rejects.toMatchObject({ status: 404 });
    await expect(submitServer(app, 'pixelorchard')).rejects.toMatchObject({ status: 403 });
    const { userId } = { userId: (await owl('GET /api/v1/auth/me')).id };
    const { points } = await totalsOf(app, userId);

    const [decision] = await owl('GET /api/v1/moderation/decisions');
    expect(decision).toMatchObject({ kind: 'server', reason: 'Hate.' });
    const call = { params: { id: decision!.id }, body: { text: 'They are kind.' } };
    await owl('POST /api/v1/moderation/decisions/:id/appeal', call);
    const [item] = await queueOf('appeal');
    await admin('POST /api/v1/admin/appeals/:id/accept', { params: { id: item!.id } });
    expect((await find()).approved).toBe(true);
    expect((await totalsOf(app, userId)).points).toBe(points + 50);
    expect(await owl('GET /api/v1/moderation/decisions')).toMatchObject([{ id: decision!.id, isLifted: true }]);
    await expect(admin('POST /api/v1/admin/servers/:id/unblock', { params })).rejects.toMatchObject({ status: 409 });
    await admin('POST /api/v1/admin/servers/:id/block', { params, body: { reason: 'Again.' } });
    await admin('POST /api/v1/admin/servers/:id/unblock', { params });
    const { approved, name: subjectName, slug: subjectSlug } = await find();
    expect(approved).toBe(true);
    expect(await log()).toContainEqual(expect.objectContaining({ action: 'unblock', subjectName, subjectSlug }));
    const missing = { params: { id: 's_none' } };
    await expect(admin('POST /api/v1/admin/servers/:id/unblock', missing)).rejects.toMatchObject({ status: 404 });
  });

  it('of a visitor: the browser that submitted it gets the reason, and the answer to its appeal', async () => {
    app.standIn.state.scenario('voxelharbor', 'age-restricted');
    const browser = openBrowser(app);
    const { server } = (await browser.call('/api/v1/servers', 'POST', { inviteUrl: 'voxelharbor' })).json();
    const servers = [{ id: server.id, approval: 'pending' as const }];
    await admin('POST /api/v1/admin/servers/decide', { body: { decision: 'reject', reason: 'Not here.', servers } });
    const decisions = async () => (await browser.call('/api/v1/moderation/decisions')).json();
    const [decision] = await decisions();
    expect(decision).toMatchObject({ kind: 'server', reason: 'Not here.', appeal: null });
    const url = `/api/v1/moderation/decisions/${decision.id}/appeal`;
    expect((await browser.call(url, 'POST', { text: 'Please.' })).statusCode).toBe(201);
    expect((await browser.call(url, 'POST', { text: 'Please.' })).statusCode).toBe(409);
    const [item] = await queueOf('appeal');
    expect(item).toMatchObject({ about: 'server', by: null, reason: 'Not here.' });
    await admin('POST /api/v1/admin/appeals/:id/reject', { params: { id: item!.id }, body: { reason: 'Still no.' } });
    expect((await decisions())[0].appeal).toMatchObject({ status: 'rejected', answer: 'Still no.' });
  });

  it('in quarantine is queued until a moderator dismisses it, once for each quarantine', async () => {
    const { id } = await submitServer(app, 'mycelium');
    const quarantine = async (since: number) =>
      await app.db.write(({ tx }) =>
        tx
          .updateTable('listings')
          .set({ invite_state: 'quarantined', invite_state_since: since })
          .where('id', '=', id)
          .execute(),
      );
    await quarantine(app.clock.now());
    expect(await queueOf('quarantine')).toMatchObject([{ id }]);
    const dismiss = () => admin('POST /api/v1/admin/quarantines/:id/dismiss', { params: { id } });
    expect(await effects([dismiss(), dismiss()])).toBe(1);
    expect(await queueOf('quarantine')).toEqual([]);
    await quarantine(app.clock.now() + 5000);
    expect(await queueOf('quarantine')).toHaveLength(1);
    await dismiss();
  });
});

describe('a suspended account', () => {
  it('has no sessions even if the database goes away after the suspension', async () => {
    const author = await signIn(app);
    const user = await author.api('GET /api/v1/auth/me');
    const write = app.db.write.bind(app.db);
    let writes = 0;
    const broken = vi.spyOn(app.db, 'write').mockImplementation(async (work) => {
      if (++writes > 1) throw new Error('the database is gone');
      return await write(work);
    });
    await admin('POST /api/v1/admin/users/:id/suspend', { params: { id: user.id }, body: { reason: 'Spam.' } });
    broken.mockRestore();
    expect(writes).toBe(1);
    await expect(author.api('GET /api/v1/auth/me')).rejects.toMatchObject({ status: 401 });
  });

  it('loses its sessions, logs in to see the reason, cannot write, appeals, and is reinstated', async () => {
    const browser = await signInBrowser(app, OWL);
    const { id, username } = (await browser.call('/api/v1/auth/me')).json();
    const suspend = () => admin('POST /api/v1/admin/users/:id/suspend', { params: { id }, body: { reason: 'Spam.' } });
    expect(await effects([suspend(), suspend()])).toBe(1);
    expect((await log())[0]).toMatchObject({
      action: 'suspend',
      subject: id,
      subjectName: username,
      subjectSlug: null,
    });
    expect((await browser.call('/api/v1/auth/me')).statusCode).toBe(401);

    await browser.signIn(OWL);
    expect((await browser.call('/api/v1/auth/me')).json()).toMatchObject({ id, suspendedFor: 'Spam.' });
    const writes = [
      browser.call('/api/v1/reviews', 'POST', { serverId, rating: 5, reviewText: 'Good.' }),
      browser.call('/api/v1/servers', 'POST', { inviteUrl: 'kotatsu' }),
      browser.call('/api/v1/profile', 'PUT', { bio: 'Me.' }),
      browser.call('/api/v1/reports', 'POST', { subjectType: 'server', subjectId: serverId, reason: 'spam' }),
    ];
    for (const answer of await Promise.all(writes)) {
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'account_suspended' }]);
      expect(answer.json().message).toContain('Spam.');
    }
    const [decision] = (await browser.call('/api/v1/moderation/decisions')).json();
    expect(decision).toMatchObject({ kind: 'account', reason: 'Spam.' });
    const url = `/api/v1/moderation/decisions/${decision.id}/appeal`;
    expect((await browser.call(url, 'POST', { text: 'I will not again.' })).statusCode).toBe(201);

    // Deleting the account does not end the suspension.
    expect((await browser.call('/api/v1/profile', 'DELETE', { withReviews: true })).statusCode).toBe(200);
    await browser.signIn(OWL);
    const again = (await browser.call('/api/v1/auth/me')).json();
    expect(again).toMatchObject({ suspendedFor: 'Spam.' });
    expect(again.id).not.toBe(id);
    const params = { id: again.id };
    await admin('POST /api/v1/admin/users/:id/reinstate', { params });
    await expect(admin('POST /api/v1/admin/users/:id/reinstate', { params })).rejects.toMatchObject({ status: 409 });
    expect((await browser.call('/api/v1/profile', 'PUT', { bio: 'Me.' })).statusCode).toBe(200);
    expect((await log()).map(({ subject }) => subject)).not.toContain(id);
  });

  it('cannot be an admin’s or a missing one', async () => {
    const me = await admin('GET /api/v1/auth/me');
    const suspend = (id: string) =>
      admin('POST /api/v1/admin/users/:id/suspend', { params: { id }, body: { reason: 'No.' } });
    await expect(suspend(me.id)).rejects.toMatchObject({ status: 403 });
    await expect(suspend('u_none')).rejects.toMatchObject({ status: 404 });
  });
});

it('blocked terms can be added and removed, and are logged', async () => {
  await admin('POST /api/v1/admin/terms', { body: { term: 'Forsán' } });
  await expect(admin('POST /api/v1/admin/terms', { body: { term: 'forsan' } })).rejects.toMatchObject({ status: 409 });
  await expect(admin('POST /api/v1/admin/terms', { body: { term: '!!' } })).rejects.toMatchObject({ status: 400 });
  expect((await admin('GET /api/v1/admin/terms')).map(({ term }) => term)).toEqual(['forsan']);
  await admin('DELETE /api/v1/admin/terms/:term', { params: { term: 'forsan' } });
  await expect(admin('DELETE /api/v1/admin/terms/:term', { params: { term: 'forsan' } })).rejects.toMatchObject({
    status: 404,
  });
  expect((await log()).slice(0, 2).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['add-term', 'remove-term']),
  );
});
