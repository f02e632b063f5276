// The first script of a page, and a small one: pages come whole from the server. What hydrates it (hydrate.tsx) is fetched in the
// first idle moment after everything that is seen, or at once at the first interaction.
import { queueEarlyEvents } from './early-events.ts';
import { onceEngaged, watchEngagement } from './kit/engagement.ts';

/** Safari has no requestIdleCallback. */
const IDLE_AFTER_MS = 200;
/** A browser that has other things to do may not be idle for many seconds. */
const IDLE_WITHIN_MS = 1000;

const root = document.getElementById('root')!;
/** Named by the server, so that none waits for another to ask for it. */
const files = (document.getElementById('state')?.dataset.files ?? '').split(' ').filter(Boolean);
const address = location.pathname + location.search;
let hydration: Promise<void> | undefined;
let early = queueEarlyEvents(root, hydrate);

addEventListener('popstate', onMove);
watchEngagement();
onceEngaged(hydrate);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: IDLE_WITHIN_MS });
  else setTimeout(hydrate, IDLE_AFTER_MS);
}

function hydrate(): void {
  for (const href of files.splice(0)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  hydration ??= import('./hydrate.tsx').then((code) => code.hydratePage()).then(finish, fail);
}

async function finish(): Promise<void> {
  removeEventListener('popstate', onMove);
  await early.replay();
}

/** The next press tries again. One that can do nothing without the code loads the page anew, which a new version may have replaced. */
async function fail(error: unknown): Promise<void> {
  console.debug('The page was not hydrated.', error); // the console names the request that failed
  const isPressLost = early.release();
  hydration = undefined;
  early = queueEarlyEvents(root, hydrate);
  if (!isPressLost) return;
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}

/** Back or Forward to another address of this document, which was reloaded meanwhile: that page is another one's. */
function onMove(): void {
  if (location.pathname + location.search !== address) location.reload();
}
