import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import { InvitePreview } from '#features/previews/contract.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { listingById } from '#features/listings/store.ts';
import { submitServer } from '#test/factories.ts';
import { setApproval } from '#test/users.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await submitServer(app, 'hollowlantern');
});
afterAll(async () => await app.close());
beforeEach(() => app.standIn.state.reset());

const preview = (inviteCode: string) => app.api('GET /api/v1/discord/invite/:inviteCode', { params: { inviteCode } });

describe('getInvitePreview', () => {
  it('serves a listed server from storage, without an upstream call', async () => {
    const answer = await preview('hollowlantern');
    InvitePreview.strict().parse(answer);
    expect(answer.data).toMatchObject({
      serverName: 'Hollow Lantern Co-op',
      listedAs: 'hollow-lantern-co-op',
      serverTag: 'LAMP',
    });
    expect(answer.data.traits[0]).toEqual({ emoji_name: '🏮', label: 'Co-op nights' });
    expect(app.standIn.state.calls.counts().total).toBe(0);
  });

  it('asks the upstream when the stored answer is older than its freshness target', async () => {
    app.clock.advance(24 * HOUR_MS);
    const { fetchedAt } = await preview('hollowlantern');
    expect(fetchedAt).toBe(new Date(app.clock.now()).toISOString());
    expect(app.standIn.state.calls.counts().invites).toEqual({ hollowlantern: 1 });
  });

  it('returns the stored data with its age when the upstream fails', async () => {
    const before = await preview('hollowlantern');
    app.clock.advance(24 * HOUR_MS);
    app.standIn.state.scenario('hollowlantern', 'server-error');
    expect(await preview('hollowlantern')).toEqual(before);
  });

  it('asks the upstream about an invite that was gone, as it can work again', async () => {
    const { id } = await submitServer(app, 'zwergenschmiede');
    app.standIn.state.scenario('zwergenschmiede', 'unknown-invite');
    app.clock.advance(2 * MINUTE_MS);
    await expect(app.api('POST /api/v1/servers/:id/sync', { params: { id } })).rejects.toMatchObject({
      code: 'unknown_invite',
    });
    app.standIn.state.reset();
    await expect(preview('zwergenschmiede')).rejects.toMatchObject({ code: 'unknown_invite' });
    app.clock.advance(2 * MINUTE_MS);
    expect((await preview('zwergenschmiede')).data.listedAs).not.toBeNull();
    expect(await listingById(app.db.kysely, id)).toMatchObject({ invite_state: 'live' });
  });

  it('shows the guild that a code leads to now, after the code was quarantined for another', async () => {
    await submitServer(app, 'nightarena');
    app.clock.advance(HOUR_MS);
    app.standIn.state.scenario('nightarena', 'points-elsewhere', { targetCode: 'slowrun' });
    const { servers } = await app.api('GET /api/v1/servers', { query: { search: 'Ночной дозор' } });
    await expect(app.api('POST /api/v1/servers/:id/sync', { params: { id: servers[0]!.id } })).rejects.toMatchObject({
      code: 'unknown_invite',
    });
    app.clock.advance(HOUR_MS);
    const found = { serverName: 'Slow Speedrunners', listedAs: null };
    expect((await preview('nightarena')).data).toMatchObject(found);
    await submitServer(app, 'nightarena');
    expect((await preview('nightarena')).data.serverName).toBe('Slow Speedrunners');
  });

  it('refuses a server that cannot be submitted, with the reason', async () => {
    const { id } = await submitServer(app, 'starforge');
    await setApproval(app, id, 'rejected', 'It was spam.');
    app.clock.advance(HOUR_MS);
    app.standIn.state.calls.reset();
    const refused = { code: 'guild_refused', message: 'This server cannot be listed: It was spam.' };
    await expect(preview('starforge')).rejects.toMatchObject(refused);
    await expect(submitServer(app, 'starforge')).rejects.toMatchObject(refused);
    expect(app.standIn.state.calls.counts().total).toBe(0);
  });

  it('shows the guild that the code of a rejected server leads to since', async () => {
    const code = 'mycelium';
    const { id } = await submitServer(app, code);
    await setApproval(app, id, 'rejected');
    app.standIn.state.scenario(code, 'points-elsewhere', { targetCode: 'slowrun' });
    app.clock.advance(25 * HOUR_MS);
    expect((await preview(code)).data.serverName).toBe('Slow Speedrunners');
    expect((await submitServer(app, code)).name).toBe('Slow Speedrunners');
  });

  it.each([
    ['rejected', 'balkonien'],
    ['opted-out', 'kotatsu'],
  ] as const)(
    'looks up the code of a server that is %s once a day, as it could lead to another one by then',
    async (approval, code) => {
      const { id } = await submitServer(app, code);
      await setApproval(app, id, approval);
      const before = await listingById(app.db.kysely, id);
      app.clock.advance(25 * HOUR_MS);
      app.standIn.state.calls.reset();
      for (let i = 0; i < 3; i++) {
        await expect(submitServer(app, code)).rejects.toMatchObject({ code: 'guild_refused' });
        app.clock.advance(HOUR_MS);
      }
      expect(app.standIn.state.calls.counts().invites).toEqual({ [code]: 1 });
      expect(await listingById(app.db.kysely, id)).toMatchObject({
        invite_state: 'live',
        updated_at: before?.updated_at,
      });
    },
  );

  it('looks up a code that is not listed and proposes categories', async () => {
    const { data } = await preview('pixelorchard');
    expect(data).toMatchObject({ serverName: 'Pixel Orchard', listedAs: null, totalReviews: 0 });
    expect(data.categories).toContain('Gaming');
    expect((await app.api('GET /api/v1/servers', { query: { search: 'Pixel Orchard' } })).total).toBe(0);
  });

  it('returns notes about an invite', async () => {
    app.standIn.state.scenario('slowrun', 'paused');
    expect((await preview('slowrun')).data.notes).toContain('invites-paused');
  });

  it.each([
    ['a b', 400, 'invalid_invite'],
    ['doesNotExist1', 404, 'unknown_invite'],
  ])('refuses %s', async (code, status, name) => {
    await expect(preview(code)).rejects.toMatchObject({ status, code: name });
  });

  it('returns 502 when the upstream fails for a code that is not stored', async () => {
    app.clock.advance(HOUR_MS);
    app.standIn.state.scenario('pixelorchard', 'malformed-json');
    await expect(preview('pixelorchard')).rejects.toMatchObject({ status: 502, code: 'discord_fetch_failed' });
  });
});
