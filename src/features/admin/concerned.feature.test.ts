// What a decision means for the users concerned: who is informed, who can appeal, and what applies afterwards.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Api } from '#contract/client.ts';
import { lockUserRow } from '#db/users.ts';
import type { TestApp } from '#test/app.ts';
import { OWL, signInBrowser, userIdOf } from '#test/browser.ts';
import { type SignedIn, signIn, submitServer } from '#test/factories.ts';
import { signInAs, startModerated } from '#test/moderators.ts';
import { loseRight, signInOwner } from '#test/owners.ts';
import { expectConsistentSums, setApproval } from '#test/users.ts';

import { decideListings } from './listing-decisions.ts';

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
const decisionsOf = ({ api }: SignedIn) => api('GET /api/v1/moderation/decisions');
const reviewIds = async () =>
  (await app.api('GET /api/v1/servers/:id/reviews', { params: { id: serverId } })).reviews.map(({ id }) => id);

async function report(subjectId: string): Promise<void> {
  const { api } = await signIn(app);
  await api('POST /api/v1/reports', { body: { subjectType: 'review', subjectId, reason: 'spam' } });
}

it('a restored review counts as reviewed: further reports do not hide it again', async () => {
  const author = await signIn(app, 'author');
  const body = { serverId, rating: 2, reviewText: 'Buy my things.' };
  const { id } = (await author.api('POST /api/v1/reviews', { body })).review;
  for (let i = 0; i < 3; i++) await report(id);
  await admin('POST /api/v1/admin/reviews/:id/remove', { params: { id }, body: { reason: 'Spam.' } });
  expect(await queueOf('report')).toEqual([]);
  const [decision] = await decisionsOf(author);
  await author.api('POST /api/v1/moderation/decisions/:id/appeal', {
    params: { id: decision!.id },
    body: { text: 'It is not.' },
  });
  const [appeal] = await queueOf('appeal');
  await admin('POST /api/v1/admin/appeals/:id/accept', { params: { id: appeal!.id } });
  for (let i = 0; i < 4; i++) await report(id);
  expect(await reviewIds()).toContain(id);
  app.clock.advance(1000);
  await author.api('PATCH /api/v1/reviews/:reviewId', { params: { reviewId: id }, body: { reviewText: 'Buy!' } });
  await report(id);
  expect(await reviewIds()).not.toContain(id);
  await admin('POST /api/v1/admin/reviews/:id/remove', { params: { id }, body: { reason: 'Spam.' } });
});

it('the text of a restored review leaves the log when its author deletes it', async () => {
  const author = await signIn(app, 'writer');
  const body = { serverId, rating: 3, reviewText: 'Mind the tide.' };
  const { id } = (await author.api('POST /api/v1/reviews', { body })).review;
  await admin('POST /api/v1/admin/reviews/:id/remove', { params: { id }, body: { reason: 'Spam.' } });
  await admin('POST /api/v1/admin/reviews/:id/restore', { params: { id } });
  await author.api('DELETE /api/v1/reviews/:reviewId', { params: { reviewId: id } });
  const logged = await app.db.kysely.selectFrom('admin_actions').selectAll().where('subject', '=', id).execute();
  expect(logged).not.toEqual([]);
  expect(JSON.stringify(logged)).not.toContain('Mind the tide.');
});

it('a rejected server’s owners see the decision too, and share one appeal with private text', async () => {
  const owl = await signInAs(app, OWL);
  const { server } = await owl('POST /api/v1/servers', { body: { inviteUrl: 'nightshift' } });
  const owner = await signInOwner(app, server.id);
  const former = await signInOwner(app, server.id);
  await loseRight(app, former.userId);
  const params = { id: server.id };
  await admin('POST /api/v1/admin/servers/:id/block', { params, body: { reason: 'Hate.' } });
  expect(await decisionsOf(former)).toEqual([]);
  const [decision] = await decisionsOf(owner);
  expect(decision).toMatchObject({ kind: 'server', reason: 'Hate.', appeal: null });
  const call = { params: { id: decision!.id }, body: { text: 'We are kind.' } };
  const appeals = [owner.api, owl].map((api) => api('POST /api/v1/moderation/decisions/:id/appeal', call));
  expect((await Promise.allSettled(appeals)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const texts = await Promise.all(
    [owner.api, owl].map(async (api) => (await api('GET /api/v1/moderation/decisions'))[0]!.appeal!.text),
  );
  expect(texts.toSorted()).toEqual(['We are kind.', null]);
  const [item] = await queueOf('appeal');
  await admin('POST /api/v1/admin/appeals/:id/accept', { params: { id: item!.id } });
  expect((await owner.api('GET /api/v1/servers/:id/owner', { params })).state).toBe('public');
});

it('a decision about a submission does not deadlock with writes of its submitter', async () => {
  const { api, userId } = await signIn(app);
  const { server } = await api('POST /api/v1/servers', { body: { inviteUrl: 'kotatsu' } });
  /** In the order of all writes of a user: the user's row first, then the listing's. */
  const edit = () =>
    app.db.write(async ({ tx }) => {
      await lockUserRow(tx, userId);
      await tx.updateTable('listings').set({ region: 'Asia' }).where('id', '=', server.id).execute();
    });
  for (let i = 0; i < 10; i++) {
    await setApproval(app, server.id, 'pending', 'It waits.');
    const decide = () => decideListings(app, 'u_admin', [{ id: server.id, approval: 'pending' }], { kind: 'approve' });
    await Promise.all([edit(), edit(), decide(), edit(), edit()]);
  }
  const { approved, region } = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: server.id } });
  expect([approved, region]).toEqual([true, 'Asia']);
});

it('a suspended user can appeal once, even after deleting the account that got the answer', async () => {
  const browser = await signInBrowser(app, OWL);
  await admin('POST /api/v1/admin/users/:id/suspend', {
    params: { id: await userIdOf(browser) },
    body: { reason: 'Spam.' },
  });
  await browser.signIn(OWL);
  const [{ id }] = (await browser.call('/api/v1/moderation/decisions')).json();
  const appeal = async () =>
    (await browser.call(`/api/v1/moderation/decisions/${id}/appeal`, 'POST', { text: 'Mine alone.' })).statusCode;
  expect(await appeal()).toBe(201);
  const [item] = await queueOf('appeal');
  await admin('POST /api/v1/admin/appeals/:id/reject', { params: { id: item!.id }, body: { reason: 'No.' } });
  const before = await userIdOf(browser);
  await browser.call('/api/v1/profile', 'DELETE', { withReviews: true });
  for (const table of ['appeals', 'admin_actions', 'reports'] as const) {
    const rows = JSON.stringify(await app.db.kysely.selectFrom(table).selectAll().execute());
    expect([rows.includes(before), rows.includes('Mine alone.')]).toEqual([false, false]);
  }
  await browser.signIn(OWL);
  const [decision] = (await browser.call('/api/v1/moderation/decisions')).json();
  expect(decision).toMatchObject({ id, appeal: { text: null, status: 'rejected', answer: 'No.' } });
  expect(await appeal()).toBe(409);
  await admin('POST /api/v1/admin/users/:id/reinstate', { params: { id: await userIdOf(browser) } });
});
