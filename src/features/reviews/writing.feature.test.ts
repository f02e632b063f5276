import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { listingsByIds } from '#features/listings/store.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { type SignedIn, signIn, submitServer } from '#test/factories.ts';
import { expectConsistentSums, joinGuild, setApproval, totalsOf } from '#test/users.ts';
import { writeReview } from './writing.ts';

const CODES = ['starforge', 'hollowlantern', 'pixelorchard', 'slowrun', 'zwergenschmiede'];

let app: TestApp;
let ids: string[];
let server: { id: string; slug: string };
let user: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  ids = [];
  for (const code of CODES) ids.push((await submitServer(app, code, ['Art'])).id);
  server = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: ids[0]! } });
});
afterAll(async () => {
  await expectConsistentSums(app);
  await app.close();
});
beforeEach(async () => {
  user = await signIn(app);
});

const written = { rating: 4, title: 'Good evenings', content: 'Patient people.' };
const create = ({ api }: SignedIn = user, id = server.id, body: object = written) =>
  api('POST /api/v1/servers/:id/reviews', { params: { id }, body: body as typeof written });
const edit = (reviewId: string, body: object, { api }: SignedIn = user) =>
  api('PATCH /api/v1/reviews/:reviewId', { params: { reviewId }, body });
const remove = (reviewId: string, { api }: SignedIn = user) =>
  api('DELETE /api/v1/reviews/:reviewId', { params: { reviewId } });
const shown = async (id = server.id) => await app.api('GET /api/v1/servers/:id/reviews', { params: { id } });
const send = (url: string, payload: object, cookie = user.cookie) =>
  app.app.inject({ method: 'POST', url, payload, headers: { cookie } });

describe('createReview', () => {
  it('shows the review, its rating and its points immediately', async () => {
    const before = await shown();
    const answer = await create();
    expect(answer.review).toMatchObject({
      ...written,
      userId: user.userId,
      username: 'tester',
      submittedAt: new Date(app.clock.now()).toISOString(),
      editedAt: null,
      verified: false,
      membershipDuration: null,
      membershipMonths: null,
      helpful: 0,
      reply: null,
    });
    expect(answer.unlocked).toBeInstanceOf(Array);
    expect(answer.rating.totalReviews).toBe(before.rating.totalReviews + 1);
    const after = await shown();
    expect(after.rating).toEqual(answer.rating);
    expect(after.reviews).toContainEqual(answer.review);
    expect(await totalsOf(app, user.userId)).toMatchObject({ reviews: 1 });
    const points = app.db.kysely.selectFrom('points').select('points').where('user_id', '=', user.userId);
    expect(await points.where('kind', '=', 'review').execute()).toEqual([{ points: 20 }]);
  });

  it('accepts a slug, and the form of the reviews page, which has no title', async () => {
    const { review } = await user.api('POST /api/v1/reviews', {
      body: { serverId: server.slug, rating: 2, reviewText: ' Too loud. ' },
    });
    expect(review).toMatchObject({ rating: 2, title: null, content: 'Too loud.' });
    const other = await signIn(app);
    const titled = { serverId: server.id, rating: 3, title: ' Fine\n', reviewText: 'x' };
    expect((await other.api('POST /api/v1/reviews', { body: titled })).review.title).toBe('Fine');
  });

  it('updates the catalog, cards, category and totals', async () => {
    const id = ids[1]!;
    await create(user, id, { ...written, rating: 5 });
    const card = async () => (await app.api('GET /api/v1/servers', { query: { sort: 'rating', limit: 1 } })).servers[0];
    const art = async () => (await app.api('GET /api/v1/categories/stats')).find(({ name }) => name === 'Art');
    const totals = async () => (await app.api('GET /api/v1/totals')).totalReviews;
    expect(await card()).toMatchObject({ id, averageRating: 5, totalReviews: 1 });
    const before = { art: (await art())!.averageRating, totals: await totals() };
    const { review } = (await user.api('GET /api/v1/servers/:id/reviews/mine', { params: { id } })) as {
      review: { id: string };
    };
    await edit(review.id, { rating: 1 });
    expect(await app.api('GET /api/v1/servers/:identifier', { params: { identifier: id } })).toMatchObject({
      averageRating: 1,
      totalReviews: 1,
    });
    expect((await card())?.id).not.toBe(id);
    expect((await art())!.averageRating).toBeLessThan(before.art);
    await remove(review.id);
    expect(await totals()).toBe(before.totals - 1);
    expect((await app.api('GET /api/v1/servers/:identifier', { params: { identifier: id } })).averageRating).toBe(0);
  });

  it('refuses a second review with 409, on either endpoint', async () => {
    await create();
    const refusal = { status: 409, code: 'already_reviewed' };
    await expect(create()).rejects.toMatchObject(refusal);
    const body = { serverId: server.slug, rating: 1, reviewText: 'Again.' };
    await expect(user.api('POST /api/v1/reviews', { body })).rejects.toMatchObject(refusal);
  });

  it('stores one of twenty concurrent reviews, and its points once', async () => {
    const before = (await shown()).rating.totalReviews;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0
          ? send(`/api/v1/servers/${server.id}/reviews`, written)
          : send('/api/v1/reviews', { serverId: server.id, rating: 1, reviewText: 'x' }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array<number>(19).fill(409)]);
    expect((await shown()).rating.totalReviews).toBe(before + 1);
    expect(await totalsOf(app, user.userId)).toMatchObject({ reviews: 1 });
  });

  it('verifies members by their own guild list, and keeps them verified through edits and leaving', async () => {
    await joinGuild(app, user.userId, server.id, { firstSeenAt: app.clock.now() - 65 * DAY_MS });
    const { review } = await create();
    const membership = { verified: true, membershipDuration: '2 months', membershipMonths: 2 };
    expect(review).toMatchObject(membership);
    await app.db.write(({ tx }) => tx.deleteFrom('user_guilds').where('user_id', '=', user.userId).execute());
    app.clock.advance(DAY_MS);
    expect((await edit(review.id, { rating: 1 })).review).toMatchObject(membership);
  });

  it('stores plain text, without characters that would break a database or a page', async () => {
    const typed = { rating: 5, title: ' a\u0000\n<b>b</b> ', content: '\ud800One\u0000\r\n\n\n\nTwo \u202e<script>' };
    const { review } = await create(user, server.id, typed);
    expect(review).toMatchObject({ title: 'a <b>b</b>', content: 'One\n\nTwo <script>' });
  });

  it.each([
    ['no rating', { rating: undefined }],
    ['half a star', { rating: 4.5 }],
    ['no star', { rating: 0 }],
    ['six stars', { rating: 6 }],
    ['text for stars', { rating: '5' }],
    ['no title', { title: undefined }],
    ['an empty title', { title: ' \n' }],
    ['a long title', { title: 'x'.repeat(121) }],
    ['no content', { content: undefined }],
    ['invisible content', { content: '\u200b\u0000 ' }],
    ['long content', { content: 'x'.repeat(4001) }],
  ])('refuses %s', async (_what, changes) => {
    const answer = await send(`/api/v1/servers/${server.id}/reviews`, { ...written, ...changes });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'validation']);
    expect(await totalsOf(app, user.userId)).toMatchObject({ reviews: 0 });
  });

  it('accepts the longest title and content', async () => {
    const longest = { rating: 3, title: 'x'.repeat(120), content: '👍'.repeat(2000) };
    expect((await create(user, server.id, longest)).review).toMatchObject(longest);
  });

  it('refuses visitors, unknown servers and pending servers', async () => {
    await expect(create({ ...user, api: app.api })).rejects.toMatchObject({
      status: 401,
      message: 'Not authenticated',
    });
    const body = { serverId: server.id, rating: 1, reviewText: 'x' };
    await expect(app.api('POST /api/v1/reviews', { body })).rejects.toMatchObject({ status: 401 });
    for (const id of ['s_missing', 'no-such-server']) {
      await expect(create(user, id)).rejects.toMatchObject({ status: 404, message: 'Server not found.' });
      const missing = { ...body, serverId: id };
      await expect(user.api('POST /api/v1/reviews', { body: missing })).rejects.toMatchObject({ status: 404 });
    }
    await setApproval(app, ids[4]!, 'pending');
    await expect(create(user, ids[4])).rejects.toMatchObject({ status: 404 });
    await setApproval(app, ids[4]!, 'approved');
  });

  it('refuses a pending server, even from its submitter', async () => {
    const row = await listingsByIds(app.db.kysely, [ids[4]!]);
    const listing = { ...row[0]!, approval: 'pending' as const };
    const early = writeReview(
      { db: app.db, reviewKey: app.callerKeys.reviewKey },
      { listing, userId: user.userId, ...written },
      app.clock.now(),
    );
    await expect(early).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('writes nothing for a deleted account', async () => {
    await app.db.write(({ tx }) => tx.deleteFrom('users').where('id', '=', user.userId).execute());
    await expect(create()).rejects.toMatchObject({ status: 401 });
  });
});

it('refuses writes from pages of other sites', async () => {
  const url = `/api/v1/servers/${server.id}/reviews`;
  const headers = { cookie: user.cookie, origin: 'https://elsewhere.example' };
  const answer = await app.app.inject({ method: 'POST', url, payload: written, headers });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'foreign_origin']);
});

it('returns 429 with Retry-After to an account, and to an address, that writes too much', async () => {
  const limited = await startTestApp({}, 1);
  try {
    const { cookie } = await signIn(limited);
    const sendFrom = (remoteAddress: string, sender = cookie) =>
      limited.app.inject({
        method: 'PATCH',
        url: '/api/v1/reviews/r_x',
        payload: { rating: 1 },
        headers: { cookie: sender },
        remoteAddress,
      });
    for (let i = 0; i < 30; i++) expect((await sendFrom(`192.0.2.${i}`)).statusCode).toBe(404);
    const refused = await sendFrom('192.0.2.200');
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (let i = 0; i < 30; i++) await sendFrom('198.51.100.1', (await signIn(limited)).cookie);
    expect((await sendFrom('198.51.100.1', (await signIn(limited)).cookie)).statusCode).toBe(429);
  } finally {
    await limited.close();
  }
});
