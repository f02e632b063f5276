// Scenarios: unexpected ways in which Discord can answer. One is enabled for an invite code, or for all with the code
// `*`, and stays active until it is cleared or has been used `times` times.

const contentScenarios = [
  'unknown-invite',
  'expired-error',
  'expired-date',
  'expiring',
  'group-dm',
  'friend',
  'points-elsewhere',
  'null-counts',
  'no-profile',
  'unknown-features',
  'temporary',
  'guest',
  'limited-uses',
  'paused',
  'hub',
  'no-guild',
  'age-restricted',
  'odd-name',
] as const;

const transportScenarios = [
  'rate-limited',
  'rate-limited-bare',
  'global-limited',
  'cloudflare',
  'cloudflare-403',
  'server-error',
  'unauthorized',
  'not-ready',
  'not-found-bare',
  'not-found-html',
  'redirect',
  'slow',
  'stalled-body',
  'cut-connection',
  'malformed-json',
  'wrong-content-type',
  'huge-body',
] as const;

export type ContentScenario = (typeof contentScenarios)[number];
export type TransportScenario = (typeof transportScenarios)[number];
export type ScenarioName = ContentScenario | TransportScenario;

export interface ScenarioOptions {
  /** Status of `server-error`: 500, 502 (default), 503, 504 or 520-524. */
  status?: number;
  /** Delay of `slow`, default 3000. */
  delayMs?: number;
  /** Retry-After of the 429 kinds, default 1.4; null omits it from `cloudflare`. */
  retryAfterSeconds?: number | null;
  /** Code whose guild `points-elsewhere` returns. Default: another guild, always the same. */
  targetCode?: string;
  /** When `expiring` and `expired-date` invites expire, in ms from now. */
  expiresInMs?: number;
  /** Makes `null-counts` keep the profile, which has its own counts. */
  keepProfile?: boolean;
  /** Ends the scenario after this many answers. */
  times?: number;
  /** Only for this route (names as in `GET /__standin/calls`). */
  route?: string;
}

interface ActiveScenario {
  code: string;
  name: ScenarioName;
  options: ScenarioOptions;
}

const OPTION_KINDS: Record<keyof ScenarioOptions, readonly string[]> = {
  status: ['number'],
  delayMs: ['number'],
  retryAfterSeconds: ['number', 'null'],
  targetCode: ['string'],
  expiresInMs: ['number'],
  keepProfile: ['boolean'],
  times: ['number'],
  route: ['string'],
};

/** Message about the first option that is unknown or of the wrong type, or null if all are valid. */
export function optionsError(options: Record<string, unknown>): string | null {
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(OPTION_KINDS, name))
      return `${name}: unknown; options are ${Object.keys(OPTION_KINDS).join(', ')}`;
    const kinds = OPTION_KINDS[name as keyof ScenarioOptions];
    if (!kinds.includes(value === null ? 'null' : typeof value)) return `${name}: a ${kinds.join(' or ')} is needed`;
  }
  return null;
}

export function isScenarioName(name: unknown): name is ScenarioName {
  return ([...contentScenarios, ...transportScenarios] as unknown[]).includes(name);
}

export function isContentScenario(name: ScenarioName): name is ContentScenario {
  return (contentScenarios as readonly string[]).includes(name);
}

export interface ScenarioBoard {
  set(code: string, name: ScenarioName, options?: ScenarioOptions): void;
  /** Without a code: all scenarios. */
  clear(code?: string): void;
  list(): ActiveScenario[];
  /** The scenario for this call, counted as used. `codes`: the invite code as requested and as stored, if any. */
  take(route: string, codes: readonly string[]): ActiveScenario | undefined;
}

export function createScenarioBoard(): ScenarioBoard {
  const active = new Map<string, ActiveScenario>();

  function applies(scenario: ActiveScenario, route: string): boolean {
    if (scenario.options.route !== undefined) return scenario.options.route === route;
    return !isContentScenario(scenario.name) || route === 'getInvite';
  }

  return {
    set: (code, name, options = {}) => void active.set(code, { code, name, options: { ...options } }),
    clear: (code) => (code === undefined ? active.clear() : void active.delete(code)),
    list: () => [...active.values()],
    take(route, codes) {
      if (active.size === 0) return undefined;
      const scenario = [...codes, '*'].map((code) => active.get(code)).find((found) => found && applies(found, route));
      if (scenario?.options.times !== undefined && --scenario.options.times <= 0) active.delete(scenario.code);
      return scenario;
    },
  };
}
