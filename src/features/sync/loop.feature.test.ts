import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLease } from '#db/lease.ts';
import type { Queries } from '#db/open.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { copyListing, submitServer, visitor } from '#test/factories.ts';
import { createSyncLoop, type LoopDeps } from './loop.ts';
import { popularity } from './schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());
beforeEach(() => {
  app.standIn.state.reset();
  app.clock.advance(24 * HOUR);
});

function loop(options: Partial<LoopDeps> = {}) {
  const { db, discord, now } = app;
  const log = pino({ level: 'silent' });
  return createSyncLoop({ db, discord, now, lease: createLease(db, 'sync', now), log, ...options });
}
const calls = (code: string) => app.standIn.state.calls.counts().invites[code] ?? 0;
const turns = async ({ turn }: ReturnType<typeof loop>, count: number) => {
  for (let i = 0; i < count; i++) await turn();
};
const view = (serverId: string, i: number) =>
  visitor(app, i)('POST /api/v1/user-activity', { body: { action: 'server_view', serverId } });

it('leaves a listing alone after an odd answer, however much it is viewed, and asks again later', async () => {
  const { id } = await submitServer(app, 'hollowlantern');
  app.clock.advance(24 * HOUR);
  app.standIn.state.calls.reset();
  app.standIn.state.scenario('hollowlantern', 'wrong-content-type');
  const sync = loop();
  await turns(sync, 5);
  expect(calls('hollowlantern')).toBe(1);
  for (let i = 0; i < 30; i++) await view(id, i);
  app.clock.advance(9 * MINUTE);
  await turns(sync, 5);
  expect(calls('hollowlantern')).toBe(1);
  app.clock.advance(2 * MINUTE);
  await turns(sync, 5);
  expect(calls('hollowlantern')).toBe(2);
});

it('rests when the listing that has waited longest has no invite', async () => {
  const { id } = await submitServer(app, 'pixelorchard');
  await app.db.write(({ tx }) =>
    tx
      .updateTable('listings')
      .set({ invite_code: null })
      .where('id', '=', id)
      .execute()
      .then(() => undefined),
  );
  app.clock.advance(24 * HOUR);
  const { turn } = loop();
  for (let i = 0; i < 30 && (await turn()) === 0; i++);
  expect(await turn()).toBeGreaterThan(0);
});

it('asks again about a dead invite an hour later, though nobody looks at it', async () => {
  await submitServer(app, 'starforge');
  app.clock.advance(24 * HOUR);
  app.standIn.state.scenario('starforge', 'unknown-invite');
  const sync = loop();
  await turns(sync, 10);
  app.standIn.state.calls.reset();
  app.clock.advance(50 * MINUTE);
  await turns(sync, 10);
  expect(calls('starforge')).toBe(0);
  app.clock.advance(20 * MINUTE);
  await turns(sync, 10);
  expect(calls('starforge')).toBe(1);
});

it('spends the budget at an even pace', async () => {
  await submitServer(app, 'slowrun');
  app.clock.advance(24 * HOUR);
  const { turn } = loop({ paceMs: 6_300 });
  expect(await turn()).toBe(6_300);
});

describe('when more is due than there are look-ups', () => {
  /** Three hundred listings that have waited longer than `id`, with so many views a day. */
  const crowd = async (id: string, views: number) =>
    await app.db.write(async ({ tx }) => {
      await tx.updateTable('sync_queue').set({ asked_at: app.clock.now() }).where('listing_id', '=', id).execute();
      await queueCopies(tx, id, 300, popularity(views, app.clock.now()));
    });
  const emptyCrowd = async () =>
    await app.db.write(async ({ tx }) => {
      await tx.deleteFrom('sync_queue').where('listing_id', 'like', 'copy-%').execute();
    });
  afterEach(emptyCrowd);

  it('refreshes what people look at first, within a few views of a forgotten listing', async () => {
    const { id } = await submitServer(app, 'zwergenschmiede');
    app.clock.advance(60 * HOUR);
    await crowd(id, 8);
    app.standIn.state.calls.reset();
    const sync = loop();
    await turns(sync, 5);
    expect(calls('zwergenschmiede')).toBe(0);
    for (let i = 0; i < 20; i++) await view(id, i);
    await sync.turn();
    expect(calls('zwergenschmiede')).toBe(1);
  });

  it('gives one look-up in ten to the listing that has waited longest', async () => {
    const { id } = await submitServer(app, 'nightarena');
    app.clock.advance(60 * HOUR);
    await crowd(id, 5_000);
    await app.db.write(async ({ tx }) => {
      await tx.updateTable('sync_queue').set({ asked_at: -1 }).where('listing_id', '=', id).execute();
    });
    app.standIn.state.calls.reset();
    const sync = loop();
    await turns(sync, 9);
    expect(calls('nightarena')).toBe(0);
    await sync.turn();
    expect(calls('nightarena')).toBe(1);
  });

  it('comes to what was never refreshed when nothing else is due', async () => {
    const { id } = await submitServer(app, 'mosscircuit');
    app.clock.advance(60 * HOUR);
    await app.db.write(async ({ tx }) => {
      await tx
        .updateTable('sync_queue')
        .set({ due_at: app.clock.now() + HOUR })
        .execute();
      await tx
        .updateTable('sync_queue')
        .set({ due_at: 0, asked_at: 0, popularity: 0 })
        .where('listing_id', '=', id)
        .execute();
    });
    app.standIn.state.calls.reset();
    await loop().turn();
    expect(calls('mosscircuit')).toBe(1);
  });

  it('asks at its time for an invite that expires, before what people look at', async () => {
    const { id } = await submitServer(app, 'kotatsu');
    app.clock.advance(60 * HOUR);
    await crowd(id, 5_000);
    await app.db.write(async ({ tx }) => {
      await tx
        .updateTable('sync_queue')
        .set({ ask_at: app.clock.now() + 1 })
        .where('listing_id', '=', id)
        .execute();
    });
    app.standIn.state.calls.reset();
    const sync = loop();
    await sync.turn();
    expect(calls('kotatsu')).toBe(0);
    app.clock.advance(1);
    await sync.turn();
    expect(calls('kotatsu')).toBe(1);
    await turns(sync, 5);
    expect(calls('kotatsu')).toBe(1);
  });
});

/** Copies without an invite, so that nothing is asked about them, that were due and asked about before everything else. */
async function queueCopies(tx: Queries, id: string, count: number, rank: number): Promise<void> {
  const copies = await copyListing(tx, id, count);
  await tx
    .insertInto('sync_queue')
    .values(copies.map((copy) => ({ listing_id: copy, due_at: 0, asked_at: 0, popularity: rank })))
    .execute();
}

it('asks about nothing when the background has no look-ups, while people can', async () => {
  const own = await startTestApp({ BACKGROUND_LOOKUPS_PER_10_MINUTES: '0' });
  try {
    const { id } = await submitServer(own, 'hollowlantern');
    const asked = () => own.standIn.state.calls.counts().invites['hollowlantern'];
    own.clock.advance(48 * HOUR);
    const { db, discord, now } = own;
    const { turn } = loop({ db, discord, now, lease: createLease(db, 'sync', now) });
    for (let i = 0; i < 3; i++) expect(await turn()).toBeGreaterThan(0);
    expect(asked()).toBe(1);
    await own.api('POST /api/v1/servers/:id/sync', { params: { id } });
    expect(asked()).toBe(2);
  } finally {
    await own.close();
  }
});
