// Paths that can't be decoded. The router refuses them with a JSON error before any route; visitors get a page instead.

/** An encoded percent sign: no page has this path. */
const NOWHERE = '/%25';

/** The URL; if its path can't be decoded, one that has no page. API calls are left to the router's error. */
export function readableUrl(url: string): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return NOWHERE + url.slice(path.length);
  }
}
