import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Database } from '#db/open.ts';
import { DiscordError } from '#discord/errors.ts';
import type { OAuth } from '#discord/oauth.ts';
import type { CallerKeys } from '#http/caller-keys.ts';
import { createTokenCipher } from './token-cipher.ts';
import type { TokenDeps } from './tokens.ts';

const MAX_FAILED_READS = 10_000;

const refuse = async (): Promise<never> => {
  throw new DiscordError('unauthorized', 'Sign-in is not configured');
};
/** Where sign-in is not configured, accounts from earlier logins can still exist. */
const noOAuth: OAuth = {
  begin: refuse,
  check: refuse,
  complete: refuse,
  refresh: refuse,
  revoke: refuse,
  user: refuse,
  guilds: refuse,
};

type AccountKeys = Pick<CallerKeys, 'accountKey' | 'personKey' | 'reviewKey'>;

export interface AccountDeps extends TokenDeps, AccountKeys {}

interface Context {
  app: { log: Pick<Logger, 'warn'> };
  db: Database;
  now: () => number;
  config: { secret: string };
  oauth: OAuth | undefined;
  callerKeys: AccountKeys;
}

export function accountDeps({ app, db, now, config, callerKeys, oauth = noOAuth }: Context): AccountDeps {
  const { accountKey, personKey, reviewKey } = callerKeys;
  return {
    db,
    now,
    oauth,
    log: app.log,
    cipher: createTokenCipher(config.secret),
    revocations: new Set(),
    guildReads: { inFlight: new Map(), failed: new LRUCache({ max: MAX_FAILED_READS }) },
    accountKey,
    personKey,
    reviewKey,
  };
}
