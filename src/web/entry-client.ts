// The first script of a page, and a small one: pages come whole from the server. What hydrates it (hydrate.tsx) is fetched in the
// first idle moment after everything that is seen, or at once at the first interaction.
import { queueEarlyEvents } from './early-events.ts';
import { engaged, watchEngagement } from './kit/engagement.ts';

let hydration: Promise<void> | undefined;
let replay = queueEarlyEvents(hydrate);

watchEngagement();
void engaged.then(hydrate);
const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200)); // Safari has none
addEventListener('load', () => whenIdle(hydrate, { timeout: 1000 }));

function hydrate(): void {
  // Named by the server, so that none waits for another to ask for it.
  document.head.append(document.querySelector<HTMLTemplateElement>('#files')!.content);
  hydration ??= import('./hydrate.tsx').then((code) => code.hydratePage()).then(() => void replay(), fail);
}

/** The next press tries again. One that can do nothing without the code loads the page anew, which a new version may have replaced. */
async function fail(error: unknown): Promise<void> {
  console.debug('The page was not hydrated.', error); // the console names the request that failed
  const isPressLost = await replay();
  hydration = undefined;
  replay = queueEarlyEvents(hydrate);
  const answer = isPressLost ? await fetch(location.href, { method: 'HEAD' }).catch(() => undefined) : undefined;
  if (answer?.ok) location.reload();
}
