import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { addReview, submitServer } from '#test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());

describe('listReviews and getRating', () => {
  it('are empty before the first review', async () => {
    const { id } = await submitServer(app, 'starforge');
    expect(await app.api('GET /api/v1/servers/:id/reviews', { params: { id } })).toEqual({
      reviews: [],
      rating: { averageRating: 0, totalReviews: 0 },
      histogram: [0, 0, 0, 0, 0],
    });
  });

  it('show reviews newest first with the spread of stars', async () => {
    const { id } = await submitServer(app, 'hollowlantern');
    await addReview(app, id, 5, 'First');
    app.clock.advance(1000);
    await addReview(app, id, 2, 'Second');
    const { reviews, histogram } = await app.api('GET /api/v1/servers/:id/reviews', { params: { id } });
    expect(reviews.map(({ content }) => content)).toEqual(['Second', 'First']);
    expect(histogram).toEqual([0, 1, 0, 0, 1]);
    const rating = await app.api('GET /api/v1/servers/:id/rating', { params: { id } });
    expect(rating).toEqual({ averageRating: 3.5, totalReviews: 2 });
  });

  it('answer 404 for a server that is not there', async () => {
    const params = { id: 's_missing' };
    await expect(app.api('GET /api/v1/servers/:id/reviews', { params })).rejects.toMatchObject({ status: 404 });
    await expect(app.api('GET /api/v1/servers/:id/rating', { params })).rejects.toMatchObject({ status: 404 });
  });
});
