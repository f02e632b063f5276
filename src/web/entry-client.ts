// The first script of a page, and a small one. Pages come whole from the server, so what takes them over (take-over.tsx)
// is fetched after everything that is seen, and runs at the visitor's first sign, or when the page has been in view for
// a while without one. Before, what needs it is held back and done again (docs/decisions/030-taken-over-at-the-first-sign.md).
import { isInterfaceLanguage } from '#contract/interface-language.ts';
import { onFirstInteraction } from './kit/first-interaction.ts';
import { hydration } from './kit/hydration.ts';
import { speak } from './kit/language.ts';
import { createReplay } from './kit/replay.ts';
import { isSomebodys } from './kit/somebody.ts';

const QUIET_MS = 5000;

const root = document.getElementById('root')!;
const state = document.getElementById('state')!;
const { start } = state.dataset;
const files = (state.dataset.files ?? '').split(' ').filter(Boolean);
const address = location.pathname + location.search;
let taking: Promise<void> | undefined;
const replay = createReplay(root, takeOver, { isWholePage: true });

const { lang } = document.documentElement;
if (isInterfaceLanguage(lang)) speak(lang);
addEventListener('popstate', onMove);

if (start === 'now' || isSomebodys()) takeOver();
else {
  onFirstInteraction(takeOver);
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad);
}

/** Back or Forward to another address of the same document, which was loaded again meanwhile: the page is another one's. */
function onMove(): void {
  if (location.pathname + location.search !== address) location.reload();
}

function afterLoad(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(fetchFiles);
  else setTimeout(fetchFiles, 200);
  waitInView();
}

function waitInView(): void {
  if (document.hidden) document.addEventListener('visibilitychange', waitInView, { once: true });
  else setTimeout(() => (document.hidden ? waitInView() : takeOver()), QUIET_MS);
}

/** Fetched and compiled, not run; once. */
function fetchFiles(): void {
  for (const href of files.splice(0)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
    );
  }
}

function takeOver(): void {
  fetchFiles();
  taking ??= import('./take-over.tsx').then((module) => module.takeOver()).then(finish, miss);
}

async function finish(): Promise<void> {
  removeEventListener('popstate', onMove);
  await hydration.whenOver;
  await replay.finish();
}

function miss(error: unknown): void {
  console.debug('The page was not taken over.', error); // the console names the request that failed
  taking = undefined; // the next press tries again
  replay.release();
}
