import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';

const TOKEN = 'a-token-of-the-monitoring';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ METRICS_TOKEN: TOKEN });
});
afterAll(async () => await app.close());

it.each([
  ['a list, which bypasses the hooks', '/api/v1/servers', 200, 'public, no-cache'],
  ['an answer that passes them', '/api/v1/random', 200, 'no-store'],
  ['a refused query', '/api/v1/servers?page=0', 400, 'no-store'],
  ['an unknown server', '/api/v1/servers/s_none', 404, 'no-store'],
  ['a refused feed', '/feeds/old.atom', 400, 'no-store'],
  ['a refused card', '/embed/owl?theme=pink', 400, 'no-store'],
])('%s has the fixed headers and is readable by any site', async (_what, url, status, cacheControl) => {
  const { statusCode, headers } = await app.app.inject({ url });
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'cache-control': cacheControl,
  });
});

it.each(['/feeds/new.atom', '/badge/owl/members.svg', '/embed/owl', '/api/v1/servers'])(
  '%s can be revalidated from pages of other sites',
  async (url) => {
    const { statusCode, headers } = await app.app.inject({ method: 'OPTIONS', url });
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-headers']).toContain('If-None-Match');
    // The path can have other methods.
    expect(headers.allow).toBeUndefined();
  },
);

it('a write from another site is refused, and that site cannot read the refusal', async () => {
  const { statusCode, headers, payload } = await app.app.inject({
    method: 'POST',
    url: '/api/v1/servers',
    headers: { origin: 'https://elsewhere.example' },
    payload: { inviteUrl: 'hollowlantern' },
  });
  expect([statusCode, JSON.parse(payload)]).toMatchObject([403, { code: 'foreign_origin' }]);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

it.each(['/livez', '/readyz', '/metrics'])('%s lets a browser load nothing', async (url) => {
  const { statusCode, headers } = await app.app.inject({ url, headers: { authorization: `Bearer ${TOKEN}` } });
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});
