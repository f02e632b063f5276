// What stats and achievements count, and how many rows they read for it.
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queries } from '#db/open.ts';
import { GUILD_LIST_VALID_MS } from '#db/users.ts';
import { insertReview } from '#features/reviews/store.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { reviewRow, type SignedIn, signIn, submitServer } from '#test/factories.ts';
import { joinGuild } from '#test/users.ts';
import { recordHelpfulChanged, recordVisit } from './reputation.ts';
import { userStats } from './stats.ts';

let app: TestApp;
let user: SignedIn;
let ids: string[];
beforeAll(async () => {
  app = await startTestApp();
  const servers = await Promise.all(['nightshift', 'voxelharbor', 'mycelium'].map((code) => submitServer(app, code)));
  ids = servers.map(({ id }) => id);
  user = await signIn(app);
});
afterAll(async () => await app.close());

const write = <T>(work: (tx: Queries) => Promise<T>): Promise<T> => app.db.write(({ tx }) => work(tx));
const reached = async ({ api }: SignedIn, ...names: string[]) => {
  const { achievements } = await api('GET /api/v1/user/stats');
  return names.map((name) => achievements.find((one) => one.name === name)!.reached);
};

it('counts reviews by kind, their votes and categories, and working submissions', async () => {
  const { userId } = user;
  await write(async (tx) => {
    await insertReview(tx, reviewRow(userId, ids[0]!, { content: 'é'.repeat(300), is_verified: 1, helpful_count: 2 }));
    await insertReview(tx, reviewRow(userId, ids[1]!, { content: 'é'.repeat(150), helpful_count: 3 }));
    const submitted = tx.updateTable('listings').set({ submitted_by: userId });
    await submitted.where('id', '=', ids[0]!).execute();
    await submitted.set({ approval: 'rejected' }).where('id', '=', ids[2]!).execute();
  });
  const names = ['well-informed', 'storyteller', 'trusted-guide', 'all-rounder'];
  expect(await reached(user, ...names)).toEqual([1, 1, 5, 2]);
  // 1 for the first review, 0.45 for the second, and 1 for one of two submissions.
  expect((await user.api('GET /api/v1/user/stats')).stats.qualityScore).toBe(Math.round((100 * 2.45) / 4));
});

it('counts categories in the last 1,000 servers that the user reviewed, and visited', async () => {
  const reader = await signIn(app);
  const { userId } = reader;
  await write(async (tx) => {
    await insertReview(tx, reviewRow(userId, ids[0]!));
    await recordVisit(tx, { userId, listingId: ids[0]!, at: 0 });
  });
  expect(await reached(reader, 'all-rounder', 'curious')).toEqual([1, 1]);
  const others = Array.from({ length: 1000 }, (_, i) => `s_unknown${i}`);
  await write(async (tx) => {
    const visit = { user_id: userId, kind: 'visit' as const, points: 0, day: 1, created_at: 0 };
    const visits = others.map((subject) => ({ ...visit, subject }));
    await tx.insertInto('points').values(visits).execute();
    const reviews = others.map((other) => reviewRow(userId, other, { created_at: 1 }));
    await tx.insertInto('reviews').values(reviews).execute();
  });
  expect(await reached(reader, 'all-rounder', 'curious')).toEqual([0, 0]);
});

it('counts a language once, in whatever regions', async () => {
  const visitor = await signIn(app);
  const { userId } = visitor;
  await write(async (tx) => {
    for (const [i, language] of ['en-US', 'en_GB', 'nb'].entries()) {
      await tx.updateTable('listings').set({ language }).where('id', '=', ids[i]!).execute();
      await recordVisit(tx, { userId, listingId: ids[i]!, at: 0 });
    }
  });
  expect(await reached(visitor, 'polyglot')).toEqual([2]);
});

it('counts joined communities in a guild list until it is too old to prove membership', async () => {
  const member = await signIn(app);
  await joinGuild(app, member.userId, ids[1]!);
  const joined = async (at: number) => (await userStats(app.db, member.userId, at)).stats.joinedCommunities;
  const expiry = app.clock.now() + GUILD_LIST_VALID_MS;
  expect([await joined(expiry - 1), await joined(expiry)]).toEqual([1, 0]);
});

it('reads only the sum of the votes when a review gets one', async () => {
  const { userId } = user;
  const statements: string[] = [];
  const watch: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(app.db.kysely.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await write((tx) => recordHelpfulChanged(tx.withPlugin(watch), { userId, at: app.clock.now() }));
  const ofReviews = statements.filter((text) => text.includes('from "reviews"'));
  expect(ofReviews).toHaveLength(1);
  expect(ofReviews[0]).toMatch(/^select coalesce\(sum\(helpful_count\), 0\) as "votes" from "reviews" where /);
});
