// What is shown when a page cannot be fetched, and nothing else: of all that the site sends only the offline page is
// kept, which has its styles in it. Answers, pages and files that do come are neither kept nor looked at.
//
// A build of its own (scripts/build.ts): a plain script under an address that stays. BUILD makes each build's another,
// so the browser installs it, and it fetches the page anew.

declare const BUILD: string;

interface LaterEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Static routing: what it sends to the network never starts the worker. Chromium alone has it. */
interface InstallEvent extends LaterEvent {
  addRoutes?(rule: { condition: { urlPattern: { pathname: string } }; source: 'network' }): Promise<void>;
}

interface Fetch extends LaterEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The part of the worker's global that is used here; the compiler knows that of windows only. */
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
/** The interface's language when the worker was registered. */
const language = new URLSearchParams(worker.location.search).get('language') ?? 'en';
const CACHE = `offline ${language} ${BUILD}`;
const PAGE = '/offline';

worker.addEventListener('install', (event) => event.waitUntil(install(event)));

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  // Downloads and sign-ins are navigations too, but no pages.
  const isPage = request.mode === 'navigate' && request.destination === 'document' && !pathname.startsWith('/api/');
  if (isPage) event.respondWith(pageOrOffline(event));
});

async function install(event: InstallEvent): Promise<void> {
  await event.addRoutes?.({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' });
  await cachePage();
  await worker.skipWaiting();
}

/** Fetched without cookies: what is cached has nothing of the visitor in it. */
async function cachePage(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { credentials: 'omit', headers: { 'accept-language': language } });
  if (!page.ok) throw new Error(`${PAGE}: ${page.status}`);
  await cache.put(PAGE, page);
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // With preload the browser asks for a page while the worker starts. It preloads every navigation, so without static
  // routes those under /api/ would be fetched twice: a download, and a sign-in, whose second callback fails.
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
