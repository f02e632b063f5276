import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());

const BAD_IDS = ['%00', 's_%00', '%F0%9F%92%A9', 'a%2Fb', '..%2F..', '%5B', "'%20or%201=1", 'x'.repeat(250)];

describe('a malformed id', () => {
  it.each(BAD_IDS)('%s returns 400 or 404 in our own format', async (id) => {
    for (const url of [`/api/v1/servers/${id}`, `/api/v1/servers/${id}/reviews`, `/api/v1/servers/${id}/rating`]) {
      const answer = await app.app.inject({ url });
      expect([400, 404]).toContain(answer.statusCode);
      expect(Object.keys(answer.json())).toEqual(expect.arrayContaining(['message', 'code']));
    }
    const sync = await app.app.inject({ method: 'POST', url: `/api/v1/servers/${id}/sync` });
    expect([400, 404]).toContain(sync.statusCode);
  });

  it('returns 404 in a body as well', async () => {
    const payload = { action: 'server_view', serverId: 's_\u0000' };
    expect((await app.app.inject({ method: 'POST', url: '/api/v1/user-activity', payload })).statusCode).toBe(404);
  });
});

describe('a URL that the router refuses', () => {
  it.each(['/api/v1/servers/%ZZ', '/api/%ff'])('%s returns 400 in our own format', async (url) => {
    const answer = await app.app.inject({ url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message: expect.any(String), code: 'bad_address' });
  });
});

describe('ETags', () => {
  it('are the same in every process for the same answer, and differ for different answers', async () => {
    const other = await startTestApp();
    try {
      const tagOf = async ({ app: fastify }: TestApp, url: string) => (await fastify.inject({ url })).headers.etag;
      for (const url of ['/api/v1/categories', '/api/v1/categories/stats', '/api/v1/suggestions?search=a']) {
        expect(await tagOf(app, url)).toBe(await tagOf(other, url));
      }
      const before = await tagOf(other, '/api/v1/categories');
      await submitServer(other, 'hollowlantern');
      expect(await tagOf(other, '/api/v1/categories')).not.toBe(before);
    } finally {
      await other.close();
    }
  });

  it('match within a list of tags', async () => {
    const { headers } = await app.app.inject({ url: '/api/v1/categories' });
    const known = `"x", ${String(headers.etag)}`;
    const answer = await app.app.inject({ url: '/api/v1/categories', headers: { 'if-none-match': known } });
    expect(answer.statusCode).toBe(304);
  });
});
