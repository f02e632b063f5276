// Which addresses a webhook may lead to: those of the open internet. What a name resolves to is looked at, and the
// connection is made to that very address, so that a name cannot change its meaning in between.
import { lookup as resolve } from 'node:dns/promises';
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

export const resolveAll: Resolver = async (hostname) => await resolve(hostname, { all: true });

export interface AddressRules {
  /** Unencrypted addresses are for the sandbox. */
  allowsHttp: boolean;
  resolve: Resolver;
  isPublic: (address: string) => boolean;
}

/** What is wrong with an address as it is written, or null. */
export function addressProblem(text: string, { allowsHttp }: Pick<AddressRules, 'allowsHttp'>): string | null {
  if (!URL.canParse(text)) return 'is not an address';
  const { protocol, username, password } = new URL(text);
  if (protocol !== 'https:' && !(allowsHttp && protocol === 'http:')) return 'has to begin with https://';
  return username || password ? 'must not hold a name or a password' : null;
}

/** An address to connect to, or null when the name leads to none, or to any that is not of the open internet. */
export async function publicAddressOf(url: URL, rules: AddressRules): Promise<ResolvedAddress | null> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(hostname);
  const found = family ? [{ address: hostname, family }] : await rules.resolve(hostname);
  const [first] = found;
  return first && found.every(({ address }) => rules.isPublic(address)) ? first : null;
}
