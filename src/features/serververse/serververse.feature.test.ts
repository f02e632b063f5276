import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomEntry } from '#catalog/testing/made-up.ts';
import { Random } from '#catalog/testing/random.ts';
import { MINUTE_MS } from '#contract/time.ts';
import { MapPoints, SerververseMap } from '#features/serververse/contract.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { signIn, submitServer } from '#test/factories.ts';
import { favorite, followAll, refreshTotals } from '#test/health.ts';
import { mapTotals } from './ui/map-totals.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const code of ['hollowlantern', 'starforge']) await submitServer(app, code, ['Gaming']);
  await submitServer(app, 'tidewatch', ['Art', 'Gaming']);
});
afterAll(async () => await app.close());

const read = async (url: string, headers: Record<string, string> = {}) => await app.app.inject({ url, headers });

describe('getSerververse', () => {
  it('returns the first servers in list order, with health marked as an estimate until it is measured', async () => {
    const map = SerververseMap.strict().parse(await app.api('GET /api/v1/serververse'));
    const { servers, total } = await app.api('GET /api/v1/servers');
    expect(map.total).toBe(total);
    expect(map.servers.map(({ id }) => id)).toEqual(servers.map(({ id }) => id));
    for (const [index, { name, memberCount, onlineCount, iconUrl, lastSyncedAt, inviteState }] of servers.entries()) {
      expect(map.servers[index]).toMatchObject({ name, memberCount, onlineCount, iconUrl, lastSyncedAt, inviteState });
      const estimate = Math.min(100, Math.round(50 + memberCount! / 100 + onlineCount! / 50));
      const health = { overallHealthScore: estimate, isEstimate: true, healthTrend: 'stable', healthUpdatedAt: null };
      expect(map.servers[index]).toMatchObject(health);
    }
  });

  it('refers only to its own servers in clusters, with their sums', async () => {
    const { servers, clusters } = await app.api('GET /api/v1/serververse');
    for (const { hubId, serverIds, links, memberCount, quality } of clusters) {
      const members = serverIds.map((id) => servers.find((server) => server.id === id)!);
      expect(serverIds[0]).toBe(hubId);
      expect(links).toHaveLength(serverIds.length - 1);
      expect(memberCount).toBe(members.reduce((sum, member) => sum + (member.memberCount ?? 0), 0));
      expect(quality).toBeGreaterThanOrEqual(0);
    }
  });

  it('keeps its ETag until one of its servers changes', async () => {
    const { etag } = (await read('/api/v1/serververse')).headers;
    expect((await read('/api/v1/serververse', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    await submitServer(app, 'loworbit', ['Music']);
    const after = await read('/api/v1/serververse', { 'if-none-match': String(etag) });
    expect(after.statusCode).toBe(200);
    expect(after.headers.etag).not.toBe(etag);
  });
});

describe('health', () => {
  it('is the same score on the map, in the points, on /health and in the user’s overview', async () => {
    const ada = await signIn(app);
    const before = await app.api('GET /api/v1/serververse');
    const etag = String((await read('/api/v1/serververse')).headers.etag);
    for (const { id } of before.servers) await favorite(ada, id);
    await followAll(app);
    app.clock.advance(MINUTE_MS);
    expect((await read('/api/v1/serververse', { 'if-none-match': etag })).statusCode).toBe(200);

    const { servers, clusters } = await app.api('GET /api/v1/serververse');
    const points = await app.api('GET /api/v1/serververse/points');
    const own = await ada.api('GET /api/v1/health/overview');
    const scores = new Map(servers.map(({ id, overallHealthScore }) => [id, overallHealthScore]));
    for (const { id, overallHealthScore, healthTrend, onlineRatio, healthUpdatedAt, isEstimate } of servers) {
      const health = await app.api('GET /api/v1/health/metrics/:serverId', { params: { serverId: id } });
      const { lastUpdated } = health;
      expect(isEstimate).toBe(false);
      expect(health).toMatchObject({ overallHealthScore, healthTrend, onlineRatio });
      expect(lastUpdated).toBe(healthUpdatedAt);
      expect(points.health[points.ids.indexOf(id)]).toBe(overallHealthScore);
      expect(own.find(({ serverId }) => serverId === id)?.overallHealthScore).toBe(overallHealthScore);
    }
    expect(points.estimates).toEqual([]);
    for (const { serverIds, averageHealth } of clusters) {
      const sum = serverIds.reduce((total, id) => total + scores.get(id)!, 0);
      expect(averageHealth).toBe(Math.round(sum / serverIds.length));
    }
  });

  it('has the same totals everywhere: healthy servers and mean score', async () => {
    const { servers } = await app.api('GET /api/v1/serververse');
    await refreshTotals(app);
    const all = await app.api('GET /api/v1/health/metrics');
    const community = await app.api('GET /api/v1/health/community-stats');
    const totals = mapTotals(servers);
    expect(all.servers).toBe(totals.servers);
    expect(totals).toMatchObject({ healthy: community.healthyServers, averageHealth: all.overallHealthScore });
    expect(all.levels.good).toBe(totals.healthy);
  });
});

describe('listMapPoints', () => {
  it('has every server as one value of each column, in the order of the list', async () => {
    const points = MapPoints.strict().parse(await app.api('GET /api/v1/serververse/points'));
    const { servers, total } = await app.api('GET /api/v1/servers', { query: { limit: 100 } });
    expect(points.total).toBe(total);
    const rows = points.ids.map((id, row) => ({
      id,
      slug: points.slugs[row],
      name: points.names[row],
      categories: points.categories[points.category[row]!],
      region: points.regions[points.region[row]!],
      memberCount: points.members[row],
      onlineCount: points.online[row],
    }));
    const expected = servers.map(({ id, slug, name, categories, region, memberCount, onlineCount }) => {
      return { id, slug, name, categories: categories[0], region, memberCount, onlineCount };
    });
    expect(rows).toEqual(expected);
    expect(points.health).toHaveLength(total);
  });

  it('is compressed for clients that accept it, and returns 304 for a current ETag', async () => {
    const random = new Random(1);
    const [server] = (await app.api('GET /api/v1/servers', { query: { limit: 1 } })).servers;
    for (let i = 0; i < 20; i++) {
      const card = JSON.stringify({ ...server, id: `s_${i}`, slug: `copy-${i}` });
      app.catalog.put({ ...randomEntry(random, `s_${i}`), card });
    }
    app.clock.advance(MINUTE_MS);
    const plain = await read('/api/v1/serververse/points');
    const small = await read('/api/v1/serververse/points', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers.vary).toBe('accept-encoding');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.payload);
    const again = await read('/api/v1/serververse/points', { 'if-none-match': String(plain.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('omits a server delisted since the last build', async () => {
    const { id } = await submitServer(app, 'slowrun');
    app.clock.advance(MINUTE_MS);
    expect((await app.api('GET /api/v1/serververse/points')).ids).toContain(id);
    await app.db.write(async ({ tx, changed }) => {
      await tx.updateTable('listings').set({ approval: 'rejected' }).where('id', '=', id).execute();
      changed(id);
    });
    expect((await app.api('GET /api/v1/serververse/points')).ids).not.toContain(id);
  });

  it('is at most a minute old', async () => {
    const before = await app.api('GET /api/v1/serververse/points');
    const { id } = await submitServer(app, 'mosscircuit');
    app.clock.advance(MINUTE_MS - 1);
    expect((await app.api('GET /api/v1/serververse/points')).ids).toEqual(before.ids);
    app.clock.advance(1);
    expect((await app.api('GET /api/v1/serververse/points')).ids).toContain(id);
  });

  it.each([
    ['a minute passes', MINUTE_MS],
    ['the clock is set back', -MINUTE_MS],
  ])('has new health scores once %s, even if no server changes', async (_case, ms) => {
    const { ids } = await app.api('GET /api/v1/serververse/points');
    const healthOfFirst = async () => (await app.api('GET /api/v1/serververse/points')).health[0];
    const score = (await healthOfFirst()) === 7 ? 8 : 7;
    await app.db.write(async ({ tx }) => {
      await tx.updateTable('listing_health').set({ score }).where('listing_id', '=', ids[0]!).execute();
    });
    app.clock.advance(ms);
    expect(await healthOfFirst()).toBe(score);
  });

  it('is built once for concurrent callers', async () => {
    app.clock.advance(MINUTE_MS);
    const answers = await Promise.all([1, 2, 3].map(() => read('/api/v1/serververse/points')));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  });
});
