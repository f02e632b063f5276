import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { activityScore } from '#features/listings/activity-level.ts';
import { rank } from '#features/listings/rank.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { addReview, type SignedIn, signIn, submitServer } from '#test/factories.ts';
import { favorite, followAll, refreshOne, setCounts, setListing, setSnapshots, type Snapshot } from '#test/health.ts';

let app: TestApp;
let id: string;
let slug: string;
let user: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  ({ id } = await submitServer(app, 'starforge'));
  ({ slug } = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: id } }));
});
afterAll(async () => await app.close());
afterEach(() => app.standIn.state.reset());

const alerts = async ({ api }: SignedIn = user) => await api('GET /api/v1/health/alerts');
const typesAndSeverities = async () =>
  (await alerts()).map(({ alertType, severity }) => `${alertType} ${severity}`).toSorted();

const reset = async () => {
  await setListing(app, id, { invite_state: 'live', invite_expires_at: null });
  await setCounts(app, id, {
    counts_at: app.clock.now(),
    member_count: 1000,
    online_count: 300,
    rating_sum: 0,
    rating_count: 0,
  });
  await setSnapshots(app, id, []);
  await app.db.write(({ tx }) => tx.deleteFrom('reviews').where('listing_id', '=', id).execute());
  await refreshOne(app, id);
};
beforeEach(async () => {
  user = await signIn(app);
  await favorite(user, id);
  await reset();
});

const calm = (hours: number): Snapshot => [hours, 1000, 300];
const week = [48, 72, 96, 120, 144, 168, 192].map((hours) => hours + 1);
const causes: [string, string, () => Promise<void>][] = [
  ['a failing invite', 'invite_dead high', async () => await setListing(app, id, { invite_state: 'failing' })],
  ['a dead invite', 'invite_dead critical', async () => await setListing(app, id, { invite_state: 'expired' })],
  [
    'an invite that leads elsewhere',
    'invite_moved critical',
    async () => await setListing(app, id, { invite_state: 'quarantined' }),
  ],
  [
    'an invite that expires in a week',
    'invite_expiring medium',
    async () => await setListing(app, id, { invite_expires_at: app.clock.now() + 7 * DAY_MS }),
  ],
  [
    'an invite that expires in a day',
    'invite_expiring high',
    async () => await setListing(app, id, { invite_expires_at: app.clock.now() + DAY_MS }),
  ],
  ['old counts', 'counts_stale low', async () => await setCounts(app, id, { counts_at: app.clock.now() - DAY_MS - 1 })],
  [
    'very old counts',
    'counts_stale medium',
    async () => await setCounts(app, id, { counts_at: app.clock.now() - 3 * DAY_MS - 1 }),
  ],
  [
    'a drop in members',
    'member_drop high',
    async () =>
      await setSnapshots(app, id, [
        [24, 1000, 300],
        [0, 900, 270],
      ]),
  ],
  [
    'a large drop in members',
    'member_drop critical',
    async () =>
      await setSnapshots(app, id, [
        [24, 1000, 300],
        [0, 750, 225],
      ]),
  ],
  [
    'a jump in members',
    'member_spike medium',
    async () =>
      await setSnapshots(app, id, [
        [24, 1000, 300],
        [0, 1250, 375],
      ]),
  ],
  [
    'a huge jump in members',
    'member_spike high',
    async () =>
      await setSnapshots(app, id, [
        [24, 1000, 300],
        [0, 2000, 600],
      ]),
  ],
  [
    'a falling online share',
    'online_falling medium',
    async () => await setSnapshots(app, id, [...week.map(calm), [24, 1000, 190], [0, 1000, 190]]),
  ],
  [
    'a halved online share',
    'online_falling high',
    async () => await setSnapshots(app, id, [...week.map(calm), [24, 1000, 150], [0, 1000, 150]]),
  ],
];

it.each(causes)('%s raises %s once, and the alert closes by itself', async (_name, raised, cause) => {
  await cause();
  await Promise.all(Array.from({ length: 20 }, () => refreshOne(app, id)));
  expect(await typesAndSeverities()).toEqual([raised]);
  const [first] = await alerts();
  app.clock.advance(1000);
  await refreshOne(app, id);
  expect((await alerts()).map((alert) => alert.id)).toEqual([first!.id]);
  await reset();
  expect(await alerts()).toEqual([]);
});

it('raises no alerts below the thresholds', async () => {
  await setListing(app, id, { invite_expires_at: app.clock.now() + 7 * DAY_MS + 1 });
  await setCounts(app, id, { counts_at: app.clock.now() - DAY_MS });
  await setSnapshots(app, id, [...week.map(calm), [24, 1000, 201], [0, 901, 181]]);
  await refreshOne(app, id);
  expect(await alerts()).toEqual([]);
  await setSnapshots(app, id, [
    [24, 100, 30],
    [0, 81, 24],
  ]);
  await refreshOne(app, id);
  expect(await alerts()).toEqual([]);
});

it('raises an alert for a falling rating', async () => {
  const counted = async (stars: number, times: number) => {
    for (let i = 0; i < times; i++) await addReview(app, id, stars);
  };
  await counted(5, 5);
  app.clock.advance(31 * DAY_MS);
  user = await signIn(app);
  await favorite(user, id);
  await setCounts(app, id, { counts_at: app.clock.now() });
  await counted(4, 4);
  await refreshOne(app, id);
  expect(await alerts()).toEqual([]);
  await counted(5, 1);
  await refreshOne(app, id);
  expect(await typesAndSeverities()).toEqual(['rating_falling low']);
  await counted(3, 5);
  await refreshOne(app, id);
  expect(await typesAndSeverities()).toEqual(['rating_falling medium']);
  const [alert] = await alerts();
  expect(alert!.message).toBe('Reviews of the last 30 days average 3.6 stars, earlier ones 5.0.');
  expect(alert!.facts).toEqual({ kind: 'rating_falling', now: 3.6, before: 5 });
  // A reviewer who edits their stars back and forth neither raises it again and again nor makes it unread.
  await user.api('POST /api/v1/health/alerts/:id/read', { params: { id: alert!.id } });
  for (const stars of [5, 3]) {
    await counted(stars, 5);
    await refreshOne(app, id);
    expect(await alerts()).toMatchObject([{ id: alert!.id, severity: 'medium', isRead: true }]);
  }
  await reset();
  expect(await alerts()).toMatchObject([{ id: alert!.id, isRead: true }]);
  expect(await user.api('GET /api/v1/health/overview')).toMatchObject([{ alertLevel: 'medium' }]);
  app.clock.advance(DAY_MS);
  await reset();
  expect(await alerts()).toEqual([]);
});

it('adds the facts to alerts of a previous version on the next refresh and leaves them read', async () => {
  await setListing(app, id, { invite_state: 'failing' });
  await refreshOne(app, id);
  const [alert] = await alerts();
  await user.api('POST /api/v1/health/alerts/:id/read', { params: { id: alert!.id } });
  await app.db.write(({ tx }) => tx.updateTable('health_alerts').set({ facts: null }).execute());
  expect(await alerts()).toMatchObject([{ id: alert!.id, message: alert!.message, facts: null }]);
  await refreshOne(app, id);
  expect(await alerts()).toEqual([{ ...alert, isRead: true }]);
});

it('raises alerts that depend on time alone', async () => {
  await setCounts(app, id, { counts_at: app.clock.now() });
  await refreshOne(app, id);
  app.clock.advance(DAY_MS);
  await followAll(app);
  expect(await alerts()).toEqual([]);
  app.clock.advance(1);
  await followAll(app);
  expect(await typesAndSeverities()).toEqual(['counts_stale low']);
  app.clock.advance(2 * DAY_MS);
  await followAll(app);
  expect(await typesAndSeverities()).toEqual(['counts_stale medium']);
});

it('tracks the invite from its first failure to its recovery', async () => {
  app.standIn.state.scenario('starforge', 'unknown-invite', { times: 2 });
  const sync = async () => await app.api('POST /api/v1/servers/:id/sync', { params: { id } });
  app.clock.advance(HOUR_MS);
  await expect(sync()).rejects.toMatchObject({ status: 404 });
  await followAll(app);
  expect(await typesAndSeverities()).toEqual(['invite_dead high']);
  app.clock.advance(2 * HOUR_MS);
  await expect(sync()).rejects.toMatchObject({ status: 404 });
  await followAll(app);
  expect(await typesAndSeverities()).toEqual(['invite_dead critical']);
  app.clock.advance(HOUR_MS);
  await sync();
  await followAll(app);
  expect((await alerts()).filter(({ alertType }) => alertType === 'invite_dead')).toEqual([]);
});

it('stores read alerts per user and makes them unread when they get worse', async () => {
  const other = await signIn(app);
  await favorite(other, id);
  await setListing(app, id, { invite_state: 'failing' });
  await refreshOne(app, id);
  const [alert] = await alerts();
  const read = async () => await user.api('POST /api/v1/health/alerts/:id/read', { params: { id: alert!.id } });
  await Promise.all(Array.from({ length: 20 }, read));
  expect((await alerts()).map(({ isRead }) => isRead)).toEqual([true]);
  expect((await alerts(other)).map(({ isRead }) => isRead)).toEqual([false]);
  await refreshOne(app, id);
  expect((await alerts()).map(({ isRead }) => isRead)).toEqual([true]);
  await setListing(app, id, { invite_state: 'expired' });
  await refreshOne(app, id);
  expect((await alerts()).map(({ isRead }) => isRead)).toEqual([false]);
  await reset();
  expect(await read()).toEqual({ success: true }); // already closed
  expect(await app.db.kysely.selectFrom('alert_reads').selectAll().execute()).toEqual([]);
});

it("returns 404 for alerts of servers that are not the user's own", async () => {
  await setListing(app, id, { invite_state: 'failing' });
  await refreshOne(app, id);
  const [alert] = await alerts();
  const stranger = await signIn(app);
  expect(await alerts(stranger)).toEqual([]);
  const refused = { status: 404, message: 'Alert not found.' };
  for (const alertId of [alert!.id, 'a_missing']) {
    const params = { id: alertId };
    await expect(stranger.api('POST /api/v1/health/alerts/:id/read', { params })).rejects.toMatchObject(refused);
  }
  for (const serverId of [id, 's_missing']) {
    const params = { serverId };
    const answer = stranger.api('GET /api/v1/health/alerts/:serverId', { params });
    await expect(answer).rejects.toMatchObject({ status: 404, message: 'Server not found.' });
  }
  const mine = await user.api('GET /api/v1/health/alerts/:serverId', { params: { serverId: slug } });
  expect(mine.map((one) => one.id)).toEqual([alert!.id]);
});

it('reports a jump that brought nobody online and ranks the server without it', async () => {
  const server = async () => await app.api('GET /api/v1/servers/:identifier', { params: { identifier: id } });
  const rankOf = () => app.catalog.get(id)!.rank;
  await setCounts(app, id, { member_count: 1013, online_count: 204, counts_at: app.clock.now() });
  await setSnapshots(app, id, [
    [96, 1000, 200],
    [72, 1004, 202],
    [48, 1010, 199],
    [24, 1013, 204],
  ]);
  await refreshOne(app, id);
  await app.db.write(async ({ changed }) => changed(id));
  expect((await server()).unusualGrowth).toBeNull();
  const before = rankOf();
  await setCounts(app, id, { member_count: 9000 });
  await setSnapshots(app, id, [
    [96, 1000, 200],
    [72, 1004, 202],
    [48, 1010, 199],
    [24, 1013, 204],
    [0, 9000, 204],
  ]);
  await app.db.write(async ({ changed }) => changed(id));
  expect(rankOf()).not.toBeCloseTo(before, 1);
  await followAll(app);
  expect((await server()).unusualGrowth).toMatchObject({
    membersBefore: 1013,
    membersAfter: 9000,
    onlineBefore: 20.13,
  });
  expect((await server()).memberCount).toBe(9000);
  const activity = activityScore({ memberCount: 9000, onlineCount: 204, onlineTrend: 0 });
  expect(rankOf()).toBeCloseTo(rank({ activityScore: activity, memberCount: 1013, ratingSum: 0, ratingCount: 0 }), 5);
  expect((await app.api('GET /api/v1/servers')).servers.map((one) => one.id)).toContain(id);
  await setSnapshots(app, id, []);
  await refreshOne(app, id);
  expect((await server()).unusualGrowth).toBeNull();
});
