// Whose calls are counted together. One line has one IPv4 address, but of IPv6 a whole network: a /56 as a rule, of some
// providers a /48, while phones and rented machines have a /64 each and share the wider ones with others.
import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/** What everybody in a wide network may have together, as a multiple of what one line may. */
export const WIDE_SHARE = 2;

/**
 * An IPv4 address, or the /56 of an IPv6 one; 'unknown' for what is no address.
 * @param named as the connection or a trusted proxy names it; some proxies add the port, which is another at each connection
 */
export function clientLine(named: string): string {
  return networkOf(named, 56);
}

/** An IPv4 address, or the /48 of an IPv6 one: the most that one customer has. */
export function clientWide(named: string): string {
  return networkOf(named, 48);
}

function networkOf(named: string, bits: 48 | 56): string {
  const address = canonical(withoutPort(named));
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after].map((group) => parseInt(group, 16));
  const kept = bits === 48 ? groups.slice(0, 3) : [...groups.slice(0, 3), (groups[3] ?? 0) & 0xff00];
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/** The one spelling of an address, as IPv4 where it is one; all that is none is one caller. */
function canonical(address: string): string {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const ipv6 = new SocketAddress({ address, family: 'ipv6' }).address;
  return /^::ffff:([\d.]+)$/.exec(ipv6)?.[1] ?? ipv6;
}

function withoutPort(address: string): string {
  const [, inBrackets] = /^\[(.+)\](?::\d+)?$/.exec(address) ?? [];
  return inBrackets ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
