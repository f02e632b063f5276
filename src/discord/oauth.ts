// Login with Discord: authorization code with PKCE, through oauth4webapi, and reads with a user's token.
// All URLs come from the configuration; calls have one deadline including their body, a size cap, and no redirects.
import * as oauth from 'oauth4webapi';
import type { z } from 'zod';
import { readAnswer, readShape } from './answer.ts';
import { DiscordError, isDiscordError } from './errors.ts';
import { createGet, guardedFetch } from './http-get.ts';
import { type UserGuild, userGuild, UserGuildsShape, type DiscordUser, discordUser, UserShape } from './user.ts';

/**
 * Users can decline `email` and `guilds`; everything works without them. The email address is not read: the scope is
 * requested so that no user has to consent again once the site sends mail.
 */
const SCOPES = 'identify email guilds';
const GUILDS_PAGE = 200;
/** Far beyond Discord's own limit of 200 guilds per user. */
const MAX_GUILD_PAGES = 10;

export interface Tokens {
  accessToken: string;
  refreshToken: string | null;
  /** The granted ones. */
  scopes: string[];
  /** Epoch ms. */
  expiresAt: number;
}

interface Start {
  /** Where the browser is redirected. */
  url: string;
  state: string;
  codeVerifier: string;
}

interface Callback {
  /** Query parameters of the redirect back. */
  parameters: URLSearchParams;
  state: string;
  codeVerifier: string;
}

/** The user denied consent, or the response does not belong to our request. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

/** All throw DiscordError; `begin` only 'breaker-open'. While logins are paused, `retryAfterMs` is for how long. */
export interface OAuth {
  begin(): Promise<Start>;
  /** Throws SignInRefused. Makes no call, like `begin`. */
  check(callback: Callback): Promise<void>;
  /** Throws SignInRefused as well. */
  complete(callback: Callback): Promise<Tokens>;
  /** 'unauthorized' when Discord no longer accepts the refresh token. */
  refresh(refreshToken: string): Promise<Tokens>;
  /** Revokes all tokens of the user for this application. */
  revoke(token: string): Promise<void>;
  user(accessToken: string): Promise<DiscordUser>;
  /** Needs the scope `guilds`. */
  guilds(accessToken: string): Promise<UserGuild[]>;
}

/** The application's credentials, Discord's OAuth endpoints, and where they send users back to. */
interface SignInSettings {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  redirectUri: string;
}

interface OAuthOptions {
  signIn: SignInSettings;
  apiUrl: string;
  userAgent: string;
  timeoutMs: number;
  /** Epoch ms. */
  now: () => number;
  fetch?: typeof fetch;
  /** Aborts calls. */
  stopping?: AbortSignal;
}

export function createOAuth(options: OAuthOptions): OAuth {
  const { signIn, userAgent, timeoutMs, now, fetch: fetchIt = fetch, stopping } = options;
  const server: oauth.AuthorizationServer = {
    issuer: new URL(signIn.authorizeUrl).origin,
    authorization_endpoint: signIn.authorizeUrl,
    token_endpoint: signIn.tokenUrl,
    revocation_endpoint: signIn.revokeUrl,
  };
  const client: oauth.Client = { client_id: signIn.clientId };
  const clientAuth = oauth.ClientSecretBasic(signIn.clientSecret);
  const request = {
    [oauth.customFetch]: limitAware(guardedFetch(fetchIt, { timeoutMs, stopping }), now),
    // Plain http only if configured: the stand-in on this machine.
    [oauth.allowInsecureRequests]: signIn.tokenUrl.startsWith('http:'),
    headers: { 'user-agent': userAgent },
  };

  return {
    async begin() {
      const codeVerifier = oauth.generateRandomCodeVerifier();
      const state = oauth.generateRandomState();
      const challenge = await oauth.calculatePKCECodeChallenge(codeVerifier);
      return { url: consentUrl(options, state, challenge), state, codeVerifier };
    },

    check: async (callback) => void checkedParameters(server, client, callback),

    async complete(callback) {
      const checked = checkedParameters(server, client, callback);
      return await tokenCall(async () => {
        const answer = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          clientAuth,
          checked,
          signIn.redirectUri,
          callback.codeVerifier,
          request,
        );
        return await oauth.processAuthorizationCodeResponse(server, client, answer);
      }, now);
    },

    refresh: async (refreshToken) =>
      await tokenCall(async () => {
        const answer = await oauth.refreshTokenGrantRequest(server, client, clientAuth, refreshToken, request);
        return await oauth.processRefreshTokenResponse(server, client, answer);
      }, now),

    async revoke(token) {
      try {
        const answer = await oauth.revocationRequest(server, client, clientAuth, token, request);
        await oauth.processRevocationResponse(answer);
      } catch (error) {
        throw discordError(error);
      }
    },

    ...userReads(options),
  };
}

/** Recognizes limits and blocks, in which the library would only see that they are no OAuth answer. */
function limitAware(fetchIt: ReturnType<typeof guardedFetch>, now: () => number): typeof fetchIt {
  return async (url, init) => {
    const answer = await fetchIt(url, init);
    const { status, headers } = answer;
    if (status === 429 || status === 403) readAnswer({ status, headers, text: await answer.clone().text() }, now());
    return answer;
  };
}

function consentUrl({ signIn }: OAuthOptions, state: string, challenge: string): string {
  const url = new URL(signIn.authorizeUrl);
  const parameters = {
    response_type: 'code',
    client_id: signIn.clientId,
    redirect_uri: signIn.redirectUri,
    scope: SCOPES,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** What is read with a user's access token. */
function userReads(options: OAuthOptions): Pick<OAuth, 'user' | 'guilds'> {
  const { apiUrl, userAgent, timeoutMs, now, stopping } = options;
  const get = createGet({ apiUrl, userAgent, timeoutMs, fetch: options.fetch ?? fetch });

  const read = async <T>(path: string, accessToken: string, shape: z.ZodType<T>): Promise<T> => {
    const raw = await get(path, { authorization: `Bearer ${accessToken}`, stopping });
    return readShape(shape, readAnswer(raw, now()));
  };

  return {
    user: async (accessToken) => discordUser(await read('/users/@me', accessToken, UserShape)),

    async guilds(accessToken) {
      const guilds: UserGuild[] = [];
      for (let page = 0; page < MAX_GUILD_PAGES; page++) {
        const after = guilds.at(-1)?.id;
        const query = `limit=${GUILDS_PAGE}&with_counts=true${after === undefined ? '' : `&after=${after}`}`;
        const found = await read(`/users/@me/guilds?${query}`, accessToken, UserGuildsShape);
        guilds.push(...found.map(userGuild));
        if (found.length < GUILDS_PAGE) break;
      }
      return guilds;
    },
  };
}

function checkedParameters(server: oauth.AuthorizationServer, client: oauth.Client, callback: Callback) {
  try {
    return oauth.validateAuthResponse(server, client, callback.parameters, callback.state);
  } catch (error) {
    throw new SignInRefused('The login was denied or its state does not match', { cause: error });
  }
}

async function tokenCall(call: () => Promise<oauth.TokenEndpointResponse>, now: () => number): Promise<Tokens> {
  try {
    const { access_token, refresh_token, scope, expires_in } = await call();
    return {
      accessToken: access_token,
      refreshToken: refresh_token ?? null,
      scopes: (scope ?? '').split(' ').filter(Boolean),
      expiresAt: now() + (expires_in ?? 0) * 1000,
    };
  } catch (error) {
    throw discordError(error);
  }
}

/** An OAuth error response means that our code or token is not valid; anything else is an upstream failure. */
function discordError(error: unknown): DiscordError {
  if (isDiscordError(error)) return error;
  if (error instanceof oauth.ResponseBodyError) {
    // Only this one is about the user.
    const kind = error.error === 'invalid_grant' ? 'unauthorized' : 'unexpected-answer';
    const isOurs = error.error === 'invalid_client';
    const hint = isOurs ? ' (DISCORD_CLIENT_ID or DISCORD_CLIENT_SECRET is wrong)' : '';
    return new DiscordError(kind, `The platform refused: ${error.error}${hint}`, { status: error.status });
  }
  if (error instanceof Error && isDiscordError(error.cause)) return error.cause;
  const status = statusOf(error);
  return new DiscordError('unexpected-answer', 'The answer to a token call could not be read', {
    status,
    cause: error,
  });
}

/** The library reports an answer that is no OAuth error with the response as the cause. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof oauth.WWWAuthenticateChallengeError) return error.status;
  return error instanceof Error && error.cause instanceof Response ? error.cause.status : undefined;
}
