// Paths that can't be decoded. The router refuses them with a JSON error before any route; visitors get a page instead.

/** An encoded percent sign: no page has this path. */
const NOWHERE = '/%25';

/** The address; if its path can't be decoded, one that has no page. API calls are left to the router's error. */
export function readableAddress(address: string): string {
  if (!address.includes('%') || address.startsWith('/api/')) return address;
  const [path = ''] = address.split('?', 1);
  try {
    decodeURI(path);
    return address;
  } catch {
    return NOWHERE + address.slice(path.length);
  }
}
