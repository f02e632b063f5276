// The URL of /health: which dashboard is open, and on which tab.
import { queryString } from '#contract/client.ts';

export const HEALTH_PATH = '/health';

export const TABS = ['overview', 'community', 'technical', 'alerts'] as const;
export type Tab = (typeof TABS)[number];

/** Used instead of a slug: slugs have no capital letters. */
const ALL = 'ALL';

export interface HealthState {
  /** Slug of a server, `'all'` for the dashboard of all, undefined for the list. */
  of: { slug: string } | 'all' | undefined;
  tab: Tab;
}

export function readHealth(search: URLSearchParams): HealthState {
  const server = search.get('server');
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'overview';
  return { of: server === ALL ? 'all' : server ? { slug: server } : undefined, tab };
}

/** Without the defaults of `readHealth`: '' or '?...'. */
export function healthQuery({ of, tab }: HealthState): string {
  if (!of) return '';
  return queryString({ server: of === 'all' ? ALL : of.slug, tab: tab === 'overview' ? null : tab });
}

export function healthHref({ of, tab = 'overview' }: Pick<HealthState, 'of'> & Partial<HealthState>): string {
  return HEALTH_PATH + healthQuery({ of, tab });
}

/** The dashboard that is shown. */
export type DashboardScope = NonNullable<HealthState['of']>;

/** Undefined for all. */
export function slugOf(scope: DashboardScope): string | undefined {
  return scope === 'all' ? undefined : scope.slug;
}
