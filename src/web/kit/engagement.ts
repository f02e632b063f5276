// Detects that a user is at the page: by the first interaction, or by five seconds in view. Bots and tabs opened in the
// background do not count.

const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** Resolves once a user is at the page. */
export const { promise: engaged, resolve: engage } = Promise.withResolvers<void>();

/** Call once, when the page loads. */
export function watchEngagement(): void {
  for (const type of INTERACTIONS) addEventListener(type, onInteraction, { capture: true, passive: true });
  waitInView();
}

function onInteraction(event: Event): void {
  // Chromium also fires pointermove when the page appears under a resting pointer.
  const isSynthetic =
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
  if (!isSynthetic) engage();
}

function waitInView(): void {
  if (document.hidden) document.addEventListener('visibilitychange', waitInView, { once: true });
  else setTimeout(() => (document.hidden ? waitInView() : engage()), 5000);
}
