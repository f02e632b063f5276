// The first sign that somebody is there: from then on everything that was left for later is fetched.

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;
const waiting = new Set<() => void>();
let hasHappened = false;

/** Chromium says that the pointer moved when it was the page that came to lie under it. */
function isMade(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}

function happen(event: Event): void {
  if (isMade(event)) return;
  hasHappened = true;
  for (const sign of signs) removeEventListener(sign, happen, { capture: true });
  for (const run of waiting) run();
  waiting.clear();
}

/** Runs once, at the first interaction or now if there was one. Returns how to stop waiting. */
export function onFirstInteraction(run: () => void): () => void {
  if (hasHappened) {
    run();
    return () => undefined;
  }
  if (waiting.size === 0) for (const sign of signs) addEventListener(sign, happen, { capture: true, passive: true });
  waiting.add(run);
  return () => waiting.delete(run);
}
