import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Category, CategoryDetail, CategoryStats } from '#features/categories/contract.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { addReview, submitServer } from '#test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { id } = await submitServer(app, 'hollowlantern', ['Gaming', 'Art']);
  await submitServer(app, 'starforge', ['Gaming']);
  await addReview(app, id, 4);
});
afterAll(async () => await app.close());

const detail = (name: string, query = {}) => app.api('GET /api/v1/categories/:name', { params: { name }, query });

describe('listCategories', () => {
  it('returns a bare array of all ten with their server counts', async () => {
    const categories = z.array(Category.strict()).parse(await app.api('GET /api/v1/categories'));
    expect(categories).toHaveLength(10);
    expect(categories.find(({ name }) => name === 'Gaming')).toMatchObject({ serverCount: 2, icon: 'gamepad-2' });
    expect(categories.find(({ name }) => name === 'Sports')).toMatchObject({ serverCount: 0 });
  });
});

describe('listCategoryStats', () => {
  it('returns members and rating of each category', async () => {
    const stats = z.array(CategoryStats.strict()).parse(await app.api('GET /api/v1/categories/stats'));
    const gaming = stats.find(({ name }) => name === 'Gaming')!;
    const { servers } = await app.api('GET /api/v1/servers', { query: {} });
    expect(gaming.totalMembers).toBe(servers.reduce((sum, { memberCount }) => sum + memberCount!, 0));
    expect(gaming.averageRating).toBe(4);
  });
});

describe('getCategory', () => {
  it('ignores letter case and paginates like the server list', async () => {
    const first = CategoryDetail.strict().parse(await detail('gAMING', { limit: 1, sort: 'name' }));
    expect(first).toMatchObject({ total: 2, totalPages: 2, category: { name: 'Gaming', serverCount: 2 } });
    const second = await detail('Gaming', { limit: 1, page: 2, sort: 'name' });
    expect([first.servers[0]!.name, second.servers[0]!.name]).toEqual(['Hollow Lantern Co-op', 'Starforge Frontier']);
  });

  it('returns an empty list for a known category without servers, and 404 for an unknown one', async () => {
    expect(await detail('sports')).toMatchObject({
      total: 0,
      servers: [],
      stats: { totalMembers: 0, averageRating: 0 },
    });
    await expect(detail('knitting')).rejects.toMatchObject({ status: 404, message: 'Category not found.' });
  });

  it('refuses an unknown sort', async () => {
    const answer = await app.app.inject({ url: '/api/v1/categories/gaming?sort=best' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues[0].path).toBe('sort');
  });
});
