// Parses and validates the parameters of `/oauth2/authorize`.

import { sandboxApp } from './sandbox-app.ts';

export interface AuthorizeRequest {
  /** Null only if only the bot is requested. */
  redirectUri: string | null;
  scopes: string[];
  state: string | null;
  challenge: string | null;
  prompt: 'none' | 'consent';
  /** With scope `bot`: the guild to add it to, if the client chose one. */
  guildId: string | null;
}

type Reading =
  | { kind: 'fine'; request: AuthorizeRequest }
  /** Shown to the user: a redirect would trust an unknown address. */
  | { kind: 'wrong'; message: string }
  /** Reported to the client by a redirect. */
  | { kind: 'refused'; location: string };

const SCOPES = ['identify', 'email', 'guilds', 'guilds.members.read', 'bot', 'applications.commands'];

/** Local addresses always count as registered. */
function isRegistered(redirectUri: string, registered: string | undefined): boolean {
  if (redirectUri === registered) return true;
  if (!URL.canParse(redirectUri)) return false;
  const { protocol, hostname, hash } = new URL(redirectUri);
  return /^https?:$/.test(protocol) && ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && hash === '';
}

export function readAuthorizeRequest(query: URLSearchParams, registered: string | undefined): Reading {
  if (query.get('client_id') !== sandboxApp.id) return { kind: 'wrong', message: 'Unknown Application' };
  const scopes = [...new Set((query.get('scope') ?? '').split(/[ +]/).filter((scope) => scope !== ''))];
  const redirectUri = query.get('redirect_uri');
  const isOnlyBot = scopes.length > 0 && scopes.every((scope) => scope === 'bot' || scope === 'applications.commands');
  if (redirectUri === null ? !isOnlyBot : !isRegistered(redirectUri, registered)) {
    return { kind: 'wrong', message: 'Invalid OAuth2 redirect_uri' };
  }
  const request: AuthorizeRequest = {
    redirectUri,
    scopes,
    state: query.get('state'),
    challenge: query.get('code_challenge'),
    prompt: query.get('prompt') === 'none' ? 'none' : 'consent',
    guildId: query.get('guild_id'),
  };
  const problem = problemWith(query, request);
  if (problem === null) return { kind: 'fine', request };
  if (redirectUri === null) return { kind: 'wrong', message: problem.description };
  return {
    kind: 'refused',
    location: backTo(request, { error: problem.error, error_description: problem.description }),
  };
}

function problemWith(
  query: URLSearchParams,
  { redirectUri, scopes }: AuthorizeRequest,
): { error: string; description: string } | null {
  const unknown = scopes.find((scope) => !SCOPES.includes(scope));
  if (redirectUri !== null && query.get('response_type') !== 'code') {
    return { error: 'unsupported_response_type', description: 'Only response_type=code is supported.' };
  }
  if (scopes.length === 0 || unknown !== undefined) {
    return { error: 'invalid_scope', description: 'The requested scope is invalid, unknown, or malformed.' };
  }
  if (query.has('code_challenge') && query.get('code_challenge_method') !== 'S256') {
    return { error: 'invalid_request', description: 'Only code_challenge_method=S256 is supported.' };
  }
  return null;
}

/** The client's redirect URI with the outcome and its own state in the query. */
export function backTo({ redirectUri, state }: AuthorizeRequest, outcome: Record<string, string>): string {
  const url = new URL(redirectUri ?? '');
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set('state', state);
  return url.href;
}
