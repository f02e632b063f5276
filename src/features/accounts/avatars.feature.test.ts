// Other users see a user's picture, but nothing that identifies the Discord account.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIMITS } from '#http/limits.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { PAPER_FOX, signInBrowser, type TestBrowser, userIdOf } from '#test/browser.ts';
import { signIn, submitServer } from '#test/factories.ts';

let app: TestApp;
let serverId: string;
let author: TestBrowser;
let userId: string;
beforeAll(async () => {
  app = await startTestApp({}, 1);
  serverId = (await submitServer(app, 'starforge')).id;
  author = await signInBrowser(app, PAPER_FOX);
  userId = await userIdOf(author);
  await author.call('/api/v1/reviews', 'POST', { serverId, rating: 5, reviewText: 'Kind people.' });
});
afterAll(async () => await app.close());

const reviewPicture = async () =>
  (await app.api('GET /api/v1/servers/:id/reviews', { params: { id: serverId } })).reviews[0]!.userAvatar!;
const get = (url: string, remoteAddress = '127.0.0.1') => app.app.inject({ url, remoteAddress });
const fetched = () => app.standIn.state.calls.counts().routes['cdn'];

it("'GET /avatar/:userId/:version.png' returns the picture at a URL with the user's id on this site", async () => {
  const url = await reviewPicture();
  expect(url).toMatch(new RegExp(`^/avatar/${userId}/[0-9a-f]{16}\\.png$`));
  const answer = await get(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  expect(answer.rawPayload.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  const before = fetched();
  expect((await get(url)).rawPayload.equals(answer.rawPayload)).toBe(true);
  expect(fetched()).toBe(before);
});

it('no public response contains the Discord user id', async () => {
  const urls = [
    `/api/v1/servers/${serverId}`,
    `/api/v1/servers/${serverId}/reviews`,
    '/api/v1/leaderboards',
    '/api/v1/leaderboards?by=reviews',
    await reviewPicture(),
  ];
  for (const url of urls) {
    const { statusCode, headers, rawPayload } = await get(url);
    expect([url, statusCode]).toEqual([url, 200]);
    const text = JSON.stringify(headers) + rawPayload.toString('latin1');
    for (const word of [PAPER_FOX, 'discordId', '/avatars/']) {
      expect([url, word, text.includes(word)]).toEqual([url, word, false]);
    }
  }
  const { entries } = (await get('/api/v1/leaderboards')).json();
  expect(entries[0]).toMatchObject({ userId, avatarUrl: await reviewPicture() });
});

it('a new picture gets a new URL, and the old URL returns 404', async () => {
  const before = await reviewPicture();
  const hash = '0123456789abcdef'.repeat(2);
  const setPicture = (url: string | null) =>
    app.db.write(({ tx }) => tx.updateTable('users').set({ avatar_url: url }).where('id', '=', userId).execute());
  const { avatar_url: own } = await app.db.kysely
    .selectFrom('users')
    .select('avatar_url')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await setPicture(app.cdn.avatar(PAPER_FOX, hash));
  const after = await reviewPicture();
  expect(after).not.toBe(before);
  // Discord has no such picture.
  expect([(await get(before)).statusCode, (await get(after)).statusCode]).toEqual([404, 404]);
  const { userId: other } = await signIn(app);
  for (const url of [
    `/avatar/${other}/0123456789abcdef.png`,
    '/avatar/u_none/0123456789abcdef.png',
    '/avatar/x/y.png',
  ]) {
    const { headers, statusCode } = await get(url);
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store']);
  }
  await setPicture(own);
  expect((await get(before)).statusCode).toBe(200);
});

it('rate-limits fetched pictures by IP address, but not cached ones', async () => {
  const cached = await reviewPicture();
  const users = Array.from({ length: LIMITS.avatar.max + 1 }, (_, i) => {
    const hash = i.toString(16).padStart(32, '0');
    return { id: `u_seen${i}`, avatar_url: app.cdn.avatar(PAPER_FOX, hash)! };
  });
  const {
    id: _id,
    discord_id: _discordId,
    ...columns
  } = await app.db.kysely.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  await app.db.write(async ({ tx }) => {
    for (const user of users) {
      await tx
        .insertInto('users')
        .values({ ...columns, discord_id: null, ...user })
        .execute();
    }
  });
  const { avatarPath } = await import('#http/avatar-path.ts');
  const statuses: number[] = [];
  for (const { id, avatar_url } of users) {
    statuses.push((await get(avatarPath(id, avatar_url)!, '203.0.113.9')).statusCode);
  }
  expect([statuses.filter((status) => status === 429).length, statuses.at(-1)]).toEqual([1, 429]);
  expect((await get(cached, '203.0.113.9')).statusCode).toBe(200);
});

it('returns 404 once the account is deleted', async () => {
  const url = await reviewPicture();
  await author.call('/api/v1/profile', 'DELETE', { withReviews: false });
  expect((await get(url)).statusCode).toBe(404);
});
