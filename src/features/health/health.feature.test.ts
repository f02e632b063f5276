import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { expireAlerts } from './health.ts';
import { refreshHealth, refreshNextBlock } from './refresh.ts';
import { createHealthTotals } from './totals.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { hideReview, showReview } from '#features/reviews/hiding.ts';
import { addReview, copyListing, signIn, submitServer } from '#test/factories.ts';
import { joinGuild, setApproval } from '#test/users.ts';
import { followAll, refreshOne, refreshTotals, setCounts, setListing, setSnapshots } from '#test/health.ts';

let app: TestApp;
let id: string;
let slug: string;
beforeAll(async () => {
  app = await startTestApp();
  const server = await submitServer(app, 'starforge');
  id = server.id;
  ({ slug } = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: id } }));
});
afterAll(async () => await app.close());

const metrics = async (serverId = id) =>
  await app.api('GET /api/v1/health/metrics/:serverId', { params: { serverId } });

describe('getServerHealth', () => {
  it('is available immediately, with null for metrics without data', async () => {
    const { id: fresh } = await submitServer(app, 'hollowlantern');
    const health = await metrics(fresh);
    expect(health).toMatchObject({
      serverId: fresh,
      memberGrowthRate: null,
      engagementRate: null,
      averageRating: 0,
      totalReviews: 0,
      positiveReviewRatio: null,
      channelActivity: null,
      inviteValidityStatus: true,
      healthTrend: 'stable',
    });
    expect(health.overallHealthScore).toBeGreaterThan(0);
    expect(health.measured).toBe(health.parts.filter(({ score }) => score !== null).length);
    expect(health.parts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    await followAll(app);
    const stored = await metrics(fresh);
    expect({ ...stored, lastUpdated: null }).toEqual({ ...health, lastUpdated: null });
  });

  it('accepts a slug and returns 404 for missing or non-public servers', async () => {
    expect(await metrics(slug)).toMatchObject({ serverId: id });
    for (const name of ['s_missing', 'no-such']) await expect(metrics(name)).rejects.toMatchObject({ status: 404 });
    const { id: hidden } = await submitServer(app, 'pixelorchard');
    await setApproval(app, hidden, 'rejected');
    await expect(metrics(hidden)).rejects.toMatchObject({ status: 404 });
    const params = { serverId: hidden };
    await expect(app.api('GET /api/v1/health/ratings/:serverId', { params })).rejects.toMatchObject({ status: 404 });
  });

  it('is computed for the submitter of a server that is pending review', async () => {
    const { api } = await signIn(app);
    const { server } = await api('POST /api/v1/servers', { body: { inviteUrl: 'kotatsu' } });
    await followAll(app);
    await setApproval(app, server.id, 'pending');
    await followAll(app);
    const params = { serverId: server.id };
    expect(await api('GET /api/v1/health/metrics/:serverId', { params })).toMatchObject({ serverId: server.id });
    await expect(metrics(server.id)).rejects.toMatchObject({ status: 404 });
  });

  it('includes new reviews as soon as the changes are processed', async () => {
    for (const stars of [5, 4, 2]) await addReview(app, id, stars);
    await followAll(app);
    expect(await metrics()).toMatchObject({ averageRating: 366, totalReviews: 3, positiveReviewRatio: 66.67 });
  });

  it('excludes hidden reviews from the metrics and the rating history', async () => {
    const { id: rated } = await submitServer(app, 'voxelharbor');
    for (const stars of [5, 4, 4]) await addReview(app, rated, stars);
    const all = async () => {
      await followAll(app);
      const params = { serverId: rated };
      return {
        health: { ...(await metrics(rated)), lastUpdated: null },
        history: await app.api('GET /api/v1/health/ratings/:serverId', { params }),
      };
    };
    app.clock.advance(DAY_MS);
    const before = await all();
    const { api } = await signIn(app);
    const { review } = await api('POST /api/v1/reviews', { body: { serverId: rated, rating: 1, reviewText: 'Spam.' } });
    expect(await all()).not.toEqual(before);
    await app.db.write(async (write) => await hideReview(write, review.id, app.clock.now()));
    expect(await all()).toEqual(before);
    await app.db.write(async (write) => await showReview(write, review.id));
    expect((await all()).health).toMatchObject({ averageRating: 350, totalReviews: 4, positiveReviewRatio: 75 });
  });

  it('reports the response time of the platform from the submission on', async () => {
    await followAll(app);
    expect((await metrics()).apiResponseTime).toBe(0); // the test clock is frozen
  });
});

it('stores the last score of each of the last fourteen days', async () => {
  const { id: scored } = await submitServer(app, 'nightshift');
  const days: string[] = [];
  for (let day = 0; day < 16; day++) {
    await refreshOne(app, scored);
    app.clock.advance(HOUR_MS);
    await refreshOne(app, scored);
    days.push(new Date(app.clock.now()).toISOString().slice(0, 10));
    app.clock.advance(DAY_MS - HOUR_MS);
  }
  const { scores, overallHealthScore } = await metrics(scored);
  expect(scores.map(({ at }) => at.slice(0, 10))).toEqual(days.slice(-14));
  expect(scores.at(-1)!.score).toBe(overallHealthScore);
});

it('getRatingHistory accumulates reviews by week, up to the last review of each', async () => {
  const { id: rated } = await submitServer(app, 'slowrun');
  await addReview(app, rated, 5);
  app.clock.advance(14 * DAY_MS);
  await addReview(app, rated, 2);
  await addReview(app, rated, 2);
  const last = new Date(app.clock.now()).toISOString();
  app.clock.advance(HOUR_MS);
  const { points } = await app.api('GET /api/v1/health/ratings/:serverId', { params: { serverId: rated } });
  expect(points.map(({ averageRating, totalReviews }) => [averageRating, totalReviews])).toEqual([
    [500, 1],
    [300, 3],
  ]);
  expect(points[1]!.at).toBe(last);
});

describe('getHealthOverview', () => {
  it('lists the servers that the user submitted, manages or favorited, worst first', async () => {
    const { api, userId } = await signIn(app);
    const managed = await submitServer(app, 'nightarena');
    const joined = await submitServer(app, 'zwergenschmiede');
    const { server: own } = await api('POST /api/v1/servers', { body: { inviteUrl: 'mycelium' } });
    await joinGuild(app, userId, managed.id, { isManager: true });
    await joinGuild(app, userId, joined.id);
    await api('POST /api/v1/user-activity', { body: { action: 'server_favorite', serverId: id } });
    await setListing(app, managed.id, { invite_state: 'expired' });
    for (const one of [managed.id, own.id, id]) await refreshOne(app, one);
    const overview = await api('GET /api/v1/health/overview');
    expect(overview.map(({ serverId }) => serverId).toSorted()).toEqual([managed.id, own.id, id].toSorted());
    expect(overview[0]).toMatchObject({ serverId: managed.id, alertLevel: 'critical', inviteState: 'expired' });
    const stats = await api('GET /api/v1/health/community-stats');
    expect(stats).toMatchObject({ totalServers: 3, criticalAlerts: 1 });
    expect(stats.healthyServers).toBe(overview.filter(({ overallHealthScore: score }) => (score ?? 0) >= 80).length);
    await setApproval(app, managed.id, 'rejected');
    expect((await api('GET /api/v1/health/overview')).map(({ serverId }) => serverId)).not.toContain(managed.id);
  });
});

describe('for visitors', () => {
  it('aggregates all listed servers', async () => {
    await followAll(app);
    await refreshTotals(app);
    const listed = await app.api('GET /api/v1/servers', { query: { limit: 100 } });
    const stats = await app.api('GET /api/v1/health/community-stats');
    expect(stats.totalServers).toBe(listed.total);
    const all = await app.api('GET /api/v1/health/metrics');
    expect(all.servers).toBe(listed.total);
    expect(Object.values(all.levels).reduce((sum, count) => sum + count, 0)).toBe(listed.total);
    const each = await Promise.all(listed.servers.map((server) => metrics(server.id)));
    const mean = each.reduce((sum, one) => sum + one.overallHealthScore, 0) / each.length;
    expect(all.overallHealthScore).toBe(Math.round(mean));
    expect(all.totalReviews).toBe(each.reduce((sum, one) => sum + one.totalReviews, 0));
    expect(stats.healthyServers).toBe(each.filter((one) => one.overallHealthScore >= 80).length);
  });

  it('computes the totals for the first request', async () => {
    const first = createHealthTotals(app.db);
    const [all, stats] = await Promise.all([first.global(), first.community()]);
    expect(all.servers).toBeGreaterThan(0);
    expect([all, stats]).toEqual([await app.healthTotals.global(), await app.healthTotals.community()]);
  });

  it('computes the totals block by block and publishes them after the last one', async () => {
    await refreshOne(app, id);
    const { listing_id, ...health } = await app.db.kysely
      .selectFrom('listing_health')
      .selectAll()
      .where('listing_id', '=', id)
      .executeTakeFirstOrThrow();
    const totals = createHealthTotals(app.db);
    const before = await totals.global();
    const copies = await app.db.write(async ({ tx }) => {
      const ids = await copyListing(tx, listing_id, 150);
      await tx
        .insertInto('listing_health')
        .values(ids.map((copy) => ({ ...health, listing_id: copy })))
        .execute();
      return ids;
    });
    expect(await totals.refreshBlock()).toBe(false);
    expect(await totals.global()).toEqual(before);
    expect(await totals.refreshBlock()).toBe(true);
    expect((await totals.global()).servers).toBe(before.servers + copies.length);
    await app.db.write(async ({ tx }) => await tx.deleteFrom('listings').where('id', 'in', copies).execute());
    while (!(await totals.refreshBlock()));
    expect((await totals.global()).servers).toBe(before.servers);
  });

  it('reports the share of valid invites, not only whether all are valid', async () => {
    const before = await app.api('GET /api/v1/health/metrics');
    expect(before).toMatchObject({ validInvites: before.servers, inviteValidityStatus: true });
    await setListing(app, id, { invite_state: 'failing' });
    await refreshOne(app, id);
    await refreshTotals(app);
    const all = await app.api('GET /api/v1/health/metrics');
    expect(all).toMatchObject({
      servers: before.servers,
      validInvites: before.servers - 1,
      inviteValidityStatus: false,
    });
    const share = all.validInvites / all.servers;
    const score = all.parts.find(({ metric }) => metric === 'inviteValidityStatus')!.score!;
    expect(score).toBeCloseTo(share < 0.8 ? 100 * share : 80 + 100 * (share - 0.8), 8);
    await setListing(app, id, { invite_state: 'live' });
  });

  it('counts only the alerts of listed servers', async () => {
    const counted = async () => {
      await refreshOne(app, id);
      await refreshTotals(app);
      const { criticalAlerts, highAlerts } = await app.api('GET /api/v1/health/community-stats');
      return { criticalAlerts, highAlerts };
    };
    const before = await counted();
    await setListing(app, id, { invite_state: 'failing' });
    expect(await counted()).toEqual({ ...before, highAlerts: before.highAlerts + 1 });
    for (const invite_state of ['expired', 'quarantined'] as const) {
      await setListing(app, id, { invite_state });
      expect(await counted()).toEqual(before);
    }
    await setListing(app, id, { invite_state: 'live' });
    expect(await counted()).toEqual(before);
  });

  it('returns 401 for personal endpoints', async () => {
    const refused = { status: 401, message: 'Not authenticated' };
    await expect(app.api('GET /api/v1/health/alerts')).rejects.toMatchObject(refused);
    await expect(app.api('GET /api/v1/health/overview')).rejects.toMatchObject(refused);
    const params = { serverId: id, id: 'a_1' };
    await expect(app.api('GET /api/v1/health/alerts/:serverId', { params })).rejects.toMatchObject(refused);
    await expect(app.api('POST /api/v1/health/alerts/:id/read', { params })).rejects.toMatchObject(refused);
  });
});

it('recomputes servers that are due by time while others change', async () => {
  const { id: changing } = await submitServer(app, 'nightshift');
  await followAll(app);
  app.clock.advance(DAY_MS);
  await app.db.write(async ({ changed }) => changed(changing));
  await refreshNextBlock(app);
  const rows = app.db.kysely
    .selectFrom('listing_health')
    .select('computed_at')
    .where('listing_id', 'in', [id, changing]);
  expect(await rows.execute()).toEqual([{ computed_at: app.clock.now() }, { computed_at: app.clock.now() }]);
});

it('locks the counts of several servers by id', async () => {
  const { id: original } = await submitServer(app, 'voxelharbor');
  const ids = await app.db.write(({ tx }) => copyListing(tx, original, 10));
  const before = [96, 72, 48, 24].map((hours): [number, number, number] => [hours, 1000, 200]);
  for (const copy of ids) await setSnapshots(app, copy, [...before, [0, 9000, 204]]);
  // PostgreSQL finds it last from now on.
  await setCounts(app, ids[0]!, { member_count: 9000 });
  const written: string[] = [];
  const at = app.clock.now();
  await app.db.write(({ tx }) => refreshHealth({ tx, changed: (of) => void written.push(of) }, ids, at));
  expect(written).toEqual(ids.toSorted());
});

it('deletes alerts thirty days after they were closed, and no open one', async () => {
  const closedTimes = async () => {
    const rows = app.db.kysely.selectFrom('health_alerts').select('closed_at').where('listing_id', '=', id);
    return (await rows.where('type', '=', 'invite_dead').execute()).map(({ closed_at }) => closed_at);
  };
  await setListing(app, id, { invite_state: 'failing' });
  await refreshOne(app, id);
  await expireAlerts(app.db, app.clock.now() + 400 * DAY_MS);
  expect(await closedTimes()).toEqual([null]);
  await setListing(app, id, { invite_state: 'live' });
  await refreshOne(app, id);
  const closedAt = app.clock.now();
  await expireAlerts(app.db, closedAt + 30 * DAY_MS);
  expect(await closedTimes()).toEqual([closedAt]);
  await expireAlerts(app.db, closedAt + 30 * DAY_MS + 1);
  expect(await closedTimes()).toEqual([]);
});
