import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());

const CALLS = ['GET /api/v1/auth/discord', 'GET /api/v1/auth/login', 'GET /api/auth/login'];

describe.each(CALLS)('%s', (call) => {
  it('says on the home page that nobody can sign in yet', async () => {
    const answer = await app.app.inject({ url: call.slice('GET '.length) });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/?auth=error']);
  });
});
