import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listingById } from '#features/listings/store.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { openBrowser, type TestBrowser } from '#test/browser.ts';
import { submitServer } from '#test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ MIN_MEMBERS: '1' });
});
afterAll(async () => await app.close());
beforeEach(() => app.standIn.state.reset());

const submit = (inviteUrl: string, categories?: string[]) =>
  app.api('POST /api/v1/servers', { body: { inviteUrl, categories } });
/** Another invite to the same guild. */
const otherCodeOf = (code: string): string => {
  const invite = app.standIn.state.world.inviteByCode(code);
  if (invite?.kind !== 'guild') throw new Error('no such guild');
  return invite.guild.otherCode;
};

describe('submitServer', () => {
  it('lists a new server immediately, with counts and proposed categories', async () => {
    const { server, isExisting, heldReason } = await submit('https://discord.gg/hollowlantern');
    expect({ isExisting, heldReason, name: server.name }).toEqual({
      isExisting: false,
      heldReason: null,
      name: 'Hollow Lantern Co-op',
    });
    const list = await app.api('GET /api/v1/servers', { query: { search: 'hollow lantern' } });
    expect(list.servers[0]).toMatchObject({ id: server.id, slug: 'hollow-lantern-co-op', approved: true });
    expect(list.servers[0]!.categories).toContain('Gaming');
    expect(list.servers[0]!.memberCount).toBeGreaterThan(1000);
  });

  it.each([
    '<https://discord.gg/hollowlantern>',
    'Join us: [our server](https://discord.gg/hollowlantern)!\nOr discord.gg/pixelorchard',
    '.gg/hollowlantern',
    'discord://-/invite/hollowlantern',
  ])('uses the first invite in %j', async (pasted) => {
    expect((await submit(pasted)).server.name).toBe('Hollow Lantern Co-op');
  });

  it('gives no listing a slug that is the name of an endpoint', async () => {
    app.standIn.state.addGuilds([{ code: 'named-slug', name: 'Slug' }]);
    expect((await submitServer(app, 'named-slug')).slug).toMatch(/^slug-[0-9a-f]{6}$/);
  });

  it('returns 201 for a new server and 200 for a known one, whatever the invite code', async () => {
    const send = (inviteUrl: string) =>
      app.app.inject({ method: 'POST', url: '/api/v1/servers', payload: { inviteUrl } });
    expect((await send('pixelorchard')).statusCode).toBe(201);
    const again = await send('https://discord.com/invite/pixelorchard');
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ isExisting: true, server: { name: 'Pixel Orchard' } });
  });

  it('dates counts by the answer that they are from, which can be a minute old', async () => {
    const answeredAt = new Date(app.clock.now()).toISOString();
    await app.api('GET /api/v1/discord/invite/:inviteCode', { params: { inviteCode: 'nightshift' } });
    app.clock.advance(30_000);
    const { server } = await submit('nightshift');
    app.clock.advance(20_000);
    await submit('nightshift');
    const shown = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: server.id } });
    expect(shown.lastSyncedAt).toBe(answeredAt);
    const { points } = await app.api('GET /api/v1/servers/:id/history', { params: { id: server.id } });
    expect(points.map(({ at }) => at)).toEqual([answeredAt]);
  });

  it('creates one listing from twenty concurrent submissions of a server', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit('slowrun')));
    expect(new Set(answers.map(({ server }) => server.id)).size).toBe(1);
    expect(answers.filter(({ isExisting }) => !isExisting)).toHaveLength(1);
    const { total } = await app.api('GET /api/v1/servers', { query: { search: 'Slow Speedrunners' } });
    expect(total).toBe(1);
  });

  it('holds look-alikes of a listed server: the same name in another style, or the same icon', async () => {
    const iconHash = '0123456789abcdef0123456789abcdef';
    app.standIn.state.addGuilds([
      { code: 'lookalike-1', name: 'Moonlit Ferry', iconHash },
      { code: 'lookalike-2', name: '✦ MOONLIT férry! ✦' },
      { code: 'lookalike-3', name: 'Sunlit Ferry', iconHash },
      { code: 'lookalike-4', name: 'Moonlit Ferries' },
    ]);
    expect((await submit('lookalike-1')).heldReason).toBeNull();
    expect((await submit('lookalike-1')).heldReason).toBeNull();
    const reasons = [await submit('lookalike-2'), await submit('lookalike-3'), await submit('lookalike-4')];
    expect(reasons.map(({ heldReason }) => heldReason)).toEqual([
      'It has the same name as Moonlit Ferry, which is listed.',
      'It has the same icon as Moonlit Ferry, which is listed.',
      null,
    ]);
  });

  it('accepts categories in any letter case and names an unknown one in the error', async () => {
    const { slug } = await submitServer(app, 'zwergenschmiede', ['art', 'Gaming', 'ART']);
    const server = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: slug } });
    expect(server.categories).toEqual(['Art', 'Gaming']);
    await expect(submit('starforge', ['Knitting'])).rejects.toMatchObject({
      status: 400,
      code: 'validation',
      message: '“Knitting” is not a category.',
    });
  });

  it.each([
    ['not a link at all', 400, 'invalid_invite', 'Invalid invite'],
    ['https://evil.example/?x=discord.gg/hollowlantern', 400, 'invalid_invite', 'Invalid invite'],
    ['https://discord.gg.example.org/abc', 400, 'invalid_invite', 'Invalid invite'],
    ['doesNotExist1', 404, 'unknown_invite', 'Unknown Invite'],
  ])('refuses %s', async (inviteUrl, status, code, words) => {
    await expect(submit(inviteUrl)).rejects.toMatchObject({ status, code, message: expect.stringContaining(words) });
  });

  it.each([
    ['group-dm', 404, 'unknown_invite'],
    ['friend', 404, 'unknown_invite'],
    ['hub', 404, 'unknown_invite'],
    ['guest', 404, 'unknown_invite'],
    ['temporary', 404, 'unknown_invite'],
    ['expired-error', 404, 'unknown_invite'],
    ['expired-date', 404, 'unknown_invite'],
    ['no-guild', 502, 'discord_data'],
    ['server-error', 502, 'discord_fetch_failed'],
    ['malformed-json', 502, 'discord_fetch_failed'],
    ['wrong-content-type', 502, 'discord_fetch_failed'],
    ['cut-connection', 502, 'discord_fetch_failed'],
    ['stalled-body', 502, 'discord_fetch_failed'],
  ] as const)('maps the upstream response %s to %i %s and lists nothing', async (scenario, status, code) => {
    app.clock.advance(3_600_000);
    app.standIn.state.scenario('starforge', scenario);
    await expect(submit('starforge')).rejects.toMatchObject({
      code,
      status,
    });
    const { total } = await app.api('GET /api/v1/servers', { query: { search: 'Starforge' } });
    expect(total).toBe(0);
  });

  it.each([
    ['group-dm', 'group_invite'],
    ['friend', 'friend_invite'],
    ['hub', 'closed_server'],
    ['guest', 'temporary_invite'],
    ['temporary', 'temporary_invite'],
    ['expiring', 'expiring_invite'],
  ] as const)('says why it refuses a working invite with the upstream response %s', async (scenario, code) => {
    app.clock.advance(3_600_000);
    app.standIn.state.scenario('starforge', scenario, { expiresInMs: 7 * 86_400_000 });
    await expect(submit('starforge')).rejects.toMatchObject({ issues: [{ path: 'inviteUrl', code }] });
    await expect(
      app.api('GET /api/v1/discord/invite/:inviteCode', { params: { inviteCode: 'starforge' } }),
    ).rejects.toMatchObject({ issues: [{ path: 'inviteCode', code }] });
  });

  it('accepts paused, limited, expiring and apply-to-join invites', async () => {
    app.clock.advance(86_400_000);
    await expect(submit('retea')).resolves.toMatchObject({ server: { name: 'Reverse Engineering Tea House' } });
    for (const scenario of ['expiring', 'paused', 'limited-uses'] as const) {
      app.standIn.state.scenario('nightarena', scenario);
      await expect(submit('nightarena')).resolves.toMatchObject({ server: { name: 'Ночной дозор арены' } });
      app.clock.advance(61_000);
    }
  });

  it('does not replace a permanent invite with a temporary one', async () => {
    const inviteOf = async () =>
      await app.db.kysely
        .selectFrom('listings')
        .select(['invite_max_uses', 'invite_expires_at'])
        .where('name', '=', 'Pixel Orchard')
        .executeTakeFirstOrThrow();
    const other = otherCodeOf('pixelorchard');
    for (const scenario of ['limited-uses', 'expiring'] as const) {
      app.clock.advance(120_000);
      app.standIn.state.scenario(other, scenario);
      expect(await submit(other)).toMatchObject({ isExisting: true });
      expect(await inviteOf()).toEqual({ invite_max_uses: null, invite_expires_at: null });
    }
  });

  it('updates guild data from an invite that it does not store, without touching the stored invite', async () => {
    const { id } = await submitServer(app, 'pixelorchard');
    const row = async () => (await listingById(app.db.kysely, id))!;
    const queued = async () =>
      await app.db.kysely.selectFrom('sync_queue').selectAll().where('listing_id', '=', id).executeTakeFirstOrThrow();
    const [before, place] = [await row(), await queued()];
    app.clock.advance(5 * 3_600_000);
    const other = otherCodeOf('pixelorchard');
    app.standIn.state.scenario(other, 'limited-uses');
    app.standIn.state.scenario('pixelorchard', 'unknown-invite');
    expect(await submit(other)).toMatchObject({ isExisting: true });
    const { invite_code, invite_max_uses, checked_at, invite_checked_at } = before;
    expect(await row()).toMatchObject({ invite_code, invite_max_uses, checked_at, invite_checked_at });
    expect(await queued()).toEqual(place);
    expect((await row()).counts_at).toBe(app.clock.now());
    // So the stored invite is checked on schedule and does not count as just checked.
    await expect(app.api('POST /api/v1/servers/:id/sync', { params: { id } })).rejects.toMatchObject({
      code: 'unknown_invite',
    });
    expect((await row()).invite_state).toBe('failing');
    app.standIn.state.reset();
    app.clock.advance(61_000);
    await submit('pixelorchard');
    expect(await row()).toMatchObject({ invite_state: 'live', invite_checked_at: app.clock.now() });
  });

  it('holds submissions beyond the daily limit of an address, even concurrent ones', async () => {
    const strict = await startTestApp({ SUBMISSIONS_PER_DAY: '2' });
    try {
      const codes = ['hollowlantern', 'starforge', 'pixelorchard', 'zwergenschmiede', 'nightarena', 'slowrun'];
      const send = (inviteUrl: string) => strict.api('POST /api/v1/servers', { body: { inviteUrl } });
      const answers = await Promise.all(codes.map(send));
      expect(answers.filter(({ server }) => server.approved)).toHaveLength(2);
      const held = answers.find(({ server }) => !server.approved)!;
      expect(held.heldReason).toBe('Many servers were submitted from here today.');
      expect(held.heldBecause).toEqual({ key: 'many-today' });
      const again = await send(codes[answers.indexOf(held)]!);
      expect(again).toMatchObject({
        isExisting: true,
        heldReason: 'It is waiting for a moderator.',
        heldBecause: { key: 'waiting' },
      });
    } finally {
      await strict.close();
    }
  });

  it('says why a held server waits when its submitter submits it again, but not to others', async () => {
    app.standIn.state.scenario('voxelharbor', 'age-restricted');
    const browser = openBrowser(app);
    const send = async ({ call }: TestBrowser) =>
      (await call('/api/v1/servers', 'POST', { inviteUrl: 'voxelharbor' })).json();
    const held = { heldReason: 'It is age-restricted.', heldBecause: { key: 'age-restricted' } };
    expect(await send(browser)).toMatchObject({ isExisting: false, ...held });
    expect(await send(browser)).toMatchObject({ isExisting: true, ...held });
    const hidden = { heldBecause: { key: 'waiting' } };
    expect(await send(openBrowser(app))).toMatchObject({ isExisting: true, ...hidden });
  });

  it('refuses a blocked guild with the reason', async () => {
    const { guildId } = (await app.discord.lookUpInvite('starforge', 'background')).facts!;
    const block = { guild_id: guildId, reason: 'its staff asked us to', created_at: app.clock.now() };
    await app.db.write(async ({ tx }) => void (await tx.insertInto('guild_blocks').values(block).execute()));
    await expect(submit('starforge')).rejects.toMatchObject({
      status: 403,
      code: 'guild_refused',
      message: expect.stringContaining('its staff asked us to'),
      reason: expect.stringContaining('its staff asked us to'),
    });
  });

  it('shows a held server only to its submitter', async () => {
    app.standIn.state.scenario('oadro', 'age-restricted');
    app.clock.advance(61_000);
    const answer = await app.app.inject({ method: 'POST', url: '/api/v1/servers', payload: { inviteUrl: 'oadro' } });
    expect(answer.json()).toMatchObject({ heldReason: 'It is age-restricted.', server: { approved: false } });
    const { id } = answer.json().server;
    const [cookie] = answer.cookies;
    const asSubmitter = await app.app.inject({
      url: `/api/v1/servers/${id}`,
      cookies: { [cookie!.name]: cookie!.value },
    });
    expect(asSubmitter.json()).toMatchObject({ id, approved: false });
    const asOther = await app.app.inject({ url: `/api/v1/servers/${id}` });
    expect(asOther.statusCode).toBe(404);
    const forged = await app.app.inject({
      url: `/api/v1/servers/${id}`,
      cookies: { [cookie!.name]: 'made-up.signature' },
    });
    expect(forged.statusCode).toBe(404);
  });

  it('refuses writes from other origins', async () => {
    const send = (headers: Record<string, string>) =>
      app.app.inject({ method: 'POST', url: '/api/v1/servers', headers, payload: { inviteUrl: 'pixelorchard' } });
    expect((await send({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send({ origin: 'http://localhost:3000' })).statusCode).toBe(200);
  });

  it('names the invalid field of a body', async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/v1/servers',
      payload: { inviteUrl: 'pixelorchard', contactEmail: 'nobody' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation', issues: [{ path: 'contactEmail' }] });
  });
});
