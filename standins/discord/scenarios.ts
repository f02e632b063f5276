// Scenarios: ways in which the platform can answer otherwise than it should. One is switched on for an invite code, or
// for everything with the code `*`, and stays until it is cleared or has been used `times` times.

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
  /** Seconds to wait that the 429 kinds name: default 1.4; null leaves Retry-After out of `cloudflare`. */
  retryAfterSeconds?: number | null;
  /** Code whose guild `points-elsewhere` answers. Default: another one, always the same. */
  targetCode?: string;
  /** When `expiring` and `expired-date` invites end, in ms from now. */
  expiresInMs?: number;
  /** `null-counts` leaves the profile, with its own counts, in the answer. */
  keepProfile?: boolean;
  /** Switches itself off after so many answers. */
  times?: number;
  /** Only for this route (names as in `GET /__standin/calls`); needed to reach other routes than invites by code. */
  route?: string;
}

export interface ActiveScenario {
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

/** The first option that is unknown or of the wrong kind, or null when all are fine. */
export function complaintAboutOptions(options: Record<string, unknown>): string | null {
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
  /** Without a code: all of them. */
  clear(code?: string): void;
  list(): ActiveScenario[];
  /** The scenario for this call, counted as used. `codes`: the invite code as asked and as stored, if there is one. */
  take(route: string, codes: readonly string[]): ActiveScenario | undefined;
}

export function createScenarioBoard(): ScenarioBoard {
  const active = new Map<string, ActiveScenario>();

  function fits(scenario: ActiveScenario, route: string): boolean {
    if (scenario.options.route !== undefined) return scenario.options.route === route;
    return !isContentScenario(scenario.name) || route === 'getInvite';
  }

  return {
    set: (code, name, options = {}) => void active.set(code, { code, name, options: { ...options } }),
    clear: (code) => (code === undefined ? active.clear() : void active.delete(code)),
    list: () => [...active.values()],
    take(route, codes) {
      if (active.size === 0) return undefined;
      const scenario = [...codes, '*'].map((code) => active.get(code)).find((found) => found && fits(found, route));
      if (scenario?.options.times !== undefined && --scenario.options.times <= 0) active.delete(scenario.code);
      return scenario;
    },
  };
}
