// Hydrates a page: reads the embedded state, loads the code and messages, starts React, and then the service worker.
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { InterfaceLanguage } from '#contract/interface-language.ts';
import { App } from './app.tsx';
import { browserApi } from './browser-api.ts';
import { createI18n } from './i18n.ts';
import { renderAt } from './kit/clock.ts';
import { restoreFocus } from './kit/restored-focus.ts';
import { engaged } from './kit/engagement.ts';
import { createNavigator } from './navigator.ts';
import { createPageStore, type PageStore } from './page-store.ts';
import { readState } from './page-state.ts';
import { browserQueries } from './query-client.ts';
import { normalizeUrl, resolvePage } from '#pages/routes.ts';

/** The service worker is registered this late, so that it does not compete with what the visitor has just requested. */
const WAIT_MS = 3000;

/** Resolves when React listens. Parts in `Suspense` are hydrated afterwards, or when the user interacts with them. */
export async function hydratePage(): Promise<void> {
  const i18n = createI18n(document.documentElement.lang as InterfaceLanguage);
  const queries = browserQueries();
  const { site, renderedAt } = readState(document.getElementById('state')!.textContent, queries);
  renderAt(renderedAt);
  const pages = createPageStore({ api: browserApi, queries, site, i18n });
  const { pathname: path, search } = location;
  await pages.load(resolvePage(path).found.route);
  // The URL as the server rendered it, without the parameters that only the browser reads.
  const url = { path, search: normalizeUrl({ path, search }).search };
  const { promise: hydrated, resolve: onHydrated } = Promise.withResolvers<void>();
  const app = <App pages={pages} url={url} navigator={createNavigator(pages)} onHydrated={onHydrated} />;
  // As a transition, so that React handles input in between.
  startTransition(() => void hydrateRoot(document.getElementById('root')!, <StrictMode>{app}</StrictMode>));
  await hydrated;
  restoreFocus();
  if (import.meta.env.PROD) void engaged.then(cacheOfflinePage); // in development, files come from elsewhere
  if (!matchMedia('(hover: none)').matches) return;
  for (const type of ['touchstart', 'scroll']) {
    addEventListener(type, () => prefetchServerPage(pages), { once: true, passive: true });
  }
}

/**
 * Most visits go on to the page of a server. A mouse is over a link before it is pressed, and the code is fetched then; a
 * finger is not, and on a slow line the code takes 0.8 s. So it is fetched at the first touch or scroll: visits without one
 * do not need it.
 */
function prefetchServerPage(pages: PageStore): void {
  const { route } = resolvePage('/server/any').found;
  pages.load(route).catch((error: unknown) => console.debug('The code was not prefetched.', error));
}

/**
 * Caches a page for use without a connection. A failure to register, as in private windows of some browsers, is only
 * logged for debugging.
 */
function cacheOfflinePage(): void {
  // A different language means a different worker, which replaces the previous one.
  const url = `/service-worker.js?language=${document.documentElement.lang}`;
  const register = async () => await navigator.serviceWorker?.register(url);
  setTimeout(() => void register().catch((error: unknown) => console.debug('no offline page', error)), WAIT_MS);
}
