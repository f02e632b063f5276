import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';
import {
  LAMPLIGHTER,
  OWL,
  PAPER_FOX,
  meOf,
  openBrowser,
  signInBrowser,
  type TestBrowser,
  userIdOf,
} from '#test/browser.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());

const count = async (table: 'users' | 'sessions' | 'user_tokens' | 'sign_ins') =>
  (await app.db.kysely.selectFrom(table).selectAll().execute()).length;

describe('signing in', () => {
  it.each(['GET /api/v1/auth/discord', 'GET /api/v1/auth/login', 'GET /api/auth/login'])(
    '%s redirects to Discord',
    async (call) => {
      const answer = await openBrowser(app).call(call.slice('GET '.length));
      expect(answer.statusCode).toBe(302);
      const { origin, searchParams } = new URL(String(answer.headers.location));
      expect(origin).toBe(app.standIn.url);
      expect(Object.fromEntries(searchParams)).toMatchObject({
        response_type: 'code',
        scope: 'identify email guilds',
        code_challenge_method: 'S256',
        redirect_uri: 'http://localhost:3000/api/v1/auth/callback',
      });
    },
  );

  it('returns to the starting page with a session and a user', async () => {
    const browser = openBrowser(app);
    expect((await meOf(browser)).json()).toMatchObject({ message: 'Not authenticated' });
    expect(await browser.signIn(LAMPLIGHTER, { returnTo: '/servers?page=2' })).toBe('/servers?page=2&auth=success');
    expect((await meOf(browser)).json()).toMatchObject({
      username: 'lamplighter',
      firstName: 'Lamplighter',
      lastName: null,
      discriminator: null,
      email: null,
      isAdmin: false,
      discordId: LAMPLIGHTER,
      profileImageUrl: expect.stringContaining(`/avatars/${LAMPLIGHTER}/`),
    });
    const session = browser.cookies.get('duskrow_session')!;
    expect(Buffer.from(session, 'base64url')).toHaveLength(32);
    const rows = await app.db.kysely.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(session);
  });

  it('with a new Discord name updates the name shown with reviews', async () => {
    const browser = await signInBrowser(app, LAMPLIGHTER);
    const { id } = await submitServer(app, 'starforge');
    const payload = { serverId: id, rating: 5, reviewText: 'Kind people, good games.' };
    expect((await browser.call('/api/v1/reviews', 'POST', payload)).statusCode).toBe(201);
    await app.db.write(({ tx }) =>
      tx.updateTable('users').set({ username: 'old name' }).where('discord_id', '=', LAMPLIGHTER).execute(),
    );
    const before = app.shown();
    await signInBrowser(app, LAMPLIGHTER);
    await expect.poll(() => app.shown()).toBe(before + 1);
    const invalidate = vi.spyOn(app.db.background, 'write');
    await signInBrowser(app, LAMPLIGHTER);
    expect(invalidate).not.toHaveBeenCalled();
  });

  it('with a new Discord name does not depend on the pages that show the former one', async () => {
    const { id } = await submitServer(app, 'starforge');
    const browser = await signInBrowser(app, PAPER_FOX);
    const payload = { serverId: id, rating: 4, reviewText: 'Kind people, good games.' };
    expect((await browser.call('/api/v1/reviews', 'POST', payload)).statusCode).toBe(201);
    await app.db.write(({ tx }) =>
      tx.updateTable('users').set({ username: 'old name' }).where('discord_id', '=', PAPER_FOX).execute(),
    );
    const warn = vi.spyOn(app.app.log, 'warn');
    vi.spyOn(app.db.background, 'write').mockRejectedValue(new DatabaseUnavailable('too slow'));
    expect((await meOf(await signInBrowser(app, PAPER_FOX))).json()).toMatchObject({ username: 'Paper Fox' });
    await expect.poll(() => warn.mock.calls.length).toBe(1);
  });

  it('keeps the discriminator of old names and recognizes a returning user', async () => {
    const first = await signInBrowser(app, PAPER_FOX);
    const known = (await meOf(first)).json();
    expect(known).toMatchObject({ username: 'Paper Fox', discriminator: '4207', firstName: 'Paper Fox' });
    const users = await count('users');
    const second = await signInBrowser(app, PAPER_FOX);
    expect((await meOf(second)).json().id).toBe(known.id);
    expect(await count('users')).toBe(users);
    expect(second.cookies.get('duskrow_session')).not.toBe(first.cookies.get('duskrow_session'));
  });

  it('works without e-mail address and guild list', async () => {
    const browser = openBrowser(app);
    expect(await browser.signIn(OWL, { scopes: [] })).toBe('/?auth=success');
    expect((await meOf(browser)).json()).toMatchObject({ username: 'tuesday.owl', email: null });
    expect((await browser.call('/api/v1/auth/managed-servers')).json().code).toBe('guild_list_missing');
  });

  it('starts a new session and ends the old one of the browser', async () => {
    const browser = await signInBrowser(app, LAMPLIGHTER);
    const before = browser.cookies.get('duskrow_session')!;
    await browser.signIn(LAMPLIGHTER);
    expect(browser.cookies.get('duskrow_session')).not.toBe(before);
    const old = await app.app.inject({ url: '/api/v1/auth/me', headers: { cookie: `duskrow_session=${before}` } });
    expect(old.statusCode).toBe(401);
  });

  it('as another user deletes the tokens of the previous user if that was their last session', async () => {
    const browser = openBrowser(app);
    await browser.signIn('592000000000000005');
    const id = await userIdOf(browser);
    await browser.signIn(OWL);
    const left = await app.db.kysely.selectFrom('user_tokens').select('user_id').where('user_id', '=', id).execute();
    expect(left).toEqual([]);
  });

  it('stores the tokens encrypted', async () => {
    await signInBrowser(app, LAMPLIGHTER);
    const rows = await app.db.kysely.selectFrom('user_tokens').selectAll().execute();
    expect(rows.every((row) => row.access_token.startsWith('v1.') && row.refresh_token?.startsWith('v1.'))).toBe(true);
  });
});

describe('GET /api/v1/auth/callback', () => {
  it('signs nobody in when consent is denied', async () => {
    const browser = openBrowser(app);
    const back = await browser.consent(await browser.begin('/profile'), { userId: LAMPLIGHTER, decision: 'deny' });
    expect((await browser.call(back)).headers.location).toBe('/profile?auth=error');
    expect((await meOf(browser)).statusCode).toBe(401);
  });

  it.each(['GET /api/v1/auth/callback'])(
    '%s is refused when it is forged, from another browser, replayed or late',
    async () => {
      const users = await count('users');
      const sessions = await count('sessions');
      const outcome = async (browser: TestBrowser, back: string) => (await browser.call(back)).headers.location;
      const victim = openBrowser(app);
      const attacker = openBrowser(app);
      const back = await attacker.consent(await attacker.begin(), { userId: OWL });
      expect(await outcome(victim, back)).toBe('/?auth=error');
      await victim.begin();
      expect(await outcome(victim, back)).toBe('/?auth=error');
      expect(await outcome(victim, '/api/v1/auth/callback?code=abc&state=made-up')).toBe('/?auth=error');
      expect(await outcome(victim, '/api/v1/auth/callback')).toBe('/?auth=error');
      const late = openBrowser(app);
      const lateBack = await late.consent(await late.begin(), { userId: OWL });
      app.clock.advance(11 * 60_000);
      expect(await outcome(late, lateBack)).toBe('/?auth=error');
      expect([await count('users'), await count('sessions')]).toEqual([users, sessions]);

      const honest = openBrowser(app);
      const once = await honest.consent(await honest.begin(), { userId: OWL });
      const answers = await Promise.all(Array.from({ length: 10 }, () => honest.call(once)));
      const locations = answers.map(({ headers }) => headers.location);
      expect(locations.filter((location) => location === '/?auth=success')).toHaveLength(1);
      expect(await count('sessions')).toBe(sessions + 1);
    },
  );

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/.//evil.example'])(
    'never redirects to %s',
    async (returnTo) => {
      expect(await openBrowser(app).signIn(OWL, { returnTo })).toBe('/?auth=success');
    },
  );

  it('leads to the home page from an address that is too long, or given twice', async () => {
    const longest = `/servers?search=${'a'.repeat(1984)}`;
    expect(await openBrowser(app).signIn(OWL, { returnTo: longest })).toBe(`${longest}&auth=success`);
    expect(await openBrowser(app).signIn(OWL, { returnTo: `${longest}a` })).toBe('/?auth=success');
    const twice = openBrowser(app);
    const begun = await twice.call('/api/v1/auth/discord?returnTo=/submit&returnTo=/owners');
    const back = await twice.consent(String(begun.headers.location), { userId: OWL });
    expect((await twice.call(back)).headers.location).toBe('/?auth=success');
  });

  it('redirects with an error and logs a warning when Discord is down', async () => {
    const warned = vi.spyOn(app.app.log, 'warn');
    const browser = openBrowser(app);
    const back = await browser.consent(await browser.begin('/submit'), { userId: OWL });
    app.standIn.state.scenario('*', 'server-error', { route: 'postToken' });
    const { location } = (await browser.call(back)).headers;
    app.standIn.state.clearScenarios();
    expect(location).toBe('/submit?auth=error');
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      { kind: 'unexpected-answer', status: 502, reason: 'The answer to a token call could not be read' },
      'a sign-in failed',
    );
    warned.mockRestore();
  });
});

it.each([
  ['announces a limit', 'rate-limited'],
  ['blocks the address', 'cloudflare'],
] as const)('logins wait when Discord %s, and continue afterwards', async (_, scenario) => {
  const retryAfterSeconds = 30;
  const requests = () => app.standIn.state.calls.counts().routes['postToken'] ?? 0;
  const browser = openBrowser(app);
  const other = openBrowser(app);
  const [back, others] = [
    await browser.consent(await browser.begin('/submit'), { userId: OWL }),
    await other.consent(await other.begin(), { userId: LAMPLIGHTER }),
  ];
  app.standIn.state.scenario('*', scenario, { route: 'postToken', retryAfterSeconds });
  const before = requests();
  const answers = [await browser.call(back), await other.call(others), await other.call('/api/v1/auth/discord')];
  app.standIn.state.clearScenarios();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  expect(answers[0]!.headers['retry-after']).toMatch(/^3[0-3]$/);
  expect(answers[0]!.payload).toContain('Logins are paused');
  expect(requests()).toBe(before + 1);
  await submitServer(app, 'hollowlantern');
  app.clock.advance(1.2 * retryAfterSeconds * 1000);
  expect((await browser.call(back)).headers.location).toBe('/submit?auth=success');
  expect((await other.call(others)).headers.location).toBe('/?auth=success');
});

it('a block without an end pauses logins for as long as their page says, and keeps no state that expires before', async () => {
  const browser = openBrowser(app);
  const back = await browser.consent(await browser.begin('/submit'), { userId: OWL });
  const pending = await count('sign_ins');
  app.standIn.state.scenario('*', 'cloudflare', { route: 'postToken', retryAfterSeconds: null, times: 1 });
  const { headers, payload } = await browser.call(back);
  const waitSeconds = Number(headers['retry-after']);
  expect(waitSeconds).toBeGreaterThanOrEqual(3600);
  expect(payload).toContain('Logins are paused');
  expect(await count('sign_ins')).toBe(pending - 1);
  app.clock.advance((waitSeconds - 1) * 1000);
  expect((await browser.call('/api/v1/auth/discord')).statusCode).toBe(503);
  app.clock.advance(1000);
  expect(await browser.signIn(OWL)).toBe('/?auth=success');
});

it('neither a canceled consent nor an outage keeps other logins waiting after a pause', async () => {
  const login = async (decision?: 'deny') => {
    const browser = openBrowser(app);
    const back = await browser.consent(await browser.begin('/submit'), { userId: OWL, decision });
    return async () => (await browser.call(back)).headers.location;
  };
  const [blocked, failing, next] = [await login(), await login(), await login()];
  const [canceled, canceledLater] = [await login('deny'), await login('deny')];
  app.standIn.state.scenario('*', 'cloudflare', { route: 'postToken', retryAfterSeconds: 30, times: 1 });
  expect([await blocked(), await canceled()]).toEqual([undefined, '/submit?auth=error']);
  app.clock.advance(36_000);
  expect(await canceledLater()).toBe('/submit?auth=error');
  app.standIn.state.scenario('*', 'cut-connection', { route: 'postToken', times: 1 });
  expect(await failing()).toBe('/submit?auth=error');
  expect(await next()).toBe('/submit?auth=success');
});

it('a limit of one user fails their login and pauses no other', async () => {
  const [browser, other] = [openBrowser(app), openBrowser(app)];
  const back = await browser.consent(await browser.begin('/submit'), { userId: OWL });
  app.standIn.state.scenario('*', 'rate-limited', { route: 'getUser', retryAfterSeconds: 30, times: 1 });
  expect((await browser.call(back)).headers.location).toBe('/submit?auth=error');
  expect(await other.signIn(LAMPLIGHTER)).toBe('/?auth=success');
  expect(await browser.signIn(OWL)).toBe('/?auth=success');
});

it('redirects with a reason while the database is unavailable', async () => {
  const browser = openBrowser(app);
  const back = await browser.consent(await browser.begin('/submit'), { userId: OWL });
  const write = vi.spyOn(app.db, 'write').mockRejectedValue(new DatabaseUnavailable('down'));
  try {
    const begun = await app.app.inject({ url: '/api/v1/auth/login?returnTo=/submit' });
    expect([begun.statusCode, begun.headers.location]).toEqual([302, '/submit?auth=error&reason=unavailable']);
    const finished = await browser.call(back);
    expect([finished.statusCode, finished.headers.location]).toEqual([302, '/?auth=error&reason=unavailable']);
  } finally {
    write.mockRestore();
  }
});

it('redirects with a reason when sign-in is not configured', async () => {
  const live = await startTestApp({ DISCORD: 'live', DISCORD_CLIENT_ID: '', DISCORD_CLIENT_SECRET: '' });
  try {
    for (const path of ['/api/v1/auth/discord', '/api/v1/auth/login', '/api/auth/login']) {
      const { headers, statusCode } = await live.app.inject({ url: `${path}?returnTo=/profile` });
      expect([statusCode, headers.location]).toEqual([302, '/profile?auth=error&reason=unconfigured']);
    }
  } finally {
    await live.close();
  }
});
