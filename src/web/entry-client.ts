// The first script of a page, and a small one. Pages come whole from the server, so what takes them over (take-over.tsx)
// is fetched after everything that is seen, and runs at the visitor's first sign, or when the page has been in view for
// a while without one. Before, what needs it is held back and done again (docs/decisions/030-taken-over-at-the-first-sign.md).
import { isInterfaceLanguage } from '#contract/interface-language.ts';
import { tellAges } from './kit/age.ts';
import { onFirstInteraction } from './kit/first-interaction.ts';
import { hydration } from './kit/hydration.ts';
import { KEPT_KEYS } from './kit/kept.ts';
import { language, speak } from './kit/language.ts';
import { createReplay } from './kit/replay.ts';
import { hasSessionHint } from './kit/session-hint.ts';

const QUIET_MS = 5000;

const root = document.getElementById('root')!;
const { files = '', start } = document.getElementById('state')!.dataset;
let taking: Promise<void> | undefined;
const replay = createReplay(root, takeOver, { isWholePage: true });

const { lang } = document.documentElement;
if (isInterfaceLanguage(lang)) speak(lang);
// Before the page is painted, where that takes no time: the first words of Intl take a slow phone a tenth of a second.
if (language() === 'en') tellAges(root, Date.now());

if (start === 'now' || isSomebodys()) {
  fetchFiles();
  takeOver();
} else {
  onFirstInteraction(takeOver);
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad);
}

/** The page is not everybody's: somebody is signed in, has just tried to, or keeps something that pages show. */
function isSomebodys(): boolean {
  if (hasSessionHint() || new URLSearchParams(location.search).has('auth')) return true;
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(KEPT_KEYS));
  } catch {
    return false; // storage is switched off
  }
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

/** Fetched and compiled, not run. */
function fetchFiles(): void {
  for (const href of files.split(' ').filter(Boolean)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
    );
  }
}

function takeOver(): void {
  taking ??= import('./take-over.tsx')
    .then((module) => module.takeOver())
    .then(() => hydration.whenOver)
    .then(() => replay.finish())
    .catch((error: unknown) => {
      console.debug('The page was not taken over.', error); // the console names the request that failed
      taking = undefined; // the next press tries again
      replay.release();
    });
}
