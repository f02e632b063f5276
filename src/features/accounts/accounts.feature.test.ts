import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());

// startSignIn, startSignInFromDialog, startSignInLegacy
describe.each(['/api/v1/auth/discord', '/api/v1/auth/login', '/api/auth/login'])('%s', (url) => {
  it('says on the home page that nobody can sign in yet', async () => {
    const answer = await app.app.inject({ url });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/?auth=error']);
  });
});
