// Another transaction that ends while an answer is recorded: SQLite runs one transaction at a time.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE_MS } from '#contract/time.ts';
import type { Queries, Write } from '#db/open.ts';
import { listingById } from '#features/listings/store.ts';
import { createBotRefresh } from '#features/sync/bot-refresh.ts';
import { recordGone, requiredLookUp } from '#features/sync/record.ts';
import { refreshListing } from '#features/sync/sync.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';

/** The vanity code of a community. */
const VANITY = 'zwergenschmiede';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ DISCORD_BOT_TOKEN: 'sandbox-bot', DISCORD_CLIENT_ID: '', DISCORD_CLIENT_SECRET: '' });
});
afterEach(async () => await app.close());

const row = async (id: string) => (await listingById(app.db.kysely, id))!;
const setInvite = async (queries: Queries, id: string, code = 'set-by-owner') => {
  await queries.updateTable('listings').set({ invite_code: code, invite_set_at: 1 }).where('id', '=', id).execute();
};

/** Calls `act` before the transaction of `change` ends, which it has to wait for. */
const beforeEndOf = async <T>(change: (write: Write) => Promise<void>, act: () => Promise<T>): Promise<T> => {
  const [isSet, isWaiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = app.db.write(async (write) => {
    await change(write);
    isSet.resolve();
    await isWaiting.promise;
  });
  await isSet.promise;
  const result = act();
  const waits = sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waits.execute(app.db.kysely)).rows[0]?.n === 0);
  isWaiting.resolve();
  await other;
  return await result;
};

const beforeOwnerEnds = async <T>(id: string, act: () => Promise<T>): Promise<T> =>
  await beforeEndOf(async ({ tx }) => {
    await setInvite(tx, id);
    await tx.updateTable('listing_counts').set({ response_ms: 1 }).where('listing_id', '=', id).execute();
  }, act);

it('keeps the look-up of an invite that is found gone while the answer of the bot is recorded', async () => {
  const [guildId] = await app.discord.botGuildIds('background');
  const { id } = await submitServer(app, app.standIn.state.world.guilds().find((guild) => guild.id === guildId)!.code);
  const before = await row(id);
  const bot = createBotRefresh({ db: app.db, discord: app.discord, now: app.clock.now });
  app.clock.advance(2 * MINUTE_MS);
  const isRefreshed = await beforeEndOf(
    async (write) => await recordGone(write, before, app.clock.now()),
    async () => await bot.refreshOnly(before, 'background'),
  );
  expect(isRefreshed).toBe(true);
  const { required_at } = await app.db.kysely
    .selectFrom('sync_queue')
    .selectAll()
    .where('listing_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(required_at).toBe(requiredLookUp(await row(id)));
  expect(required_at).not.toBeNull();
});

it('changes nothing even if the owner’s transaction ends while the answer is recorded', async () => {
  const { id } = await submitServer(app, VANITY);
  const before = await row(id);
  const deps = { db: app.db, discord: app.discord, now: () => app.clock.now() };
  app.clock.advance(2 * MINUTE_MS);
  expect(await beforeOwnerEnds(id, () => refreshListing(deps, before, 'background'))).toBe('superseded');
  expect(await row(id)).toEqual({ ...before, invite_code: 'set-by-owner', invite_set_at: 1, response_ms: 1 });
  await setInvite(app.db.kysely, id, VANITY);
  app.clock.advance(2 * MINUTE_MS);
  await beforeOwnerEnds(id, () => submitServer(app, VANITY));
  const { checked_at, invite_checked_at } = before;
  expect(await row(id)).toMatchObject({ invite_code: 'set-by-owner', checked_at, invite_checked_at });
});
