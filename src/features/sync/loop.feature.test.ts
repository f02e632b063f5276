import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLease } from '#db/lease.ts';
import type { Queries } from '#db/open.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer, visitor } from '#test/factories.ts';
import { createSyncLoop, type LoopDeps } from './loop.ts';

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

it('finds the listing that people look at behind hundreds that were refreshed meanwhile', async () => {
  const { id } = await submitServer(app, 'zwergenschmiede');
  app.clock.advance(60 * HOUR);
  await app.db.write(async ({ tx }) => {
    await tx.updateTable('listing_counts').set({ checked_at: app.clock.now() }).where('listing_id', '!=', id).execute();
    await copyListing(tx, id, 300, app.clock.now());
  });
  app.standIn.state.calls.reset();
  await loop().turn();
  expect(calls('zwergenschmiede')).toBe(1);
});

/** Copies that stand before the original in the queue and were refreshed just now. */
async function copyListing(tx: Queries, id: string, count: number, checkedAt: number): Promise<void> {
  const listing = await tx.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const counts = await tx
    .selectFrom('listing_counts')
    .selectAll()
    .where('listing_id', '=', id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_, i) => `${id}-${i}`);
  await tx
    .insertInto('listings')
    .values(copies.map((copy) => ({ ...listing, id: copy, guild_id: copy, slug: copy })))
    .execute();
  await tx
    .insertInto('listing_counts')
    .values(copies.map((copy) => ({ ...counts, listing_id: copy, checked_at: checkedAt })))
    .execute();
  await tx
    .insertInto('sync_queue')
    .values(copies.map((copy) => ({ listing_id: copy, due_at: 0, asked_at: checkedAt })))
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
