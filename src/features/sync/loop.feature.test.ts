import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import type { Queries } from '#db/open.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import type { Discord } from '#discord/client.ts';
import { DiscordError } from '#discord/errors.ts';
import { listingById } from '#features/listings/store.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { copyListing, submitServer, visitor } from '#test/factories.ts';
import { createHousekeeping } from '#src/jobs.ts';
import { createSyncLoop, type LoopDeps } from './loop.ts';
import { recordMoved } from './record.ts';
import { popularity } from './schedule.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());
beforeEach(() => {
  app.standIn.state.reset();
  app.clock.advance(24 * HOUR_MS);
});

function loop(options: Partial<LoopDeps> = {}) {
  const { db, discord, now } = app;
  const log = pino({ level: 'silent' });
  return createSyncLoop({ db, discord, now, log, ...options });
}
const calls = (code: string) => app.standIn.state.calls.counts().invites[code] ?? 0;
const ticks = async ({ tick }: ReturnType<typeof loop>, count: number) => {
  for (let i = 0; i < count; i++) await tick();
};
const view = (serverId: string, i: number) =>
  visitor(app, i)('POST /api/v1/user-activity', { body: { action: 'server_view', serverId } });

it('backs off from a listing after an invalid response, however often it is viewed, then retries', async () => {
  const { id } = await submitServer(app, 'hollowlantern');
  app.clock.advance(24 * HOUR_MS);
  app.standIn.state.calls.reset();
  app.standIn.state.scenario('hollowlantern', 'wrong-content-type');
  const sync = loop();
  await ticks(sync, 5);
  expect(calls('hollowlantern')).toBe(1);
  for (let i = 0; i < 30; i++) await view(id, i);
  app.clock.advance(9 * MINUTE_MS);
  await ticks(sync, 5);
  expect(calls('hollowlantern')).toBe(1);
  app.clock.advance(2 * MINUTE_MS);
  await ticks(sync, 5);
  expect(calls('hollowlantern')).toBe(2);
});

it('does not back off from a listing whose look-up was aborted as the process stopped', async () => {
  await submitServer(app, 'hollowlantern');
  app.clock.advance(24 * HOUR_MS);
  app.standIn.state.calls.reset();
  const lookUpInvite = async (): Promise<never> => {
    throw new DiscordError('stopping', 'This process is stopping');
  };
  await loop({ discord: { ...app.discord, lookUpInvite } }).tick();
  await loop().tick();
  expect(calls('hollowlantern')).toBe(1);
});

it('continues with the others after an error of ours with one listing, which an outage of the database does not move', async () => {
  await submitServer(app, 'hollowlantern');
  await submitServer(app, 'starforge');
  app.clock.advance(30 * HOUR_MS);
  app.standIn.state.calls.reset();
  const failures = [new DatabaseUnavailable('down'), new TypeError('a bug'), new TypeError('a bug')];
  const lookUpInvite: Discord['lookUpInvite'] = async (code, caller) => {
    if (code === 'hollowlantern') throw failures.shift()!;
    return await app.discord.lookUpInvite(code, caller);
  };
  const sync = loop({ discord: { ...app.discord, lookUpInvite } });
  for (let i = 0; i < 10; i++) await sync.tick().catch(() => undefined);
  expect([failures.length, calls('starforge')]).toEqual([1, 1]);
});

it.each([
  ['doubles the back-off of a listing that fails while others are answered', 'hollowlantern', 0],
  ['does not double the back-off while no listing is answered', '*', 1],
])('%s', async (_name, failing, retries) => {
  await submitServer(app, 'hollowlantern');
  await submitServer(app, 'starforge');
  app.standIn.state.scenario(failing, 'server-error');
  const sync = loop();
  for (let i = 0; i < 5; i++) {
    app.clock.advance(24 * HOUR_MS);
    await ticks(sync, 5);
  }
  app.standIn.state.reset();
  // Longer than the breaker is open, shorter than the doubled back-off.
  app.clock.advance(30 * MINUTE_MS);
  await ticks(sync, 5);
  expect(calls('hollowlantern')).toBe(retries);
});

it('ends the back-off when a look-up elsewhere brought an answer', async () => {
  const { id } = await submitServer(app, 'hollowlantern');
  await submitServer(app, 'starforge');
  app.standIn.state.scenario('hollowlantern', 'wrong-content-type');
  const sync = loop();
  for (let i = 0; i < 6; i++) {
    app.clock.advance(24 * HOUR_MS);
    await ticks(sync, 5);
  }
  app.standIn.state.reset();
  app.clock.advance(2 * MINUTE_MS);
  await app.api('POST /api/v1/servers/:id/sync', { params: { id } });
  // As after many views.
  const due = { due_at: app.clock.now() + HOUR_MS };
  await app.db.write(({ tx }) => tx.updateTable('sync_queue').set(due).where('listing_id', '=', id).execute());
  app.clock.advance(HOUR_MS);
  app.standIn.state.calls.reset();
  await ticks(sync, 5);
  expect(calls('hollowlantern')).toBe(1);
});

it('checks a dead invite again after an hour, even without views', async () => {
  await submitServer(app, 'starforge');
  app.clock.advance(24 * HOUR_MS);
  app.standIn.state.scenario('starforge', 'unknown-invite');
  const sync = loop();
  await ticks(sync, 10);
  app.standIn.state.calls.reset();
  app.clock.advance(50 * MINUTE_MS);
  await ticks(sync, 10);
  expect(calls('starforge')).toBe(0);
  app.clock.advance(20 * MINUTE_MS);
  await ticks(sync, 10);
  expect(calls('starforge')).toBe(1);
});

it('leaves the place in the queue of an invite that was set during the look-up unchanged', async () => {
  const { id } = await submitServer(app, 'starforge');
  app.clock.advance(24 * HOUR_MS);
  const due_at = app.clock.now() + HOUR_MS;
  const lookUpInvite: Discord['lookUpInvite'] = async (...args) => {
    await app.db.write(async ({ tx }) => {
      await tx.updateTable('listings').set({ invite_code: 'set-by-owner' }).where('id', '=', id).execute();
      await tx.updateTable('sync_queue').set({ due_at }).where('listing_id', '=', id).execute();
    });
    return await app.discord.lookUpInvite(...args);
  };
  await app.db.write(({ tx }) => tx.deleteFrom('sync_queue').where('listing_id', '!=', id).execute());
  await loop({ discord: { ...app.discord, lookUpInvite } }).tick();
  const queued = app.db.kysely.selectFrom('sync_queue').selectAll().where('listing_id', '=', id);
  expect(await queued.executeTakeFirst()).toMatchObject({ due_at });
});

it('paces look-ups evenly', async () => {
  await submitServer(app, 'slowrun');
  app.clock.advance(24 * HOUR_MS);
  const { tick } = loop({ paceMs: 6_300 });
  expect(await tick()).toBe(6_300);
});

describe('when more listings are due than there are look-ups', () => {
  /** Queues 300 listings that have waited longer than `id`, each with this many views a day. */
  const crowd = async (id: string, views: number) =>
    await app.db.write(({ tx }) => queueCopies(tx, id, 300, popularity(views, app.clock.now())));
  const emptyCrowd = async () =>
    await app.db.write(async ({ tx }) => {
      await tx.deleteFrom('sync_queue').where('listing_id', 'like', 'copy-%').execute();
    });
  afterEach(emptyCrowd);

  it('refreshes viewed listings first; a few views suffice for a forgotten one', async () => {
    const { id } = await submitServer(app, 'zwergenschmiede');
    app.clock.advance(60 * HOUR_MS);
    await crowd(id, 8);
    app.standIn.state.calls.reset();
    const sync = loop();
    await ticks(sync, 5);
    expect(calls('zwergenschmiede')).toBe(0);
    for (let i = 0; i < 20; i++) await view(id, i);
    await sync.tick();
    expect(calls('zwergenschmiede')).toBe(1);
  });

  it('gives every tenth look-up to the longest-due listing; a delisted one that is due later takes no turn', async () => {
    const { id: delisted } = await submitServer(app, 'starforge');
    await app.db.write(async (write) => {
      await recordMoved(write, (await listingById(write.tx, delisted))!, app.clock.now() + 42 * HOUR_MS);
    });
    const { id } = await submitServer(app, 'nightarena');
    app.clock.advance(60 * HOUR_MS);
    await crowd(id, 5_000);
    await app.db.write(async ({ tx }) => {
      await tx.updateTable('sync_queue').set({ due_at: -1 }).where('listing_id', '=', id).execute();
    });
    app.standIn.state.calls.reset();
    const sync = loop();
    await ticks(sync, 9);
    expect(calls('nightarena')).toBe(0);
    await sync.tick();
    expect(calls('nightarena')).toBe(1);
  });

  it('refreshes never-refreshed listings when nothing else is due', async () => {
    const { id } = await submitServer(app, 'mosscircuit');
    app.clock.advance(60 * HOUR_MS);
    await app.db.write(async ({ tx }) => {
      await tx
        .updateTable('sync_queue')
        .set({ due_at: app.clock.now() + HOUR_MS })
        .execute();
      await tx.updateTable('sync_queue').set({ due_at: 0, popularity: 0 }).where('listing_id', '=', id).execute();
    });
    app.standIn.state.calls.reset();
    await loop().tick();
    expect(calls('mosscircuit')).toBe(1);
  });

  it('checks an expiring invite at its set time, before viewed listings', async () => {
    const { id } = await submitServer(app, 'kotatsu');
    app.clock.advance(60 * HOUR_MS);
    await crowd(id, 5_000);
    await app.db.write(async ({ tx }) => {
      await tx
        .updateTable('sync_queue')
        .set({ required_at: app.clock.now() + 1 })
        .where('listing_id', '=', id)
        .execute();
    });
    app.standIn.state.calls.reset();
    const sync = loop();
    await sync.tick();
    expect(calls('kotatsu')).toBe(0);
    app.clock.advance(1);
    await sync.tick();
    expect(calls('kotatsu')).toBe(1);
    await ticks(sync, 5);
    expect(calls('kotatsu')).toBe(1);
  });
});

/** Queues copies that precede all others by due time. */
async function queueCopies(tx: Queries, id: string, count: number, rank: number): Promise<void> {
  const copies = await copyListing(tx, id, count);
  await tx
    .insertInto('sync_queue')
    .values(copies.map((copy) => ({ listing_id: copy, due_at: 0, popularity: rank })))
    .execute();
}

it('makes no look-ups without a background budget, while users still can', async () => {
  const own = await startTestApp({ BACKGROUND_LOOKUPS_PER_10_MINUTES: '0' });
  try {
    const { id } = await submitServer(own, 'hollowlantern');
    const lookUps = () => own.standIn.state.calls.counts().invites['hollowlantern'];
    own.clock.advance(48 * HOUR_MS);
    const { db, discord, now } = own;
    const { tick } = loop({ db, discord, now });
    for (let i = 0; i < 3; i++) expect(await tick()).toBeGreaterThan(0);
    expect(lookUps()).toBe(1);
    await own.api('POST /api/v1/servers/:id/sync', { params: { id } });
    expect(lookUps()).toBe(2);
  } finally {
    await own.close();
  }
});

it('looks listings up that were checked while the clock was wrong', async () => {
  const { id } = await submitServer(app, 'tidewatch');
  const sync = async () => await app.api('POST /api/v1/servers/:id/sync', { params: { id } });
  app.clock.advance(30 * 24 * HOUR_MS);
  const { db, now } = app;
  const housekeep = createHousekeeping({ db, now, logFailure: () => undefined });
  await housekeep();
  await sync();
  app.clock.advance(-29 * 24 * HOUR_MS);
  app.standIn.state.calls.reset();
  await sync();
  expect(calls('tidewatch')).toBe(1);
  const taken = await app.db.kysely.selectFrom('snapshots').select('taken_at').execute();
  expect(taken.filter(({ taken_at }) => taken_at > app.clock.now())).toEqual([]);
  await app.db.write(({ tx }) =>
    tx
      .updateTable('sync_queue')
      .set({ due_at: app.clock.now() + 30 * 24 * HOUR_MS })
      .execute(),
  );
  await housekeep();
  const queued = await app.db.kysely.selectFrom('sync_queue').select('due_at').execute();
  expect(queued.filter(({ due_at }) => due_at > app.clock.now())).toEqual([]);
});
