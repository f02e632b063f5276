import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { addReview, signIn, submitServer } from '#test/factories.ts';
import { ReviewList } from './contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());

const list = (id: string, query: object = {}) => app.api('GET /api/v1/servers/:id/reviews', { params: { id }, query });

describe('listReviews and getRating', () => {
  it('are empty before the first review', async () => {
    const { id } = await submitServer(app, 'starforge');
    expect(await list(id)).toEqual({
      reviews: [],
      rating: { averageRating: 0, totalReviews: 0 },
      histogram: [0, 0, 0, 0, 0],
      total: 0,
      page: 1,
      totalPages: 0,
    });
  });

  it('show reviews newest first with the histogram of stars', async () => {
    const { id } = await submitServer(app, 'hollowlantern');
    await addReview(app, id, 5, 'First');
    app.clock.advance(1000);
    await addReview(app, id, 2, 'Second');
    const answer = await list(id);
    expect(ReviewList.strict().parse(answer)).toEqual(answer);
    expect(answer.reviews.map(({ content }) => content)).toEqual(['Second', 'First']);
    expect(answer.histogram).toEqual([0, 1, 0, 0, 1]);
    const rating = await app.api('GET /api/v1/servers/:id/rating', { params: { id } });
    expect(rating).toEqual({ averageRating: 3.5, totalReviews: 2 });
  });

  it('return 404 for an unknown server', async () => {
    const params = { id: 's_missing' };
    await expect(app.api('GET /api/v1/servers/:id/reviews', { params })).rejects.toMatchObject({ status: 404 });
    await expect(app.api('GET /api/v1/servers/:id/rating', { params })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the list', () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await submitServer(app, 'pixelorchard'));
    // Several at the same moment: only the id decides their order.
    for (const stars of [3, 5, 1, 5, 3, 1, 4, 5]) {
      await addReview(app, id, stars, `${stars} stars`);
      if (stars < 4) app.clock.advance(1000);
    }
    const { reviews } = await list(id);
    for (const [i, review] of reviews.entries()) {
      if (i % 3 !== 0) continue;
      for (let voters = 0; voters <= i; voters += 3) {
        const { api } = await signIn(app);
        await api('POST /api/v1/reviews/:reviewId/helpful', { params: { reviewId: review.id } });
      }
    }
  });

  const key = {
    newest: (review: { submittedAt: string }) => -Date.parse(review.submittedAt),
    oldest: (review: { submittedAt: string }) => Date.parse(review.submittedAt),
    highest: (review: { rating: number }) => -review.rating,
    lowest: (review: { rating: number }) => review.rating,
    helpful: (review: { helpful: number }) => -review.helpful,
  };

  it.each(Object.keys(key) as (keyof typeof key)[])(
    'sorts by %s, and its pages neither repeat nor skip reviews',
    async (sort) => {
      const { reviews: all } = await list(id, { sort });
      const keys = all.map(key[sort]);
      expect(keys).toEqual(keys.toSorted((a, b) => a - b));
      const pages = [];
      for (const page of [1, 2, 3]) pages.push(await list(id, { sort, page, limit: 3 }));
      expect(pages.flatMap(({ reviews }) => reviews)).toEqual(all);
      expect(pages[0]).toMatchObject({ total: 8, totalPages: 3, page: 1 });
      expect((await list(id, { sort, page: 4, limit: 3 })).reviews).toEqual([]);
    },
  );

  it('filters by stars, but not the rating and the histogram', async () => {
    const one = await list(id, { rating: 5 });
    expect(one.reviews.map(({ rating }) => rating)).toEqual([5, 5, 5]);
    expect(one).toMatchObject({ total: 3, totalPages: 1, histogram: [2, 0, 2, 1, 3], rating: { totalReviews: 8 } });
    const two = await list(id, { rating: [1, 4], sort: 'highest', limit: 2 });
    expect(two.reviews.map(({ rating }) => rating)).toEqual([4, 1]);
    expect(two).toMatchObject({ total: 3, totalPages: 2 });
  });

  it.each([{ rating: 6 }, { rating: 'five' }, { rating: '' + 1.5 }, { sort: 'best' }, { page: 0 }, { limit: 51 }])(
    'refuses %j',
    async (query) => await expect(list(id, query)).rejects.toMatchObject({ status: 400, code: 'validation' }),
  );

  it('is the same for everyone, and its ETag is valid until a review changes', async () => {
    const { cookie, api } = await signIn(app);
    const get = (headers: Record<string, string>) => app.app.inject({ url: `/api/v1/servers/${id}/reviews`, headers });
    const anonymous = await get({});
    expect((await get({ cookie })).payload).toBe(anonymous.payload);
    const known = { 'if-none-match': String(anonymous.headers.etag) };
    expect((await get(known)).statusCode).toBe(304);
    await api('POST /api/v1/reviews', { body: { serverId: id, rating: 4, reviewText: 'New.' } });
    expect((await get(known)).statusCode).toBe(200);
  });
});
