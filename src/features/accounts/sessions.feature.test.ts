import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contract/time.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import {
  LAMPLIGHTER,
  MOSS_KEEPER,
  OWL,
  openBrowser,
  signInBrowser,
  type TestBrowser,
  userIdOf,
} from '#test/browser.ts';
import { expireSessions } from '#db/sessions.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { DiscordError } from '#discord/errors.ts';
import { accountDeps } from './deps.ts';
import { expireTokens } from './sessions.ts';

const running = new AbortController().signal;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());

const sessionsOf = async (browser: TestBrowser) =>
  (await browser.call('/api/v1/auth/sessions')).json<{ id: string; isCurrent: boolean; seenAt: string }[]>();
const hasTokens = async (userId: string) =>
  (await app.db.kysely.selectFrom('user_tokens').select('user_id').where('user_id', '=', userId).execute()).length > 0;
const revocations = () => app.standIn.state.calls.counts().routes['revokeToken'] ?? 0;
const pendingLogins = async () => (await app.db.kysely.selectFrom('sign_ins').selectAll().execute()).length;
const isGranted = (discordId: string) => app.standIn.state.tokens.hasConsent(discordId, ['identify']);

it('the oldest session ends with the fifty-first login of an account', async () => {
  const first = await signInBrowser(app, MOSS_KEEPER);
  app.clock.advance(1000);
  const second = await signInBrowser(app, MOSS_KEEPER);
  const userId = await userIdOf(first);
  const row = await app.db.kysely.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute();
  const others = Array.from({ length: 48 }, (_, i) => ({
    ...row[0]!,
    id: `se_${i}`,
    token_hash: `hash ${i}`,
    created_at: app.clock.now() + i,
  }));
  await app.db.write(({ tx }) => tx.insertInto('sessions').values(others).execute());
  expect((await first.call('/api/v1/auth/sessions')).statusCode).toBe(200);
  app.clock.advance(1000);
  const last = await signInBrowser(app, MOSS_KEEPER);
  const statuses = await Promise.all([first, second, last].map((browser) => browser.call('/api/v1/auth/sessions')));
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 200, 200]);
  await last.call('/api/v1/auth/sessions', 'DELETE');
});

describe('an expired session', () => {
  it('is not listed, and does not retain the tokens after a logout', async () => {
    const idle = await signInBrowser(app, OWL);
    app.clock.advance(10 * DAY_MS);
    const busy = await signInBrowser(app, OWL);
    const userId = await userIdOf(busy);
    expect(await sessionsOf(busy)).toHaveLength(2);
    app.clock.advance(5 * DAY_MS);
    expect((await sessionsOf(busy)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    app.clock.advance(59_000);
    expect((await sessionsOf(busy)).map(({ seenAt }) => Date.parse(seenAt))).toEqual([app.clock.now()]);
    expect((await idle.call('/api/v1/auth/sessions')).statusCode).toBe(401);
    expect((await busy.call('/api/v1/auth/logout', 'POST')).statusCode).toBe(200);
    expect(await hasTokens(userId)).toBe(false);
  });

  it('is not listed after 90 days, however often it was used', async () => {
    const old = await signInBrowser(app, OWL);
    for (let day = 0; day < 85; day += 5) {
      app.clock.advance(5 * DAY_MS);
      expect((await old.call('/api/v1/auth/me')).statusCode).toBe(200);
    }
    const young = await signInBrowser(app, OWL);
    expect(await sessionsOf(young)).toHaveLength(2);
    app.clock.advance(5 * DAY_MS);
    expect(await sessionsOf(young)).toHaveLength(1);
  });

  it('loses the tokens, here and at Discord, if it was the last one', async () => {
    const gone = await userIdOf(await signInBrowser(app, LAMPLIGHTER));
    const gonePartly = await userIdOf(await signInBrowser(app, MOSS_KEEPER));
    app.clock.advance(10 * DAY_MS);
    await signInBrowser(app, MOSS_KEEPER);
    app.clock.advance(5 * DAY_MS);
    const before = revocations();
    // The two jobs run in any order.
    await expireSessions(app.db, app.clock.now());
    expect(await expireTokens(accountDeps(app), running)).toBe(15 * MINUTE_MS);
    expect([await hasTokens(gone), await hasTokens(gonePartly)]).toEqual([false, true]);
    expect([isGranted(LAMPLIGHTER), isGranted(MOSS_KEEPER)]).toEqual([false, true]);
    expect(revocations()).toBeGreaterThan(before);
    const calls = revocations();
    await expireTokens(accountDeps(app), running);
    expect(revocations()).toBe(calls);
  });

  it('loses the tokens in batches until none are left, and no more once the server stops', async () => {
    const tokens = Array.from({ length: 250 }, (_, i) => ({
      user_id: `u_idle${i}`,
      access_token: 'from another secret',
      refresh_token: null,
      scopes: 'identify',
      expires_at: app.clock.now(),
    }));
    await app.db.write(({ tx }) => tx.insertInto('user_tokens').values(tokens).execute());
    const left = async () =>
      (await app.db.kysely.selectFrom('user_tokens').select('user_id').where('user_id', 'like', 'u_idle%').execute())
        .length;
    await expireTokens(accountDeps(app), AbortSignal.abort());
    expect(await left()).toBe(250);
    expect(await expireTokens(accountDeps(app), running)).toBe(0);
    expect(await expireTokens(accountDeps(app), running)).toBe(15 * MINUTE_MS);
    expect(await left()).toBe(0);
  });
});

it('of a login succeeds although the old one of the browser cannot be ended', async () => {
  const browser = await signInBrowser(app, LAMPLIGHTER);
  const back = await browser.consent(await browser.begin(), { userId: OWL });
  const count = async () => (await app.db.kysely.selectFrom('sessions').select('id').execute()).length;
  const before = await count();
  const { write } = app.db;
  const writes = vi.spyOn(app.db, 'write').mockImplementation(async (work) => {
    if ((await count()) > before) throw new DatabaseUnavailable('down');
    return await write(work);
  });
  const { headers } = await browser.call(back);
  writes.mockRestore();
  expect(headers.location).toBe('/?auth=success');
  expect((await browser.call('/api/v1/auth/me')).json()).toMatchObject({ discordId: OWL });
  for (const id of [LAMPLIGHTER, OWL]) await (await signInBrowser(app, id)).call('/api/v1/auth/sessions', 'DELETE');
});

describe('idle tokens', () => {
  const idle = async () => {
    const ids: string[] = [];
    for (const user of [LAMPLIGHTER, MOSS_KEEPER, OWL]) ids.push(await userIdOf(await signInBrowser(app, user)));
    app.clock.advance(15 * DAY_MS);
    return async () => (await Promise.all(ids.map(hasTokens))).filter(Boolean).length;
  };

  it.each([
    ['limits revocations', 'rate-limited', 30_000],
    ['is down', 'server-error', 15 * MINUTE_MS],
  ] as const)('remain while Discord %s, which keeps nobody from logging in', async (_, scenario, pauseMs) => {
    const left = await idle();
    const before = revocations();
    app.standIn.state.scenario('*', scenario, { route: 'revokeToken', retryAfterSeconds: 30, times: 1 });
    expect(await expireTokens(accountDeps(app), running)).toBe(pauseMs);
    expect([await left(), revocations() - before]).toEqual([3, 1]);
    await expect(app.oauth!.begin()).resolves.toMatchObject({ url: expect.any(String) });
    expect(await expireTokens(accountDeps(app), running)).toBe(15 * MINUTE_MS);
    expect([await left(), isGranted(LAMPLIGHTER), isGranted(OWL)]).toEqual([0, false, false]);
  });

  it('of others are revoked although Discord always fails for one account', async () => {
    const left = await idle();
    const failing = new DiscordError('timeout', 'No complete response within 8000 ms');
    let refused: string | undefined;
    const revoke = async (token: string): Promise<void> => {
      if ((refused ??= token) === token) throw failing;
      await app.oauth!.revoke(token);
    };
    const deps = accountDeps({ ...app, oauth: { ...app.oauth!, revoke } });
    const run = async () => (await expireTokens(deps, running), await left());
    await expect.poll(run).toBe(1);
    await expireTokens(accountDeps(app), running);
    expect(await left()).toBe(0);
  });

  it('are deleted without a revocation if Discord rejects it, or if sign-in is no longer configured', async () => {
    for (const error of [
      new DiscordError('unexpected-answer', 'The platform refused: invalid_request', { status: 400 }),
      new DiscordError('unauthorized', 'Sign-in is not configured'),
    ]) {
      const left = await idle();
      const oauth = { ...app.oauth!, revoke: async () => await Promise.reject(error) };
      expect(await expireTokens(accountDeps({ ...app, oauth }), running)).toBe(15 * MINUTE_MS);
      expect(await left()).toBe(0);
    }
  });

  it('of a login during the revocation remain', async () => {
    const left = await idle();
    const browser = openBrowser(app);
    const oauth = { ...app.oauth!, revoke: async () => void (await browser.signIn(OWL)) };
    await expireTokens(accountDeps({ ...app, oauth }), running);
    expect(await left()).toBe(1);
    await browser.call('/api/v1/auth/sessions', 'DELETE');
  });
});

describe("Discord's tokens", () => {
  it('are revoked by the logout that ends the last session, and only by that', async () => {
    const [one, two] = [await signInBrowser(app, LAMPLIGHTER), await signInBrowser(app, LAMPLIGHTER)];
    const userId = await userIdOf(two);
    const before = revocations();
    await one.call('/api/v1/auth/logout', 'POST');
    expect([await hasTokens(userId), isGranted(LAMPLIGHTER)]).toEqual([true, true]);
    await two.call('/api/v1/auth/logout', 'POST');
    await expect.poll(() => revocations()).toBe(before + 1);
    expect([await hasTokens(userId), isGranted(LAMPLIGHTER)]).toEqual([false, false]);
  });

  it('are revoked once when both browsers log out at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await signInBrowser(app, LAMPLIGHTER), await signInBrowser(app, LAMPLIGHTER)];
      const userId = await userIdOf(two);
      const before = revocations();
      await Promise.all([one, two].map((browser) => browser.call('/api/v1/auth/logout', 'POST')));
      await expect.poll(() => revocations()).toBe(before + 1);
      expect(await hasTokens(userId)).toBe(false);
    }
  });

  it('are revoked with the account', async () => {
    const browser = await signInBrowser(app, MOSS_KEEPER);
    const userId = await userIdOf(browser);
    const before = revocations();
    expect((await browser.call('/api/v1/profile', 'DELETE', { withReviews: false })).statusCode).toBe(200);
    await expect.poll(() => revocations()).toBe(before + 1);
    expect([await hasTokens(userId), isGranted(MOSS_KEEPER)]).toEqual([false, false]);
  });

  it('of a new login survive a logout that Discord has not processed yet', async () => {
    const browser = await signInBrowser(app, LAMPLIGHTER);
    const userId = await userIdOf(browser);
    const { complete, revoke } = app.oauth!;
    const calls: string[] = [];
    const release = Promise.withResolvers<void>();
    vi.spyOn(app.oauth!, 'complete').mockImplementation(async (callback) => {
      calls.push('exchange');
      return await complete(callback);
    });
    vi.spyOn(app.oauth!, 'revoke').mockImplementation(async (token) => {
      await release.promise;
      await revoke(token);
      calls.push('revoked');
    });
    await browser.call('/api/v1/auth/logout', 'POST');
    const login = browser.call(await browser.consent(await browser.begin(), { userId: LAMPLIGHTER }));
    await expect.poll(pendingLogins).toBe(0);
    release.resolve();
    expect((await login).headers.location).toBe('/?auth=success');
    expect(calls).toEqual(['revoked', 'exchange']);
    expect([await hasTokens(userId), isGranted(LAMPLIGHTER)]).toEqual([true, true]);
    vi.restoreAllMocks();
  });

  it('are reported in the log when Discord fails to revoke them, and the logout succeeds', async () => {
    const browser = await signInBrowser(app, OWL);
    const userId = await userIdOf(browser);
    const warn = vi.spyOn(app.app.log, 'warn');
    app.standIn.state.scenario('*', 'server-error', { route: 'revokeToken' });
    try {
      expect((await browser.call('/api/v1/auth/logout', 'POST')).statusCode).toBe(200);
      await expect.poll(() => warn.mock.calls.length).toBe(1);
    } finally {
      app.standIn.state.clearScenarios();
    }
    const [details, text] = warn.mock.calls[0] as unknown[];
    expect([details, text]).toMatchObject([
      { err: { name: 'DiscordError' } },
      expect.stringContaining('could not be revoked'),
    ]);
    expect(await hasTokens(userId)).toBe(false);
  });
});
