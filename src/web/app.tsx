// The shell of every page: bars, main landmark, toasts, and the page for the current URL.
import { Trans } from '@lingui/react/macro';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, use, useEffect, useState } from 'react';
import { Router } from 'wouter';
import { PrefetchContext, useNavigate, usePathname, useSearchParams } from './location.ts';
import type { AuthResult } from './layout/auth-toast.tsx';
import { Footer } from './layout/footer.tsx';
import { NavBar } from './layout/nav-bar.tsx';
import { NavControls } from '#pages/shared/nav-controls.tsx';
import { PaletteHost } from './layout/palette-host.tsx';
import { SiteNotice } from './layout/site-notice.tsx';
import { Button } from './kit/button.tsx';
import { HydratedMark } from './kit/hydration.tsx';
import { ErrorBoundary, lazyPart } from './kit/lazy-part.tsx';
import { ToastRegion } from './kit/toast.tsx';
import { ApiContext } from './kit/use-api.ts';
import type { Navigator } from './navigator.ts';
import type { Page } from './page.ts';
import type { PageStore } from './page-store.ts';
import { type Found, type PageRoute, resolvePage } from '#pages/routes.ts';
import { SiteContext } from './site.tsx';

const AuthToast = lazyPart(() => import('./layout/auth-toast.tsx'), { isQuiet: true });
const Palette = lazyPart(() => import('#pages/palette/palette.tsx'), { giveUp: ({ onView }) => onView(null) });

interface AppProps {
  pages: PageStore;
  /** The URL that the server renders. */
  url: { path: string; search: string };
  /** Handles navigation between pages; undefined on the server. */
  navigator?: Navigator;
  /** Called when the bars are hydrated and React listens; the page and its Suspense boundaries follow. */
  onHydrated?: () => void;
}

export function App({ pages, url, navigator, onHydrated = noop }: AppProps) {
  return (
    <I18nProvider i18n={pages.i18n}>
      <QueryClientProvider client={pages.queries}>
        <ApiContext value={pages.api}>
          <SiteContext value={pages.site}>
            <PrefetchContext value={navigator?.prefetch ?? noop}>
              <Router ssrPath={url.path} ssrSearch={url.search} aroundNav={navigator?.aroundNav}>
                <Frame pages={pages} onHydrated={onHydrated} />
              </Router>
            </PrefetchContext>
          </SiteContext>
        </ApiContext>
      </QueryClientProvider>
    </I18nProvider>
  );
}

function noop(): void {}

function Frame({ pages, onHydrated }: Required<Pick<AppProps, 'pages' | 'onHydrated'>>) {
  const path = usePathname();
  useEffect(onHydrated, [onHydrated]);
  return (
    <>
      <a
        href="#main"
        className="absolute top-4 start-4 z-[60] -translate-y-[calc(100%+1rem)] rounded-md bg-lamp px-4 py-2.5 font-semibold text-on-lamp focus:translate-y-0"
      >
        <Trans>Skip to content</Trans>
      </a>
      <NavBar controls={<NavControls />} />
      <SiteNotice />
      <main id="main" tabIndex={-1} className="flex-1">
        <ErrorBoundary key={path} fallback={<PageFailed />}>
          <Suspense fallback={<div className="min-h-[70vh]" aria-busy="true" />}>
            <PageView found={resolvePage(path).found} pages={pages} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
      <ToastRegion />
      <LoginResult />
      <PaletteHost palette={Palette} />
    </>
  );
}

/** Removes the login result from the URL immediately: a later navigation could close a dialog opened since then. */
function LoginResult() {
  const path = usePathname();
  const search = useSearchParams();
  const navigate = useNavigate();
  const [result, setResult] = useState<AuthResult>();
  const auth = search.get('auth');
  useEffect(() => {
    if (auth === null) return;
    // oxlint-disable-next-line react/set-state-in-effect -- saved before the URL loses it below
    setResult({ auth, reason: search.get('reason') ?? '' });
    const rest = new URLSearchParams(search);
    rest.delete('auth');
    rest.delete('reason');
    navigate(`${path}${rest.size > 0 ? `?${rest}` : ''}${location.hash}`, { replace: true });
  }, [auth, search, path, navigate]);
  return result && <AuthToast {...result} onShown={() => setResult(undefined)} />;
}

interface PageViewProps {
  found: Found<PageRoute>;
  pages: PageStore;
}

/** The page of a route. On Back to a page whose code is no longer in memory, React suspends until it has loaded. */
function PageView({ found, pages }: PageViewProps) {
  const page = pages.loaded(found.route);
  return page ? <ShownPage page={page} found={found} /> : <AwaitedPage found={found} pages={pages} />;
}

function AwaitedPage({ found, pages }: PageViewProps) {
  return <ShownPage page={use(pages.load(found.route))} found={found} />;
}

function ShownPage({ page: { component: Component }, found }: { page: Page; found: Found<PageRoute> }) {
  return (
    <div className="page-entry">
      <Component params={found.params} />
      <Suspense fallback={null}>
        <HydratedMark />
      </Suspense>
    </div>
  );
}

/** Replaces a page that threw an error: the bars remain, and a button reloads the page. */
function PageFailed() {
  return (
    <div role="alert" className="wrap grid justify-items-start gap-4 py-12">
      <h1 className="text-2xl">
        <Trans>Something went wrong</Trans>
      </h1>
      <p className="text-ink-2">
        <Trans>This page could not be shown. Reloading it may help.</Trans>
      </p>
      <Button onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
      <HydratedMark />
    </div>
  );
}
