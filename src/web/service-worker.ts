// Shows the offline page when a page cannot be fetched, and does nothing else. Only the offline page is cached, with
// its styles inlined; other responses, pages and files are neither cached nor inspected.
//
// Built separately (scripts/build.ts): a plain script under a fixed URL. BUILD makes each build different, so that the
// browser installs it and it fetches the page again.

declare const BUILD: string;

interface LaterEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Static routing: requests that it sends to the network never start the worker. Chromium only. */
interface InstallEvent extends LaterEvent {
  addRoutes?(rule: { condition: { urlPattern: { pathname: string } }; source: 'network' }): Promise<void>;
}

interface Fetch extends LaterEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** The part of the worker's global scope that is used here; the compiler knows only that of windows. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  readonly InstallEvent?: { prototype: InstallEvent };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listen: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listen: (event: LaterEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetch) => void): void;
}

const worker = self as unknown as WorkerScope;
/** The interface language when the worker was registered. */
const language = new URLSearchParams(worker.location.search).get('language') ?? 'en';
const CACHE = `offline ${language} ${BUILD}`;
const PAGE = '/offline';

worker.addEventListener('install', (event) => event.waitUntil(install(event)));

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  // Downloads and logins are navigations too, but not pages.
  const isPage = request.mode === 'navigate' && request.destination === 'document' && !pathname.startsWith('/api/');
  if (isPage) event.respondWith(pageOrOffline(event));
});

async function install(event: InstallEvent): Promise<void> {
  await event.addRoutes?.({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' });
  await cachePage();
  await worker.skipWaiting();
}

/** Fetched without cookies: the cached page contains nothing about the visitor. */
async function cachePage(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { credentials: 'omit', headers: { 'accept-language': language } });
  if (!page.ok) throw new Error(`${PAGE}: ${page.status}`);
  await cache.put(PAGE, page);
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // With preload the browser requests a page while the worker starts. It preloads every navigation, so without static
  // routes those under /api/ would be fetched twice: a download, and a login, whose second callback fails.
  const preload = worker.registration.navigationPreload;
  await (worker.InstallEvent?.prototype.addRoutes ? preload?.enable() : preload?.disable());
  await worker.clients.claim();
}

async function pageOrOffline({ request, preloadResponse }: Fetch): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const page = await caches.match(PAGE);
    if (!page) throw error;
    return page;
  }
}
