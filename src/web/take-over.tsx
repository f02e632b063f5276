// Takes a page over in the browser: the state that came with it, the page's code, then hydration.
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { announce } from './announcer.ts';
import { App } from './app.tsx';
import { browserApi } from './browser-api.ts';
import { renderAt } from './kit/clock.ts';
import { onFirstInteraction } from './kit/first-interaction.ts';
import { createNavigator } from './navigator.ts';
import { createPageStore } from './page-store.ts';
import { readState } from './page-state.ts';
import { browserQueries } from './query-client.ts';
import { pageAddress, resolvePage } from '#pages/routes.ts';

/** Resolves before React has been through the page; `hydration.whenOver` says when it has. */
export async function takeOver(): Promise<void> {
  const root = document.getElementById('root');
  const state = document.getElementById('state')?.textContent;
  if (!root || !state) throw new Error('The page came without its state');
  const queries = browserQueries();
  const { site, renderedAt } = readState(state, queries);
  renderAt(renderedAt);
  const pages = createPageStore({ api: browserApi, queries, site });
  await pages.load(resolvePage(location.pathname).found.route);
  // Parts that are taken over late must see the address that the server saw, wherever the visitor has gone since: that of
  // the page, without the parameters that only the browser reads.
  const { search } = pageAddress({ path: location.pathname, search: location.search });
  const address = { path: location.pathname, search };
  const navigator = createNavigator(pages, announce);
  navigator.start();
  // As a transition React lets touches and keys in between while it takes the page over.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App pages={pages} address={address} navigator={navigator} />
      </StrictMode>,
    );
  });
  // Not while developing, when files come from elsewhere.
  if (import.meta.env.PROD) onFirstInteraction(keepOfflinePage);
}

/** In a while: whoever has just touched the page waits for other things. */
function keepOfflinePage(): void {
  setTimeout(() => void import('./offline.ts').then((module) => module.keepOfflinePage(), ignore), 3000);
}

/** It is tried again at the next visit. */
function ignore(): void {}
