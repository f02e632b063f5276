// Whether the globe is visible and whether it has the focus.

export interface Presence {
  readonly isVisible: boolean;
  readonly isFocused: boolean;
  stop(): void;
}

/** Watches the box, its size and the tab. Never calls `onChange` synchronously. */
export function watchPresence(box: HTMLElement, onChange: () => void): Presence {
  const stopped = new AbortController();
  const { signal } = stopped;
  let isInView = false;
  const seen = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)!.isIntersecting;
    onChange();
  });
  const sized = new ResizeObserver(onChange);
  seen.observe(box);
  sized.observe(box);
  document.addEventListener('visibilitychange', onChange, { signal });
  box.addEventListener('focusin', onChange, { signal });
  // No element has the focus until the event has been dispatched.
  box.addEventListener('focusout', () => requestAnimationFrame(onChange), { signal });
  return {
    get isVisible() {
      return isInView && !document.hidden;
    },
    get isFocused() {
      return box.matches(':focus-within');
    },
    stop() {
      stopped.abort();
      seen.disconnect();
      sized.disconnect();
    },
  };
}
