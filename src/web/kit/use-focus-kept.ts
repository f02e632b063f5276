import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a part of a page in which what has the focus may go away: a row that was decided about, a form that was sent. A
 * heading takes the focus that went with it, so the next Tab goes on from there instead of from the top of the page.
 * @param heading selector of it, within the part or else in the page; looked up when it is needed, since it may have come a
 *   moment ago
 */
export function useFocusKept<E extends HTMLElement = HTMLElement>(heading = 'h2'): RefObject<E | null> {
  const part = useRef<E>(null);
  useEffect(() => (part.current ? keepFocus(part.current, heading) : undefined), [heading]);
  return part;
}

/** For a part that goes away as a whole. @param heading selector of what is in the page afterwards */
export function useFocusHandedOn(heading: string): void {
  useEffect(() => () => takeLostFocus(document, heading), [heading]);
}

/** Rows render on their own, so it is the document that says when one has gone. */
function keepFocus(part: HTMLElement, heading: string): () => void {
  let last: EventTarget | null = null;
  const note = ({ target }: FocusEvent) => {
    last = target;
  };
  const rows = new MutationObserver(() => {
    // Until a dialog that was opened from there has closed, it is the dialog that has the focus.
    if (!(last instanceof Element) || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    takeLostFocus(part, heading);
  });
  part.addEventListener('focusin', note);
  rows.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener('focusin', note);
    rows.disconnect();
  };
}

/** Nothing where the focus is somewhere. */
function takeLostFocus(within: ParentNode, selector: string): void {
  if (document.activeElement !== document.body) return;
  const heading = within.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector);
  if (!heading) return;
  heading.tabIndex = -1;
  // Who decides with the mouse stays where she reads.
  heading.focus({ preventScroll: true });
}
