// A page rendered on the server: its data through our own API in-process, then one pass to a string. The same for
// every visitor; what belongs to one person is fetched by the browser.
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ApiFailure } from '#contract/client.ts';
import type { RenderedPage, RenderRequest } from '#contract/rendering.ts';
import { App } from './app.tsx';
import { writeHead } from './head.ts';
import { catalogPaths, loadedI18n } from './i18n.ts';
import { renderAt, renderedUntil } from './kit/clock.ts';
import { sourceOf } from './page-sources.ts';
import type { Page, PageContext } from './page.ts';
import { createPageStore } from './page-store.ts';
import { writeState } from './page-state.ts';
import { renderingQueries } from './query-client.ts';
import { findRoute, notFound } from '#pages/routes.ts';

export { pageAddress } from '#pages/routes.ts';

/**
 * Renders any path; an unknown one is the 404 page. Refused calls show on the page; what is not a refused call is a
 * mistake in the code and is thrown.
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { path, search, api, site: here, language, now } = request;
  const { route, params } = findRoute(path);
  if ('redirect' in route) return redirectTo(route.redirect(params), route.status);
  const { isOffline = false } = route;
  // It is kept for months: what is switched off today has no place in it.
  const site = isOffline ? { ...here, notices: [] } : here;
  const queries = renderingQueries();
  const i18n = await loadedI18n(language, route.catalog);
  const pages = createPageStore({ api, queries, site, i18n });
  const context: PageContext = { api, queries, site, i18n, params, search: new URLSearchParams(search) };
  const page = await pages.load(route);
  await prefetch(page, context);
  const failure = worstFailure(context);
  const source = await sourceOf(page);
  const renderedAt = renderAt(now);
  const body = renderToString(
    <StrictMode>
      <App pages={pages} address={{ path, search }} />
    </StrictMode>,
  );
  const validUntil = renderedUntil();
  const head = page.head(context);
  const robots = head.robots ?? (route.isIndexable === false ? 'noindex' : undefined);
  return {
    status: page.status?.(context) ?? (route === notFound ? 404 : failure && failure.status >= 500 ? 503 : 200),
    head: writeHead({ ...head, robots }, { path, site }),
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
    if (!(error instanceof ApiFailure)) throw error; // a refused call is in the cache, where the page finds it
  }
}

/** A call that failed for another reason than that the thing asked for is not there. */
function worstFailure({ queries }: PageContext): ApiFailure | undefined {
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
