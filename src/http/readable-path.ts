// Paths that can't be decoded. The router refuses them with a JSON error before any route; a person gets a page instead.

/** A percent sign, under which there is no page. */
const NOWHERE = '/%25';

/** The address, or one without a page where its path can't be decoded. Calls of the API are left to the router's error. */
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
