// A user's Discord tokens: stored encrypted, and revoked with the account's last session.
import type { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Database, Queries } from '#db/open.ts';
import type { UserTokensTable } from '#db/user-tables.ts';
import { isApiError, isDiscordError } from '#discord/errors.ts';
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
  /** Revocations that Discord has not answered yet; they never reject. */
  revocations: Set<Promise<unknown>>;
  /** Reads of guild lists by user. */
  guildReads: { inFlight: Map<string, Promise<void>>; failed: LRUCache<string, FailedRead> };
}

interface FailedRead {
  /** Epoch ms. */
  at: number;
  error: unknown;
}

export async function storeTokens(tx: Queries, cipher: TokenCipher, userId: string, tokens: Tokens): Promise<void> {
  const { accessToken, refreshToken, scopes, expiresAt } = tokens;
  await saveTokens(tx, {
    user_id: userId,
    access_token: cipher.seal(userId, accessToken),
    refresh_token: refreshToken === null ? null : cipher.seal(userId, refreshToken),
    scopes: scopes.join(' '),
    expires_at: expiresAt,
  });
}

/** Deletes the tokens; returns one to revoke after the commit. Revoking it revokes all of the user's tokens. */
export async function takeTokens(tx: Queries, cipher: TokenCipher, userId: string): Promise<string | null> {
  const row = await tokensOf(tx, userId);
  await deleteTokens(tx, userId);
  return row ? tokenToRevoke(cipher, row) : null;
}

/** Null if it is encrypted with another secret. */
export function tokenToRevoke(cipher: TokenCipher, row: UserTokensTable): string | null {
  return cipher.open(row.user_id, row.refresh_token ?? row.access_token);
}

/** Not awaited: the user is logged out here whatever Discord answers. A token that is not revoked expires by itself. */
export function revokeLater(deps: TokenDeps, token: string | null): void {
  if (token !== null) void revoke(deps, token);
}

/** Never throws. Resolves to why it has to be tried again; undefined once Discord has accepted or rejected it. */
export async function revoke({ oauth, log, revocations }: TokenDeps, token: string): Promise<unknown> {
  const revocation = oauth.revoke(token).then(
    () => undefined,
    (error: unknown) => {
      log.warn({ err: error }, 'the tokens of a user could not be revoked');
      return wasRejected(error) ? undefined : error;
    },
  );
  revocations.add(revocation);
  const failure = await revocation;
  revocations.delete(revocation);
  return failure;
}

/** Also where sign-in is no longer configured: no later call could succeed. */
function wasRejected(error: unknown): boolean {
  if (isDiscordError(error, 'rate-limited', 'blocked')) return false;
  return isApiError(error) || isDiscordError(error, 'unauthorized');
}
