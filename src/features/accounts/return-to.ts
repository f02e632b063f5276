// Where a person goes after signing in: a path of this site, whatever the address said.

const HOME = '/';
// What a browser could read as another host, or as nothing that we wrote. Control characters stand here on purpose:
// browsers drop them.
// oxlint-disable-next-line no-control-regex
const ODD = /[\\\u0000-\u001f\u007f]/;

/** The path with its query when it is one of this site, else the home page. */
export function returnPath(wanted: string | undefined): string {
  if (!wanted || !wanted.startsWith('/') || wanted.startsWith('//') || ODD.test(wanted)) return HOME;
  const base = 'http://site.invalid';
  const url = URL.parse(wanted, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return HOME;
  return url.pathname + url.search;
}

/** The path with `auth=success` or `auth=error` in its query, and why it failed where that is worth telling. */
export function withOutcome(path: string, outcome: 'success' | 'error', reason?: 'unconfigured' | 'closed'): string {
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.set('auth', outcome);
  if (reason) url.searchParams.set('reason', reason);
  return url.pathname + url.search;
}
