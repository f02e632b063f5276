import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a part of a page in which what has the focus may go away: a row that was decided about, a form that was sent. A
 * heading takes the focus that went with it, so the next Tab goes on from there instead of from the top of the page.
 * @param heading selector of it, within the part or else in the page; looked up when it is needed, since it may have come a
 *   moment ago
 */
export function useRestoredFocus<E extends HTMLElement = HTMLElement>(heading = 'h2'): RefObject<E | null> {
  const part = useRef<E>(null);
  useEffect(() => (part.current ? keepFocus(part.current, heading) : undefined), [heading]);
  return part;
}

/** Rows render on their own, so it is the document that says when one has gone. */
function keepFocus(part: HTMLElement, selector: string): () => void {
  let last: Node | null = null;
  const note = ({ target }: FocusEvent) => {
    last = target as Node;
  };
  const rows = new MutationObserver(() => {
    // Until a dialog that was opened from there has closed, it is the dialog that has the focus.
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    focusHeading(part.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector));
  });
  part.addEventListener('focusin', note);
  rows.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener('focusin', note);
    rows.disconnect();
  };
}

export function focusHeading(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  // Those who use the mouse stay where they read.
  heading.focus({ preventScroll: true });
}
