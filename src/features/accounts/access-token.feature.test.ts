import { afterAll, beforeAll, expect, it } from 'vitest';
import { DiscordError } from '#discord/errors.ts';
import type { OAuth } from '#discord/oauth.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { LAMPLIGHTER, signInBrowser, userIdOf } from '#test/browser.ts';
import { signIn } from '#test/factories.ts';
import { accessTokenFor } from './access-token.ts';
import { deleteAccount } from '#features/profile/delete-account.ts';
import { accountDeps, type AccountDeps } from './deps.ts';
import { createTokenCipher } from './token-cipher.ts';
import { storeTokens } from './tokens.ts';

const cipher = createTokenCipher('a secret that is long enough for tests only');
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());

/** A user with an expired access token; `refresh` replaces the call to Discord. */
async function expired(refresh: (deps: AccountDeps, userId: string) => ReturnType<OAuth['refresh']>) {
  const { userId } = await signIn(app);
  const deps: AccountDeps = { ...accountDeps(app), cipher };
  const tokens = { accessToken: 'old', refreshToken: 'r1', scopes: ['guilds'], expiresAt: app.clock.now() };
  await app.db.write(({ tx }) => storeTokens(tx, cipher, userId, tokens));
  return { userId, deps: { ...deps, oauth: { ...deps.oauth, refresh: () => refresh(deps, userId) } } };
}

const fresh = () => ({
  accessToken: 'new',
  refreshToken: 'r2',
  scopes: ['guilds'],
  expiresAt: app.clock.now() + 3_600_000,
});
const rowOf = (userId: string) =>
  app.db.kysely.selectFrom('user_tokens').selectAll().where('user_id', '=', userId).executeTakeFirst();

it('refreshes an expired token and reuses the new one', async () => {
  let calls = 0;
  const { userId, deps } = await expired(async () => {
    calls++;
    return fresh();
  });
  expect(await accessTokenFor(deps, userId, 'guilds')).toBe('new');
  expect(await accessTokenFor(deps, userId, 'guilds')).toBe('new');
  expect(calls).toBe(1);
  expect(await accessTokenFor(deps, userId, 'email')).toBeNull();
});

it('deletes the token when Discord rejects its refresh token', async () => {
  const { userId, deps } = await expired(async () => {
    throw new DiscordError('unauthorized', 'invalid_grant');
  });
  expect(await accessTokenFor(deps, userId, 'guilds')).toBeNull();
  expect(await rowOf(userId)).toBeUndefined();
});

it('keeps the token when Discord is unavailable, or rejects this site and not the user', async () => {
  for (const kind of ['unavailable', 'unexpected-answer'] as const) {
    const { userId, deps } = await expired(async () => {
      throw new DiscordError(kind, 'trouble');
    });
    await expect(accessTokenFor(deps, userId, 'guilds')).rejects.toMatchObject({ kind });
    expect(await rowOf(userId)).toBeDefined();
  }
});

it('stores no token when the account is deleted during the refresh', async () => {
  const { userId, deps } = await expired(async (inner, id) => {
    await deleteAccount(inner, id, true);
    return fresh();
  });
  await accessTokenFor(deps, userId, 'guilds');
  expect(await rowOf(userId)).toBeUndefined();
});

it('refreshes once for two concurrent callers, and both get the token', async () => {
  let calls = 0;
  const bothAsked = Promise.withResolvers<void>();
  // Like Discord: a refresh token works once. The answer takes until the other caller has asked for the lease.
  const { userId, deps } = await expired(async () => {
    if (++calls > 1) throw new DiscordError('unauthorized', 'invalid_grant');
    await bothAsked.promise;
    return fresh();
  });
  let writes = 0;
  deps.db = {
    ...deps.db,
    async write(work) {
      const result = await app.db.write(work);
      if (++writes === 2) bothAsked.resolve();
      return result;
    },
  };
  const both = await Promise.all([accessTokenFor(deps, userId, 'guilds'), accessTokenFor(deps, userId, 'guilds')]);
  expect(both).toEqual(['new', 'new']);
  expect(calls).toBe(1);
  expect(cipher.open(userId, (await rowOf(userId))?.refresh_token ?? '')).toBe('r2');
});

it('lets the next caller refresh when the first one fails', async () => {
  let calls = 0;
  const { userId, deps } = await expired(async () => {
    if (++calls === 1) throw new DiscordError('unavailable', 'trouble');
    return fresh();
  });
  const both = await Promise.allSettled([
    accessTokenFor(deps, userId, 'guilds'),
    accessTokenFor(deps, userId, 'guilds'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(calls).toBe(2);
});

it('revokes a token that arrives after the account was deleted', async () => {
  const revoked: string[] = [];
  const { userId, deps } = await expired(async (inner, id) => {
    await deleteAccount(inner, id, true);
    return fresh();
  });
  deps.oauth.revoke = async (token) => void revoked.push(token);
  expect(await accessTokenFor(deps, userId, 'guilds')).toBeNull();
  await expect.poll(() => revoked).toEqual(['r2']);
});

it('makes one call to Discord for two concurrent requests', async () => {
  const browser = await signInBrowser(app, LAMPLIGHTER);
  app.clock.advance(7 * 86_400_000);
  const before = app.standIn.state.calls.counts().routes['postToken'] ?? 0;
  const ask = () => browser.call('/api/v1/auth/managed-servers');
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers.map((answer) => answer.json().length)).toEqual([5, 5]);
  expect(app.standIn.state.calls.counts().routes['postToken']).toBe(before + 1);
  expect((await rowOf(await userIdOf(browser)))?.expires_at).toBeGreaterThan(app.clock.now());
});
