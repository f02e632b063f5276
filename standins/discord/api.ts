// The API, `/api/...`: version and User-Agent checks, call counts, scenarios, limits, then the route's handler.

import { refusals, type Answer } from './answers.ts';
import { callerOf } from './callers.ts';
import { guildRoutes } from './guild-routes.ts';
import { getInvite, inviteRoutes } from './invite-routes.ts';
import { oauthRoutes } from './oauth-routes.ts';
import type { Verdict, Visit } from './limiter.ts';
import { matchRoute, type Exchange, type Route } from './routes.ts';
import {
  immediate,
  bucketLimit,
  cloudflareLimit,
  globalLimit,
  playTransport,
  type Outcome,
} from './scenario-transport.ts';
import { isContentScenario } from './scenarios.ts';
import type { StandInState } from './state.ts';
import { userRoutes } from './user-routes.ts';

const routes: readonly Route[] = [...inviteRoutes, ...guildRoutes, ...userRoutes, ...oauthRoutes];

/** `DiscordBot (URL, VERSION)` and anything after it. */
const USER_AGENT = /^DiscordBot \(\S+, \S+\)/;

/** Handles a request whose path begins with `/api`. */
export async function answerApi(exchange: Exchange): Promise<Outcome> {
  const { state, request } = exchange;
  const [, version, path = ''] = /^\/api(?:\/v(\d+))?(\/.*)$/.exec(exchange.path) ?? [];
  const match = matchRoute(routes, request.method ?? 'GET', path);
  if (match.kind !== 'route') {
    state.calls.record('unknown');
    return immediate(match.kind === 'none' ? refusals.notFound() : refusals.wrongMethod());
  }
  const known: Exchange = { ...exchange, params: match.params };
  const code = match.route.name === 'getInvite' ? known.params[0] : undefined;
  state.calls.record(match.route.name, code);
  if (!USER_AGENT.test(request.headers['user-agent'] ?? '')) return immediate(refusals.blockedAtEdge());
  if (!isServedVersion(version, path)) return immediate(refusals.wrongVersion());
  return perform(known, match.route, code);
}

/** Only OAuth can be called without a version; elsewhere the default would be a version that was shut down long ago. */
function isServedVersion(version: string | undefined, path: string): boolean {
  return version === undefined ? path.startsWith('/oauth2/') : version === '9' || version === '10';
}

async function perform(exchange: Exchange, found: Route, code: string | undefined): Promise<Outcome> {
  const { state, nowMs } = exchange;
  const scenario = state.scenarios.take(found.name, code === undefined ? [] : codesOf(state, code));
  if (scenario && !isContentScenario(scenario.name)) {
    const answer = NEEDS_ANSWER.has(scenario.name) ? await found.handle(exchange) : refusals.notFound();
    return playTransport(scenario.name, answer, scenario.options, nowMs);
  }
  if (callerOf(exchange).kind === 'invalid') return immediate(refusals.unauthorized());
  const verdict = state.limiter.check(visitOf(exchange, found));
  if (verdict.kind !== 'go') return immediate(limitAnswer(verdict, state, nowMs));
  const answer =
    scenario && isContentScenario(scenario.name)
      ? getInvite(exchange, { name: scenario.name, options: scenario.options })
      : await found.handle(exchange);
  return immediate({ ...answer, headers: { ...answer.headers, ...verdict.headers } });
}

/** Transport scenarios that alter the normal answer. */
const NEEDS_ANSWER: ReadonlySet<string> = new Set(['slow', 'stalled-body', 'cut-connection', 'malformed-json']);

function visitOf({ request, authorization, params, nowMs }: Exchange, { name, major }: Route): Visit {
  const address = request.socket.remoteAddress ?? 'unknown';
  return {
    caller: authorization ?? address,
    address,
    isAuthorized: authorization !== null,
    route: name,
    major: major === undefined ? '' : (params[major] ?? ''),
    nowMs,
  };
}

function limitAnswer(verdict: Exclude<Verdict, { kind: 'go' }>, { limiter }: StandInState, nowMs: number): Answer {
  if (verdict.kind === 'global') return globalLimit(verdict.retryAfterSeconds);
  if (verdict.kind === 'edge') return cloudflareLimit(verdict.retryAfterSeconds);
  return bucketLimit(verdict.retryAfterSeconds, nowMs, limiter.limits.perBucket, verdict.bucket);
}

/** The code as requested and as stored: a scenario can be set under either. */
function codesOf(state: StandInState, code: string): string[] {
  const stored = state.world.inviteByCode(code)?.code;
  return stored === undefined || stored === code ? [code] : [code, stored];
}
