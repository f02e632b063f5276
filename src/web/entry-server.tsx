// Renders a page on the server: fetches its data from our own API in-process, then renders to a string in one pass. The
// result is the same for every visitor; the browser fetches user-specific data.
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ApiFailure } from '#contract/client.ts';
import type { RenderedPage, RenderRequest } from '#contract/rendering.ts';
import { App } from './app.tsx';
import { writeHead } from './head.ts';
import { catalogPaths, loadedI18n } from './i18n.ts';
import { renderAt, renderedUntil } from './kit/clock.ts';
import type { Page, PageContext } from './page.ts';
import { createPageStore } from './page-store.ts';
import { writeState } from './page-state.ts';
import { renderingQueries } from './query-client.ts';
import { findRoute, type PageModule } from '#pages/routes.ts';

export { normalizeUrl } from '#pages/routes.ts';

/**
 * Renders any path, an unknown one as the 404 page. The page shows failed API calls; any other error is a bug and is
 * thrown.
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { path, search, api, site: currentSite, language, now } = request;
  const { route, params } = findRoute(path);
  if ('redirect' in route) return redirectTo(route.redirect(params), route.status);
  const { isOffline = false } = route;
  // Cached for months: today's notices must not be in it.
  const site = isOffline ? { ...currentSite, notices: [] } : currentSite;
  const queries = renderingQueries();
  const i18n = await loadedI18n(language, route.catalog);
  const pages = createPageStore({ api, queries, site, i18n });
  const context: PageContext = { api, queries, site, i18n, params, search: new URLSearchParams(search) };
  const page = await pages.load(route);
  await prefetch(page, context);
  const failure = firstFailure(context);
  const source = await sourceOf(page);
  const renderedAt = renderAt(now);
  const body = renderToString(
    <StrictMode>
      <App pages={pages} url={{ path, search }} />
    </StrictMode>,
  );
  const validUntil = renderedUntil();
  const head = pages.head(path, search);
  if (!head) throw new Error(`${route.path} has not prefetched what its head needs`);
  return {
    status: page.status?.(context) ?? (failure && failure.status >= 500 ? 503 : 200),
    head: writeHead(head, { path, site }),
    body,
    state: writeState({ site, renderedAt }, queries),
    modules: [...(source ? [source] : []), ...catalogPaths(language, route.catalog)].map((file) => file.slice(1)),
    isCacheable: route.isCacheable !== false && !failure,
    revalidates: route.revalidates,
    validUntil,
    isOffline,
  };
}

async function prefetch(page: Page, context: PageContext): Promise<void> {
  try {
    await page.prefetch?.(context);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error; // the query cache has the failed call, where the page finds it
  }
}

/** The first call that failed with anything but 404. Throws any error that is not an API failure. */
function firstFailure({ queries }: PageContext): ApiFailure | undefined {
  const errors = queries
    .getQueryCache()
    .getAll()
    .map((query) => query.state.error);
  for (const error of errors) if (error && !(error instanceof ApiFailure)) throw error;
  return errors.find((error): error is ApiFailure => error instanceof ApiFailure && error.status !== 404);
}

function redirectTo(redirect: string, status: number): RenderedPage {
  return {
    status,
    redirect,
    head: '',
    body: '',
    state: '{}',
    isCacheable: false,
    validUntil: Infinity,
  };
}

const modules = import.meta.glob<PageModule>('/src/**/*-page.tsx');
let sources: Promise<Map<Page, string>> | undefined;

/** The source file of a page, which is its name in the browser's build. Loads all pages on the first call. */
async function sourceOf(page: Page): Promise<string | undefined> {
  sources ??= readSources();
  return (await sources).get(page);
}

async function readSources(): Promise<Map<Page, string>> {
  const entries = Object.entries(modules).map(async ([file, load]) => [(await load()).default, file] as const);
  return new Map(await Promise.all(entries));
}
