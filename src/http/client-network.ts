/**
 * Whose calls are counted together: an IPv4 address, or the /64 of an IPv6 one, since a single line gets a whole /64.
 * @param named as the connection or a trusted proxy names it; some proxies add the port, which is another at each connection
 */
export function clientNetwork(named: string): string {
  const address = withoutPort(named);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%', 1)[0]!.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

function withoutPort(address: string): string {
  const [, inBrackets] = /^\[(.+)\](?::\d+)?$/.exec(address) ?? [];
  return inBrackets ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
