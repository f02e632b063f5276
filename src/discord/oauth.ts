// Sign-in with the platform: authorization code with PKCE, through oauth4webapi, and what a person's token may read.
// Every address comes from the configuration; calls have one deadline with their body, a size cap, and no redirects.
import * as oauth from 'oauth4webapi';
import { z } from 'zod';
import { readAnswer } from './answer.ts';
import { DiscordError, isDiscordError } from './errors.ts';
import { createGet, guardedFetch } from './http-get.ts';
import { type PersonGuild, personGuild, PersonGuildsShape, type Person, personOf, PersonShape } from './person.ts';

export type { Person, PersonGuild };

/**
 * `email` and `guilds` may be refused by the person; everything works without. The address itself is not read: it is asked
 * for so that nobody has to agree anew once the site sends mail.
 */
const SCOPES = 'identify email guilds';
const GUILDS_PAGE = 200;
/** Far beyond the platform's own limit of 200 guilds a person. */
const MOST_GUILD_PAGES = 10;

export interface Tokens {
  accessToken: string;
  refreshToken: string | null;
  /** What was granted. */
  scopes: string[];
  /** Epoch ms. */
  expiresAt: number;
}

export interface Start {
  /** Where the browser goes. */
  url: string;
  state: string;
  codeVerifier: string;
}

export interface Callback {
  /** Parameters that the browser came back with. */
  parameters: URLSearchParams;
  state: string;
  codeVerifier: string;
}

/** The person said no, or the answer is not one to our question. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

/** All but `begin` throw DiscordError. */
export interface OAuth {
  begin(): Promise<Start>;
  /** Throws SignInRefused as well. */
  complete(callback: Callback): Promise<Tokens>;
  /** 'unauthorized' when the platform does not take the refresh token any more. */
  refresh(refreshToken: string): Promise<Tokens>;
  /** Ends all tokens of the person for this application. */
  revoke(token: string): Promise<void>;
  person(accessToken: string): Promise<Person>;
  /** Needs the scope `guilds`. */
  guilds(accessToken: string): Promise<PersonGuild[]>;
}

/** The application as the platform knows it, and where its pages and calls are. */
export interface SignInSettings {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  revokeUrl: string;
}

export interface OAuthOptions {
  signIn: SignInSettings;
  apiUrl: string;
  userAgent: string;
  timeoutMs: number;
  redirectUri: string;
  /** Epoch ms. */
  now: () => number;
  fetch?: typeof fetch;
}

export function createOAuth(options: OAuthOptions): OAuth {
  const { signIn, redirectUri, userAgent, timeoutMs, apiUrl, now, fetch: fetchIt = fetch } = options;
  const server: oauth.AuthorizationServer = {
    issuer: new URL(signIn.authorizeUrl).origin,
    authorization_endpoint: signIn.authorizeUrl,
    token_endpoint: signIn.tokenUrl,
    revocation_endpoint: signIn.revokeUrl,
  };
  const client: oauth.Client = { client_id: signIn.clientId };
  const clientAuth = oauth.ClientSecretBasic(signIn.clientSecret);
  const request = {
    [oauth.customFetch]: guardedFetch(fetchIt, timeoutMs),
    // Plain http only where the configuration names it: the stand-in on this machine.
    [oauth.allowInsecureRequests]: signIn.tokenUrl.startsWith('http:'),
    headers: { 'user-agent': userAgent },
  };
  const get = createGet({ apiUrl, userAgent, timeoutMs, fetch: fetchIt });

  const read = async <T>(path: string, accessToken: string, shape: z.ZodType<T>): Promise<T> => {
    const answer = shape.safeParse(readAnswer(await get(path, { authorization: `Bearer ${accessToken}` }), now()));
    if (answer.success) return answer.data;
    throw new DiscordError('odd-answer', 'The answer does not have the shape of the API', { cause: answer.error });
  };

  return {
    async begin() {
      const codeVerifier = oauth.generateRandomCodeVerifier();
      const state = oauth.generateRandomState();
      const url = new URL(signIn.authorizeUrl);
      const parameters = {
        response_type: 'code',
        client_id: signIn.clientId,
        redirect_uri: redirectUri,
        scope: SCOPES,
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return { url: url.href, state, codeVerifier };
    },

    async complete({ parameters, state, codeVerifier }) {
      const checked = checkedParameters(server, client, parameters, state);
      return await tokenCall(async () => {
        const answer = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          clientAuth,
          checked,
          redirectUri,
          codeVerifier,
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

    person: async (accessToken) => personOf(await read('/users/@me', accessToken, PersonShape)),

    async guilds(accessToken) {
      const guilds: PersonGuild[] = [];
      for (let page = 0; page < MOST_GUILD_PAGES; page++) {
        const after = guilds.at(-1)?.id;
        const query = `limit=${GUILDS_PAGE}&with_counts=true${after === undefined ? '' : `&after=${after}`}`;
        const found = await read(`/users/@me/guilds?${query}`, accessToken, PersonGuildsShape);
        guilds.push(...found.map(personGuild));
        if (found.length < GUILDS_PAGE) break;
      }
      return guilds;
    },
  };
}

function checkedParameters(
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  parameters: URLSearchParams,
  state: string,
): URLSearchParams {
  try {
    return oauth.validateAuthResponse(server, client, parameters, state);
  } catch (error) {
    throw new SignInRefused('The sign-in was refused or is not the one that was begun', { cause: error });
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

/** A refusal in words of the protocol says that code or token is not good; anything else is the upstream's trouble. */
function discordError(error: unknown): DiscordError {
  if (isDiscordError(error)) return error;
  if (error instanceof oauth.ResponseBodyError) {
    // Only this one is about the person; `invalid_client` says that our own secret is wrong.
    const kind = error.error === 'invalid_grant' ? 'unauthorized' : 'odd-answer';
    return new DiscordError(kind, `The platform refused: ${error.error}`, { status: error.status });
  }
  if (error instanceof Error && isDiscordError(error.cause)) return error.cause;
  return new DiscordError('odd-answer', 'The answer to a token call could not be read', { cause: error });
}
