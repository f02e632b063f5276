// Whose calls are counted together. One line has one IPv4 address, but of IPv6 a whole network: a /56 as a rule, of some
// providers a /48, while phones and rented machines have a /64 each and share the wider ones with others.

/** What everybody in a wide network may have together, as a multiple of what one line may. */
export const WIDE_SHARE = 2;

/**
 * An IPv4 address, or the /56 of an IPv6 one.
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
  const address = withoutPort(named);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%', 1)[0]!.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after].map((group) => parseInt(group, 16));
  const kept = bits === 48 ? groups.slice(0, 3) : [...groups.slice(0, 3), (groups[3] ?? 0) & 0xff00];
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

function withoutPort(address: string): string {
  const [, inBrackets] = /^\[(.+)\](?::\d+)?$/.exec(address) ?? [];
  return inBrackets ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
