import type { App } from '#src/app.ts';
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

export function accountDeps({ db, now, config, oauth = noOAuth }: App): TokenDeps {
  return { db, now, oauth, cipher: createTokenCipher(config.secret) };
}
