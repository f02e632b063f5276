// POST /oauth2/token, POST /oauth2/token/revoke and GET /oauth2/@me.

import { json, oauthError, refusals, type Answer } from './answers.ts';
import { callerOf } from './callers.ts';
import { readBody, type Exchange, type Route } from './routes.ts';
import { sandboxApp } from './sandbox-app.ts';
import { ACCESS_TOKEN_SECONDS, type Grant } from './tokens.ts';
import { userBody } from './user-routes.ts';

export const oauthRoutes: readonly Route[] = [
  {
    name: 'postToken',
    method: 'POST',
    pattern: /^\/oauth2\/token$/,
    handle: (exchange) => withClient(exchange, token),
  },
  {
    name: 'revokeToken',
    method: 'POST',
    pattern: /^\/oauth2\/token\/revoke$/,
    handle: (exchange) => withClient(exchange, revoke),
  },
  { name: 'getAuthorization', method: 'GET', pattern: /^\/oauth2\/@me$/, handle: getAuthorization },
];

/** Parses the form and authenticates the client, by HTTP Basic or form fields. JSON bodies are refused. */
async function withClient(
  exchange: Exchange,
  act: (form: URLSearchParams, exchange: Exchange) => Answer,
): Promise<Answer> {
  const type = exchange.request.headers['content-type'] ?? '';
  const body = await readBody(exchange.request);
  if (!type.startsWith('application/x-www-form-urlencoded') || body === null) {
    return oauthError(400, 'invalid_request', 'The body must be form-encoded.');
  }
  const form = new URLSearchParams(body);
  const [id, secret] = basicCredentials(exchange.authorization) ?? [form.get('client_id'), form.get('client_secret')];
  if (id !== sandboxApp.id || secret !== sandboxApp.clientSecret) {
    return oauthError(401, 'invalid_client', 'Unknown client or wrong secret.');
  }
  return act(form, exchange);
}

/** Both halves are form-encoded inside the base64, as RFC 6749 requires. */
function basicCredentials(authorization: string | null): [id: string, secret: string] | null {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '') ?? [];
  if (encoded === undefined) return null;
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':', 2);
  const plain = new URLSearchParams(`id=${id}&secret=${secret}`);
  return [plain.get('id') ?? '', plain.get('secret') ?? ''];
}

function token(form: URLSearchParams, { state, nowMs }: Exchange): Answer {
  const kind = form.get('grant_type');
  if (kind === 'authorization_code') {
    const proof = { redirectUri: form.get('redirect_uri'), verifier: form.get('code_verifier') };
    const grant = state.tokens.redeemCode(form.get('code') ?? '', proof, nowMs);
    return grant ? pair(grant) : oauthError(400, 'invalid_grant', 'Invalid "code" in request.');
  }
  if (kind === 'refresh_token') {
    const grant = state.tokens.refresh(form.get('refresh_token') ?? '', nowMs);
    return grant ? pair(grant) : oauthError(400, 'invalid_grant', 'Invalid "refresh_token" in request.');
  }
  if (kind === null) return oauthError(400, 'invalid_request', 'grant_type is missing.');
  return oauthError(400, 'unsupported_grant_type', `Grant type ${kind} is not supported.`);
}

function pair(grant: Grant): Answer {
  const body = {
    token_type: 'Bearer',
    access_token: grant.accessToken,
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: grant.refreshToken,
    scope: grant.scopes.join(' '),
  };
  return json(200, body, { 'cache-control': 'no-store' });
}

/** Revokes every token of the user for this application; an unknown token is not an error. */
function revoke(form: URLSearchParams, { state }: Exchange): Answer {
  const given = form.get('token');
  if (given === null) return oauthError(400, 'invalid_request', 'token is missing.');
  state.tokens.revoke(given);
  return json(200, {});
}

function getAuthorization(exchange: Exchange): Answer {
  const caller = callerOf(exchange);
  if (caller.kind !== 'user') return refusals.unauthorized();
  const { user, grant } = caller;
  return json(200, {
    application: {
      id: sandboxApp.id,
      name: sandboxApp.name,
      icon: null,
      description: sandboxApp.description,
      bot_public: true,
      bot_require_code_grant: false,
      verify_key: '0'.repeat(64),
    },
    scopes: grant.scopes,
    expires: new Date(grant.expiresAtMs).toISOString().replace('Z', '+00:00'),
    ...(grant.scopes.includes('identify') ? { user: userBody(user, false) } : {}),
  });
}
