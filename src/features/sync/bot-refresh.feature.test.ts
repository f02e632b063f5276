// Guilds that the bot is in are refreshed without look-ups whoever asks: here with a budget that holds the submission alone.
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLease } from '#db/lease.ts';
import { createRunLoop, startRun } from '#features/admin/sync-run.ts';
import { listingRows } from '#features/listings/listings.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';
import { createSyncLoop } from './loop.ts';

const HOUR = 3_600_000;
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
  const [guildId] = await app.discord.botGuildIds();
  code = app.standIn.state.world.guilds().find((guild) => guild.id === guildId)!.code;
  ({ id } = await submitServer(app, code));
  app.clock.advance(2 * 60_000);
  app.standIn.state.calls.reset();
});
afterEach(async () => await app.close());

const row = async () => (await listingRows(app.db.kysely, [id]))[0]!;
const sync = () => app.api('POST /api/v1/servers/:id/sync', { params: { id } });
const invitesAsked = () => app.standIn.state.calls.counts().invites;

it('by the sync button, once however often it is pressed', async () => {
  const lastSyncedAt = new Date(app.clock.now()).toISOString();
  const answers = await Promise.all(Array.from({ length: 10 }, sync));
  expect(answers.every((answer) => answer.lastSyncedAt === lastSyncedAt)).toBe(true);
  await sync();
  // The list of the bot's guilds, and of this one the guild, its channels and its roles.
  expect(app.standIn.state.calls.counts().total).toBe(4);
  expect(invitesAsked()).toEqual({});
  expect((await row()).channel_count).toBeGreaterThan(0);
});

it('by the sync button, which still asks an invite that nobody asked for a day', async () => {
  app.clock.advance(24 * HOUR);
  const before = await row();
  await sync();
  expect(invitesAsked()).toEqual({ [code]: 1 });
  expect((await row()).invite_checked_at).toBeGreaterThan(before.invite_checked_at!);
});

it('by Sync All', async () => {
  await startRun({ ...app, now: app.clock.now }, 'u_admin');
  const loop = createRunLoop({ ...app, now: app.clock.now, lease: createLease(app.db, 'sync-all', app.clock.now) });
  for (let turn = 0; turn < 2; turn++) await loop.turn();
  const run = await app.db.kysely.selectFrom('sync_runs').selectAll().executeTakeFirstOrThrow();
  expect(run).toMatchObject({ status: 'done', synced: 1, failed: 0 });
  expect(invitesAsked()).toEqual({});
  expect((await row()).counts_at).toBe(app.clock.now());
});

it('by the loop, behind listings that wait for a look-up, also when their invites have not been asked for days', async () => {
  app.clock.advance(HOUR);
  await submitServer(app, 'hollowlantern');
  app.clock.advance(48 * HOUR);
  app.standIn.state.calls.reset();
  const { db, discord, now } = app;
  const log = pino({ level: 'silent' });
  const loop = createSyncLoop({ db, discord, now, lease: createLease(db, 'sync', now), log });
  for (let turn = 0; turn < 3; turn++) await loop.turn();
  expect((await row()).checked_at).toBe(app.clock.now());
  expect(invitesAsked()).toEqual({});
  expect(await loop.turn()).toBeGreaterThan(0);
});
