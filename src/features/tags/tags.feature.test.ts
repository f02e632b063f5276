import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';
import { Tag, TagDetail } from './contract.ts';

let app: TestApp;
const TAGS: Record<string, string[]> = {
  hollowlantern: ['Machine Learning', 'c++', 'night'],
  starforge: ['machine-learning', 'night'],
  slowrun: ['night', 'lonely'],
};
beforeAll(async () => {
  app = await startTestApp();
  for (const [code, tags] of Object.entries(TAGS)) {
    const { id } = await submitServer(app, code);
    await app.db.write(async ({ tx, changed }) => {
      await tx
        .updateTable('listings')
        .set({ tags: JSON.stringify(tags) })
        .where('id', '=', id)
        .execute();
      changed(id);
    });
  }
});
afterAll(async () => await app.close());

const tag = async (spelled: string, query = {}) =>
  await app.api('GET /api/v1/tags/:tag', { params: { tag: spelled }, query });

describe('listTags', () => {
  it('returns tags of at least two servers, most used first', async () => {
    const tags = z.array(Tag.strict()).parse(await app.api('GET /api/v1/tags', { query: {} }));
    expect(tags).toEqual([
      { slug: 'night', name: 'night', serverCount: 3 },
      { slug: 'machine-learning', name: 'Machine Learning', serverCount: 2 },
    ]);
    expect(await app.api('GET /api/v1/tags', { query: { limit: 1 } })).toHaveLength(1);
  });

  it('refuses an invalid limit', async () => {
    const answer = await app.app.inject({ url: '/api/v1/tags?limit=501' });
    expect(answer.statusCode).toBe(400);
  });
});

describe('getTag', () => {
  it('accepts any spelling and returns similar tags and a page of servers', async () => {
    const found = TagDetail.strict().parse(await tag('Machine Learning', { limit: 1, sort: 'name' }));
    expect(found).toMatchObject({
      total: 2,
      page: 1,
      totalPages: 2,
      tag: { slug: 'machine-learning', serverCount: 2 },
    });
    expect(found.similar).toEqual([{ slug: 'night', name: 'night', serverCount: 3, together: 2 }]);
    const second = await tag('machine_learning', { limit: 1, page: 2, sort: 'name' });
    expect([found.servers[0]!.name, second.servers[0]!.name]).toEqual(['Hollow Lantern Co-op', 'Starforge Frontier']);
    expect((await tag('cpp')).tag.name).toBe('c++');
  });

  it('has an ETag that is stable until the tag changes', async () => {
    const etag = async () => (await app.app.inject({ url: '/api/v1/tags/lonely' })).headers['etag'];
    const before = await etag();
    expect(await etag()).toBe(before);
    const { servers } = await tag('lonely');
    await app.db.write(async ({ tx, changed }) => {
      const tags = JSON.stringify(['night']);
      await tx.updateTable('listings').set({ tags }).where('id', '=', servers[0]!.id).execute();
      changed(servers[0]!.id);
    });
    expect((await app.app.inject({ url: '/api/v1/tags/lonely' })).statusCode).toBe(404);
  });

  it('returns 404 for an unused tag and 400 for an unknown sort order', async () => {
    await expect(tag('nothing')).rejects.toMatchObject({ status: 404, message: 'Tag not found.' });
    await expect(tag('🎮')).rejects.toMatchObject({ status: 404 });
    expect((await app.app.inject({ url: '/api/v1/tags/night?sort=best' })).statusCode).toBe(400);
  });
});

describe('suggestions', () => {
  it.each([
    ['the beginning of one of their words', 'learn', 'Machine Learning'],
    ['their name in another language', 'maschinelles Lernen', 'Machine Learning'],
    ['any spelling', 'C++', 'c++'],
  ])('have tags by %s', async (_how, search, name) => {
    expect((await app.api('GET /api/v1/suggestions', { query: { search } })).tags).toEqual([name]);
  });

  it('have no tags in the middle of a word, or for symbols', async () => {
    for (const search of ['ight', '!']) {
      expect((await app.api('GET /api/v1/suggestions', { query: { search } })).tags).toEqual([]);
    }
  });
});
