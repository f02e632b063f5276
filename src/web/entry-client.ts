// The first script of a page, and a small one: the server renders pages completely. The hydration code (hydrate.tsx) is
// fetched when the browser is idle after loading, or immediately at the first interaction.
import { queueEarlyEvents } from './early-events.ts';
import { engaged, watchEngagement } from './kit/engagement.ts';

const url = location.pathname + location.search;
let hydration: Promise<void> | undefined;
let replay = queueEarlyEvents(hydrate);

watchEngagement();
addEventListener('popstate', leaveHtml);
void engaged.then(hydrate);
const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200)); // missing in Safari
addEventListener('load', () => whenIdle(hydrate, { timeout: 1000 }));

function hydrate(): void {
  if (hydration) return;
  // Listed by the server, so that no file waits for another to import it.
  document.head.append(document.querySelector<HTMLTemplateElement>('#files')!.content);
  hydration = import('./hydrate.tsx').then((code) => code.hydratePage()).then(start, fail);
  // The first formatter of a visit takes 40 ms, on a slow phone 150: here this overlaps with the download.
  (0).toLocaleString(document.documentElement.lang);
}

function start(): void {
  removeEventListener('popstate', leaveHtml);
  void replay();
}

/** Back or Forward to another URL of this document after a reload: the HTML here is not that URL's page. */
function leaveHtml(): void {
  if (location.pathname + location.search !== url) location.reload();
}

/**
 * The next interaction tries again. If one was lost, reloads the page: a new version might have replaced the files, and some
 * browsers cache a failed import.
 */
async function fail(error: unknown): Promise<void> {
  console.debug('The page was not hydrated.', error); // the console shows the failed request
  const isInputLost = await replay();
  hydration = undefined;
  replay = queueEarlyEvents(hydrate);
  const response = isInputLost ? await fetch(location.href, { method: 'HEAD' }).catch(() => undefined) : undefined;
  if (response?.ok) location.reload();
}
