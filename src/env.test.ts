import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allCommunities } from '#standins/discord/communities/all-communities.ts';
import { guildOf } from '#standins/discord/guild.ts';
import { sampleUserIds } from '#standins/discord/sample-users.ts';
import { readConfig } from './env.ts';

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(path.join(os.tmpdir(), 'duskrow-env-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const SECRET = 'x'.repeat(32);
const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env });
const CLIENT = {
  DISCORD_CLIENT_ID: '123456789012345678',
  DISCORD_CLIENT_SECRET: 's',
  PUBLIC_URL: 'https://duskrow.example',
};
const CREDENTIALS = { ...CLIENT, SESSION_SECRET: SECRET };

describe('the sandbox', () => {
  it('works without any variable', () => {
    expect(read()).toMatchObject({
      isBuilt: false,
      seed: true,
      logLevel: 'warn',
      http: { port: 3000, host: 'localhost', publicUrl: 'http://localhost:3000', trustProxy: false },
      dataDir,
      databaseUrl: undefined,
      limits: { minMembers: 0, submissionsPerDay: 20, unmoderatedPerDay: 2 },
    });
  });

  it('points every URL of the platform to the stand-in', () => {
    expect(read({ STANDIN_PORT: '4711' }).discord).toMatchObject({
      mode: 'sandbox',
      standinPort: 4711,
      apiUrl: 'http://127.0.0.1:4711/api/v10',
      cdnUrl: 'http://127.0.0.1:4711',
      budget: { total: 100_000, background: 100_000, backgroundFloor: 40 },
      signIn: {
        clientId: '990000000000000001',
        authorizeUrl: 'http://127.0.0.1:4711/oauth2/authorize',
        tokenUrl: 'http://127.0.0.1:4711/api/oauth2/token',
        revokeUrl: 'http://127.0.0.1:4711/api/oauth2/token/revoke',
      },
    });
  });

  it('has the ids of the admin and of oadro in the data of the stand-in', () => {
    const oadro = allCommunities.filter(({ code }) => code === 'oadro').map((community) => guildOf(community).id);
    expect(read()).toMatchObject({ adminUserIds: [sampleUserIds[0]], oadro: { guildId: oadro[0] } });
  });

  it('generates one secret and stores it readable only by its owner', () => {
    const { secret } = read();
    expect(secret).toHaveLength(43);
    expect(read().secret).toBe(secret);
    expect(statSync(path.join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('names DATA_DIR if the disk is full, and leaves no draft of the secret', () => {
    // Only Linux has /dev/full.
    if (process.platform !== 'linux') return;
    symlinkSync('/dev/full', path.join(dataDir, `session-secret.${process.pid}`));
    expect(() => read()).toThrow(/^DATA_DIR cannot be used: ENOSPC[^\n]*$/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('does not silently replace a damaged secret', () => {
    writeFileSync(path.join(dataDir, 'session-secret'), 'short');
    expect(() => read()).toThrow(/^SESSION_SECRET is unset and .* is damaged/);
  });
});

describe('the real platform', () => {
  it('is used without sign-in if DISCORD is live', () => {
    const config = read({ DISCORD: 'live' });
    expect(config).toMatchObject({ seed: false, adminUserIds: [], http: { host: '0.0.0.0' } });
    expect(config.discord).toMatchObject({
      mode: 'live',
      standinPort: undefined,
      apiUrl: 'https://discord.com/api/v10',
      cdnUrl: 'https://cdn.discordapp.com',
      budget: { total: 150, background: 100, backgroundFloor: 40 },
      signIn: undefined,
    });
  });

  it('is at DISCORD_API_URL, without a stand-in', () => {
    const { discord } = read({ DISCORD_API_URL: 'http://127.0.0.1:9/api/v10/' });
    expect(discord).toMatchObject({ mode: 'live', standinPort: undefined, apiUrl: 'http://127.0.0.1:9/api/v10' });
  });

  it('is used with sign-in if credentials are set', () => {
    const { discord, secret } = read(CREDENTIALS);
    expect(secret).toBe(SECRET);
    expect(discord).toMatchObject({ mode: 'production', signIn: { tokenUrl: 'https://discord.com/api/oauth2/token' } });
  });

  it.each([
    ['a client', CLIENT],
    ['a bot', { DISCORD_BOT_TOKEN: 't' }],
  ])('requires a secret with the credentials of %s', (_case, credentials) => {
    expect(() => read(credentials)).toThrow(/^SESSION_SECRET is missing/);
    expect(() => readFileSync(path.join(dataDir, 'session-secret'))).toThrow('ENOENT');
  });

  it('requires the public URL with the credentials of a client', () => {
    expect(() => read({ ...CREDENTIALS, PUBLIC_URL: '' })).toThrow(/^PUBLIC_URL is missing/);
  });

  it('gets a user agent with the URL of the site', () => {
    expect(read({ PUBLIC_URL: 'https://duskrow.example/' }).discord.userAgent).toMatch(
      /^DiscordBot \(https:\/\/duskrow\.example, \d+\.\d+\.\d+\)$/,
    );
  });
});

describe('the file .env', () => {
  const readFrom = (folder: string) => {
    const previous = process.cwd();
    process.chdir(folder);
    try {
      return readConfig();
    } finally {
      process.chdir(previous);
    }
  };

  it('sets variables that are undefined in the environment, but not empty ones', () => {
    writeFileSync(
      path.join(dataDir, '.env'),
      `DATA_DIR=${dataDir}\nMIN_MEMBERS=7\nPORT=4000\nDATABASE_URL=postgres://x/y`,
    );
    vi.stubEnv('PORT', '5000').stubEnv('DATABASE_URL', '');
    vi.stubEnv('MIN_MEMBERS', undefined).stubEnv('DATA_DIR', undefined);
    expect(readFrom(dataDir)).toMatchObject({
      limits: { minMembers: 7 },
      http: { port: 5000 },
      databaseUrl: undefined,
    });
    // Libraries read theirs there.
    expect(process.env['MIN_MEMBERS']).toBe('7');
  });

  it('can begin with a byte order mark', () => {
    writeFileSync(path.join(dataDir, '.env'), `\ufeffMIN_MEMBERS=7\r\nDATA_DIR=${dataDir}\r\n`);
    vi.stubEnv('MIN_MEMBERS', undefined).stubEnv('DATA_DIR', undefined);
    expect(readFrom(dataDir)).toMatchObject({ limits: { minMembers: 7 }, dataDir });
  });

  it('is named in one line if it cannot be read', () => {
    mkdirSync(path.join(dataDir, '.env'));
    expect(() => readFrom(dataDir)).toThrow(/^\.env cannot be read: EISDIR[^\n]*$/);
  });
});

it('docs/operations.md describes every variable', () => {
  const source = (file: string): string => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
  const names = [...source('src/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(25);
  const text = source('docs/operations.md');
  expect(names.filter((name) => name !== 'NODE_ENV' && !text.includes(`\`${name}\``))).toEqual([]);
});

describe('values', () => {
  it('treats an empty variable as unset', () => {
    expect(read({ PORT: '', DISCORD_CLIENT_ID: ' ' }).http.port).toBe(3000);
  });

  it.each([
    ['off', false],
    ['1', 1],
    ['loopback, 10.0.0.0/8,::1', ['loopback', '10.0.0.0/8', '::1']],
  ])('parses TRUST_PROXY %s', (text, value) => {
    expect(read({ TRUST_PROXY: text }).http.trustProxy).toEqual(value);
  });

  it.each([
    ['60', { total: 60, background: 40, backgroundFloor: 16 }],
    ['1', { total: 1, background: 1, backgroundFloor: 0 }],
    ['600', { total: 600, background: 100, backgroundFloor: 40 }],
  ])('divides a total of %s look-ups between the background and users', (total, budget) => {
    expect(read({ ...CREDENTIALS, LOOKUPS_PER_10_MINUTES: total }).discord.budget).toEqual(budget);
  });

  it('accepts 0 look-ups for the background', () => {
    const { budget } = read({ BACKGROUND_LOOKUPS_PER_10_MINUTES: '0', LOOKUPS_PER_10_MINUTES: '150' }).discord;
    expect(budget).toEqual({ total: 150, background: 0, backgroundFloor: 0 });
  });

  it('limits the background floor to the look-ups of the background', () => {
    const { budget } = read({ BACKGROUND_LOOKUPS_PER_10_MINUTES: '7' }).discord;
    expect(budget).toMatchObject({ background: 7, backgroundFloor: 7 });
    const noRoom = { LOOKUPS_PER_10_MINUTES: '9', BACKGROUND_FLOOR_PER_10_MINUTES: '9' };
    expect(() => read(noRoom)).toThrow(/^BACKGROUND_FLOOR_PER_10_MINUTES must be below LOOKUPS_PER_10_MINUTES \(9\)/);
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '0'],
    ['PORT', '3001'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PUBLIC_URL', 'duskrow.example'],
    ['PUBLIC_URL', 'https://duskrow.example/directory'],
    ['PUBLIC_URL', 'https://duskrow.example/?a=b'],
    ['PUBLIC_URL', 'https://user:password@duskrow.example'],
    ['DISCORD_API_URL', 'https://api.example/?a=b'],
    ['DISCORD_API_URL', 'https://api.example/#a'],
    ['DISCORD_API_URL', 'https://user:password@api.example'],
    ['DISCORD_CDN_URL', 'https://cdn.example/?a=b'],
    ['ADMIN_USER_IDS', '123456789012345678, bob'],
    ['DISCORD', 'yes'],
    ['DISCORD_CLIENT_ID', '1'],
    ['DISCORD_CLIENT_SECRET', 's'],
    ['SESSION_SECRET', 'short'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['BACKGROUND_LOOKUPS_PER_10_MINUTES', '100001'],
    ['BACKGROUND_FLOOR_PER_10_MINUTES', '100001'],
    ['MIN_MEMBERS', '-1'],
    ['OADRO_GUILD_ID', 'oadro'],
    ['DISCORD_CLIENT_ID', 'my app'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'größer als sechzehn'],
    ['METRICS_TOKEN', 'sixteen characters'],
    ['SEED', 'maybe'],
  ])('refuses %s=%s with one line that names the variable', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*$`));
  });

  it.each(['postgres://', 'postgres:///duskrow', 'postgres://localhost', 'postgres://duskrow:password@localhost/'])(
    'refuses %s as DATABASE_URL, which names no host or no database',
    (url) => {
      expect(() => read({ DATABASE_URL: url })).toThrow(/^DATABASE_URL must name a host and a database\b[^\n]*$/);
    },
  );

  it('accepts a Unix socket in DATABASE_URL', () => {
    const url = 'postgres:///duskrow?host=/run/postgresql';
    expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it.each(['a/b', 'a#b', 'a?b', '1/2', '1#2', '1?2'])(
    'says that the password %s in DATABASE_URL must be percent-encoded',
    (password) => {
      expect(() => read({ DATABASE_URL: `postgres://duskrow:${password}@localhost/duskrow` })).toThrow(
        /^DATABASE_URL cannot be read as a URL: .* percent-encoded/,
      );
      const encoded = `postgres://duskrow:${encodeURIComponent(password)}@localhost/duskrow?application_name=a@b`;
      expect(read({ DATABASE_URL: encoded }).databaseUrl).toBe(encoded);
    },
  );

  it.each([
    ['OPERATOR_NAME', 200],
    ['OPERATOR_CONTACT', 500],
    ['DATA_LICENCE', 300],
  ])('says how long %s may be', (name, max) => {
    expect(() => read({ [name]: 'x'.repeat(max) })).not.toThrow();
    expect(() => read({ [name]: 'x'.repeat(max + 1) })).toThrow(`${name} must have at most ${max} characters`);
  });

  it('lists every bad variable', () => {
    expect(() => read({ PORT: 'x', SEED: 'x' })).toThrow(/^PORT must .*\nSEED must /);
  });
});
