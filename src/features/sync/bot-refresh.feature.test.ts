// Guilds that the bot is in are refreshed without look-ups: here the budget suffices only for the submission.
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import type { Discord } from '#discord/client.ts';
import { DiscordError } from '#discord/errors.ts';
import { createRunLoop, startRun } from '#features/admin/sync-run.ts';
import { listingById } from '#features/listings/store.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';
import { createBotRefresh } from './bot-refresh.ts';
import { createSyncLoop } from './loop.ts';
import { recordGone } from './record.ts';
import { dueIdOfGuilds, requestedId } from './store.ts';
import { refreshListing } from './sync.ts';

let app: TestApp;
let id: string;
let code: string;
beforeEach(async () => {
  app = await startTestApp({
    DISCORD_BOT_TOKEN: 'sandbox-bot',
    DISCORD_CLIENT_ID: '',
    DISCORD_CLIENT_SECRET: '',
    LOOKUPS_PER_10_MINUTES: '1',
    BACKGROUND_LOOKUPS_PER_10_MINUTES: '0',
  });
  const [guildId] = await app.discord.botGuildIds('background');
  code = app.standIn.state.world.guilds().find((guild) => guild.id === guildId)!.code;
  ({ id } = await submitServer(app, code));
  app.clock.advance(2 * 60_000);
  app.standIn.state.calls.reset();
});
afterEach(async () => await app.close());

const row = async () => (await listingById(app.db.kysely, id))!;
const sync = () => app.api('POST /api/v1/servers/:id/sync', { params: { id } });
const inviteLookUps = () => app.standIn.state.calls.counts().invites;

it('refreshes through the bot once for concurrent presses of the sync button', async () => {
  const lastSyncedAt = new Date(app.clock.now()).toISOString();
  const answers = await Promise.all(Array.from({ length: 10 }, sync));
  expect(answers.every((answer) => answer.lastSyncedAt === lastSyncedAt)).toBe(true);
  await sync();
  // The list of the bot's guilds, then the guild, its channels and its roles.
  expect(app.standIn.state.calls.counts().total).toBe(4);
  expect(inviteLookUps()).toEqual({});
  expect((await row()).channel_count).toBeGreaterThan(0);
});

it('does not repeat a refresh that ended since the caller read the listing', async () => {
  const { db, discord } = app;
  const bot = createBotRefresh({ db, discord, now: app.clock.now });
  const read = await row();
  expect(await bot.refresh(read, 'interactive')).toBe(true);
  const calls = app.standIn.state.calls.counts().total;
  expect(await bot.refresh(read, 'interactive')).toBe(true);
  expect(app.standIn.state.calls.counts().total).toBe(calls);
});

it('leaves it to the caller to say that the invite is gone, if a concurrent look-up found that', async () => {
  const { db, discord } = app;
  const bot = createBotRefresh({ db, discord, now: app.clock.now });
  const read = await row();
  await db.write(async (write) => await recordGone(write, read, app.clock.now()));
  expect(await bot.refresh(read, 'interactive')).toBe(false);
});

it('looks up the invite on a sync if it was not checked for a day', async () => {
  app.clock.advance(24 * HOUR_MS);
  const before = await row();
  await sync();
  expect(inviteLookUps()).toEqual({ [code]: 1 });
  expect((await row()).invite_checked_at).toBeGreaterThan(before.invite_checked_at!);
});

describe('channel and role counts', () => {
  const counts = async () => {
    const { channelCounts, roleCounts } = await app.api('GET /api/v1/servers/:identifier', {
      params: { identifier: id },
    });
    return { channelCounts, roleCounts };
  };

  it('are unknown once the bot has left', async () => {
    await sync();
    expect(Object.values(await counts())).not.toContain(null);
    app.standIn.state.botGuilds.delete((await row()).guild_id);
    app.clock.advance(15 * MINUTE_MS);
    await sync();
    expect(inviteLookUps()).toEqual({ [code]: 1 });
    expect(await counts()).toEqual({ channelCounts: null, roleCounts: null });
  });

  it.each([
    ['the bot is in the guild', async () => new Set([(await row()).guild_id])],
    ['Discord does not say where the bot is', async () => await Promise.resolve(undefined)],
  ])('are kept by a look-up of the invite while %s', async (_case, cachedBotGuildIds) => {
    await sync();
    const before = await counts();
    app.clock.advance(15 * MINUTE_MS);
    const discord = Object.assign(Object.create(app.discord) as Discord, { cachedBotGuildIds });
    const caller = { keys: ['visitor'], isSignedIn: false };
    expect(await refreshListing({ db: app.db, discord, now: app.clock.now }, await row(), caller)).toBe('live');
    expect(await counts()).toEqual(before);
  });
});

describe('a listing whose invite expires before the daily look-up', () => {
  beforeEach(async () => {
    const expiry = { invite_expires_at: app.clock.now() + 3 * HOUR_MS };
    await app.db.write(({ tx }) => tx.updateTable('listings').set(expiry).where('id', '=', id).execute());
    app.clock.advance(2 * HOUR_MS);
    await sync();
  });

  it('is looked up on a sync after that, not before', async () => {
    expect(inviteLookUps()).toEqual({});
    app.clock.advance(2 * HOUR_MS);
    await sync();
    expect(inviteLookUps()).toEqual({ [code]: 1 });
  });

  it('is first in the queue from that time on, and is not refreshed by the bot instead', async () => {
    app.clock.advance(HOUR_MS);
    expect(await requestedId(app.db.kysely, app.clock.now())).toBe(id);
    const [guildId] = await app.discord.botGuildIds('background');
    expect(await dueIdOfGuilds(app.db.kysely, [guildId!], app.clock.now())).toBeUndefined();
  });
});

it('refreshes through the bot in Sync All', async () => {
  await startRun({ ...app, now: app.clock.now }, 'u_admin');
  const loop = createRunLoop({ ...app, now: app.clock.now, paceMs: 6300 });
  // Without a look-up there is nothing to wait for.
  expect(await loop.tick()).toBe(0);
  await loop.tick();
  const run = await app.db.kysely.selectFrom('sync_runs').selectAll().executeTakeFirstOrThrow();
  expect(run).toMatchObject({ status: 'done', synced: 1, failed: 0 });
  expect(inviteLookUps()).toEqual({});
  expect((await row()).counts_at).toBe(app.clock.now());
});

it('refreshes in the loop despite a spent budget, even if the invite was not checked for days', async () => {
  app.clock.advance(HOUR_MS);
  await submitServer(app, 'hollowlantern');
  app.clock.advance(48 * HOUR_MS);
  app.standIn.state.calls.reset();
  const { db, discord, now } = app;
  const log = pino({ level: 'silent' });
  const loop = createSyncLoop({ db, discord, now, log });
  for (let tick = 0; tick < 3; tick++) await loop.tick();
  expect((await row()).checked_at).toBe(app.clock.now());
  expect(inviteLookUps()).toEqual({});
  expect(await loop.tick()).toBeGreaterThan(0);
});

it('waits ten minutes after each failure of the bot, however many there were', async () => {
  const { db, now } = app;
  const discord = Object.assign(Object.create(app.discord) as Discord, {
    botGuild: async () => await Promise.reject(new DiscordError('unexpected-answer', 'no answer')),
  });
  const log = pino({ level: 'silent' });
  const loop = createSyncLoop({ db, discord, now, log });
  const queued = async () =>
    await db.kysely.selectFrom('sync_queue').selectAll().where('listing_id', '=', id).executeTakeFirstOrThrow();
  /** One tick when the listing is due; resolves to the time until it is due again. */
  const turnWhenDue = async () => {
    app.clock.advance(Math.max(0, (await queued()).due_at - now()));
    await loop.tick();
    return (await queued()).due_at - now();
  };
  expect([await turnWhenDue(), await turnWhenDue()]).toEqual([10 * MINUTE_MS, 10 * MINUTE_MS]);
});
