// The shell around every page: bars, main landmark, toasts, and the page that the address names.
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, use, useEffect } from 'react';
import { Router } from 'wouter';
import { usePathname } from './address.ts';
import { AuthToast } from './layout/auth-toast.tsx';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { PaletteHost } from './layout/palette-host.tsx';
import { NavBar } from './layout/nav-bar.tsx';
import { SiteNotice } from './layout/site-notice.tsx';
import { texts } from './layout/texts.ts';
import { onFirstInteraction } from './kit/first-interaction.ts';
import { hydration } from './kit/hydration.ts';
import { island } from './kit/island.tsx';
import { late } from './kit/late.tsx';
import { ToastRegion } from './kit/toast.tsx';
import { ApiContext } from './kit/use-api.ts';
import { PrepareContext } from './navigation.tsx';
import type { Navigator } from './navigator.ts';
import type { Page } from './page.ts';
import type { PageStore } from './page-store.ts';
import { settle } from './settle.ts';
import { type Found, type PageRoute, resolvePage } from '#pages/routes.ts';
import { SiteContext } from './site.tsx';

const Controls = island(() => import('#pages/shared/nav-controls.tsx'), 'touched');
const Footer = island(() => import('./layout/footer.tsx'));
const Palette = late(() => import('#pages/palette/palette.tsx'), { giveUp: ({ onView }) => onView(null) });

export interface AppProps {
  pages: PageStore;
  /** The address that the server rendered. */
  address?: { path: string; search: string };
  /** Moves between pages; there is none on the server. */
  navigator?: Navigator;
}

export function App({ pages, address, navigator }: AppProps) {
  return (
    <QueryClientProvider client={pages.queries}>
      <ApiContext value={pages.api}>
        <SiteContext value={pages.site}>
          <PrepareContext value={navigator?.prepare ?? ignore}>
            <Router ssrPath={address?.path} ssrSearch={address?.search} aroundNav={navigator?.aroundNav}>
              <Frame pages={pages} />
            </Router>
          </PrepareContext>
        </SiteContext>
      </ApiContext>
    </QueryClientProvider>
  );
}

function ignore(): void {}

function Frame({ pages }: AppProps) {
  const path = usePathname();
  return (
    <>
      <a
        href="#main"
        className="absolute top-4 start-4 z-[60] -translate-y-20 rounded-md bg-lamp px-4 py-2.5 font-semibold text-on-lamp focus:translate-y-0"
      >
        {texts.skip}
      </a>
      <NavBar controls={<Controls />} />
      <SiteNotice />
      <main id="main" tabIndex={-1} className="flex-1">
        <ErrorBoundary key={path}>
          <Suspense fallback={<div className="min-h-[70vh]" aria-busy="true" />}>
            <PageView key={path} found={resolvePage(path).found} pages={pages} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <ToastRegion />
      <AuthToast />
      <PaletteHost palette={Palette} />
    </>
  );
}

interface PageViewProps {
  found: Found<PageRoute>;
  pages: PageStore;
}

/** The page of a route. On Back to a page whose code is not here any more, React waits for it. */
function PageView({ found, pages }: PageViewProps) {
  const page = pages.loaded(found.route);
  return page ? <ShownPage page={page} found={found} /> : <AwaitedPage found={found} pages={pages} />;
}

function AwaitedPage({ found, pages }: PageViewProps) {
  return <ShownPage page={use(pages.load(found.route))} found={found} />;
}

function ShownPage({ page: { component: Component }, found }: { page: Page; found: Found<PageRoute> }) {
  // The page is taken over after the bars around it. What was left for later waits for somebody who may look at it.
  useEffect(() => {
    hydration.finish();
    onFirstInteraction(settle);
  }, []);
  return (
    <div className="page-entry">
      <Component params={found.params} />
    </div>
  );
}
