// The platform's tokens of a person: kept encrypted, and ended with the account's last session.
import type { Logger } from 'pino';
import type { Database, Queries } from '#db/open.ts';
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
