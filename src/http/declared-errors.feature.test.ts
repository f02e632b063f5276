// Errors that the contract declares for many endpoints: rate limits, writes from other sites, invalid fields, and a
// spent look-up budget. New endpoints are included; `test/calls.ts` needs the required body or query of one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { EndpointShape } from '#contract/endpoint.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { LAMPLIGHTER, signInBrowser } from '#test/browser.ts';
import { callOf, withName } from '#test/calls.ts';
import { type SignedIn, signIn, submitServer } from '#test/factories.ts';

const calls: EndpointShape[] = Object.values(api);
const declares = (status: number) => (endpoint: EndpointShape) => status in endpoint.schema.response;

/** Limited only by the look-ups that they cost. */
const LOOK_UPS = ['/api/v1/discord/invite/:inviteCode', '/api/v1/discord/connection-test'];
const isCounted = (endpoint: EndpointShape) => declares(429)(endpoint) && !LOOK_UPS.includes(endpoint.url);

describe('limits', () => {
  let app: TestApp;
  let user: SignedIn;
  beforeAll(async () => {
    // Fewer than one call is allowed.
    app = await startTestApp({}, 0.000_001);
    user = await signIn(app);
  });
  afterAll(async () => await app.close());

  it.each(calls.filter(isCounted).map(withName))('apply to %s', async (_name, endpoint) => {
    const answer = await app.app.inject(callOf(endpoint, { cookie: user.cookie }));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([429, 'too_many_requests']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

it('the look-up limit applies to every call that costs one', async () => {
  const budget = { LOOKUPS_PER_10_MINUTES: '10', BACKGROUND_LOOKUPS_PER_10_MINUTES: '0' };
  const app = await startTestApp({ ...budget, ADMIN_USER_IDS: LAMPLIGHTER });
  const admin = await signInBrowser(app, LAMPLIGHTER);
  expect((await admin.call('/api/v1/discord/invite/nobody')).statusCode).toBe(404);
  const refused = [
    await admin.call('/api/v1/discord/invite/nobody-else'),
    await admin.call('/api/v1/discord/connection-test', 'POST'),
    await admin.call('/api/v1/servers', 'POST', { inviteUrl: 'hollowlantern' }),
  ];
  for (const answer of refused) {
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([429, 'too_many_look_ups']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  await app.close();
});

describe('writes from another site', () => {
  let app: TestApp;
  let user: SignedIn;
  beforeAll(async () => {
    app = await startTestApp();
    user = await signIn(app);
  });
  afterAll(async () => await app.close());

  it.each(calls.filter(({ method }) => method !== 'GET').map(withName))('are refused: %s', async (_name, endpoint) => {
    const answer = await app.app.inject(callOf(endpoint, { cookie: user.cookie, origin: 'https://elsewhere.example' }));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'foreign_origin']);
  });
});

describe('invalid fields', () => {
  let app: TestApp;
  let user: SignedIn;
  beforeAll(async () => {
    app = await startTestApp();
    user = await signIn(app);
  });
  afterAll(async () => await app.close());

  const LONG = 'x'.repeat(201);
  it.each([
    ['POST', '/api/v1/reviews', 'rating', { serverId: 's_1', rating: 9, reviewText: 'Kind people.' }],
    ['GET', '/api/v1/profile/favorites?page=0', 'page', undefined],
    ['GET', '/api/v1/profile/reviews?page=x', 'page', undefined],
    ['PUT', `/api/v1/hidden/${LONG}`, 'serverId', undefined],
    ['DELETE', `/api/v1/hidden/${LONG}`, 'serverId', undefined],
    ['DELETE', '/api/v1/profile', 'withReviews', { withReviews: 'yes' }],
    ['DELETE', `/api/v1/reviews/${LONG}`, 'reviewId', undefined],
    ['POST', `/api/v1/reviews/${LONG}/helpful`, 'reviewId', undefined],
    ['DELETE', `/api/v1/reviews/${LONG}/helpful`, 'reviewId', undefined],
  ] as const)('%s %s names %s', async (method, url, field, payload) => {
    const answer = await app.app.inject({ method, url, payload, headers: { cookie: user.cookie } });
    const { code, issues } = answer.json<{ code: string; issues: { path: string }[] }>();
    expect([answer.statusCode, code, issues.map(({ path }) => path)]).toEqual([400, 'validation', [field]]);
  });
});

describe('a spent look-up budget', () => {
  const budget = { LOOKUPS_PER_10_MINUTES: '1', BACKGROUND_LOOKUPS_PER_10_MINUTES: '0' };
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ ...budget, ADMIN_USER_IDS: LAMPLIGHTER });
    await submitServer(app, 'starforge');
  });
  afterAll(async () => await app.close());

  it('makes calls that need a look-up return 503 with Retry-After', async () => {
    const admin = await signInBrowser(app, LAMPLIGHTER);
    const answers = [
      await admin.call('/api/v1/servers', 'POST', { inviteUrl: 'hollowlantern' }),
      await admin.call('/api/v1/auth/submit-managed-server', 'POST', {
        serverId: (await admin.call('/api/v1/auth/managed-servers')).json<{ id: string }[]>()[0]!.id,
        inviteUrl: 'hollowlantern',
      }),
      await admin.call('/api/v1/discord/invite/hollowlantern'),
      await admin.call('/api/v1/discord/connection-test', 'POST'),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});
