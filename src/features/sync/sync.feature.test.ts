import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import type { Queries } from '#db/open.ts';
import { listingById } from '#features/listings/store.ts';
import { createSyncLoop } from '#features/sync/loop.ts';
import { recordBotGuild, recordFacts, recordFactsOfOther } from '#features/sync/record.ts';
import { addSnapshot, updateListing } from '#features/sync/store.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());
beforeEach(() => {
  app.standIn.state.reset();
  app.clock.advance(2 * MINUTE_MS);
});

const sync = (id: string) => app.api('POST /api/v1/servers/:id/sync', { params: { id } });
const server = (identifier: string) => app.api('GET /api/v1/servers/:identifier', { params: { identifier } });
const isListed = async (name: string) =>
  (await app.api('GET /api/v1/servers', { query: { search: name } })).servers.some((one) => one.name === name);

describe('syncServer', () => {
  it('refreshes the counts and the list, and stores a snapshot', async () => {
    const { id } = await submitServer(app, 'hollowlantern');
    app.clock.advance(5 * HOUR_MS);
    const { discordData, lastSyncedAt, countsAreCurrent } = await sync(id);
    expect(countsAreCurrent).toBe(true);
    expect(lastSyncedAt).toBe(new Date(app.clock.now()).toISOString());
    expect(await server(id)).toMatchObject({ ...discordData, lastSyncedAt });
    const { points } = await app.api('GET /api/v1/servers/:id/history', { params: { id } });
    expect(points).toHaveLength(2);
    expect(points.at(-1)).toEqual({ at: lastSyncedAt, ...discordData });
  });

  it('thins snapshots when it adds a new one, and shows those since the first, however often it is called', async () => {
    const { id } = await submitServer(app, 'slowrun');
    const history = async () => (await app.api('GET /api/v1/servers/:id/history', { params: { id } })).points;
    const [first] = await history();
    const times = Array.from({ length: 450 }, (_, minute) => app.clock.now() + minute * MINUTE_MS);
    const counts = { memberCount: 5, onlineCount: 2 };
    await app.db.write(async ({ tx }) => await Promise.all(times.map((at) => addSnapshot(tx, id, at, counts))));
    expect((await history())[0]).toEqual(first);
    app.clock.advance(8 * HOUR_MS);
    await sync(id);
    expect((await history())[0]).toEqual(first);
    expect((await history()).length).toBeLessThan(40);
  });

  it('does not write the row of a listing with unchanged facts', async () => {
    const { id } = await submitServer(app, 'slowrun');
    app.clock.advance(2 * MINUTE_MS);
    const { facts } = await app.discord.lookUpInvite('slowrun', 'background');
    const row = await listingById(app.db.kysely, id);
    const tables = await app.db.write(async (write) => {
      const [updates, deletes] = [vi.spyOn(write.tx, 'updateTable'), vi.spyOn(write.tx, 'deleteFrom')];
      await recordFacts(write, row!, { facts: facts!, answeredAt: app.clock.now(), tookMs: 90 });
      return [...updates.mock.calls, ...deletes.mock.calls].map(([table]) => table);
    });
    expect(tables).toContain('listing_counts');
    expect(tables).not.toContain('listings');
    expect(tables).not.toContain('held_changes');
  });

  it('calls the upstream at most once a minute', async () => {
    const { id } = await submitServer(app, 'pixelorchard');
    app.clock.advance(2 * MINUTE_MS);
    app.standIn.state.calls.reset();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sync(id)));
    app.clock.advance(30_000);
    await sync(id);
    expect(app.standIn.state.calls.counts().invites).toEqual({ pixelorchard: 1 });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('accepts a JSON content type without a body', async () => {
    const { id } = await submitServer(app, 'pixelorchard');
    const url = `/api/v1/servers/${id}/sync`;
    const answer = await app.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' } });
    expect(answer.statusCode).toBe(200);
  });

  it('returns 404 for an unknown server', async () => {
    await expect(sync('s_missing')).rejects.toMatchObject({ status: 404, message: 'Server not found.' });
  });

  it.each([
    'server-error',
    'rate-limited',
    'rate-limited-bare',
    'cloudflare',
    'malformed-json',
    'wrong-content-type',
  ] as const)('changes nothing if the upstream returns %s', async (scenario) => {
    const { id } = await submitServer(app, 'starforge');
    app.clock.advance(30 * HOUR_MS);
    const before = await server(id);
    app.standIn.state.scenario('starforge', scenario);
    await expect(sync(id)).rejects.toMatchObject({
      code: 'discord_fetch_failed',
      message: expect.stringContaining('DISCORD_FETCH_FAILED'),
    });
    expect(await server(id)).toEqual(before);
    app.standIn.state.reset();
    app.clock.advance(30 * HOUR_MS);
    await sync(id);
  });

  it('calls the upstream at most once a minute after a failure too, and does not call the counts current', async () => {
    const { id } = await submitServer(app, 'oadro');
    app.clock.advance(2 * MINUTE_MS);
    app.standIn.state.calls.reset();
    app.standIn.state.scenario('oadro', 'malformed-json');
    await expect(sync(id)).rejects.toMatchObject({ code: 'discord_fetch_failed' });
    const stored = { discordData: { memberCount: (await server(id)).memberCount }, countsAreCurrent: false };
    for (let i = 0; i < 5; i++) expect(await sync(id)).toMatchObject(stored);
    expect(app.standIn.state.calls.counts().invites['oadro']).toBe(1);
  });

  it('retains the last counts if the upstream omits them', async () => {
    const { id } = await submitServer(app, 'slowrun');
    const { memberCount, onlineCount, lastSyncedAt } = await server(id);
    app.clock.advance(HOUR_MS);
    app.standIn.state.scenario('slowrun', 'null-counts');
    const answer = await sync(id);
    expect(answer).toEqual({ discordData: { memberCount, onlineCount }, lastSyncedAt, countsAreCurrent: false });
    expect((await server(id)).lastSyncedAt).toBe(lastSyncedAt);
  });

  it('returns counts that another invite brought since the last look-up as current', async () => {
    const { id } = await submitServer(app, 'slowrun');
    const { facts } = await app.discord.lookUpInvite('slowrun', 'background');
    app.clock.advance(10_000);
    await app.db.write(async (write) => {
      const answer = { facts: facts!, answeredAt: app.clock.now(), tookMs: 90 };
      await recordFactsOfOther(write, (await listingById(write.tx, id))!, answer);
    });
    expect(await sync(id)).toMatchObject({
      lastSyncedAt: new Date(app.clock.now()).toISOString(),
      countsAreCurrent: true,
    });
  });
});

describe('an answer with only one count', () => {
  it('does not change the shared age, and stores a snapshot with that count alone', async () => {
    const { id } = await submitServer(app, 'zwergenschmiede');
    const { memberCount, lastSyncedAt } = await server(id);
    app.clock.advance(HOUR_MS);
    const { facts } = await app.discord.lookUpInvite('zwergenschmiede', 'background');
    await app.db.write(async (write) => {
      const row = await listingById(write.tx, id);
      const oneCount = { ...facts!, memberCount: null, onlineCount: 77 };
      await recordFacts(write, row!, { facts: oneCount, answeredAt: app.clock.now(), tookMs: 90 });
    });
    expect(await server(id)).toMatchObject({ memberCount, onlineCount: 77, lastSyncedAt });
    const { points } = await app.api('GET /api/v1/servers/:id/history', { params: { id } });
    const at = new Date(app.clock.now()).toISOString();
    expect(points.at(-1)).toEqual({ at, memberCount: null, onlineCount: 77 });
    app.clock.advance(2 * MINUTE_MS);
    await sync(id);
  });
});

describe('a dead invite', () => {
  it('is shown immediately, delisted when confirmed an hour later, and listed again when it works', async () => {
    const { id, name } = await submitServer(app, 'zwergenschmiede');
    app.clock.advance(2 * MINUTE_MS);
    app.standIn.state.scenario('zwergenschmiede', 'unknown-invite');
    await expect(sync(id)).rejects.toMatchObject({ status: 404, code: 'unknown_invite' });
    expect(await server(id)).toMatchObject({ inviteState: 'failing' });
    expect(await isListed(name)).toBe(true);

    app.clock.advance(30 * MINUTE_MS);
    await expect(sync(id)).rejects.toMatchObject({ code: 'unknown_invite' });
    expect(await server(id)).toMatchObject({ inviteState: 'failing' });

    app.clock.advance(31 * MINUTE_MS);
    await expect(sync(id)).rejects.toMatchObject({ code: 'unknown_invite' });
    expect(await server(id)).toMatchObject({ inviteState: 'expired' });
    expect(await isListed(name)).toBe(false);

    app.standIn.state.reset();
    app.clock.advance(2 * MINUTE_MS);
    await sync(id);
    expect(await server(id)).toMatchObject({ inviteState: 'live' });
    expect(await isListed(name)).toBe(true);
  });

  it('shows no data of another guild that the invite now leads to', async () => {
    const { id, name } = await submitServer(app, 'nightarena');
    app.clock.advance(2 * MINUTE_MS);
    const before = await server(id);
    app.standIn.state.scenario('nightarena', 'points-elsewhere', { targetCode: 'oadro' });
    await expect(sync(id)).rejects.toMatchObject({ code: 'unknown_invite' });
    expect(await server(id)).toEqual({
      ...before,
      inviteState: 'quarantined',
      inviteCode: null,
      inviteUrl: null,
      inviteCheckedAt: new Date(app.clock.now()).toISOString(),
    });
    expect(await isListed(name)).toBe(false);
  });
});

describe('the background loop', () => {
  const loop = () => {
    const { db, discord, now } = app;
    return createSyncLoop({ db, discord, now, log: pino({ level: 'silent' }) });
  };

  it('refreshes a due listing once and then rests', async () => {
    const { id } = await submitServer(app, 'hollowlantern');
    app.clock.advance(24 * HOUR_MS);
    app.standIn.state.calls.reset();
    const { tick } = loop();
    for (let i = 0; i < 40 && (await tick()) === 0; i++);
    expect(app.standIn.state.calls.counts().invites['hollowlantern']).toBe(1);
    expect((await server(id)).lastSyncedAt).toBe(new Date(app.clock.now()).toISOString());
    expect(await tick()).toBeGreaterThan(0);
  });

  it('leaves a listing unchanged while the upstream is down', async () => {
    const { id } = await submitServer(app, 'oadro');
    app.clock.advance(24 * HOUR_MS);
    const before = await server(id);
    app.standIn.state.scenario('*', 'server-error');
    const { tick } = loop();
    for (let i = 0; i < 20; i++) await tick();
    expect(await server(id)).toEqual(before);
  });
});

describe('the bot', () => {
  it('does not delete data that only the invite has, and updates its own', async () => {
    const { id } = await submitServer(app, 'hollowlantern');
    const { facts } = await app.discord.lookUpInvite('hollowlantern', 'background');
    const row = async (db: Queries = app.db.kysely) => (await listingById(db, id))!;
    const byInvite = { ...facts!, description: 'Said in the profile alone.', discoverySplashHash: 'a'.repeat(32) };
    const at = app.clock.now();
    await app.db.write(async (write) =>
      recordFacts(write, await row(write.tx), { facts: byInvite, answeredAt: at, tookMs: 90 }),
    );
    await app.db.write(async ({ tx }) => {
      await updateListing(tx, id, { described: 1 });
    });
    const ofBot = { ...facts!, locale: null, channelCount: 3, roleCount: 4 };
    const silent = { iconHash: null, premiumTier: null, nsfwLevel: null };
    const nothing = { ...ofBot, ...silent, description: null, discoverySplashHash: null };
    const before = await row();
    await app.db.write(async (write) => recordBotGuild(write, await row(write.tx), nothing, at));
    expect(await row()).toEqual({ ...before, channel_count: 3, role_count: 4 });
    const changed = { ...ofBot, description: 'Said by the guild.', discoverySplashHash: 'b'.repeat(32) };
    await app.db.write(async (write) =>
      recordBotGuild(write, await row(write.tx), { ...changed, bannerHash: null }, at),
    );
    expect(await row()).toMatchObject({
      description: 'Said by the guild.',
      discovery_splash_hash: 'b'.repeat(32),
      banner_hash: null,
      described: null,
    });
  });

  it('refreshes its guilds without a look-up, with channels, roles and language', async () => {
    const withBot = await startTestApp({
      DISCORD_BOT_TOKEN: 'sandbox-bot',
      DISCORD_CLIENT_ID: '',
      DISCORD_CLIENT_SECRET: '',
    });
    try {
      const { db, discord, now, clock, standIn } = withBot;
      const [guildId] = await discord.botGuildIds('background');
      const code = standIn.state.world.guilds().find(({ id }) => id === guildId)!.code;
      const { id } = await submitServer(withBot, code);
      clock.advance(22.5 * HOUR_MS);
      standIn.state.calls.reset();
      const { tick } = createSyncLoop({ db, discord, now, log: pino({ level: 'silent' }) });
      for (let i = 0; i < 10 && (await tick()) === 0; i++);
      expect(standIn.state.calls.counts().invites).toEqual({});
      const listing = await withBot.api('GET /api/v1/servers/:identifier', { params: { identifier: id } });
      expect(listing.lastSyncedAt).toBe(new Date(clock.now()).toISOString());
      expect(JSON.parse(listing.channelCounts!).total).toBeGreaterThan(0);
      expect(JSON.parse(listing.roleCounts!).total).toBeGreaterThan(0);
      expect(listing.language).not.toBeNull();
      clock.advance(23 * HOUR_MS);
      for (let i = 0; i < 10 && (await tick()) === 0; i++);
      expect(standIn.state.calls.counts().invites).toEqual({ [code]: 1 });
    } finally {
      await withBot.close();
    }
  });
});
