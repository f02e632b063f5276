// `/__standin/...`: controls that Discord does not have. Health, scenarios, custom guilds, call counts, limits, clock.

import { html, json, type Answer } from './answers.ts';
import { generousLimits, type Limits } from './limiter.ts';
import { matchRoute, readBody, type Exchange, type Route } from './routes.ts';
import { optionsError, isScenarioName, type ScenarioOptions } from './scenarios.ts';
import { STANDIN_NAME } from './standin-name.ts';
import { readCustomGuild, type CustomGuild } from './custom-guilds.ts';

const badRequest = (message: string): Answer => json(400, { message });

const routes: readonly Route[] = [
  { name: 'health', method: 'GET', pattern: /^\/health$/, handle: health },
  { name: 'communities', method: 'GET', pattern: /^\/communities$/, handle: communities },
  { name: 'calls', method: 'GET', pattern: /^\/calls$/, handle: ({ state }) => json(200, state.calls.counts()) },
  {
    name: 'resetCalls',
    method: 'DELETE',
    pattern: /^\/calls$/,
    handle: ({ state }) => (state.calls.reset(), json(200, {})),
  },
  {
    name: 'listScenarios',
    method: 'GET',
    pattern: /^\/scenarios$/,
    handle: ({ state }) => json(200, state.scenarios.list()),
  },
  { name: 'setScenario', method: 'POST', pattern: /^\/scenarios$/, handle: setScenario },
  { name: 'clearScenarios', method: 'DELETE', pattern: /^\/scenarios$/, handle: clearScenarios },
  { name: 'addGuilds', method: 'POST', pattern: /^\/guilds$/, handle: addGuilds },
  { name: 'setLimits', method: 'PUT', pattern: /^\/limits$/, handle: setLimits },
  { name: 'moveClock', method: 'PUT', pattern: /^\/clock$/, handle: moveClock },
  { name: 'reset', method: 'POST', pattern: /^\/reset$/, handle: ({ state }) => (state.reset(), json(200, {})) },
];

export async function answerControl(exchange: Exchange): Promise<Answer> {
  const path = exchange.path.slice('/__standin'.length);
  const match = matchRoute(routes, exchange.request.method ?? 'GET', path);
  if (match.kind === 'wrong-method') return json(405, { message: 'Method not allowed' });
  if (match.kind === 'none') return html(404, '<p>Nothing here. See standins/discord/README.md.</p>');
  return match.route.handle({ ...exchange, params: match.params });
}

function health({ state, nowMs }: Exchange): Answer {
  return json(200, {
    standin: STANDIN_NAME,
    pid: process.pid,
    now: new Date(nowMs).toISOString(),
    guilds: state.world.guilds().length,
  });
}

/** All communities with the facts that the seed needs; the rest is read from the invite itself. */
function communities({ state }: Exchange): Answer {
  const list = state.world.guilds().map(({ id, code, otherCode, name, category, language, members, nsfwLevel }) => ({
    code,
    otherCode,
    guildId: id,
    name,
    category,
    language,
    memberCount: members,
    isAgeRestricted: nsfwLevel === 1 || nsfwLevel === 3,
  }));
  return json(200, list);
}

async function setScenario({ state, request }: Exchange): Promise<Answer> {
  const body = await readObject(request);
  if (body === null) return badRequest('a JSON object is needed');
  const { code, scenario, ...options } = body;
  if (typeof code !== 'string' || code === '') return badRequest("code: an invite code, or '*' for everything");
  if (!isScenarioName(scenario)) return badRequest(`scenario: unknown (${String(scenario)})`);
  const problem = optionsError(options);
  if (problem !== null) return badRequest(problem);
  state.scenario(code, scenario, options as ScenarioOptions);
  return json(200, { code, scenario, options });
}

async function clearScenarios({ state, request, query }: Exchange): Promise<Answer> {
  const body = await readObject(request);
  const code = query.get('code') ?? body?.code;
  state.clearScenarios(typeof code === 'string' ? code : undefined);
  return json(200, {});
}

async function addGuilds({ state, request }: Exchange): Promise<Answer> {
  const given = await readJson(request);
  if (!Array.isArray(given)) return badRequest('an array of guilds is needed');
  const guilds: CustomGuild[] = [];
  for (const [index, entry] of given.entries()) {
    const guild = readCustomGuild(entry);
    if (typeof guild === 'string') return badRequest(`guild ${index}: ${guild}`);
    guilds.push(guild);
  }
  state.addGuilds(guilds);
  return json(200, { added: guilds.length, guilds: state.world.guilds().length });
}

async function setLimits({ state, request }: Exchange): Promise<Answer> {
  const body = await readObject(request);
  if (body === null || !Object.entries(body).every(isLimit))
    return badRequest(`limits are: ${Object.keys(generousLimits).join(', ')}`);
  state.limiter.limits = { ...state.limiter.limits, ...(body as Partial<Limits>) };
  return json(200, state.limiter.limits);
}

function isLimit([name, value]: [string, unknown]): boolean {
  if (!Object.hasOwn(generousLimits, name)) return false;
  return typeof value === 'number' || (value === null && name === 'invitesPerTenMinutes');
}

async function moveClock({ state, request }: Exchange): Promise<Answer> {
  const offsetMs = (await readObject(request))?.offsetMs;
  if (typeof offsetMs !== 'number' || !Number.isFinite(offsetMs)) return badRequest('offsetMs: a number is needed');
  state.moveClock(offsetMs);
  return json(200, { now: new Date(state.now()).toISOString() });
}

async function readObject(request: Exchange['request']): Promise<Record<string, unknown> | null> {
  const value = await readJson(request);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

async function readJson(request: Exchange['request']): Promise<unknown> {
  const text = await readBody(request);
  try {
    return JSON.parse(text || 'null') as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
