// Hydrates a page: the state that came with it, its code and texts, then React.
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isInterfaceLanguage } from '#contract/interface-language.ts';
import { announce } from './announcer.ts';
import { App } from './app.tsx';
import { browserApi } from './browser-api.ts';
import { createI18n } from './i18n.ts';
import { renderAt } from './kit/clock.ts';
import { onceEngaged } from './kit/engagement.ts';
import { ChunkLoadError } from './kit/lazy-part.tsx';
import { createNavigator } from './navigator.ts';
import { createPageStore } from './page-store.ts';
import { readState } from './page-state.ts';
import { browserQueries } from './query-client.ts';
import { pageAddress, resolvePage } from '#pages/routes.ts';

/** Resolves when React listens. Parts in `Suspense` are hydrated afterwards, or when somebody touches them. */
export async function hydratePage(): Promise<void> {
  const root = document.getElementById('root');
  const state = document.getElementById('state')?.textContent;
  if (!root || !state) throw new Error('The page came without its state');
  const { lang } = document.documentElement;
  const i18n = createI18n(isInterfaceLanguage(lang) ? lang : 'en');
  const queries = browserQueries();
  const { site, renderedAt } = readState(state, queries);
  renderAt(renderedAt);
  const pages = createPageStore({ api: browserApi, queries, site, i18n });
  await pages.load(resolvePage(location.pathname).found.route);
  // The address that the server rendered, without the parameters that only the browser reads.
  const { search } = pageAddress({ path: location.pathname, search: location.search });
  const address = { path: location.pathname, search };
  const navigator = createNavigator(pages, announce);
  navigator.start();
  const { promise: hydrated, resolve: onHydrated } = Promise.withResolvers<void>();
  // As a transition React answers touches and keys in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App pages={pages} address={address} navigator={navigator} onHydrated={onHydrated} />
      </StrictMode>,
      { onCaughtError: report },
    );
  });
  await hydrated;
  // Not while developing, when files come from elsewhere.
  if (import.meta.env.PROD) onceEngaged(keepOfflinePage);
}

/** The console names a request that failed by itself. */
function report(error: unknown): void {
  if (!(error instanceof ChunkLoadError)) console.error(error);
}

/** In a while: whoever has just touched the page waits for other things. */
function keepOfflinePage(): void {
  const keep = async () => (await import('./offline.ts')).keepOfflinePage();
  setTimeout(() => void keep().catch((error: unknown) => console.debug('no offline page', error)), 3000);
}
