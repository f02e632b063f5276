// Holds pages whose code has loaded, and loads the others. One per browser tab, one per rendering on the server.
// `React.lazy` cannot say whether the code has arrived, and it loads neither a page's data nor its catalog.
import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { Head, Page, PageContext } from './page.ts';
import { loadCatalogs } from './i18n.ts';
import { type PageRoute, resolvePage } from '#pages/routes.ts';
import type { SiteInfo } from '#contract/rendering.ts';

interface PageStoreOptions {
  api: Api;
  queries: QueryClient;
  site: SiteInfo;
  i18n: I18n;
}

/** A page that is loading: `code` resolves when it can be shown, `data` when its queries are filled as well. */
export interface PagePrefetch {
  code: Promise<Page>;
  data: Promise<void>;
}

export interface PageStore extends PageStoreOptions {
  /** The page of a route, or undefined while its code is not loaded. */
  loaded(route: PageRoute): Page | undefined;
  /** The page's code; one promise per route, so that React can suspend on it. */
  load(route: PageRoute): Promise<Page>;
  /** Fetches code and data of a URL of this site. `data` never rejects: a failed query shows on its page. */
  prefetch(path: string, search: string): PagePrefetch;
  /** The head for a URL, from the cached data; undefined while that, or the code, is not loaded. */
  head(path: string, search: string): Head | undefined;
}

export function createPageStore({ api, queries, site, i18n }: PageStoreOptions): PageStore {
  const pages = new Map<PageRoute, Page>();
  const loading = new Map<PageRoute, Promise<Page>>();

  const load = (route: PageRoute): Promise<Page> => {
    const known = loading.get(route);
    if (known) return known;
    const arriving = Promise.all([route.load(), loadCatalogs(i18n, route.catalog)]);
    const promise = arriving.then(([module]) => {
      pages.set(route, module.default);
      return module.default;
    });
    // The next time, browsers that do not cache a failed import fetch it again.
    promise.catch(() => loading.delete(route));
    loading.set(route, promise);
    return promise;
  };

  const contextOf = (path: string, search: string): [PageRoute, PageContext] => {
    const { found, search: query } = resolvePage(path, search);
    return [found.route, { api, queries, site, i18n, params: found.params, search: new URLSearchParams(query) }];
  };

  return {
    api,
    queries,
    site,
    i18n,
    loaded: (route) => pages.get(route),
    load,
    prefetch(path, search) {
      const [route, context] = contextOf(path, search);
      const code = load(route);
      const data = code.then(({ prefetch }) => prefetch?.(context)).then(ignore, ignore);
      return { code, data };
    },
    head(path, search) {
      const [route, context] = contextOf(path, search);
      const head = pages.get(route)?.head(context);
      return head && { ...head, robots: head.robots ?? (route.isIndexable === false ? 'noindex' : undefined) };
    },
  };
}

/** The cache has a failed query as failed, and its page finds it there. */
function ignore(): void {}
