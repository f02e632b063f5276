import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPages } from '#http/pages.ts';
import { startTestApp, type TestApp } from '#test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  addPages(app, () => Promise.reject(new Error('this test asks for no page')));
});
afterAll(async () => await app.close());

const ask = async (method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS', url: string) => {
  const { statusCode, headers, payload } = await app.app.inject({ method, url });
  const { code } = (payload ? JSON.parse(payload) : {}) as { code?: string };
  return [statusCode, code, headers.allow];
};

describe('a known path with a method that it does not have is refused with 405 and the methods that it has:', () => {
  it.each([
    ['DELETE', '/api/v1/servers', 'GET, HEAD, OPTIONS, POST'],
    ['PUT', '/api/v1/servers?page=2', 'GET, HEAD, OPTIONS, POST'],
    ['DELETE', '/api/v1/servers/s_1', 'GET, HEAD, OPTIONS, PATCH'],
    ['GET', '/api/v1/servers/s_1/claim', 'DELETE, POST'],
    ['OPTIONS', '/api/v1/servers/s_1/claim', 'DELETE, POST'],
    ['POST', '/api/v1/profile', 'DELETE, GET, HEAD, PUT'],
    ['POST', '/server/owl/share.png', 'GET, HEAD, OPTIONS'],
    ['POST', '/livez', 'GET, HEAD'],
  ] as const)('%s %s', async (method, url, allow) => {
    expect(await ask(method, url)).toEqual([405, 'method_not_allowed', allow]);
  });
});

describe('a path that is not known is still a 404:', () => {
  it.each([
    ['GET', '/api/v1/nothing'],
    ['DELETE', '/api/v1/servers/s_1/nothing'],
    ['POST', '/nothing'],
    ['POST', '/server/owl/share-png'],
  ] as const)('%s %s', async (method, url) => {
    expect(await ask(method, url)).toEqual([404, 'not_found', undefined]);
  });
});
