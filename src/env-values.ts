// Parsers for the values of environment variables, only used by env.ts, and the error of a bad one.
// Each message completes a sentence that begins with the name of the variable.
import { isIP } from 'node:net';
import { z } from 'zod';
import { DatabaseRefused, DatabaseUnavailable } from '#db/unavailable.ts';

/** The configuration is invalid; the message has one line for each bad variable. */
export class ConfigError extends Error {
  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
  }
}

/** Before this version: no battery has kept the clock, and nothing has set it yet. */
const RELEASED_AT = Date.UTC(2026, 0);

/** Throws a ConfigError: what is stored with such a time would be deleted as too old once the clock is right. @param now epoch ms */
export function refuseUnsetClock(now: number): void {
  if (now >= RELEASED_AT) return;
  throw new ConfigError([`The clock of this computer is wrong: it shows ${new Date(now).toISOString()}`]);
}

const FIXABLE = [ConfigError, DatabaseRefused, DatabaseUnavailable];

/** What a process prints of the error that ends it: one line if the operator can fix it, otherwise its stack, too. */
export function printable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (FIXABLE.some((kind) => error instanceof kind)) return error.message;
  if ('syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo')) {
    return `${error.message}: set HOST or PORT to another`;
  }
  return error;
}

export function whole(min: number, max = 1_000_000_000) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.string().regex(/^\d+$/, message).transform(Number).pipe(z.number().min(min, message).max(max, message));
}

export function textUpTo(max: number) {
  return z.string().trim().max(max, `must have at most ${max} characters`);
}

function startsWith(...starts: string[]) {
  return z.string().refine((text) => starts.some((start) => text.toLowerCase().startsWith(start)), {
    error: `must be a URL that starts with ${starts.join(' or ')}`,
    abort: true,
  });
}

export const databaseUrl = startsWith('postgres://', 'postgresql://')
  .refine(isDatabaseUrl, {
    error: 'cannot be read as a URL: special characters of the password must be percent-encoded, such as / as %2F',
    abort: true,
  })
  .refine(namesDatabase, 'must name a host and a database, such as postgres://duskrow:password@localhost/duskrow');

/** A `/`, `?` or `#` in the password ends the host: the user is then taken for it, and an @ is left in the rest. */
function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.username !== '' || !`${url.pathname}${url.search}${url.hash}`.includes('@'));
}

/** The host can be a parameter: the folder of a Unix socket. */
function namesDatabase(text: string): boolean {
  const { hostname, pathname, searchParams } = new URL(text);
  return (hostname !== '' || searchParams.has('host')) && pathname.length > 1;
}

export const webUrl = startsWith('http://', 'https://').refine((text) => URL.canParse(text), {
  error: 'cannot be read as a URL',
  abort: true,
});

/** Paths are appended to it, so a trailing slash is removed. */
export const baseUrl = webUrl
  .refine((text) => {
    const { username, password, search, hash } = new URL(text);
    return `${username}${password}${search}${hash}` === '';
  }, 'must be a URL without a query, a fragment or credentials')
  .transform((text) => text.replace(/\/+$/, ''));

/** The site is served at the root of its origin. */
export const siteOrigin = webUrl.transform((text, context): string => {
  const { href, origin } = new URL(text);
  if (href === `${origin}/`) return origin;
  context.addIssue({ code: 'custom', message: 'must be an origin without a path, such as https://directory.example' });
  return z.NEVER;
});

export function list(item: RegExp, what: string) {
  return z
    .string()
    .transform(commaSeparated)
    .refine((items) => items.every((text) => item.test(text)), `must hold ${what}`);
}

export const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off')
  .transform((text) => text === 'on' || text === 'true' || text === '1');

// "true" (trust everyone) is refused on purpose: visitors could then choose the address by which they are rate-limited.
export const proxies = z.string().transform((text, context): false | number | string[] => {
  if (/^(off|false|0)$/.test(text)) return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = commaSeparated(text);
  if (addresses.every(isProxyAddress)) return addresses;
  context.addIssue({
    code: 'custom',
    message: 'must be off, a number of hops, or addresses and networks separated by commas (10.0.0.0/8, loopback)',
  });
  return z.NEVER;
});

function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function commaSeparated(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
