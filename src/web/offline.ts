// Registers the service worker, which caches a page for use without a connection.

/** Caching is delayed, so that it does not compete with what the visitor has just requested. */
const WAIT_MS = 3000;

/** A failure to register, as in private windows of some browsers, is only logged for debugging. */
export function cacheOfflinePage(): void {
  // A different language means a different worker, which replaces the previous one.
  const url = `/service-worker.js?language=${document.documentElement.lang}`;
  const register = async () => await navigator.serviceWorker?.register(url);
  setTimeout(() => void register().catch((error: unknown) => console.debug('no offline page', error)), WAIT_MS);
}
