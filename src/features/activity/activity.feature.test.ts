import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireVisits } from '#features/activity/activity.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { signIn, submitServer, visitor } from '#test/factories.ts';
import { expectConsistentSums, totalsOf } from '#test/users.ts';

const HALF_HOUR = 30 * 60_000;
let app: TestApp;
let serverId: string;
beforeAll(async () => {
  app = await startTestApp();
  serverId = (await submitServer(app, 'hollowlantern')).id;
});
afterAll(async () => await app.close());

const view = (visitId?: string) =>
  app.api('POST /api/v1/user-activity', { body: { userId: 'anonymous', action: 'server_view', serverId, visitId } });
const views = async () =>
  (await app.db.kysely.selectFrom('daily_views').select('views').where('listing_id', '=', serverId).execute()).reduce(
    (sum, row) => sum + row.views,
    0,
  );

describe('recordActivity', () => {
  it('counts a visit once, however often it is sent', async () => {
    await Promise.all(Array.from({ length: 20 }, () => view('visit-1')));
    expect(await views()).toBe(1);
    await view('visit-2');
    expect(await views()).toBe(2);
  });

  it('counts a click on the invite apart from the views, once per visit, without points', async () => {
    const { api, userId } = await signIn(app);
    const before = await views();
    const join = (visitId: string) =>
      api('POST /api/v1/user-activity', { body: { action: 'server_join', serverId, visitId } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => join('visit-1')));
    await join('visit-2');
    expect(answers.every(({ unlocked }) => unlocked.length === 0)).toBe(true);
    const rows = await app.db.kysely
      .selectFrom('daily_views')
      .select('joins')
      .where('listing_id', '=', serverId)
      .execute();
    expect(rows.map(({ joins }) => joins)).toEqual([2]);
    expect(await views()).toBe(before);
    expect(await totalsOf(app, userId)).toMatchObject({ points: 0 });
  });

  it('counts an address once per half hour without a visit id', async () => {
    const before = await views();
    await view();
    await view();
    expect(await views()).toBe(before + 1);
  });

  it.each(['server_view', 'server_join'] as const)(
    'counts %s at most ten times a day per network, whatever visit ids it makes up',
    async (action) => {
      const { id } = await submitServer(app, action === 'server_view' ? 'starforge' : 'slowrun');
      const counted = async () => {
        const rows = await app.db.kysely.selectFrom('daily_views').selectAll().where('listing_id', '=', id).execute();
        return rows.reduce((sum, { views: seen, joins }) => sum + seen + joins, 0);
      };
      const send = async (visitId: string | undefined, api = app.api) =>
        await api('POST /api/v1/user-activity', { body: { action, serverId: id, visitId } });
      await send('invented-1');
      await Promise.all(Array.from({ length: 40 }, (_, i) => send(`invented-${i}`)));
      expect(await counted()).toBe(10);
      for (let hour = 1; hour <= 11; hour++) {
        app.clock.advance(2 * HALF_HOUR);
        await send(`later-${hour}`);
        await send(undefined);
      }
      expect(await counted()).toBe(10);
      // The same visit id from another network is another visit: browsers make up the ids.
      await Promise.all(Array.from({ length: 15 }, (_, i) => send('invented-1', visitor(app, i))));
      expect(await counted()).toBe(25);
      app.clock.advance(2 * HALF_HOUR);
      await send('invented-1');
      await send('next-day');
      expect(await counted()).toBe(26);
      app.clock.advance(12 * 2 * HALF_HOUR);
    },
  );

  it('writes no more rows once a network has used up its slots', async () => {
    const { id } = await submitServer(app, 'mycelium');
    const rows = async () => (await app.db.kysely.selectFrom('visits').select('visit_key').execute()).length;
    const before = await rows();
    for (let i = 0; i < 100; i++) {
      await app.api('POST /api/v1/user-activity', {
        body: { action: 'server_view', serverId: id, visitId: `made-up-${i}` },
      });
    }
    // Ten visits and ten slots.
    expect((await rows()) - before).toBe(20);
  });

  it('counts a network once a day, apart from its views', async () => {
    const { id } = await submitServer(app, 'kotatsu');
    const networks = async () => {
      const days = await app.db.kysely.selectFrom('daily_views').selectAll().where('listing_id', '=', id).execute();
      return days.map(({ views: seen, networks: from }) => [seen, from]);
    };
    for (const i of [1, 1, 1, 2]) {
      await visitor(app, i)('POST /api/v1/user-activity', {
        body: { action: 'server_view', serverId: id, visitId: crypto.randomUUID() },
      });
    }
    expect(await networks()).toEqual([[4, 2]]);
  });

  it('brings the next refresh of a viewed server forward', async () => {
    const due = async () =>
      (
        await app.db.kysely
          .selectFrom('sync_queue')
          .select('due_at')
          .where('listing_id', '=', serverId)
          .executeTakeFirstOrThrow()
      ).due_at;
    const before = await due();
    for (let i = 0; i < 50; i++) {
      await visitor(app, i)('POST /api/v1/user-activity', { body: { action: 'server_view', serverId } });
    }
    expect(await due()).toBeLessThan(before);
  });

  it('deletes visits after a day and retains their counts', async () => {
    const before = await views();
    app.clock.advance(25 * 3_600_000);
    await expireVisits(app.db, app.clock.now());
    expect(await app.db.kysely.selectFrom('visits').selectAll().execute()).toEqual([]);
    expect(await views()).toBe(before);
  });

  it("counts a user's first visit once, however often and with whatever visit id it is sent", async () => {
    const { api, userId } = await signIn(app);
    const before = await views();
    const visit = (visitId: string) =>
      api('POST /api/v1/user-activity', { body: { action: 'server_view', serverId, visitId } });
    await Promise.all(Array.from({ length: 50 }, () => visit('mine-1')));
    expect(await totalsOf(app, userId)).toMatchObject({ discoveries: 1 });
    expect(await views()).toBe(before + 1);
    app.clock.advance(25 * 3_600_000);
    expect(await visit('mine-2')).toMatchObject({ success: true });
    expect(await totalsOf(app, userId)).toMatchObject({ discoveries: 1 });
    await expectConsistentSums(app);
  });

  it('refuses an unknown action and a missing server', async () => {
    const send = (payload: object) => app.app.inject({ method: 'POST', url: '/api/v1/user-activity', payload });
    expect((await send({ action: 'server_like', serverId })).statusCode).toBe(400);
    expect((await send({ action: 'server_view', serverId: 's_missing' })).statusCode).toBe(404);
  });
});
