// The API area, `/api/...`: version and User-Agent checks, call counts, scenarios, limits, then the route's handler.

import type { IncomingMessage } from 'node:http';
import { refusals, type Answer } from './answers.ts';
import { getInvite, inviteRoutes } from './invite-routes.ts';
import { matchRoute, type Exchange, type Route } from './routes.ts';
import { bucketLimit, cloudflareLimit, globalLimit, playTransport, type Outcome } from './scenario-transport.ts';
import { isContentScenario } from './scenarios.ts';
import type { StandInState } from './state.ts';

const routes: readonly Route[] = [...inviteRoutes];

/** `DiscordBot (URL, VERSION)` and anything after it. */
const USER_AGENT = /^DiscordBot \(\S+, \S+\)/;

/** Answers a request whose path begins with `/api`. */
export async function answerApi(exchange: Exchange): Promise<Outcome> {
  const outcome = await route(exchange);
  exchange.state.calls.recordStatus(outcome.answer.status);
  return outcome;
}

async function route(exchange: Exchange): Promise<Outcome> {
  const { state, request } = exchange;
  const [, version, path = ''] = /^\/api(?:\/v(\d+))?(\/.*)$/.exec(exchange.path) ?? [];
  const match = matchRoute(routes, request.method ?? 'GET', path);
  if (match.kind !== 'route') {
    state.calls.record('unknown');
    return plainly(match.kind === 'none' ? refusals.notFound() : refusals.wrongMethod());
  }
  const known: Exchange = { ...exchange, params: match.params };
  const code = match.route.name === 'getInvite' ? known.params[0] : undefined;
  state.calls.record(match.route.name, code);
  if (!USER_AGENT.test(request.headers['user-agent'] ?? '')) return plainly(refusals.blockedAtEdge());
  if (!isServedVersion(version, path)) return plainly(refusals.wrongVersion());
  return perform(known, match.route, code);
}

/** Only OAuth may be called without a version; elsewhere the default would be one that is long out of service. */
function isServedVersion(version: string | undefined, path: string): boolean {
  return version === undefined ? path.startsWith('/oauth2/') : version === '9' || version === '10';
}

async function perform(exchange: Exchange, found: Route, code: string | undefined): Promise<Outcome> {
  const { state, nowMs } = exchange;
  const scenario = state.scenarios.take(found.name, code === undefined ? [] : codesOf(state, code));
  if (scenario && !isContentScenario(scenario.name)) {
    const answer =
      scenario.name === 'slow' || NEEDS_ANSWER.has(scenario.name) ? await found.handle(exchange) : refusals.notFound();
    return playTransport(scenario.name, () => answer, scenario.options, nowMs);
  }
  const verdict = state.limiter.check({
    who: exchange.authorization ?? addressOf(exchange.request),
    address: addressOf(exchange.request),
    isAuthorized: exchange.authorization !== null,
    route: found.name,
    major: found.major === undefined ? '' : (exchange.params[found.major] ?? ''),
    nowMs,
  });
  if (verdict.kind === 'global') return plainly(globalLimit(verdict.retryAfterSeconds));
  if (verdict.kind === 'edge') return plainly(cloudflareLimit(verdict.retryAfterSeconds));
  if (verdict.kind === 'bucket')
    return plainly(bucketLimit(verdict.retryAfterSeconds, nowMs, state.limiter.limits.perBucket, verdict.bucket));
  const answer =
    scenario && isContentScenario(scenario.name)
      ? getInvite(exchange, { name: scenario.name, options: scenario.options })
      : await found.handle(exchange);
  return plainly({ ...answer, headers: { ...answer.headers, ...verdict.headers } });
}

/** Transport scenarios that play on the plain answer. */
const NEEDS_ANSWER: ReadonlySet<string> = new Set(['slow', 'stalled-body', 'cut-connection', 'malformed-json']);

/** The code as asked and as stored: a scenario may be set under either. */
function codesOf(state: StandInState, code: string): string[] {
  const stored = state.world.inviteByCode(code)?.code;
  return stored === undefined || stored === code ? [code] : [code, stored];
}

function addressOf(request: IncomingMessage): string {
  return request.socket.remoteAddress ?? 'unknown';
}

function plainly(answer: Answer): Outcome {
  return { answer, sending: { way: 'at-once' } };
}
