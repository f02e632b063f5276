import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import type { SwitchName } from '#contract/vocabulary.ts';
import { clientOf, startTestApp, type TestApp } from '#test/app.ts';
import { LAMPLIGHTER, OWL, openBrowser, sessionCookie, signInBrowser, type TestBrowser } from '#test/browser.ts';
import { submitServer } from '#test/factories.ts';
import { createSwitches } from './switches.ts';

let app: TestApp;
let admin: TestBrowser;
let owl: TestBrowser;
let serverId: string;

beforeAll(async () => {
  app = await startTestApp({ ADMIN_USER_IDS: LAMPLIGHTER });
  admin = await signInBrowser(app, LAMPLIGHTER);
  owl = await signInBrowser(app, OWL);
  serverId = (await submitServer(app, 'starforge')).id;
});
afterAll(async () => await app.close());
afterEach(async () => {
  await turn('read-only', false);
  for (const name of ['submissions', 'sign-in', 'keyless-api'] as const) await turn(name, true);
});

async function turn(name: SwitchName, isOn: boolean): Promise<void> {
  const api = clientOf(app, { cookie: sessionCookie(admin), 'sec-fetch-site': 'same-origin' });
  const answer = await api('PUT /api/v1/admin/switches/:name', { params: { name }, body: { isOn } });
  expect(answer).toMatchObject({ name, isOn });
}

it('lists the switches and logs each change once, with before and after', async () => {
  const api = clientOf(app, { cookie: sessionCookie(admin) });
  expect(await api('GET /api/v1/admin/switches')).toMatchObject([
    { name: 'read-only', isOn: false },
    { name: 'submissions', isOn: true },
    { name: 'sign-in', isOn: true },
    { name: 'keyless-api', isOn: true },
    { name: 'dump', isOn: false },
  ]);
  await turn('submissions', true);
  expect((await api('GET /api/v1/admin/switches'))[1]).toMatchObject({ changedAt: null });
  await Promise.all(Array.from({ length: 10 }, () => turn('submissions', false)));
  const entries = (await admin.call('/api/v1/admin/log')).json();
  expect(entries).toMatchObject([
    { action: 'switch', subject: 'submissions', before: '{"on":true}', after: '{"on":false}', admin: 'lamplighter' },
  ]);
  expect((await admin.call('/api/v1/admin/switches/lights', 'PUT', { isOn: true })).statusCode).toBe(400);
});

it('another process sees a change after its next refresh', async () => {
  const other = await createSwitches(app.db, { isSandbox: false });
  await turn('read-only', true);
  expect(other.isOn('read-only')).toBe(false);
  await other.refresh();
  expect(other.isOn('read-only')).toBe(true);
});

it("read-only: refuses every write, but not reading, logging out and the admin's calls", async () => {
  await turn('read-only', true);
  const review = { serverId, rating: 5, reviewText: 'Good.' };
  for (const [url, method, body] of [
    ['/api/v1/reviews', 'POST', review],
    ['/api/v1/servers', 'POST', { inviteUrl: 'kotatsu' }],
    ['/api/v1/profile', 'PUT', { bio: 'Me.' }],
    ['/api/v1/profile', 'DELETE', { withReviews: true }],
    [`/api/v1/servers/${serverId}/sync`, 'POST', undefined],
  ] as const) {
    const answer = await owl.call(url, method, body);
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 503, 'read_only']);
    expect(answer.headers['retry-after']).toBeDefined();
  }
  expect((await owl.call(`/api/v1/servers/${serverId}`)).statusCode).toBe(200);
  // The first of a day counts as a login.
  app.clock.advance(DAY_MS);
  const points = () => app.db.kysely.selectFrom('points').selectAll().execute();
  const before = await points();
  expect((await owl.call('/api/v1/auth/me')).statusCode).toBe(200);
  expect(await points()).toEqual(before);
  expect((await owl.call('/api/v1/auth/logout', 'POST')).statusCode).toBe(200);
  await turn('read-only', false);
  await owl.signIn(OWL);
  expect((await owl.call('/api/v1/reviews', 'POST', review)).statusCode).toBe(201);
});

it('submissions: refuses submissions of everyone, and nothing else', async () => {
  await turn('submissions', false);
  for (const url of ['/api/v1/servers', '/api/v1/auth/submit-managed-server']) {
    const answer = await owl.call(url, 'POST', { inviteUrl: 'kotatsu', serverId: '1' });
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 503, 'submissions_closed']);
  }
  expect((await owl.call('/api/v1/profile', 'PUT', { bio: 'Me.' })).statusCode).toBe(200);
});

it('sign-in: refuses everyone except admins on their page; users who are logged in remain so', async () => {
  await turn('sign-in', false);
  const visitor = openBrowser(app);
  const answer = await visitor.call('/api/v1/auth/discord?returnTo=/servers');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/servers?auth=error&reason=closed']);
  expect(await visitor.signIn(OWL, { returnTo: '/admin' })).toBe('/admin?auth=error&reason=closed');
  expect(await visitor.begin('/administration')).toBe('/administration?auth=error&reason=closed');
  expect((await visitor.call('/api/v1/auth/me')).statusCode).toBe(401);
  expect(await visitor.signIn(LAMPLIGHTER, { returnTo: '/admin' })).toBe('/admin?auth=success');
  for (const returnTo of ['/admin#main', '/admin/', '/admin?auth=error&reason=closed'])
    expect([returnTo, await visitor.signIn(LAMPLIGHTER, { returnTo })]).toEqual([
      returnTo,
      expect.stringContaining('auth=success'),
    ]);
  expect((await owl.call('/api/v1/auth/me')).statusCode).toBe(200);
});

it('keyless API: refuses programs but not pages of the site, whatever forwarding header is forged', async () => {
  await turn('keyless-api', false);
  const ask = async (headers: Record<string, string>) =>
    (await app.app.inject({ url: '/api/v1/servers', headers })).statusCode;
  expect(await ask({})).toBe(403);
  expect(await ask({ 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1' })).toBe(403);
  expect(await ask({ 'sec-fetch-site': 'cross-site', referer: 'http://localhost:3000/' })).toBe(403);
  expect(await ask({ 'x-duskrow-page': 'guess' })).toBe(403);
  expect(await ask({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await ask({ referer: 'http://localhost:3000/servers' })).toBe(200);
  expect(await ask({ 'x-duskrow-page': app.pageKey })).toBe(200);
  const login = await app.app.inject({ url: '/api/v1/auth/discord', headers: { 'sec-fetch-site': 'none' } });
  expect(login.statusCode).toBe(302);
});

it('switches apply however the URL is spelled', async () => {
  const { port } = new URL(await app.app.listen({ port: 0, host: '127.0.0.1' }));
  const ask = async (method: 'GET' | 'POST', path: string) =>
    await new Promise<number>((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      const call = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      call.on('error', reject);
      call.end(method === 'POST' ? JSON.stringify({ inviteUrl: 'starforge' }) : undefined);
    });
  const spellings = ['/api/v1/servers', '/%61pi/v1/servers', '/api/v1/%73ervers', 'http://any/api/v1/servers'];
  const answers = async (method: 'GET' | 'POST') =>
    new Set(await Promise.all(spellings.map((path) => ask(method, path))));
  expect(await answers('POST')).toEqual(new Set([200]));
  expect(await answers('GET')).toEqual(new Set([200]));
  await turn('submissions', false);
  expect(await answers('POST')).toEqual(new Set([503]));
  await turn('submissions', true);
  await turn('read-only', true);
  expect(await answers('POST')).toEqual(new Set([503]));
  await turn('read-only', false);
  await turn('keyless-api', false);
  expect(await answers('GET')).toEqual(new Set([403]));
});
