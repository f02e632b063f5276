// `/oauth2/authorize`: shows the login page and redirects the browser back with a code or an error.

import { html, json, redirect, type Answer } from './answers.ts';
import type { Guild } from './guild.ts';
import { messagePage, signInPage } from './oauth-page.ts';
import { backTo, readAuthorizeRequest, type AuthorizeRequest } from './oauth-request.ts';
import { readBody, type Exchange } from './routes.ts';
import { botPermissions } from './sandbox-app.ts';
import { sampleUserIds, sampleUsers } from './sample-users.ts';

/** The last user who logged in, for the form and for `prompt=none`. */
const COOKIE = 'standin_user';

const PAGE_HEADERS = {
  'cache-control': 'no-store',
  // No form-action: browsers also apply it to the redirect after the form.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
};

/** Handles `/oauth2/authorize`; the same path below `/api` redirects here. */
export async function answerAuthorize(exchange: Exchange): Promise<Answer> {
  const { path, query, request, state } = exchange;
  state.calls.record('authorize');
  if (path.startsWith('/api/')) return redirect(`/oauth2/authorize?${query.toString()}`);
  const reading = readAuthorizeRequest(query, state.redirectUri);
  if (reading.kind === 'wrong')
    return html(
      400,
      messagePage(reading.message, 'The application sent something that does not fit its registration.'),
      PAGE_HEADERS,
    );
  if (reading.kind === 'refused') return redirect(reading.location);
  if (request.method === 'POST') return decide(exchange, reading.request);
  if (request.method !== 'GET') return json(405, { message: '405: Method Not Allowed', code: 0 });
  return ask(exchange, reading.request);
}

function ask({ state, query, request, nowMs }: Exchange, wanted: AuthorizeRequest): Answer {
  const userId = cookieUser(request.headers.cookie);
  const isKnown = userId !== null && state.tokens.hasConsent(userId, wanted.scopes);
  if (wanted.prompt === 'none' && isKnown && wanted.redirectUri !== null) {
    return withCode(state, { ...wanted, redirectUri: wanted.redirectUri }, userId, wanted.scopes, nowMs);
  }
  return html(200, signInPage(wanted, query, userId, manageableGuilds(state)), PAGE_HEADERS);
}

async function decide(exchange: Exchange, wanted: AuthorizeRequest): Promise<Answer> {
  const { state, request, nowMs } = exchange;
  const form = new URLSearchParams((await readBody(request)) ?? '');
  const userId = form.get('user_id') ?? '';
  if (!sampleUserIds.includes(userId))
    return html(400, messagePage('Nobody chosen', 'Go back and pick a person.'), PAGE_HEADERS);
  if (form.get('decision') !== 'allow') return deny(wanted);
  const guild = wanted.scopes.includes('bot')
    ? state.world.guildById(wanted.guildId ?? form.get('guild_id') ?? '')
    : undefined;
  if (guild) state.botGuilds.add(guild.id);
  if (wanted.redirectUri === null)
    return html(200, messagePage('Bot added', `It is now a member of ${guild?.name ?? 'no server'}.`), PAGE_HEADERS);
  const checked = form.getAll('scope');
  const scopes = wanted.scopes.filter((scope) => scope === 'identify' || scope === 'bot' || checked.includes(scope));
  return withCode(state, { ...wanted, redirectUri: wanted.redirectUri }, userId, scopes, nowMs, guild);
}

function deny(wanted: AuthorizeRequest): Answer {
  if (wanted.redirectUri === null) return html(200, messagePage('Denied', 'Nothing was changed.'), PAGE_HEADERS);
  const description = 'The resource owner or authorization server denied the request';
  return redirect(backTo(wanted, { error: 'access_denied', error_description: description }));
}

function withCode(
  state: Exchange['state'],
  wanted: AuthorizeRequest & { redirectUri: string },
  userId: string,
  scopes: string[],
  nowMs: number,
  guild?: Guild,
): Answer {
  const { redirectUri, challenge } = wanted;
  const code = state.tokens.issueCode({ userId, scopes, redirectUri, challenge }, nowMs);
  const added: Record<string, string> = guild ? { guild_id: guild.id, permissions: botPermissions.toString() } : {};
  return redirect(backTo(wanted, { code, ...added }), {
    'set-cookie': `${COOKIE}=${userId}; Path=/oauth2; HttpOnly; SameSite=Lax; Max-Age=2592000`,
  });
}

function cookieUser(header: string | undefined): string | null {
  const [, id] = new RegExp(`(?:^|; )${COOKIE}=(\\d+)`).exec(header ?? '') ?? [];
  return id !== undefined && sampleUserIds.includes(id) ? id : null;
}

/** Guilds to which a sample user can add a bot. */
function manageableGuilds({ world }: Exchange['state']): Guild[] {
  const codes = new Set(sampleUsers.flatMap(({ owns, administers, manages }) => [...owns, ...administers, ...manages]));
  return world.guilds().filter(({ vanityCode }) => vanityCode !== null && codes.has(vanityCode));
}
