// Webhooks are sent only to public internet addresses. The connection is made to the very address that was checked, so
// that a name cannot resolve to another one in between.
import { Resolver as NameResolver } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Parts of the global block (2000::/3) that are not public: tunnels into IPv4, documentation. */
const V6_NOT_PUBLIC = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const refused = new BlockList();
for (const [net, bits] of V4) refused.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of V6_NOT_PUBLIC) refused.addSubnet(net, bits, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

export interface ResolvedAddress {
  address: string;
  family: number;
}

export interface Resolver {
  (hostname: string): Promise<ResolvedAddress[]>;
}

/**
 * Queries the name servers directly: the system's look-up would block threads that files and compression need too.
 * @param servers those of the machine unless given; @param timeoutMs for each of two attempts
 */
export function createResolver({
  servers,
  timeoutMs = 2000,
}: { servers?: string[]; timeoutMs?: number } = {}): Resolver {
  return async (hostname) => {
    const resolver = new NameResolver({ timeout: timeoutMs, tries: 2 });
    if (servers) resolver.setServers(servers);
    const lookUps = [resolver.resolve4(hostname), resolver.resolve6(hostname)];
    const found = (await Promise.allSettled(lookUps)).flatMap((answer, i) =>
      answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: i === 0 ? 4 : 6 })) : [],
    );
    // Throws the reason.
    if (found.length === 0) await lookUps[0];
    return found;
  };
}

export interface UrlRules {
  /** Plain http and any port: only for tests, whose receiver is a local program. */
  allowsHttp: boolean;
  resolve: Resolver;
  isPublic: (address: string) => boolean;
}

/** Top-level names that do not exist on the internet. */
const LOCAL_NAMES = new Set(['localhost', 'local', 'internal']);

/** Shown to owners. */
export const URL_PROBLEMS = {
  not_an_address: 'This is not an address.',
  https_needed: 'The address has to begin with https://.',
  credentials_in_address: 'The address must not contain a username or password.',
  port_in_address: 'The address must not contain a port: only the default port is used.',
  private_address: 'The address does not lead to the public internet.',
  discord_address:
    'The address belongs to Discord, whose webhooks need another format. Use the address of a program of yours.',
} as const;
type UrlProblem = keyof typeof URL_PROBLEMS;

/**
 * Discord's webhooks would refuse each delivery, and Discord blocks the network of a site that sends many requests it
 * refuses.
 */
const DISCORD_HOST = /(^|\.)discord(app)?\.(com|gg)\.?$/;

/** The problem with the URL as written, without resolving its name, or null. */
export function urlProblem(text: string, { allowsHttp }: Pick<UrlRules, 'allowsHttp'>): UrlProblem | null {
  if (!URL.canParse(text)) return 'not_an_address';
  const { protocol, username, password, port, hostname } = new URL(text);
  if (protocol !== 'https:' && !(allowsHttp && protocol === 'http:')) return 'https_needed';
  if (username || password) return 'credentials_in_address';
  // Otherwise an owner could scan the ports of any host that this machine can reach.
  if (port !== '' && !allowsHttp) return 'port_in_address';
  return DISCORD_HOST.test(hostname) ? 'discord_address' : null;
}

/** Also refuses hosts that are evidently private, so that the owner sees the problem immediately. */
export function newUrlProblem(text: string): UrlProblem | null {
  const problem = urlProblem(text, { allowsHttp: false });
  if (problem) return problem;
  return isPrivateHost(bare(new URL(text).hostname)) ? 'private_address' : null;
}

function isPrivateHost(host: string): boolean {
  if (isIP(host)) return !isPublicAddress(host);
  const labels = host.replace(/\.$/, '').split('.');
  return labels.length < 2 || LOCAL_NAMES.has(labels.at(-1) ?? '');
}

/** IPv6 without its brackets. */
function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** The address to connect to, or null if the name has none or any of its addresses is not public. */
export async function publicAddressOf(
  url: URL,
  rules: Pick<UrlRules, 'isPublic' | 'resolve'>,
): Promise<ResolvedAddress | null> {
  const hostname = bare(url.hostname);
  const family = isIP(hostname);
  const found = family ? [{ address: hostname, family }] : await rules.resolve(hostname);
  const [first] = found;
  return first && found.every(({ address }) => rules.isPublic(address)) ? first : null;
}

/** Whether the name now leads to an address that is not public. */
export async function leadsInside(url: URL, resolve: Resolver): Promise<boolean> {
  try {
    return (await publicAddressOf(url, { resolve, isPublic: isPublicAddress })) === null;
  } catch {
    // The name may get an address later; each delivery checks it again.
    return false;
  }
}
