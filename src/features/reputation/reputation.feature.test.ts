import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '#catalog/testing/random.ts';
import { DAY_MS } from '#contract/time.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { signIn, submitServer } from '#test/factories.ts';
import { suspend } from '#features/moderation/suspensions.ts';
import { ACHIEVEMENTS } from './achievement-table.ts';
import { levelOf } from './levels.ts';
import { POINTS } from './points.ts';
import {
  deleteReputationOf,
  recordFavorite,
  recordLogin,
  recordReview,
  recordSubmission,
  recordVisit,
  removePointsFor,
  type Unlocked,
} from './reputation.ts';
import { userStats } from './stats.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());

type Tx = Parameters<typeof recordLogin>[0];
const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => app.db.write(({ tx }) => work(tx));
const names = (unlocked: Unlocked): string[] => unlocked.map(({ name }) => name);
const totalsOf = async (userId: string) =>
  await app.db.kysely.selectFrom('user_totals').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** The totals according to the rows of the ledger. */
async function recount(userId: string) {
  const rows = await app.db.kysely.selectFrom('points').selectAll().where('user_id', '=', userId).execute();
  const count = (kind: string): number => rows.filter((row) => row.kind === kind).length;
  return {
    points: rows.reduce((sum, { points }) => sum + points, 0),
    submissions: count('submission'),
    reviews: count('review'),
    favorites: count('favorite'),
    discoveries: count('visit'),
    achievements: count('achievement'),
  };
}

describe('getUserStats', () => {
  it('starts at level 1 with no achievements', async () => {
    const { api } = await signIn(app);
    const { stats, achievements, leaderboardRank } = await api('GET /api/v1/user/stats');
    expect(stats).toMatchObject({ level: 1, totalPoints: 0, qualityScore: 0, loginStreak: 0 });
    expect(achievements).toHaveLength(ACHIEVEMENTS.length);
    expect(achievements.filter(({ completed }) => completed)).toEqual([]);
    expect(achievements.filter(({ reached, progress }) => (reached === 0) !== (progress === 0))).toEqual([]);
    expect(leaderboardRank).toEqual({ points: null, submissions: null, reviews: null });
  });

  it('needs a session', async () => {
    await expect(app.api('GET /api/v1/user/stats')).rejects.toMatchObject({
      status: 401,
      message: 'Not authenticated',
    });
  });

  it('shows what was earned, and when', async () => {
    const { api, userId } = await signIn(app);
    const { id: listingId } = await submitServer(app, 'starforge');
    const recorded = await write((tx) => recordReview(tx, { userId, listingId, at: app.clock.now() }));
    expect(names(recorded)).toEqual(['first-word']);
    const { stats, achievements } = await api('GET /api/v1/user/stats');
    expect(stats).toMatchObject({ totalPoints: POINTS.review + 10, reviewsWritten: 1, achievementsUnlocked: 1 });
    const first = achievements.find(({ name }) => name === 'first-word');
    expect(first).toMatchObject({ completed: true, progress: 100, progressText: '1 of 1', reached: 1, target: 1 });
    expect(first?.userAchievement?.completedAt).toBe(new Date(app.clock.now()).toISOString());
    expect(achievements.find(({ name }) => name === 'regular-critic')).toMatchObject({
      completed: false,
      progress: 20,
      progressText: '1 of 5',
      reached: 1,
      target: 5,
      userAchievement: null,
    });
  });
});

describe('awards', () => {
  it('are given once for fifty equal concurrent events', async () => {
    const { userId } = await signIn(app);
    const at = app.clock.now();
    const event = { userId, listingId: 's_same', at };
    await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        write(async (tx) => {
          const record = [recordFavorite, recordVisit, recordSubmission, recordReview][i % 4]!;
          await record(tx, event);
          await recordLogin(tx, { userId, timeZone: null, at });
        }),
      ),
    );
    expect(await totalsOf(userId)).toMatchObject({
      submissions: 1,
      reviews: 1,
      favorites: 1,
      discoveries: 1,
      streak: 1,
    });
    expect(await totalsOf(userId)).toMatchObject(await recount(userId));
  });

  it('are revoked with their cause, except achievements', async () => {
    const { userId } = await signIn(app);
    const event = { userId, listingId: 's_gone', at: app.clock.now() };
    await write((tx) => recordFavorite(tx, event));
    await write((tx) => removePointsFor(tx, 'favorite', event));
    await write((tx) => removePointsFor(tx, 'favorite', event));
    expect(await totalsOf(userId)).toMatchObject({ favorites: 0, achievements: 1, points: 10 });
    expect(names(await write((tx) => recordFavorite(tx, event)))).toEqual([]);
  });

  it.each([
    ['visit', recordVisit, 20],
    ['favorite', recordFavorite, 20],
    ['review', recordReview, 10],
  ] as const)('pay only for so many of a kind a day, and count all: %s', async (kind, record, paid) => {
    const { userId } = await signIn(app);
    for (let i = 0; i < 25; i++) {
      await write((tx) => record(tx, { userId, listingId: `s_${i}`, at: app.clock.now() }));
    }
    const next = { userId, listingId: 's_next', at: app.clock.now() + DAY_MS };
    await write((tx) => record(tx, next));
    const rows = await app.db.kysely
      .selectFrom('points')
      .select('points')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .execute();
    expect(rows).toHaveLength(26);
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe((paid + 1) * POINTS[kind]);
    expect(await totalsOf(userId)).toMatchObject(await recount(userId));
  });

  it('pay no more after a move to a time zone where it is still yesterday', async () => {
    const { userId, cookie } = await signIn(app);
    const visit = (listingId: string) => write((tx) => recordVisit(tx, { userId, listingId, at: app.clock.now() }));
    const moveTo = (zone: string) =>
      app.app.inject({ url: '/api/v1/auth/me', headers: { cookie, 'x-time-zone': zone } });
    // It is noon in UTC, and two o’clock of the next day there.
    await moveTo('Pacific/Kiritimati');
    for (let i = 0; i < 20; i++) await visit(`s_${i}`);
    const { points, discoveries } = (await totalsOf(userId))!;
    await moveTo('UTC');
    await visit('s_next');
    expect(await totalsOf(userId)).toMatchObject({ points, discoveries: discoveries + 1 });
  });

  it('do nothing for a deleted account', async () => {
    expect(await write((tx) => recordVisit(tx, { userId: 'u_nobody', listingId: 's_1', at: 0 }))).toEqual([]);
    expect(await totalsOf('u_nobody')).toBeUndefined();
  });
});

describe('streaks', () => {
  const login = (userId: string, timeZone: string | null, at: string) =>
    write((tx) => recordLogin(tx, { userId, timeZone, at: Date.parse(at) }));

  it('grow by the local day of the user, and restart after a missed day', async () => {
    const { userId } = await signIn(app);
    await login(userId, 'Asia/Tokyo', '2026-01-01T14:59:00Z');
    await login(userId, 'Asia/Tokyo', '2026-01-01T15:01:00Z');
    expect(await totalsOf(userId)).toMatchObject({ streak: 2 });
    await login(userId, 'Asia/Tokyo', '2026-01-02T10:00:00Z');
    expect(await totalsOf(userId)).toMatchObject({ streak: 2, points: 10 });
    await login(userId, 'Asia/Tokyo', '2026-01-04T10:00:00Z');
    expect(await totalsOf(userId)).toMatchObject({ streak: 1, longest_streak: 2 });
  });

  it('gain nothing when travel repeats a day', async () => {
    const { userId } = await signIn(app);
    await login(userId, 'Asia/Tokyo', '2026-01-02T01:00:00Z');
    await login(userId, 'America/Los_Angeles', '2026-01-02T02:00:00Z');
    expect(await totalsOf(userId)).toMatchObject({ streak: 1, points: 5 });
  });

  it('begin again after the clock was a year ahead', async () => {
    const { userId } = await signIn(app);
    await login(userId, 'UTC', '2026-01-01T10:00:00Z');
    await login(userId, 'UTC', '2027-01-01T11:00:00Z');
    await login(userId, 'UTC', '2026-01-02T10:00:00Z');
    await login(userId, 'UTC', '2026-01-03T10:00:00Z');
    expect(await totalsOf(userId)).toMatchObject({ streak: 2, points: 20 });
  });

  it('pay for every seventh day and unlock achievements', async () => {
    const { userId } = await signIn(app);
    const unlocked: string[] = [];
    for (let day = 0; day < 14; day++) {
      unlocked.push(...names(await login(userId, null, new Date(Date.UTC(2026, 0, 1) + day * DAY_MS).toISOString())));
    }
    expect(unlocked).toEqual(['three-nights', 'whole-week']);
    expect(await totalsOf(userId)).toMatchObject({ streak: 14, points: 14 * 5 + 2 * 30 + 10 + 25 });
  });
});

describe('any history', () => {
  it('leaves totals that match a recount', async () => {
    const random = new Random(5);
    const people = await Promise.all(Array.from({ length: 4 }, () => signIn(app)));
    for (let step = 0; step < 300; step++) {
      const { userId } = random.pick(people);
      const event = { userId, listingId: `s_h${random.below(30)}`, at: app.clock.now() };
      app.clock.advance(random.below(DAY_MS / 4));
      const acts = [
        (tx: Tx) => recordSubmission(tx, event),
        (tx: Tx) => recordReview(tx, event),
        (tx: Tx) => removePointsFor(tx, 'review', event),
        (tx: Tx) => recordFavorite(tx, event),
        (tx: Tx) => removePointsFor(tx, 'favorite', event),
        (tx: Tx) => recordVisit(tx, event),
        (tx: Tx) =>
          recordLogin(tx, { userId, timeZone: random.pick([null, 'Asia/Tokyo', 'America/New_York']), at: event.at }),
      ];
      await write(async (tx) => void (await random.pick(acts)(tx)));
    }
    for (const { userId } of people) {
      const counted = await recount(userId);
      expect(await totalsOf(userId)).toMatchObject(counted);
      const all = await app.db.kysely.selectFrom('user_totals').select('points').execute();
      const { stats, leaderboardRank } = await userStats(app.db, userId, app.clock.now());
      expect(stats).toMatchObject({ totalPoints: counted.points, level: levelOf(counted.points).level });
      expect(leaderboardRank.points).toBe(1 + all.filter(({ points }) => points > counted.points).length);
    }
  });
});

describe('getLeaderboard', () => {
  it('ranks users, shares ranks between ties, and leaves out deleted and suspended users', async () => {
    const people = await Promise.all(['ann', 'ben', 'cy', 'dee'].map((name) => signIn(app, name)));
    const submit = (index: number, count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, i) =>
          write((tx) =>
            recordSubmission(tx, { userId: people[index]!.userId, listingId: `s_l${i}`, at: app.clock.now() }),
          ),
        ),
      );
    for (const [index, count] of [70, 60, 60, 50].entries()) await submit(index, count);
    const top = async () => {
      const { entries, total } = await app.api('GET /api/v1/leaderboards', { query: { by: 'submissions', limit: 4 } });
      return { total, ranks: entries.map(({ rank, value }) => [rank, value]) };
    };
    const before = await top();
    expect(before.ranks).toEqual([
      [1, 70],
      [2, 60],
      [2, 60],
      [4, 50],
    ]);
    const second = await app.api('GET /api/v1/leaderboards', { query: { by: 'submissions', limit: 2, page: 2 } });
    expect(second.entries.map(({ rank }) => rank)).toEqual([2, 4]);
    await write((tx) => deleteReputationOf(tx, people[0]!.userId));
    expect((await top()).ranks[0]).toEqual([1, 60]);
    expect((await top()).total).toBe(before.total - 1);
    const ben = people[1]!.userId;
    await write((tx) => suspend(tx, ben, { reason: 'Spam.', decisionId: 'd_1', at: app.clock.now() }));
    const after = await top();
    expect([after.total, after.ranks.slice(0, 2)]).toEqual([
      before.total - 2,
      [
        [1, 60],
        [2, 50],
      ],
    ]);
    expect((await userStats(app.db, people[3]!.userId, app.clock.now())).leaderboardRank.submissions).toBe(2);
    await expect(app.api('GET /api/v1/leaderboards', { query: { by: 'fame' as 'points' } })).rejects.toMatchObject({
      status: 400,
    });
  });
});
