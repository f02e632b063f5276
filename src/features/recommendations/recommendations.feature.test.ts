import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { GUILD_LIST_VALID_MS } from '#db/users.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { addReview, type SignedIn, signIn, submitServer, visitor } from '#test/factories.ts';
import { joinGuild } from '#test/users.ts';

let app: TestApp;
const ids: Record<string, string> = {};

const favorite = (who: SignedIn, name: string) =>
  who.api('POST /api/v1/user-activity', { body: { action: 'server_favorite', serverId: ids[name]! } });

beforeAll(async () => {
  app = await startTestApp();
  for (const code of ['hollowlantern', 'pixelorchard', 'voxelharbor', 'starforge', 'nightshift', 'mycelium']) {
    ids[code] = (await submitServer(app, code, code === 'nightshift' ? ['Music'] : ['Gaming'])).id;
  }
});
afterAll(async () => await app.close());

const recommend = (who: Pick<SignedIn, 'api'>, query: Record<string, unknown> = {}) =>
  who.api('GET /api/v1/recommendations', { query: { minScore: 0, ...query } });

describe('listRecommendations', () => {
  it('gives visitors active and trending servers, each score the sum of its parts', async () => {
    await app.recommender.refresh();
    const { recommendations, totalRecommendations } = await recommend(app);
    expect(totalRecommendations).toBe(6);
    for (const { score, parts, serverId, server } of recommendations) {
      expect(server.id).toBe(serverId);
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(score, 6);
    }
    const scores = recommendations.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('filters by category, but not by an empty one', async () => {
    const countFor = async (categories: string) => {
      const url = `/api/v1/recommendations?minScore=0&categories=${categories}`;
      return (await app.app.inject({ url })).json().totalRecommendations;
    };
    expect([await countFor('Music'), await countFor('')]).toEqual([1, 6]);
  });

  it('recommends what users with the same favorites chose, and gives that as a reason', async () => {
    const others = await Promise.all(Array.from({ length: 3 }, () => signIn(app)));
    for (const other of others) for (const name of ['hollowlantern', 'starforge']) await favorite(other, name);
    const me = await signIn(app);
    await favorite(me, 'hollowlantern');
    await app.recommender.refresh();
    const { recommendations } = await recommend(me);
    const known = recommendations.map(({ serverId }) => serverId);
    expect(known[0]).toBe(ids['starforge']);
    expect(known).not.toContain(ids['hollowlantern']);
    expect(recommendations[0]!.reasons.join()).toContain('At least 3 people who favorited');
    const because = recommendations[0]!.because.find(({ part }) => part === 'coFavorites');
    expect(because).toMatchObject({ category: null, favorite: { people: 3 } });
  });

  it('leaves out servers that the user reviewed and, unless requested, those they are a member of', async () => {
    const me = await signIn(app);
    await favorite(me, 'pixelorchard');
    await joinGuild(app, me.userId, ids['mycelium']!);
    const listed = async (query = {}) => (await recommend(me, query)).recommendations.map(({ serverId }) => serverId);
    expect(await listed()).not.toContain(ids['mycelium']);
    expect(await listed({ excludeJoined: 'false' })).toContain(ids['mycelium']);
    const outdated = { seen_at: app.clock.now() - GUILD_LIST_VALID_MS };
    await app.db.kysely.updateTable('user_guilds').set(outdated).where('user_id', '=', me.userId).execute();
    expect(await listed()).toContain(ids['mycelium']);
    await me.api('POST /api/v1/reviews', { body: { serverId: ids['voxelharbor']!, rating: 2, reviewText: 'Quiet.' } });
    expect(await listed()).not.toContain(ids['voxelharbor']);
  });

  it('respects categories, score and limit, and refuses invalid values', async () => {
    const music = await recommend(app, { categories: ['music'] });
    expect(music.recommendations.map(({ serverId }) => serverId)).toEqual([ids['nightshift']]);
    expect((await recommend(app, { minScore: 100 })).recommendations).toEqual([]);
    const one = await recommend(app, { limit: 1 });
    expect([one.recommendations.length, one.totalRecommendations]).toEqual([1, 6]);
    for (const query of ['minScore=101', 'limit=0', 'excludeJoined=maybe']) {
      expect((await app.app.inject(`/api/v1/recommendations?${query}`)).statusCode).toBe(400);
    }
    const { totalRecommendations } = await recommend(app, { userId: 'anonymous' });
    expect(totalRecommendations).toBe(6);
  });
});

describe('listTrending', () => {
  it('ranks views from several networks above repeated views from one', async () => {
    const view = (i: number, name: string) =>
      visitor(app, i)('POST /api/v1/user-activity', {
        body: { action: 'server_view', serverId: ids[name]!, visitId: crypto.randomUUID() },
      });
    for (let i = 0; i < 30; i++) await view(1, 'voxelharbor');
    for (const i of [1, 2]) await view(i, 'nightshift');
    await app.recommender.refresh();
    const { servers } = await app.api('GET /api/v1/trending', { query: { limit: 2 } });
    expect(servers.map(({ id }) => id)).toEqual([ids['nightshift'], ids['voxelharbor']]);
  });

  it('puts servers that grew this week first, then the highest ranked', async () => {
    await addReview(app, ids['mycelium']!, 5);
    const members = async () =>
      (await app.api('GET /api/v1/servers/:identifier', { params: { identifier: ids['mycelium']! } })).memberCount!;
    await app.db.write(({ tx }) =>
      tx
        .insertInto('snapshots')
        .values({
          listing_id: ids['mycelium']!,
          taken_at: app.clock.now() - 7 * DAY_MS,
          member_count: 10,
          online_count: 2,
        })
        .execute(),
    );
    expect(await members()).toBeGreaterThan(10);
    await app.recommender.refresh();
    const { servers } = await app.api('GET /api/v1/trending', { query: { limit: 3 } });
    expect(servers[0]!.id).toBe(ids['mycelium']);
    expect(new Set(servers.map(({ id }) => id)).size).toBe(3);
    expect((await app.app.inject('/api/v1/trending?limit=51')).statusCode).toBe(400);
    expect((await app.api('GET /api/v1/trending')).servers).toHaveLength(6);
  });
});
