// The platform's tokens of a person: kept encrypted, refreshed when needed, ended with the account's last session.
import type { Logger } from 'pino';
import { holdUser } from '#db/hold-user.ts';
import type { Database, Queries } from '#db/open.ts';
import { isDiscordError } from '#discord/errors.ts';
import type { OAuth, Tokens } from '#discord/oauth.ts';
import { deleteTokens, saveTokens, tokensOf } from './store.ts';
import type { TokenCipher } from './token-cipher.ts';

export interface TokenDeps {
  db: Database;
  oauth: OAuth;
  cipher: TokenCipher;
  /** Epoch ms. */
  now: () => number;
  log: Pick<Logger, 'warn'>;
}

/** A token that ends this soon is refreshed first. */
const MARGIN_MS = 60_000;

export async function keepTokens(tx: Queries, cipher: TokenCipher, userId: string, tokens: Tokens): Promise<void> {
  const { accessToken, refreshToken, scopes, expiresAt } = tokens;
  await saveTokens(tx, {
    user_id: userId,
    access_token: cipher.seal(userId, accessToken),
    refresh_token: refreshToken === null ? null : cipher.seal(userId, refreshToken),
    scopes: scopes.join(' '),
    expires_at: expiresAt,
  });
}

/**
 * A token that may read what `scope` names; null when the person never agreed to it, or has to sign in anew. Throws
 * DiscordError when the platform cannot be asked.
 */
export async function accessTokenFor(deps: TokenDeps, userId: string, scope: string): Promise<string | null> {
  const { db, cipher, now } = deps;
  const row = await tokensOf(db.kysely, userId);
  if (!row?.scopes.split(' ').includes(scope)) return null;
  if (row.expires_at > now() + MARGIN_MS) return cipher.open(userId, row.access_token);
  const refreshToken = row.refresh_token && cipher.open(userId, row.refresh_token);
  if (!refreshToken) return null;
  return await refreshed(deps, userId, refreshToken, row.refresh_token!);
}

async function refreshed(
  { db, oauth, cipher }: TokenDeps,
  userId: string,
  refreshToken: string,
  sealed: string,
): Promise<string | null> {
  try {
    const fresh = await oauth.refresh(refreshToken);
    const tokens = { ...fresh, refreshToken: fresh.refreshToken ?? refreshToken };
    await db.write(async ({ tx }) => {
      // The account may have ended meanwhile, or somebody else have stored newer ones.
      const isHers = (await holdUser(tx, userId)) && (await tokensOf(tx, userId))?.refresh_token === sealed;
      if (isHers) await keepTokens(tx, cipher, userId, tokens);
    });
    return tokens.accessToken;
  } catch (error) {
    if (!isDiscordError(error, 'unauthorized')) throw error;
    // Somebody else may have refreshed it a moment ago: then the row holds the new one.
    const current = await tokensOf(db.kysely, userId);
    if (current && current.refresh_token !== sealed) return cipher.open(userId, current.access_token);
    await db.write(({ tx }) => deleteTokens(tx, userId, sealed));
    return null;
  }
}

/** The token to revoke once the transaction is committed. The platform ends all of the person's tokens by any of them. */
export async function takeTokens(tx: Queries, cipher: TokenCipher, userId: string): Promise<string | null> {
  const row = await tokensOf(tx, userId);
  await deleteTokens(tx, userId);
  return row ? cipher.open(userId, row.refresh_token ?? row.access_token) : null;
}

/** Nobody waits for it: the person is signed out here whatever the platform says. */
export function revokeLater(deps: TokenDeps, token: string | null): void {
  if (token !== null) void revoke(deps, token);
}

/** Never throws: a token that stays ends by itself. */
export async function revoke({ oauth, log }: TokenDeps, token: string): Promise<void> {
  try {
    await oauth.revoke(token);
  } catch (error) {
    log.warn({ err: error }, 'tokens of a person could not be revoked; they end by themselves');
  }
}
