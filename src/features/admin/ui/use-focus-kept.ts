import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a panel whose rows go away once something was decided about them: its heading takes the focus that went with a row.
 * The next Tab goes on from there instead of from the top of the page.
 */
export function useFocusKept(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => (panel.current ? keepFocus(panel.current) : undefined), []);
  return panel;
}

/** Rows render on their own, so it is the document that says when one has gone. */
function keepFocus(panel: HTMLElement): () => void {
  let last: EventTarget | null = null;
  const note = ({ target }: FocusEvent) => {
    last = target;
  };
  const rows = new MutationObserver(() => {
    if (!(last instanceof Element) || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    const heading = panel.querySelector('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    // Who decides with the mouse stays where she reads.
    heading.focus({ preventScroll: true });
  });
  panel.addEventListener('focusin', note);
  rows.observe(panel, { childList: true, subtree: true });
  return () => {
    panel.removeEventListener('focusin', note);
    rows.disconnect();
  };
}
