// Lets the browser keep a page for when there is no connection. Loaded once somebody is there and the page is idle.

/** A worker that cannot be had, as in private windows of some browsers, is no loss worth a word. */
export async function keepOfflinePage(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // Another language is another worker, which takes the place of the one before.
  const address = `/service-worker.js?language=${document.documentElement.lang}`;
  await serviceWorker.register(address).catch((error: unknown) => console.debug('no offline page', error));
}
