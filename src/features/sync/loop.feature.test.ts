import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLease } from '#db/lease.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';
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
const view = (serverId: string, visitId: string) =>
  app.api('POST /api/v1/user-activity', { body: { userId: 'anonymous', action: 'server_view', serverId, visitId } });

it('leaves a listing alone after an odd answer, however much it is viewed, and asks again later', async () => {
  const { id } = await submitServer(app, 'hollowlantern');
  app.clock.advance(24 * HOUR);
  app.standIn.state.calls.reset();
  app.standIn.state.scenario('hollowlantern', 'wrong-content-type');
  const sync = loop();
  await turns(sync, 5);
  expect(calls('hollowlantern')).toBe(1);
  for (let i = 0; i < 30; i++) await view(id, `crowd-${i}`);
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
