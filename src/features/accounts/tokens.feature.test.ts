import { afterAll, beforeAll, expect, it } from 'vitest';
import { DiscordError } from '#discord/errors.ts';
import type { OAuth } from '#discord/oauth.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { signIn } from '#test/factories.ts';
import { endAccount } from './accounts.ts';
import { createTokenCipher } from './token-cipher.ts';
import { accessTokenFor, keepTokens, type TokenDeps } from './tokens.ts';

const cipher = createTokenCipher('a secret that is long enough for tests only');
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());

/** Somebody whose access token has run out; `refresh` is what the platform does then. */
async function expired(refresh: (deps: TokenDeps, userId: string) => ReturnType<OAuth['refresh']>) {
  const { userId } = await signIn(app);
  const deps: TokenDeps = { db: app.db, now: () => app.clock.now(), cipher, log: app.app.log, oauth: app.oauth! };
  const tokens = { accessToken: 'old', refreshToken: 'r1', scopes: ['guilds'], expiresAt: app.clock.now() };
  await app.db.write(({ tx }) => keepTokens(tx, cipher, userId, tokens));
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

it('is refreshed when it has run out, and then used as it is', async () => {
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

it('goes when the platform does not take its refresh token any more', async () => {
  const { userId, deps } = await expired(async () => {
    throw new DiscordError('unauthorized', 'invalid_grant');
  });
  expect(await accessTokenFor(deps, userId, 'guilds')).toBeNull();
  expect(await rowOf(userId)).toBeUndefined();
});

it('stays when the platform cannot be asked, or refuses us instead of the person', async () => {
  for (const kind of ['unavailable', 'odd-answer'] as const) {
    const { userId, deps } = await expired(async () => {
      throw new DiscordError(kind, 'trouble');
    });
    await expect(accessTokenFor(deps, userId, 'guilds')).rejects.toMatchObject({ kind });
    expect(await rowOf(userId)).toBeDefined();
  }
});

it('does not come back when the account ends during the refresh', async () => {
  const { userId, deps } = await expired(async (inner, id) => {
    await endAccount(inner, id, true);
    return fresh();
  });
  await accessTokenFor(deps, userId, 'guilds');
  expect(await rowOf(userId)).toBeUndefined();
});
