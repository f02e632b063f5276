import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '#contract/time.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { copyListing, submitServer, visitor } from '#test/factories.ts';
import { setApproval } from '#test/users.ts';
import { createTargetsMet } from './targets-met.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());

const met = async () => {
  while (!(await app.targetsMet.countBlock()));
  return app.targetsMet.current();
};

it('counts listed servers whose counts are younger than their target', async () => {
  expect(app.targetsMet.current()).toBeNull();
  expect(await met()).toEqual({ met: 0, of: 0 });
  const { id } = await submitServer(app, 'starforge');
  await submitServer(app, 'slowrun');
  expect(await met()).toEqual({ met: 2, of: 2 });
  app.clock.advance(24 * HOUR_MS);
  expect(await met()).toEqual({ met: 0, of: 2 });
  await app.api('POST /api/v1/servers/:id/sync', { params: { id } });
  expect(await met()).toEqual({ met: 1, of: 2 });
  // The first server now has a shorter target: it was just viewed often.
  for (let i = 0; i < 40; i++) {
    await visitor(app, i)('POST /api/v1/user-activity', { body: { action: 'server_view', serverId: id } });
  }
  app.clock.advance(8 * HOUR_MS);
  expect(await met()).toEqual({ met: 0, of: 2 });
  await setApproval(app, id, 'rejected');
  expect(await met()).toEqual({ met: 0, of: 1 });
});

it('counts a large directory in blocks', async () => {
  const { id } = await submitServer(app, 'pixelorchard');
  const before = (await met())!;
  await app.db.write(async ({ tx }) => await copyListing(tx, id, 150));
  const { current, countBlock } = createTargetsMet(app);
  expect(await countBlock()).toBe(false);
  expect(current()).toBeNull();
  expect(await countBlock()).toBe(true);
  expect(current()).toEqual({ met: before.met + 150, of: before.of + 150 });
});
