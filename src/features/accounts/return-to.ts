// Where a user lands after signing in: always a path on this site.

const HOME = '/';
// Characters that can make a browser read another host or path. Control characters are included because browsers drop
// them.
// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\\\u0000-\u001f\u007f]/;

/** The path with its query and fragment if it is on this site, otherwise the home page. */
export function returnPath(wanted: string | undefined): string {
  if (!wanted || !wanted.startsWith('/') || wanted.startsWith('//') || UNSAFE.test(wanted)) return HOME;
  const base = 'http://site.invalid';
  const url = URL.parse(wanted, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return HOME;
  return url.pathname + url.search + url.hash;
}

/** Why a login failed, where users should know. */
type Reason = 'unconfigured' | 'closed' | 'unavailable';

/** Adds `auth=success` or `auth=error` to the query, and the reason. */
export function withOutcome(path: string, outcome: 'success' | 'error', reason?: Reason): string {
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.set('auth', outcome);
  if (reason) url.searchParams.set('reason', reason);
  return url.pathname + url.search + url.hash;
}
