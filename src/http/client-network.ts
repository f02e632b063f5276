// Which calls are counted together. An internet line has one IPv4 address but a whole IPv6 network: usually a /56, with
// some providers a /48. Phones and rented machines have a /64 each and share the wider ones with others.
import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/** The limit of a wide network, as a multiple of the limit of one line. */
export const WIDE_FACTOR = 2;

/**
 * An IPv4 address, or the /56 of an IPv6 one; 'unknown' if it is not an address.
 * @param named from the connection or a trusted proxy; some proxies append the port, which differs per connection.
 *   Fastify knows none once the client has left, whatever its types say
 */
export function clientNetwork(named: string | undefined): string {
  return networkOf(named, 56);
}

/** An IPv4 address, or the /48 of an IPv6 one: the largest network of one customer. */
export function clientWideNetwork(named: string | undefined): string {
  return networkOf(named, 48);
}

function networkOf(named: string | undefined, bits: 48 | 56): string {
  const address = canonical(withoutPort(named ?? ''));
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after].map((group) => parseInt(group, 16));
  const prefix = bits === 48 ? groups.slice(0, 3) : [...groups.slice(0, 3), (groups[3] ?? 0) & 0xff00];
  return `${prefix.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/** The canonical form of an address, IPv4 if it is one; invalid addresses count as a single caller. */
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
