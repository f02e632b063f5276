import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import pino from 'pino';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { accountDeps } from '#features/accounts/deps.ts';
import { unblockServer } from '#features/admin/decisions.ts';
import { decideListings } from '#features/admin/listing-decisions.ts';
import { createSyncLoop } from '#features/sync/loop.ts';
import type { TestApp } from '#test/app.ts';
import { type SignedIn, signIn, submitServer } from '#test/factories.ts';
import { followAll, setCounts, setListing } from '#test/health.ts';
import { listRead, refusalOf, startOwned } from '#test/owners.ts';
import { setApproval } from '#test/users.ts';
import { createWebhookLoop } from './webhook-loop.ts';
import type { Send } from './webhook-sender.ts';

const CODE = 'hollowlantern';
let app: TestApp;
let id: string;
let slug: string;
let owner: SignedIn;
beforeAll(async () => {
  ({ app, id, slug, owner } = await startOwned(CODE));
});
afterAll(async () => await app.close());
beforeEach(async () => {
  app.standIn.state.reset();
  await listRead(app, owner.userId);
});

const takeDown = () => owner.api('POST /api/v1/servers/:id/take-down', { params: { id } });
const putBack = () => owner.api('POST /api/v1/servers/:id/put-back', { params: { id } });
const statusOf = async (url: string) => (await app.app.inject({ url })).statusCode;
const search = async () => (await app.api('GET /api/v1/servers', { query: { search: 'lantern' } })).servers;
const otherCode = () => {
  const invite = app.standIn.state.world.inviteByCode(CODE);
  return invite?.kind === 'guild' ? invite.guild.otherCode : '';
};
const invitesLookedUp = () => app.standIn.state.calls.counts().invites;

describe('a server taken down by its owners', () => {
  it('is not public anywhere', async () => {
    await owner.api('POST /api/v1/user-activity', { body: { action: 'server_favorite', serverId: id } });
    expect(await takeDown()).toMatchObject({ id, state: 'taken-down' });
    for (const url of [
      `/api/v1/servers/${id}`,
      `/api/v1/servers/${slug}`,
      `/api/v1/servers/slug/${slug}`,
      `/api/v1/servers/${id}/history`,
      `/api/v1/servers/${id}/reviews`,
      `/api/v1/servers/${id}/rating`,
      `/api/v1/servers/${id}/about`,
      `/api/v1/health/metrics/${id}`,
    ]) {
      expect([url, await statusOf(url)]).toEqual([url, 404]);
    }
    expect(await search()).toEqual([]);
    expect((await app.app.inject('/sitemap-1.xml')).payload).not.toContain(slug);
    expect((await app.api('GET /api/v1/suggestions', { query: { search: 'lantern' } })).servers).toEqual([]);
    const { servers, unavailable } = await owner.api('GET /api/v1/profile/favorites');
    expect([servers, unavailable]).toMatchObject([[], [{ id }]]);
  });

  it('is marked in the list of the servers that its owners manage', async () => {
    const managed = async () => (await owner.api('GET /api/v1/auth/managed-servers')).find((row) => row.slug === slug);
    await takeDown();
    expect(await managed()).toMatchObject({ slug, takenDown: true });
    await putBack();
    expect(await managed()).toMatchObject({ slug, takenDown: false });
    await takeDown();
  });

  it('is looked up only for previews and submissions of its invite, once a day', async () => {
    app.clock.advance(30 * HOUR_MS);
    const loop = createSyncLoop({ ...app, log: pino({ level: 'silent' }) });
    for (let i = 0; i < 5; i++) await loop.tick();
    expect(await refusalOf(app.api('POST /api/v1/servers/:id/sync', { params: { id } }))).toEqual([404, 'not_found']);
    expect(invitesLookedUp()).toEqual({});
    expect(await statusOf(`/api/v1/discord/invite/${CODE}`)).toBe(403);
    expect(await refusalOf(submitServer(app, CODE))).toEqual([403, 'guild_refused']);
    expect(invitesLookedUp()).toEqual({ [CODE]: 1 });
  });

  it('cannot be submitted with any invite, and the refusal gives the reason', async () => {
    await expect(submitServer(app, otherCode())).rejects.toMatchObject({
      status: 403,
      message: 'This server cannot be listed: its owners took it down.',
      reason: undefined,
      issues: [{ code: 'taken_down_server' }],
    });
    const preview = await app.app.inject(`/api/v1/discord/invite/${otherCode()}`);
    expect([preview.statusCode, preview.json().code]).toEqual([403, 'guild_refused']);
    const edit = { version: 0, inviteUrl: otherCode() };
    const sent = owner.api('PATCH /api/v1/servers/:id', { params: { id }, body: edit });
    expect(await refusalOf(sent)).toEqual([409, 'taken_down']);
  });

  it('is still listed for its owners, who can edit its texts', async () => {
    expect(await owner.api('GET /api/v1/owner/servers')).toMatchObject([{ id, state: 'taken-down' }]);
    const edit = { version: 0, longDescription: 'Back soon.' };
    expect(await owner.api('PATCH /api/v1/servers/:id', { params: { id }, body: edit })).toMatchObject({
      state: 'taken-down',
      longDescription: 'Back soon.',
    });
  });

  it('returns 404 to everyone else', async () => {
    const other = await signIn(app);
    await listRead(app, other.userId);
    for (const call of ['POST /api/v1/servers/:id/put-back', 'POST /api/v1/servers/:id/claim'] as const) {
      expect(await refusalOf(other.api(call, { params: { id } }))).toEqual([404, 'not_found']);
    }
  });

  it('is restored once by 20 concurrent calls', async () => {
    expect(new Set((await Promise.all(Array.from({ length: 20 }, putBack))).map(({ state }) => state))).toEqual(
      new Set(['public']),
    );
    expect((await search()).map((one) => one.id)).toContain(id);
    expect((await submitServer(app, CODE)).id).toBe(id);
    const queue = await app.db.kysely.selectFrom('sync_queue').selectAll().where('listing_id', '=', id).execute();
    expect(queue).toHaveLength(1);
  });

  it('is taken down by 20 concurrent calls, despite concurrent submissions', async () => {
    await Promise.all([
      ...Array.from({ length: 20 }, takeDown),
      ...Array.from({ length: 5 }, () => refusalOf(submitServer(app, otherCode()))),
    ]);
    expect(await search()).toEqual([]);
    expect((await putBack()).state).toBe('public');
  });

  it('has no alerts: the open ones are closed, and none is raised until it is back', async () => {
    const events: string[] = [];
    const send: Send = async ({ body }) => {
      const { event, alert } = JSON.parse(body) as { event: string; alert: { type: string } };
      events.push(`${event} ${alert.type}`);
      return null;
    };
    const log = pino({ level: 'silent' });
    const loop = createWebhookLoop({ ...accountDeps(app), log, send, publicUrl: 'https://site.test' });
    const pass = async (days: number) => {
      app.clock.advance(days * DAY_MS);
      await followAll(app);
      while ((await loop.tick()) === 0);
      return events.splice(0);
    };
    const countedNow = async () => await setCounts(app, id, { counts_at: app.clock.now() });
    await countedNow();
    await pass(0);
    await owner.api('PUT /api/v1/servers/:id/webhook', { params: { id }, body: { url: 'https://hooks.example/a' } });
    await setListing(app, id, { invite_state: 'failing' });
    expect(await pass(1)).toEqual(['alert.raised invite_dead']);
    await setListing(app, id, { invite_state: 'live' });
    await listRead(app, owner.userId);
    await takeDown();
    expect(await pass(0)).toEqual(['alert.closed invite_dead']);
    for (let day = 0; day < 3; day++) expect(await pass(1)).toEqual([]);
    await countedNow();
    await listRead(app, owner.userId);
    await putBack();
    expect(await pass(0)).toEqual([]);
  });
});

describe('the decision of a moderator', () => {
  it('is still needed for a pending listing that was taken down and put back', async () => {
    await setApproval(app, id, 'pending', 'It waits.');
    expect((await takeDown()).state).toBe('taken-down');
    expect(await putBack()).toMatchObject({ state: 'pending', heldReason: 'It waits.' });
    expect(await search()).toEqual([]);
    await setApproval(app, id, 'approved');
  });

  it('prevents owners from putting a blocked guild back', async () => {
    await takeDown();
    const { guild_id } = await app.db.kysely
      .selectFrom('listings')
      .select('guild_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await app.db.write(({ tx }) =>
      tx.insertInto('guild_blocks').values({ guild_id, reason: 'It was spam.', created_at: 0 }).execute(),
    );
    await expect(putBack()).rejects.toMatchObject({
      status: 403,
      message: 'This server cannot be listed: It was spam.',
    });
    await app.db.write(({ tx }) => tx.deleteFrom('guild_blocks').execute());
    expect((await putBack()).state).toBe('public');
  });

  it('to lift a block does not undo the take-down', async () => {
    await takeDown();
    await decideListings(app, 'u_admin', [{ id, approval: 'opted-out' }], { kind: 'block', reason: 'It was spam.' });
    expect(await refusalOf(putBack())).toEqual([403, 'guild_refused']);
    await unblockServer(app, 'u_admin', id);
    const { kysely } = app.db;
    const logged = kysely.selectFrom('admin_actions').select('after').where('action', '=', 'unblock');
    expect(await logged.execute()).toEqual([{ after: '{"approval":"opted-out","blocked":false}' }]);
    expect(await kysely.selectFrom('sync_queue').select('due_at').where('listing_id', '=', id).execute()).toEqual([]);
    expect(await search()).toEqual([]);
    expect(await refusalOf(submitServer(app, CODE))).toEqual([403, 'guild_refused']);
    expect((await putBack()).state).toBe('public');
  });
});
