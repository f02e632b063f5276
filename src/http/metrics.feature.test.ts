import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';

const TOKEN = 'a-token-of-the-monitoring';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ METRICS_TOKEN: TOKEN });
});
afterAll(async () => await app.close());

const ask = (authorization?: string) =>
  app.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

it('reports the size of the directory and the budget to callers with the token', async () => {
  await submitServer(app, 'hollowlantern');
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.payload).toContain('duskrow_listings 1\n');
  expect(answer.payload).toContain('duskrow_database_up 1\n');
  expect(answer.payload).toMatch(/duskrow_lookups_used [1-9]/);
  expect(answer.payload).toContain('process_resident_memory_bytes');
});

it.each([undefined, 'Bearer', 'Bearer another token', TOKEN])('returns 404 for %s', async (authorization) => {
  expect((await ask(authorization)).statusCode).toBe(404);
});
