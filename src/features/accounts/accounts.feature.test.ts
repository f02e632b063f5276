import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { LAMPLIGHTER, OWL, PAPER_FOX, meOf, sessionCookie, signInBrowser, userIdOf } from '#test/browser.ts';
import { accountDeps } from './deps.ts';
import { requireGuilds } from './guilds.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());

describe('a visitor', () => {
  it.each([
    'GET /api/v1/auth/me',
    'GET /api/v1/auth/sessions',
    'DELETE /api/v1/auth/sessions',
    'DELETE /api/v1/auth/sessions/:id',
    'GET /api/v1/auth/managed-servers',
    'GET /api/v1/profile/export',
    'DELETE /api/v1/profile',
    'POST /api/v1/auth/submit-managed-server',
  ])('gets 401 from %s', async (call) => {
    const [method, url = ''] = call.split(' ');
    const payload = method === 'GET' ? undefined : { withReviews: false, serverId: '1' };
    const answer = await app.app.inject({ method: method as 'GET', url: url.replace(':id', 'se_1'), payload });
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Not authenticated']);
  });

  it.each(['POST /api/v1/auth/logout'])('can call %s', async (call) => {
    expect((await app.app.inject({ method: 'POST', url: call.slice('POST '.length) })).statusCode).toBe(200);
  });
});

describe('sessions', () => {
  it('end at logout even for a copied cookie, and repeated logouts succeed', async () => {
    const browser = await signInBrowser(app, LAMPLIGHTER);
    const cookie = sessionCookie(browser);
    const answers = await Promise.all(Array.from({ length: 50 }, () => browser.call('/api/v1/auth/logout', 'POST')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(browser.cookies.has('duskrow_session')).toBe(false);
    expect(browser.cookies.has('duskrow_hint')).toBe(false);
    expect((await app.app.inject({ url: '/api/v1/auth/me', headers: { cookie } })).statusCode).toBe(401);
  });

  it('are listed, and ended one by one or all together', async () => {
    const [here, there] = [await signInBrowser(app, PAPER_FOX), await signInBrowser(app, PAPER_FOX)];
    const list = async () => (await here.call('/api/v1/auth/sessions')).json<{ id: string; isCurrent: boolean }[]>();
    const other = (await list()).find(({ isCurrent }) => !isCurrent)!;
    expect((await here.call(`/api/v1/auth/sessions/${other.id}`, 'DELETE')).statusCode).toBe(200);
    expect((await list()).map(({ id }) => id)).not.toContain(other.id);
    const stranger = await signInBrowser(app, OWL);
    const [mine] = await list();
    expect((await stranger.call(`/api/v1/auth/sessions/${mine!.id}`, 'DELETE')).statusCode).toBe(404);
    expect((await meOf(here)).statusCode).toBe(200);
    expect((await here.call('/api/v1/auth/sessions', 'DELETE')).statusCode).toBe(200);
    expect([(await meOf(here)).statusCode, (await meOf(there)).statusCode]).toEqual([401, 401]);
  });

  it('end after two weeks without a visit, and after 90 days in any case', async () => {
    const idle = await signInBrowser(app, OWL);
    const busy = await signInBrowser(app, OWL);
    app.clock.advance(13 * DAY_MS);
    expect((await meOf(busy)).statusCode).toBe(200);
    app.clock.advance(2 * DAY_MS);
    expect([(await meOf(idle)).statusCode, (await meOf(busy)).statusCode]).toEqual([401, 200]);
    for (let day = 15; day < 90; day += 5) {
      app.clock.advance(5 * DAY_MS);
      await meOf(busy);
    }
    expect((await meOf(busy)).statusCode).toBe(401);
  });
});

describe('the time zone of the browser', () => {
  it('is stored under its canonical name, and written only when it changes', async () => {
    const browser = await signInBrowser(app, PAPER_FOX);
    const visitFrom = async (timeZone: string) =>
      await app.app.inject({
        url: '/api/v1/auth/me',
        headers: { cookie: sessionCookie(browser), 'x-time-zone': timeZone },
      });
    await visitFrom('Europe/Berlin');
    const writes = vi.spyOn(app.db, 'write');
    for (const spelling of ['europe/berlin', 'EUROPE/BERLIN', 'eUrOpE/bErLiN', '+05:30', 'Atlantis/Capital']) {
      expect((await visitFrom(spelling)).statusCode).toBe(200);
    }
    expect(writes).not.toHaveBeenCalled();
    writes.mockRestore();
    const stored = await app.db.kysely
      .selectFrom('users')
      .select('time_zone')
      .where('discord_id', '=', PAPER_FOX)
      .execute();
    expect(stored).toEqual([{ time_zone: 'Europe/Berlin' }]);
  });
});

describe('a page on another site', () => {
  it.each([
    ['POST', '/api/v1/auth/logout'],
    ['DELETE', '/api/v1/auth/sessions'],
    ['DELETE', '/api/v1/profile'],
    ['PUT', '/api/v1/profile'],
    ['POST', '/api/v1/auth/submit-managed-server'],
    ['POST', '/api/v1/favorites/merge'],
    ['POST', '/api/v1/hidden/merge'],
  ] as const)('cannot %s %s', async (method, url) => {
    const browser = await signInBrowser(app, PAPER_FOX);
    const cookie = sessionCookie(browser);
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await app.app.inject({
        method,
        url,
        payload: { withReviews: true },
        headers: { cookie, ...headers },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin']);
    }
    expect((await meOf(browser)).statusCode).toBe(200);
  });
});

it('reads a guild list once for concurrent requests, however long it takes', async () => {
  const browser = await signInBrowser(app, OWL);
  const id = await userIdOf(browser);
  app.clock.advance(3_600_000);
  let reads = 0;
  const answer = Promise.withResolvers<[]>();
  const guilds = async () => {
    reads++;
    return await answer.promise;
  };
  const deps = accountDeps({ ...app, oauth: { ...app.oauth!, guilds } });
  const first = requireGuilds(deps, id);
  await expect.poll(() => reads).toBe(1);
  app.clock.advance(11_000);
  const second = requireGuilds(deps, id);
  await app.api('GET /api/v1/categories');
  await app.db.kysely.selectFrom('users').select('id').execute();
  answer.resolve([]);
  await Promise.all([first, second]);
  expect(reads).toBe(1);
});
