// Which addresses a webhook may lead to: those of the open internet. What a name resolves to is looked at, and the
// connection is made to that very address, so that a name cannot change its meaning in between.
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

/** Of the block of global addresses those that lead elsewhere: tunnels into IPv4, documentation. */
const V6_WITHIN = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const refused = new BlockList();
for (const [net, bits] of V4) refused.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of V6_WITHIN) refused.addSubnet(net, bits, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the open internet. */
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
 * Asks the name servers itself: the system's own look-up waits for them in the few threads that files and compression need
 * too. @param servers those of the machine unless given; @param timeoutMs for each of two tries
 */
export function createResolver({
  servers,
  timeoutMs = 2000,
}: { servers?: string[]; timeoutMs?: number } = {}): Resolver {
  return async (hostname) => {
    const resolver = new NameResolver({ timeout: timeoutMs, tries: 2 });
    if (servers) resolver.setServers(servers);
    const asked = [resolver.resolve4(hostname), resolver.resolve6(hostname)];
    const found = (await Promise.allSettled(asked)).flatMap((answer, i) =>
      answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: i === 0 ? 4 : 6 })) : [],
    );
    // Throws why there is none.
    if (found.length === 0) await asked[0];
    return found;
  };
}

export interface AddressRules {
  /** Unencrypted addresses are for the sandbox. */
  allowsHttp: boolean;
  resolve: Resolver;
  isPublic: (address: string) => boolean;
}

/** Names that no name server of the internet knows. */
const INSIDE = new Set(['localhost', 'local', 'internal']);

/** What is wrong with an address, after its name. */
export const ADDRESS_PROBLEMS = {
  not_an_address: 'is not an address',
  https_needed: 'has to begin with https://',
  credentials_in_address: 'must not hold a name or a password',
  port_in_address: 'must not name a port: only the usual one is called',
  private_address: 'does not lead to the open internet',
} as const;
export type AddressProblem = keyof typeof ADDRESS_PROBLEMS;

/** What is wrong with an address as it is written, or null. */
export function addressProblem(text: string, { allowsHttp }: Pick<AddressRules, 'allowsHttp'>): AddressProblem | null {
  if (!URL.canParse(text)) return 'not_an_address';
  const { protocol, username, password, port } = new URL(text);
  if (protocol !== 'https:' && !(allowsHttp && protocol === 'http:')) return 'https_needed';
  if (username || password) return 'credentials_in_address';
  // Else the answers would tell an owner which ports of any machine are open to this one.
  return port !== '' && !allowsHttp ? 'port_in_address' : null;
}

/** The same, and whether it says by itself that it leads nowhere: so its owner learns it at once. */
export function newAddressProblem(text: string, rules: Pick<AddressRules, 'allowsHttp'>): AddressProblem | null {
  const problem = addressProblem(text, rules);
  if (problem) return problem;
  return isInside(bare(new URL(text).hostname)) ? 'private_address' : null;
}

function isInside(host: string): boolean {
  if (isIP(host)) return !isPublicAddress(host);
  const labels = host.replace(/\.$/, '').split('.');
  return labels.length < 2 || INSIDE.has(labels.at(-1) ?? '');
}

/** IPv6 without its brackets. */
function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** An address to connect to, or null when the name leads to none, or to any that is not of the open internet. */
export async function publicAddressOf(url: URL, rules: AddressRules): Promise<ResolvedAddress | null> {
  const hostname = bare(url.hostname);
  const family = isIP(hostname);
  const found = family ? [{ address: hostname, family }] : await rules.resolve(hostname);
  const [first] = found;
  return first && found.every(({ address }) => rules.isPublic(address)) ? first : null;
}
