import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await submitServer(app, 'starforge');
  await submitServer(app, 'slowrun');
});
afterAll(async () => await app.close());

const alternatives = (query: Record<string, unknown>) => app.api('GET /api/v1/alternatives', { query });
const total = async (query: Record<string, unknown>) => (await app.api('GET /api/v1/servers', { query })).total;

it('counts the servers in the list without a filter, before and after a change', async () => {
  const query = { search: 'starforge', minMembers: 900_000_000, language: 'xx' };
  expect(await total(query)).toBe(0);
  expect(await alternatives(query)).toEqual({ without: [], corrected: [], tags: [], categories: [] });
  const { without } = await alternatives({ search: 'starforge', language: 'xx' });
  expect(without).toEqual([{ parameters: ['language'], total: await total({ search: 'starforge' }), partial: 0 }]);
  await app.db.write(async ({ tx, changed }) => {
    const { id } = await tx
      .updateTable('listings')
      .set({ language: 'xx' })
      .where('name', 'like', 'Slow%')
      .returning('id')
      .executeTakeFirstOrThrow();
    changed(id);
  });
  expect(await alternatives({ search: 'starforge', language: 'xx' })).toMatchObject({
    without: [
      { parameters: ['search'], total: 1 },
      { parameters: ['language'], total: 1 },
    ],
  });
});

it('corrects words to their spelling in listings', async () => {
  const { corrected } = await alternatives({ search: 'strafrogge' });
  expect(corrected).toEqual([{ search: 'starforge', total: 1, partial: 0 }]);
});

it('refuses the same queries as lists', async () => {
  for (const query of ['size=giant', 'minMembers=2&maxMembers=1']) {
    expect((await app.app.inject({ url: `/api/v1/alternatives?${query}` })).statusCode).toBe(400);
  }
});

it('is revalidated on every request, like a list', async () => {
  const { headers } = await app.app.inject({ url: '/api/v1/alternatives?search=strafrogge' });
  expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', etag: expect.any(String) });
});
