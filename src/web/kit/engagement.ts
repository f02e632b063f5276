// Whether somebody is at the page: the first interaction says so, or five seconds in view. Robots and tabs that were opened in the
// background are nobody.

const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** Resolves once somebody is. */
export const { promise: engaged, resolve: engage } = Promise.withResolvers<void>();

/** Call once, as the page arrives. */
export function watchEngagement(): void {
  for (const type of INTERACTIONS) addEventListener(type, onInteraction, { capture: true, passive: true });
  waitInView();
}

function onInteraction(event: Event): void {
  // Chromium says that the pointer moved when it was the page that came to lie under it.
  const isMade = event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
  if (!isMade) engage();
}

function waitInView(): void {
  if (document.hidden) document.addEventListener('visibilitychange', waitInView, { once: true });
  else setTimeout(() => (document.hidden ? waitInView() : engage()), 5000);
}
