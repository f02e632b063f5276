// Lets the browser keep a page for when there is no connection.

/** Caching waits so that it does not compete with what the visitor has just asked for. */
const WAIT_MS = 3000;

/** A worker that cannot be had, as in private windows of some browsers, is no loss worth a word. */
export function keepOfflinePage(): void {
  // Another language is another worker, which takes the place of the one before.
  const address = `/service-worker.js?language=${document.documentElement.lang}`;
  const keep = async () => await navigator.serviceWorker?.register(address);
  setTimeout(() => void keep().catch((error: unknown) => console.debug('no offline page', error)), WAIT_MS);
}
