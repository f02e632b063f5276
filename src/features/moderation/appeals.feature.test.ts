import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { LAMPLIGHTER, OWL, openBrowser } from '#test/browser.ts';
import { signIn } from '#test/factories.ts';
import { signInAs } from '#test/moderators.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ADMIN_USER_IDS: LAMPLIGHTER });
});
afterAll(async () => await app.close());

it('returns no decisions to visitors and users who posted nothing', async () => {
  expect(await app.api('GET /api/v1/moderation/decisions')).toEqual([]);
  const { api } = await signIn(app);
  expect(await api('GET /api/v1/moderation/decisions')).toEqual([]);
  const call = { params: { id: 'aa_none' }, body: { text: 'Please look again.' } };
  await expect(api('POST /api/v1/moderation/decisions/:id/appeal', call)).rejects.toMatchObject({ status: 404 });
});

it('shows the last rejection of each server, however often one was rejected before', async () => {
  const admin = await signInAs(app, LAMPLIGHTER);
  const { api } = await signIn(app, 'owner');
  const submitAndBlock = async (inviteUrl: string, reason: string) => {
    const { server } = await api('POST /api/v1/servers', { body: { inviteUrl } });
    app.clock.advance(1000);
    await admin('POST /api/v1/admin/servers/:id/block', { params: { id: server.id }, body: { reason } });
    return server.id;
  };
  await submitAndBlock('starforge', 'First.');
  const subject = await submitAndBlock('mosscircuit', 'Spam.');
  const earlier = { admin_id: LAMPLIGHTER, action: 'reject', subject, reason: 'Old.' } as const;
  const rejections = Array.from({ length: 60 }, (_, i) => ({
    ...earlier,
    id: `aa_${i}`,
    created_at: app.clock.now() - 500,
  }));
  await app.db.write(({ tx }) => tx.insertInto('admin_actions').values(rejections).execute());
  const decisions = await api('GET /api/v1/moderation/decisions');
  expect(decisions.map(({ reason }) => reason)).toEqual(['Spam.', 'First.']);
});

it('hides what a user submitted from the next user of the browser, even one with a visitor’s cookie', async () => {
  const admin = await signInAs(app, LAMPLIGHTER);
  const browser = openBrowser(app);
  const submitHeld = async (inviteUrl: string) => {
    app.standIn.state.scenario(inviteUrl, 'age-restricted');
    return (await browser.call('/api/v1/servers', 'POST', { inviteUrl })).json().server.id;
  };
  const statusOf = async (id: string) => (await browser.call(`/api/v1/servers/${id}`)).statusCode;
  const decisions = async () => (await browser.call('/api/v1/moderation/decisions')).json();

  await browser.signIn(OWL);
  const first = await submitHeld('voxelharbor');
  expect(browser.cookies.has('duskrow_submitter')).toBe(false);
  await browser.call('/api/v1/auth/logout', 'POST');
  const ofVisitor = await submitHeld('pixelorchard');
  await browser.signIn(OWL);
  const second = await submitHeld('slowrun');
  await browser.call('/api/v1/auth/logout', 'POST');
  expect(await Promise.all([first, ofVisitor, second].map(statusOf))).toEqual([404, 200, 404]);

  const call = { params: { id: second }, body: { reason: 'Spam.' } };
  await admin('POST /api/v1/admin/servers/:id/block', call);
  expect(await decisions()).toEqual([]);
  await browser.signIn(LAMPLIGHTER);
  expect(await decisions()).toEqual([]);
  await browser.signIn(OWL);
  expect(await decisions()).toMatchObject([{ kind: 'server', reason: 'Spam.', appeal: null }]);
});
