import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import type { Tables } from '#db/tables.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { OWL, PAPER_FOX, sessionCookie, signInBrowser, type TestBrowser, userIdOf } from '#test/browser.ts';
import { submitServer } from '#test/factories.ts';
import { expectConsistentSums } from '#test/users.ts';
import { accountDeps } from './deps.ts';
import { USER_TABLES, exportUserData } from './user-data.ts';

const OVER_A_DAY_MS = DAY_MS + 1;
/** Columns that hold a user id or a key of the account. */
const USER_COLUMN = /^(user_id|submitted_by|submitter_key)$/;
let app: TestApp;

beforeAll(async () => {
  // The second submission of a day is held, so that the listing is pending and names its submitter too.
  app = await startTestApp({ SUBMISSIONS_PER_DAY: '1' });
});
afterAll(async () => await app.close());
beforeEach(() => app.clock.advance(OVER_A_DAY_MS));

async function submit(browser: TestBrowser, inviteUrl: string): Promise<{ id: string; approved: boolean }> {
  const answer = await browser.call('/api/v1/servers', 'POST', { inviteUrl });
  expect([inviteUrl, answer.statusCode]).toEqual([inviteUrl, 201]);
  return answer.json().server;
}

const deleteAccount = (browser: TestBrowser, withReviews: boolean) =>
  browser.call('/api/v1/profile', 'DELETE', { withReviews });

async function partsOf(userId: string): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of exportUserData(accountDeps(app), userId)) parts.push(part);
  return parts;
}

const tablesOf = async () => await app.db.kysely.introspection.getTables();

/** All rows of all tables that contain one of the words. */
async function rowsWith(words: readonly string[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const { name } of await tablesOf()) {
    const rows = await app.db.kysely
      .selectFrom(name as keyof Tables)
      .selectAll()
      .execute();
    found.push(...rows.filter((row) => words.some((word) => JSON.stringify(row).includes(word))));
  }
  return found;
}

it('lists every table that names a user', async () => {
  const personal = (await tablesOf()).filter(({ columns }) => columns.some(({ name }) => USER_COLUMN.test(name)));
  expect(USER_TABLES.map(({ table }) => table).toSorted()).toEqual(
    [...new Set(['users', ...personal.map(({ name }) => name)])].toSorted(),
  );
});

it('exports the data without credentials', async () => {
  const browser = await signInBrowser(app, OWL);
  // This first call of the day earns the points of a login.
  const userId = await userIdOf(browser);
  const { id } = await submit(browser, 'mycelium');
  const answer = await browser.call('/api/v1/profile/export');
  expect(answer.headers['content-disposition']).toContain('attachment');
  const data = answer.json<Record<string, Record<string, unknown>[]>>();
  expect(Object.keys(data).toSorted()).toEqual(USER_TABLES.map(({ table }) => table).toSorted());
  expect(data['users']).toMatchObject([{ discord_id: OWL }]);
  expect(data['points']?.length).toBeGreaterThan(0);
  expect([data['listings'], data['submissions']]).toMatchObject([[{ id }], [{ listing_id: id }]]);
  for (const secret of ['token_hash', 'submitter_key', 'address_key', app.callerKeys.accountKey(userId), 'v1.']) {
    expect(answer.payload).not.toContain(secret);
  }
  // Times are not bare numbers of milliseconds or days, and no string contains JSON.
  expect(answer.payload).not.toMatch(/_(at|day)":"?\d+[,}"]|\{\\"|\[\\"|"\[\]"/);
  expect(data['users']).toMatchObject([{ created_at: new Date(app.clock.now()).toISOString() }]);
  expect(data['user_guilds']?.[0]).toMatchObject({ features: expect.any(Array), is_manager: expect.any(Boolean) });
  const day = new Date(app.clock.now()).toISOString().slice(0, 10);
  expect(data['points']).toContainEqual(expect.objectContaining({ kind: 'login', subject: day, day }));
  await deleteAccount(browser, true);
});

it('exports many rows in several parts, each row once', async () => {
  const user_id = 'u_many';
  const created_at = app.clock.now();
  const subjects = Array.from({ length: 2500 }, (_, i) => `s_${i}`);
  const points = subjects.map((subject) => {
    return { user_id, kind: 'visit' as const, subject, points: 1, day: 20_777, created_at };
  });
  // Some have the same time.
  const submissions = subjects.slice(0, 2000).map((listing_id, i) => {
    const submitter_key = app.callerKeys.accountKey(user_id);
    return { id: `sub_${i}`, listing_id, submitter_key, held_because: null, created_at: created_at + (i % 3) };
  });
  await app.db.write(async ({ tx }) => {
    for (let i = 0; i < 2500; i += 500) {
      await tx
        .insertInto('points')
        .values(points.slice(i, i + 500))
        .execute();
      if (i < 2000)
        await tx
          .insertInto('submissions')
          .values(submissions.slice(i, i + 500))
          .execute();
    }
  });
  const parts = await partsOf(user_id);
  const data = JSON.parse(parts.join('')) as Record<string, Record<string, unknown>[]>;
  expect(data['points']?.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted());
  expect(data['submissions']?.map(({ id }) => id).toSorted()).toEqual(submissions.map(({ id }) => id).toSorted());
  // Three of points, two of submissions, and the end.
  expect(parts).toHaveLength(6);
});

it.each([false, true])('deletes the data with the account, reviews included: %s', async (withReviews) => {
  const browser = await signInBrowser(app, OWL);
  const userId = await userIdOf(browser);
  const server = await submitServer(app, withReviews ? 'starforge' : 'pixelorchard');
  const review = { rating: 4, title: 'Good', content: 'Kind people.' };
  expect((await browser.call(`/api/v1/servers/${server.id}/reviews`, 'POST', review)).statusCode).toBe(201);
  await browser.call('/api/v1/user-activity', 'POST', { action: 'server_favorite', serverId: server.id });
  await browser.call(`/api/v1/hidden/${server.id}`, 'PUT');
  app.clock.advance(OVER_A_DAY_MS);
  const own = await submit(browser, withReviews ? 'kotatsu' : 'forsan');
  const held = await submit(browser, withReviews ? 'voxelharbor' : 'guildebrumes');
  expect([own.approved, held.approved]).toEqual([true, false]);
  expect(await rowsWith([userId])).not.toEqual([]);

  expect((await deleteAccount(browser, withReviews)).statusCode).toBe(200);
  const nothing = Object.fromEntries(USER_TABLES.map(({ table }) => [table, []]));
  expect(JSON.parse((await partsOf(userId)).join(''))).toEqual(nothing);
  expect(await rowsWith([userId, OWL, app.callerKeys.accountKey(userId)])).toEqual([]);
  const listings = await app.db.kysely
    .selectFrom('listings')
    .select(['submitted_by', 'submitter_key'])
    .where('id', 'in', [own.id, held.id])
    .execute();
  expect(listings).toEqual([
    { submitted_by: null, submitter_key: null },
    { submitted_by: null, submitter_key: null },
  ]);
  expect((await browser.call('/api/v1/auth/me')).statusCode).toBe(401);
  expect((await browser.call(`/api/v1/servers/${held.id}`)).statusCode).toBe(404);
  const { reviews, rating } = await app.api('GET /api/v1/servers/:id/reviews', { params: { id: server.id } });
  expect(reviews.map(({ username }) => username)).toEqual(withReviews ? [] : ['deleted user']);
  expect(rating.totalReviews).toBe(withReviews ? 0 : 1);
});

it('keeps counting what a network submitted after an account is deleted', async () => {
  expect((await submitServer(app, 'nightshift')).approved).toBe(true);
  await deleteAccount(await signInBrowser(app, OWL), true);
  expect((await submitServer(app, 'oadro')).approved).toBe(false);
});

it('deletes everything after 50 concurrent deletions mixed with other writes', async () => {
  const browser = await signInBrowser(app, PAPER_FOX);
  const userId = await userIdOf(browser);
  const server = await submitServer(app, 'balkonien');
  app.clock.advance(OVER_A_DAY_MS);
  const other = await submitServer(app, 'zwergenschmiede');
  const review = { rating: 5, title: 'Good', content: 'Kind people.' };
  expect((await browser.call(`/api/v1/servers/${server.id}/reviews`, 'POST', review)).statusCode).toBe(201);
  app.clock.advance(OVER_A_DAY_MS);
  const own = await submit(browser, 'clubedocontrole');
  const before = app.standIn.state.calls.counts().routes['revokeToken'] ?? 0;
  // Every call sends the original cookie: a response that ends the session would clear it.
  const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object) =>
    app.app.inject({
      method,
      url,
      payload,
      headers: { cookie: sessionCookie(browser) },
    });
  const writes = (i: number) => [
    call('POST', `/api/v1/servers/${other.id}/reviews`, review),
    call('POST', '/api/v1/user-activity', { action: 'server_favorite', serverId: other.id }),
    call('POST', '/api/v1/favorites/merge', { serverIds: [server.id, other.id] }),
    call('POST', '/api/v1/hidden/merge', { serverIds: [server.id, other.id] }),
    call('PUT', '/api/v1/profile', { bio: `bio ${i}` }),
  ];
  const ends: ReturnType<typeof call>[] = [];
  const others: ReturnType<typeof call>[] = [];
  for (let i = 0; i < 50; i++) {
    ends.push(call('DELETE', '/api/v1/profile', { withReviews: true }));
    if (i % 10 === 0) others.push(...writes(i));
  }
  const statuses = (await Promise.all(ends)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
  expect(statuses).toContain(200);
  expect((await Promise.all(others)).filter(({ statusCode }) => statusCode >= 500)).toEqual([]);

  expect(await rowsWith([userId, PAPER_FOX, app.callerKeys.accountKey(userId)])).toEqual([]);
  await expectConsistentSums(app);
  for (const { id } of [server, other]) {
    expect(await app.api('GET /api/v1/servers/:id/reviews', { params: { id } })).toMatchObject({ total: 0 });
  }
  expect((await app.api('GET /api/v1/servers/:identifier', { params: { identifier: own.id } })).id).toBe(own.id);
  await expect.poll(() => app.standIn.state.calls.counts().routes['revokeToken']).toBe(before + 1);
  expect((await call('PUT', '/api/v1/profile', { bio: 'again' })).statusCode).toBe(401);
});
