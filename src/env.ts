// The configuration: the only reader of the environment. In the sandbox every variable has a default; a bad value,
// or a missing one in production, aborts the startup with one line that names it. Without Discord credentials the app
// runs in the sandbox, with the stand-in. docs/operations.md describes each variable.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import packageJson from '../package.json' with { type: 'json' };
import type { BudgetLimits } from '#discord/budget-rules.ts';
import type { HoldLimits } from '#features/holds/hold.ts';
import {
  baseUrl,
  ConfigError,
  databaseUrl,
  flag,
  list,
  proxies,
  siteOrigin,
  textUpTo,
  webUrl,
  whole,
} from './env-values.ts';
import { SNOWFLAKE } from '#contract/snowflake.ts';
import { loadSecret } from './secret.ts';

const SANDBOX_CLIENT_ID = '990000000000000001';
/** From the stand-in's data: its first sample user, and its community named oadro. */
const SANDBOX_ADMIN_ID = '180000000000000001';
const SANDBOX_OADRO_GUILD_ID = '1006565732527396118';

/** Two checks of a load balancer that checks every two seconds, and a margin. */
const DRAIN_SECONDS = 5;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: whole(1, 65_535).default(3000),
  DRAIN_SECONDS: whole(0, 300).optional(),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  PUBLIC_URL: siteOrigin.optional(),
  STANDIN_PORT: whole(1, 65_535).default(3001),
  ADMIN_USER_IDS: list(SNOWFLAKE, 'ids of 15 to 20 digits, separated by commas').optional(),
  DISCORD: z.literal('live', 'must be "live" or unset').optional(),
  DISCORD_CLIENT_ID: z.string().regex(SNOWFLAKE, 'must be an id of 15 to 20 digits').optional(),
  DISCORD_CLIENT_SECRET: z.string().optional(),
  DISCORD_BOT_TOKEN: z.string().optional(),
  DISCORD_API_URL: baseUrl.optional(),
  DISCORD_CDN_URL: baseUrl.optional(),
  DISCORD_AUTHORIZE_URL: webUrl.optional(),
  DISCORD_TOKEN_URL: webUrl.optional(),
  DISCORD_REVOKE_URL: webUrl.optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: proxies.default(false),
  LOOKUPS_PER_10_MINUTES: whole(1).optional(),
  BACKGROUND_LOOKUPS_PER_10_MINUTES: whole(0).optional(),
  BACKGROUND_FLOOR_PER_10_MINUTES: whole(0).optional(),
  MIN_MEMBERS: whole(0).default(0),
  SUBMISSIONS_PER_DAY: whole(1).default(20),
  UNMODERATED_PER_DAY: whole(0).default(2),
  OADRO_GUILD_ID: z.string().regex(SNOWFLAKE, 'must be an id of 15 to 20 digits').optional(),
  OADRO_VIP_URL: webUrl.optional(),
  OADRO_RADIO_URL: webUrl.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('warn'),
  OPERATOR_NAME: textUpTo(200).optional(),
  OPERATOR_CONTACT: textUpTo(500).optional(),
  DATA_LICENCE: textUpTo(300).optional(),
  // Another character cannot be sent in the header, or would never match.
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,}$/, 'must have at least 16 characters, all visible ASCII ones')
    .optional(),
  SEED: flag.default(true),
});
type Environment = z.infer<typeof Environment>;

/**
 * - `sandbox`: no credentials; the stand-in answers.
 * - `live`: no credentials; invite look-ups use the real platform (or DISCORD_API_URL), logging in is not possible.
 * - `production`: credentials are set.
 */
type DiscordMode = 'sandbox' | 'live' | 'production';

interface SignInConfig {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  redirectUri: string;
}

export interface Config {
  /** Serves the production build; otherwise Vite builds pages on demand. */
  isBuilt: boolean;
  /** Fills an empty sandbox with the stand-in's communities. Never true outside the sandbox. */
  seed: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Required to read /metrics; if unset, the endpoint does not exist. */
  metricsToken?: string;
  http: {
    port: number;
    host: string;
    /** Public origin of the site. */
    publicUrl: string;
    /** Proxies whose forwarding header is trusted: none, a number of hops, or these addresses. */
    trustProxy: false | number | string[];
    /** How long a stopping process keeps answering, so that load balancers notice first. */
    drainMs: number;
  };
  /** Absolute. */
  dataDir: string;
  /** PostgreSQL; if unset, the SQLite file in `dataDir` is used. */
  databaseUrl?: string;
  discord: {
    mode: DiscordMode;
    /** Port of the stand-in; only in the sandbox. */
    standinPort?: number;
    apiUrl: string;
    cdnUrl: string;
    userAgent: string;
    botToken?: string;
    /** Invite look-ups of the whole installation in any 10 minutes. */
    budget: BudgetLimits;
    timeoutMs: number;
    /** Undefined if sign-in is not configured. */
    signIn?: SignInConfig;
  };
  /** Signs cookies and encrypts stored tokens. */
  secret: string;
  limits: HoldLimits;
  oadro: { guildId?: string; vipUrl?: string; radioUrl?: string };
  adminUserIds: string[];
  /** The operator of the installation, for the privacy page and the terms. */
  operator: { name: string | null; contact: string | null };
  /** License of the dump; null until the operator sets one. */
  dataLicence: string | null;
}

/**
 * Reads and validates the configuration. Outside production a missing SESSION_SECRET is generated once and stored in
 * DATA_DIR. Throws a ConfigError whose message has one line for each bad variable.
 */
export function readConfig(environment: Record<string, string | undefined> = processEnvironment()): Config {
  const env = parse(environment);
  const mode = discordMode(env);
  const isSandbox = mode === 'sandbox';
  const dataDir = path.resolve(env.DATA_DIR);
  const publicUrl = publicUrlOf(env);
  return {
    isBuilt: env.NODE_ENV === 'production',
    seed: isSandbox && env.SEED,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    // Anyone can log in to the sandbox as its admin, so by default it is not reachable from the network.
    http: {
      port: env.PORT,
      host: env.HOST ?? (isSandbox ? 'localhost' : '0.0.0.0'),
      publicUrl,
      trustProxy: env.TRUST_PROXY,
      // The sandbox has no load balancer.
      drainMs: 1000 * (env.DRAIN_SECONDS ?? (isSandbox ? 0 : DRAIN_SECONDS)),
    },
    dataDir,
    databaseUrl: env.DATABASE_URL,
    discord: discordConfig(env, mode, publicUrl),
    secret: secretOf(env, mode, dataDir),
    limits: {
      minMembers: env.MIN_MEMBERS,
      submissionsPerDay: env.SUBMISSIONS_PER_DAY,
      unmoderatedPerDay: env.UNMODERATED_PER_DAY,
    },
    oadro: {
      guildId: env.OADRO_GUILD_ID ?? (isSandbox ? SANDBOX_OADRO_GUILD_ID : undefined),
      vipUrl: env.OADRO_VIP_URL ?? (isSandbox ? 'https://oadro.example/vip' : undefined),
      radioUrl: env.OADRO_RADIO_URL ?? (isSandbox ? 'https://oadro.example/radio' : undefined),
    },
    adminUserIds: env.ADMIN_USER_IDS ?? (isSandbox ? [SANDBOX_ADMIN_ID] : []),
    operator: { name: env.OPERATOR_NAME ?? null, contact: env.OPERATOR_CONTACT ?? null },
    dataLicence: env.DATA_LICENCE ?? null,
  };
}

/** The environment, then the file `.env` next to package.json, where npm runs every command. */
function processEnvironment(): Record<string, string | undefined> {
  return Object.assign(process.env, { ...parseEnv(envFile()), ...process.env });
}

function envFile(): string {
  try {
    // Some editors begin a file with a byte order mark, which would be read as a part of the first name.
    return readFileSync('.env', 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return '';
    throw new ConfigError([`.env cannot be read: ${message}`]);
  }
}

function parse(environment: Record<string, string | undefined>): Environment {
  // An empty variable, as passed by compose files, counts as unset.
  const filled = Object.entries(environment).filter(([, value]) => value?.trim());
  const { data, error } = Environment.safeParse(Object.fromEntries(filled));
  if (error) throw new ConfigError(error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`));
  return data;
}

function discordMode(env: Environment): DiscordMode {
  if (!env.DISCORD_CLIENT_ID !== !env.DISCORD_CLIENT_SECRET) {
    const missing = env.DISCORD_CLIENT_ID ? 'DISCORD_CLIENT_SECRET' : 'DISCORD_CLIENT_ID';
    throw new ConfigError([
      `${missing} is missing: sign-in needs DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET together`,
    ]);
  }
  if (env.DISCORD_CLIENT_ID || env.DISCORD_BOT_TOKEN) return 'production';
  return env.DISCORD || env.DISCORD_API_URL ? 'live' : 'sandbox';
}

function publicUrlOf(env: Environment): string {
  if (env.PUBLIC_URL) return env.PUBLIC_URL;
  if (!env.DISCORD_CLIENT_ID) return `http://localhost:${env.PORT}`;
  throw new ConfigError(['PUBLIC_URL is missing: Discord sends users who log in back to it']);
}

function discordConfig(env: Environment, mode: DiscordMode, publicUrl: string): Config['discord'] {
  const isSandbox = mode === 'sandbox';
  if (isSandbox && env.PORT === env.STANDIN_PORT) {
    throw new ConfigError([`STANDIN_PORT must differ from PORT (both are ${env.PORT})`]);
  }
  const site = isSandbox ? `http://127.0.0.1:${env.STANDIN_PORT}` : 'https://discord.com';
  return {
    mode,
    standinPort: isSandbox ? env.STANDIN_PORT : undefined,
    apiUrl: env.DISCORD_API_URL ?? `${site}/api/v10`,
    cdnUrl: env.DISCORD_CDN_URL ?? (isSandbox ? site : 'https://cdn.discordapp.com'),
    userAgent: `DiscordBot (${publicUrl}, ${packageJson.version})`,
    botToken: env.DISCORD_BOT_TOKEN,
    budget: budgetLimits(env, isSandbox),
    timeoutMs: 8000,
    signIn: signInConfig(env, isSandbox, site, publicUrl),
  };
}

/** With a smaller total both background figures shrink proportionally. */
function budgetLimits(env: Environment, isSandbox: boolean): BudgetLimits {
  const total = env.LOOKUPS_PER_10_MINUTES ?? (isSandbox ? 100_000 : 150);
  const share = (max: number): number => Math.min(max, Math.floor((total * max) / 150));
  const background = env.BACKGROUND_LOOKUPS_PER_10_MINUTES ?? (isSandbox ? total : Math.max(1, share(100)));
  if (background > total) {
    throw new ConfigError([`BACKGROUND_LOOKUPS_PER_10_MINUTES must not exceed LOOKUPS_PER_10_MINUTES (${total})`]);
  }
  const backgroundFloor = env.BACKGROUND_FLOOR_PER_10_MINUTES ?? Math.min(background, share(40));
  if (backgroundFloor > background || backgroundFloor === total) {
    throw new ConfigError([
      `BACKGROUND_FLOOR_PER_10_MINUTES must be below LOOKUPS_PER_10_MINUTES (${total}) and at most BACKGROUND_LOOKUPS_PER_10_MINUTES (${background})`,
    ]);
  }
  return { total, background, backgroundFloor };
}

function signInConfig(env: Environment, isSandbox: boolean, site: string, publicUrl: string): SignInConfig | undefined {
  const clientId = env.DISCORD_CLIENT_ID ?? (isSandbox ? SANDBOX_CLIENT_ID : undefined);
  const clientSecret = env.DISCORD_CLIENT_SECRET ?? (isSandbox ? 'sandbox-secret' : undefined);
  if (!clientId || !clientSecret) return undefined;
  return {
    clientId,
    clientSecret,
    authorizeUrl: env.DISCORD_AUTHORIZE_URL ?? `${site}/oauth2/authorize`,
    tokenUrl: env.DISCORD_TOKEN_URL ?? `${site}/api/oauth2/token`,
    revokeUrl: env.DISCORD_REVOKE_URL ?? `${site}/api/oauth2/token/revoke`,
    redirectUri: `${publicUrl}/api/v1/auth/callback`,
  };
}

function secretOf(env: Environment, mode: DiscordMode, dataDir: string): string {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  if (mode !== 'production') return loadSecret(dataDir);
  throw new ConfigError([
    'SESSION_SECRET is missing: with Discord credentials set it must hold at least 32 random characters',
  ]);
}
