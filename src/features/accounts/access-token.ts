// A token to read the platform with, in a person's name. It lives a week; then its refresh token gives a new pair, once.
import { setTimeout as sleep } from 'node:timers/promises';
import { createLease } from '#db/lease.ts';
import { lockUserRow } from '#db/users.ts';
import { DiscordError, isDiscordError } from '#discord/errors.ts';
import type { Tokens } from '#discord/oauth.ts';
import { deleteTokens, tokensOf } from './store.ts';
import { keepTokens, revokeLater, type TokenDeps } from './tokens.ts';

/** A token that ends this soon is refreshed first. */
const MARGIN_MS = 60_000;
/** How long one refresh keeps the others waiting: longer than the deadline of its call. */
const WAIT_MS = 15_000;
const LOOK_EVERY_MS = 50;

type Row = NonNullable<Awaited<ReturnType<typeof tokensOf>>>;

/**
 * A token that may read what `scope` names; null when the person never agreed to it, or has to sign in anew. Throws
 * DiscordError when the platform cannot be asked.
 */
export async function accessTokenFor(deps: TokenDeps, userId: string, scope: string): Promise<string | null> {
  const row = await tokensOf(deps.db.kysely, userId);
  if (!row?.scopes.split(' ').includes(scope)) return null;
  return isFresh(deps, row) ? deps.cipher.open(userId, row.access_token) : await refreshInTurn(deps, userId);
}

function isFresh({ now }: TokenDeps, row: Row): boolean {
  return row.expires_at > now() + MARGIN_MS;
}

/**
 * A refresh token is dead once it was used, so one caller of the installation uses it and the others take what came of
 * it. A lease is shared by many people: its name tells nothing of anybody, and its rows are few.
 */
async function refreshInTurn(deps: TokenDeps, userId: string): Promise<string | null> {
  const { db, cipher, now } = deps;
  const lease = createLease(db, `token-refresh:${userId.slice(-2)}`, now);
  for (let waitedMs = 0; !(await lease.hold()); waitedMs += LOOK_EVERY_MS) {
    if (waitedMs >= WAIT_MS) throw new DiscordError('timeout', 'Another refresh took too long');
    await sleep(LOOK_EVERY_MS);
  }
  try {
    const row = await tokensOf(db.kysely, userId);
    if (!row) return null;
    return isFresh(deps, row) ? cipher.open(userId, row.access_token) : await refresh(deps, userId, row);
  } finally {
    await lease.release();
  }
}

async function refresh(deps: TokenDeps, userId: string, { refresh_token: sealed }: Row): Promise<string | null> {
  const { db, oauth, cipher } = deps;
  const refreshToken = sealed === null ? null : cipher.open(userId, sealed);
  if (sealed === null || refreshToken === null) return null;
  try {
    const fresh = await oauth.refresh(refreshToken);
    return await keepFresh(deps, userId, sealed, { ...fresh, refreshToken: fresh.refreshToken ?? refreshToken });
  } catch (error) {
    if (!isDiscordError(error, 'unauthorized')) throw error;
    await db.write(({ tx }) => deleteTokens(tx, userId, sealed));
    // A sign-in may have stored new ones meanwhile.
    const current = await tokensOf(db.kysely, userId);
    return current ? cipher.open(userId, current.access_token) : null;
  }
}

/** In place of the `old` one, unless a sign-in stored others meanwhile. When all were dropped, these go too. */
async function keepFresh(deps: TokenDeps, userId: string, old: string, tokens: Tokens): Promise<string | null> {
  const isSignedIn = await deps.db.write(async ({ tx }) => {
    await lockUserRow(tx, userId);
    const row = await tokensOf(tx, userId);
    if (row?.refresh_token === old) await keepTokens(tx, deps.cipher, userId, tokens);
    return row !== undefined;
  });
  if (isSignedIn) return tokens.accessToken;
  revokeLater(deps, tokens.refreshToken ?? tokens.accessToken);
  return null;
}
