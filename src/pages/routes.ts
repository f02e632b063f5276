// All URLs of the site in one table: the server renders from it; the browser loads, prefetches and navigates with it.
// A new page is one `*-page.tsx` in this folder and one line here; CONTRIBUTING.md lists the rest.
import type { PageUrl } from '#contract/rendering.ts';
import { compareQuery } from '#features/compare/ui/compare-state.ts';
import { healthQuery, readHealth } from '#features/health/ui/health-state.ts';
import { listQuery, unfilteredListQuery } from '#web/directory/list-filters.ts';
import { CATEGORY_SORTS, PAGE_SORTS } from '#web/directory/page-list.ts';
import {
  readRecommendationFilter,
  recommendationFilterQuery,
} from '#features/recommendations/ui/recommendation-filter.ts';
import { readReviewsView, reviewsViewQuery } from '#features/reviews/ui/reviews-view.ts';
import { boardQuery, readBoard } from '#features/reputation/ui/board-state.ts';
import { mapQuery, readMapState } from '#features/serververse/ui/map-state.ts';
import { choiceQuery, readChoice } from '#features/sharing/ui/share-choice.ts';
import type { CatalogName } from '#contract/interface-language.ts';
import { matchPath, pathOf } from '#web/match.ts';
import type { Page } from '#web/page.ts';

export interface PageModule {
  default: Page;
}

export interface PageRoute {
  path: string;
  load: () => Promise<PageModule>;
  /** The messages it needs in addition to those of public pages (see i18n.ts); default: none. */
  catalog?: CatalogName;
  /** Only the page's own valid parameters, in a fixed order, without defaults: '' or '?...'. Default: no parameters. */
  query?: (search: URLSearchParams) => string;
  /** True for pages that show more than listings: a cached page is compared with its API responses at each request. */
  revalidates?: boolean;
  /** False for pages that differ between visitors or must be rendered for each request. */
  isCacheable?: boolean;
  /** False keeps the page out of search engines. */
  isIndexable?: boolean;
  /** True for the page that the service worker caches for use without a connection. */
  isOffline?: boolean;
}

interface RedirectRoute {
  path: string;
  redirect: (params: Record<string, string>) => string;
  status: 301 | 302;
}

type Route = PageRoute | RedirectRoute;

export const routes: Route[] = [
  { path: '/', load: () => import('./home/home-page.tsx'), query: listQuery },
  { path: '/servers', load: () => import('./browse-page.tsx'), query: listQuery },
  {
    path: '/server/:identifier',
    load: () => import('./server-page.tsx'),
    query: (search) => reviewsViewQuery(readReviewsView(search)),
  },
  {
    path: '/server/:identifier/manage',
    load: () => import('./manage-page.tsx'),
    catalog: 'account',
    isIndexable: false,
  },
  {
    path: '/server/:identifier/share',
    load: () => import('./share-page.tsx'),
    catalog: 'account',
    query: (search) => choiceQuery(readChoice(search)),
    isIndexable: false,
  },
  { path: '/owners', load: () => import('./owners-page.tsx'), catalog: 'account' },
  { path: '/submit', load: () => import('./submit-page.tsx') },
  { path: '/categories', load: () => import('./categories-page.tsx') },
  {
    path: '/category/:categoryName',
    load: () => import('./category-page.tsx'),
    query: (search) => unfilteredListQuery(search, CATEGORY_SORTS),
  },
  {
    path: '/compare',
    load: () => import('./compare-page.tsx'),
    catalog: 'account',
    query: compareQuery,
    revalidates: true,
    // Every combination of servers has a URL; their content is already on their own pages.
    isIndexable: false,
  },
  { path: '/tags', load: () => import('./tags-page.tsx') },
  {
    path: '/tag/:tag',
    load: () => import('./tag-page.tsx'),
    query: (search) => unfilteredListQuery(search, PAGE_SORTS),
  },
  { path: '/languages', load: () => import('./languages-page.tsx') },
  {
    path: '/language/:code',
    load: () => import('./language-page.tsx'),
    query: (search) => unfilteredListQuery(search, PAGE_SORTS),
  },
  {
    path: '/recommendations',
    load: () => import('./recommendations-page.tsx'),
    catalog: 'account',
    query: (search) => recommendationFilterQuery(readRecommendationFilter(search)),
    isCacheable: false,
    isIndexable: false,
  },
  {
    path: '/reviews',
    load: () => import('./my-reviews-page.tsx'),
    catalog: 'account',
    isIndexable: false,
  },
  {
    path: '/achievements',
    load: () => import('./achievements-page.tsx'),
    catalog: 'account',
    isIndexable: false,
  },
  {
    path: '/leaderboard',
    load: () => import('./leaderboard-page.tsx'),
    catalog: 'account',
    query: (search) => boardQuery(readBoard(search)),
    revalidates: true,
    isIndexable: false,
  },
  {
    path: '/profile',
    load: () => import('./profile-page.tsx'),
    catalog: 'account',
    isIndexable: false,
  },
  {
    path: '/serververse',
    load: () => import('./serververse-page.tsx'),
    catalog: 'account',
    query: (search) => mapQuery(readMapState(search)),
    revalidates: true,
  },
  {
    path: '/health',
    load: () => import('./health-page.tsx'),
    catalog: 'account',
    query: (search) => healthQuery(readHealth(search)),
    isIndexable: false,
  },
  {
    path: '/decisions',
    load: () => import('./decisions-page.tsx'),
    catalog: 'account',
    isIndexable: false,
  },
  { path: '/admin', load: () => import('./admin-page.tsx'), catalog: 'admin', isIndexable: false },
  { path: '/ranking', load: () => import('./ranking-page.tsx'), catalog: 'account' },
  { path: '/privacy', load: () => import('./privacy-page.tsx'), catalog: 'account' },
  { path: '/terms', load: () => import('./terms-page.tsx'), catalog: 'account' },
  { path: '/api', load: () => import('./api-page.tsx'), catalog: 'account' },
  // Its file appears and disappears without a change in the directory.
  { path: '/data', load: () => import('./data-page.tsx'), catalog: 'account', isCacheable: false },
  {
    path: '/offline',
    load: () => import('./offline-page.tsx'),
    isIndexable: false,
    isOffline: true,
  },
  { path: '/oadro', redirect: () => '/server/oadro', status: 302 },
  { path: '/servers/:id', redirect: ({ id = '' }) => `/server/${encodeURIComponent(id)}`, status: 301 },
];

export const notFound: PageRoute = {
  path: '*',
  load: () => import('./not-found-page.tsx'),
  isCacheable: false,
  isIndexable: false,
};

export interface Found<R extends Route = Route> {
  route: R;
  params: Record<string, string>;
}

/** The route of a path without its query; the 404 page if no route matches. */
export function findRoute(path: string): Found {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params) return { route, params };
  }
  return { route: notFound, params: {} };
}

/**
 * The normalized URL of a page: without parameters that are not the page's own, such as those of campaigns, and with
 * each path segment in one encoding.
 */
export function normalizeUrl({ path, search }: PageUrl): PageUrl {
  const { route, params } = findRoute(path);
  if ('redirect' in route || route === notFound) return { path, search: '' };
  return { path: pathOf(route.path, params), search: route.query?.(new URLSearchParams(search)) ?? '' };
}

/** Follows internal redirects and returns the path and query to show, with the page for them. */
export function resolvePage(path: string, search = ''): { path: string; search: string; found: Found<PageRoute> } {
  const { route, params } = findRoute(path);
  if ('redirect' in route) return resolvePage(route.redirect(params));
  return { path, search, found: { route, params } };
}
