// Users who no longer manage a server and do not return to this site lose their rights here.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { expireRights, storeGuildList } from '#features/accounts/guilds.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';
import { listRead, signInOwner } from '#test/owners.ts';
import { countOwners } from './store.ts';

let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  id = (await submitServer(app, 'hollowlantern')).id;
});
afterAll(async () => await app.close());

const isClaimed = async () => (await app.api('GET /api/v1/servers/:id/about', { params: { id } })).isClaimed;

it('a claim stops counting once the server list is 30 days old, until the list is read again', async () => {
  const away = await signInOwner(app, id);
  const here = await signInOwner(app, id);
  app.clock.advance(30 * DAY_MS - 1);
  await expireRights(app);
  expect(await countOwners(app.db.kysely, id)).toBe(2);
  await listRead(app, here.userId);
  app.clock.advance(1);
  await expireRights(app);
  expect(await countOwners(app.db.kysely, id)).toBe(1);
  const rows = await app.db.kysely
    .selectFrom('user_guilds')
    .select(['is_manager', 'first_seen_at'])
    .where('user_id', '=', away.userId)
    .execute();
  expect(rows).toMatchObject([{ is_manager: 0, first_seen_at: expect.any(Number) }]);
});

it('an expired claim invalidates pages', async () => {
  expect(await isClaimed()).toBe(true);
  const before = app.shown();
  app.clock.advance(31 * DAY_MS);
  await expireRights(app);
  expect(await isClaimed()).toBe(false);
  // Webhooks check for owners before each delivery.
  expect(await countOwners(app.db.kysely, id)).toBe(0);
  expect(app.shown()).toBeGreaterThan(before);
});

it.each([
  ['without the server', [], 1],
  ['without the server, read after the clock was set back,', [], -DAY_MS],
  ['that is no longer shared', null, 1],
])('a server list %s invalidates pages', async (_what, guilds, elapsedMs) => {
  const { userId } = await signInOwner(app, id);
  expect(await isClaimed()).toBe(true);
  const before = app.shown();
  app.clock.advance(elapsedMs);
  await app.db.write((write) => storeGuildList(write, userId, guilds, app.clock.now()));
  expect(await isClaimed()).toBe(false);
  expect(app.shown()).toBeGreaterThan(before);
});
