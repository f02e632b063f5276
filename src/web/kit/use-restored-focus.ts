import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a part of a page whose focused element can be removed: a decided row, a submitted form. A heading then receives
 * the focus, so that the next Tab continues from there instead of from the top of the page. A part within another is
 * responsible for its own elements, until it is removed itself. Each panel and dialog is such a part.
 * @param heading its selector, within the part or else in the page; looked up late, since it might have just appeared
 * @param better an element near what was removed, if there is one: the same function in each rendering
 */
export function useRestoredFocus<E extends HTMLElement = HTMLElement>(
  heading = 'h2',
  better?: Better,
): RefObject<E | null> {
  const part = useRef<E>(null);
  useEffect(() => keepFocus(part.current, heading, better), [heading, better]);
  return part;
}

type Better = (changes: MutationRecord[], removed: Node) => HTMLElement | null;

/** The last `focusin`, and the parts around its target, the innermost first. */
let noted: { event: FocusEvent; parts: HTMLElement[] } | null = null;

/** Rows render independently, so the DOM is observed for removed ones. */
function keepFocus(part: HTMLElement | null, selector: string, better?: Better) {
  if (!part) return undefined;
  let last: Node | null = null;
  let parts = [part];
  let removal: MutationRecord[] | null = null;
  const note = (event: FocusEvent) => {
    const target = event.target as Element;
    // A dialog returns the focus to the element that opened it, which might be gone by then.
    if (part.contains(target.closest('dialog'))) return;
    if (noted?.event !== event) noted = { event, parts: [] };
    noted.parts.push(part);
    ({ parts } = noted);
    last = target;
    removal = null;
  };
  const rows = new MutationObserver((changes) => {
    if (!last || last.isConnected || parts.find((one) => one.isConnected) !== part) return;
    removal ??= changes;
    // A dialog that was opened from there has the focus until it closes. <main> has it while a page without any other
    // heading is asked for again.
    if (!document.activeElement?.contains(part)) return;
    const heading =
      better?.(removal, last) ??
      part.querySelector<HTMLElement>(selector) ??
      document.querySelector<HTMLElement>(selector);
    // Without a heading yet, a later change of the part brings it.
    if (!heading) return;
    last = null;
    focusHeading(heading);
  });
  part.addEventListener('focusin', note);
  rows.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener('focusin', note);
    rows.disconnect();
  };
}

/**
 * For a button that goes away when it is used, or is hidden when its dialog closes: the focus moves to the first heading
 * of the section, dialog or page.
 * @param box has the button or is the dialog, and goes away too
 */
export function focusHeadingAround(box: Element): void {
  const main = document.getElementById('main');
  const around = box.parentElement?.closest('section, dialog, main') ?? main;
  const headings = around?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [];
  focusHeading([...headings].find((heading) => !box.contains(heading)) ?? main);
}

/** Screen readers continue at this heading. */
export function focusHeading(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  // Mouse users keep their scroll position.
  heading.focus({ preventScroll: true });
}
