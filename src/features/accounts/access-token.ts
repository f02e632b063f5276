// A token to read Discord on a user's behalf. It lives a week; then its refresh token yields a new pair, once.
import { MINUTE_MS } from '#contract/time.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLease } from '#db/lease.ts';
import { lockUserRow } from '#db/users.ts';
import { DiscordError, isDiscordError } from '#discord/errors.ts';
import type { Tokens } from '#discord/oauth.ts';
import { deleteTokens, tokensOf } from './store.ts';
import { storeTokens, revokeLater, type TokenDeps } from './tokens.ts';

/** A token that expires within this time is refreshed first. */
const MARGIN_MS = MINUTE_MS;
/** How long other callers wait for a refresh: longer than the timeout of its call. */
const WAIT_MS = 15_000;
const POLL_MS = 250;

type Row = NonNullable<Awaited<ReturnType<typeof tokensOf>>>;

/**
 * An access token for `scope`; null when the user never granted it or has to log in again. Throws DiscordError when
 * Discord cannot be reached.
 */
export async function accessTokenFor(deps: TokenDeps, userId: string, scope: string): Promise<string | null> {
  const row = await tokensOf(deps.db.kysely, userId);
  if (!row?.scopes.split(' ').includes(scope)) return null;
  return isFresh(deps, row) ? deps.cipher.open(userId, row.access_token) : await refreshUnderLease(deps, userId);
}

function isFresh({ now }: TokenDeps, row: Row): boolean {
  return row.expires_at > now() + MARGIN_MS;
}

/**
 * A refresh token works once, so one caller in the installation uses it and the others use the result. A lease is
 * shared by many users: its name identifies nobody, and its rows are few.
 */
async function refreshUnderLease(deps: TokenDeps, userId: string): Promise<string | null> {
  const { db, cipher, now } = deps;
  const lease = createLease(db, `token-refresh:${userId.slice(-2)}`, now);
  for (let waitedMs = 0; !(await lease.hold()); waitedMs += POLL_MS) {
    if (waitedMs >= WAIT_MS) throw new DiscordError('timeout', 'Another refresh took too long');
    await sleep(POLL_MS);
  }
  try {
    const row = await tokensOf(db.kysely, userId);
    if (!row) return null;
    return isFresh(deps, row) ? cipher.open(userId, row.access_token) : await refresh(deps, userId, row);
  } finally {
    await lease.release();
  }
}

async function refresh(deps: TokenDeps, userId: string, row: Row): Promise<string | null> {
  const { db, oauth, cipher } = deps;
  const { refresh_token: sealed } = row;
  const refreshToken = sealed === null ? null : cipher.open(userId, sealed);
  if (sealed === null || refreshToken === null) return null;
  try {
    const fresh = await oauth.refresh(refreshToken);
    return await storeRefreshed(deps, userId, sealed, { ...fresh, refreshToken: fresh.refreshToken ?? refreshToken });
  } catch (error) {
    if (!isDiscordError(error, 'unauthorized')) throw error;
    await db.write(({ tx }) => deleteTokens(tx, userId, row.access_token));
    // A sign-in might have stored new tokens.
    const current = await tokensOf(db.kysely, userId);
    return current ? cipher.open(userId, current.access_token) : null;
  }
}

/** Discord rejected `accessToken`: the user removed the app. Newer tokens, of another sign-in, remain. */
export async function dropRejectedToken({ db, cipher }: TokenDeps, userId: string, accessToken: string): Promise<void> {
  await db.write(async ({ tx }) => {
    await lockUserRow(tx, userId);
    const row = await tokensOf(tx, userId);
    if (row && cipher.open(userId, row.access_token) === accessToken) await deleteTokens(tx, userId);
  });
}

/** Replaces the `old` tokens unless a sign-in stored others. If the row was deleted, revokes the new ones. */
async function storeRefreshed(deps: TokenDeps, userId: string, old: string, tokens: Tokens): Promise<string | null> {
  const isSignedIn = await deps.db.write(async ({ tx }) => {
    await lockUserRow(tx, userId);
    const row = await tokensOf(tx, userId);
    if (row?.refresh_token === old) await storeTokens(tx, deps.cipher, userId, tokens);
    return row !== undefined;
  });
  if (isSignedIn) return tokens.accessToken;
  revokeLater(deps, tokens.refreshToken ?? tokens.accessToken);
  return null;
}
