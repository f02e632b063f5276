import type { Logger } from 'pino';
import type { Database } from '#db/open.ts';
import { DiscordError } from '#discord/errors.ts';
import type { OAuth } from '#discord/oauth.ts';
import { createTokenCipher } from './token-cipher.ts';
import type { TokenDeps } from './tokens.ts';

const refuse = async (): Promise<never> => {
  throw new DiscordError('unauthorized', 'Sign-in is not configured');
};
/** Where sign-in isn't configured there may still be accounts of before. */
const noOAuth: OAuth = {
  begin: refuse,
  complete: refuse,
  refresh: refuse,
  revoke: refuse,
  person: refuse,
  guilds: refuse,
};

interface Kit {
  app: { log: Pick<Logger, 'warn'> };
  db: Database;
  now: () => number;
  config: { secret: string };
  oauth: OAuth | undefined;
}

export function accountDeps({ app, db, now, config, oauth = noOAuth }: Kit): TokenDeps {
  return { db, now, oauth, log: app.log, cipher: createTokenCipher(config.secret) };
}
