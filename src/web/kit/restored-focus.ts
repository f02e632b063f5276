// When the element that has the focus is removed, as a decided row or a submitted form, the heading around it receives the
// focus, so that the next Tab continues from there instead of from the top of the page.

/** Boxes with a heading of their own. `data-heading` is its selector; by default it is the first. */
const PARTS = 'section, article, dialog, main, [role=tabpanel], [data-heading]';

interface Focused {
  element: Element;
  /** Those around it. */
  parts: Element[];
  /** The changes that removed it. */
  removal?: MutationRecord[];
}

/** Call once. Rows render independently, so the document is observed for removed elements. */
export function restoreFocus(): void {
  /** By dialog: an open one has the focus, and gives it back to the element that opened it unless that is gone by then. */
  const focused = new Map<HTMLDialogElement | null, Focused>();
  const remember = (element: Element): void => {
    // <main> has it while a page without any other heading is asked for again.
    if (element.id !== 'main') focused.set(element.closest('dialog'), { element, parts: partsAround(element) });
  };
  // Focused before hydration.
  if (document.activeElement) remember(document.activeElement);
  addEventListener('focusin', ({ target }) => remember(target as Element));
  const removals = new MutationObserver((changes) => {
    for (const [dialog, one] of focused) {
      // A menu's items go away when it closes.
      if (dialog?.open === false) focused.delete(dialog);
      else if (!one.element.isConnected) restore(one, changes);
    }
  });
  removals.observe(document.body, { childList: true, subtree: true });
}

/** Moves the focus, of which `focusin` tells. Without a heading yet, a later change brings it. */
function restore(one: Focused, changes: MutationRecord[]): void {
  one.removal ??= changes;
  const left = one.parts.filter((part) => part.isConnected);
  // A dialog that was opened from there has the focus until it closes.
  if (!left[0] || !document.activeElement?.contains(left[0])) return;
  focusHeading(rowInPlace(one) ?? left.map(headingOf).find(Boolean) ?? null);
}

/** The innermost first. */
function partsAround(element: Element | null | undefined): Element[] {
  const part = element?.closest(PARTS);
  return part ? [part, ...partsAround(part.parentElement)] : [];
}

function headingOf(part: Element): HTMLElement | null {
  if (part.role === 'tabpanel') return part as HTMLElement;
  const selector = part.id === 'main' ? 'h1' : (part as HTMLElement).dataset['heading'];
  return part.querySelector<HTMLElement>(selector ?? ':is(h1, h2, h3):not(dialog:not([open]) *)');
}

/**
 * In a list with `data-rows`, whose rows are decided one after the other: the row that is now in the place of the removed
 * one, or the row before it. The heading can be far above. Scrolls only if the row is out of view.
 */
function rowInPlace({ element, removal = [] }: Focused): HTMLElement | null {
  const change = removal.find(
    ({ target, removedNodes }) =>
      (target as Element).closest('[data-rows]') &&
      [...removedNodes].some((node) => node instanceof HTMLLIElement && node.contains(element)),
  );
  if (!change) return null;
  const before = change.previousSibling as Element | null;
  const list = change.target as Element;
  const row = before?.isConnected ? (before.nextElementSibling ?? before) : list.firstElementChild;
  row?.scrollIntoView({ block: 'nearest' });
  return row as HTMLElement | null;
}

/**
 * For a button that goes away when it is used, or is hidden when its dialog closes: the focus moves to the first heading
 * of the section, dialog or page.
 * @param box has the button or is the dialog, and goes away too
 */
export function focusHeadingAround(box: Element): void {
  const main = document.getElementById('main');
  const headings = [...partsAround(box.parentElement), ...partsAround(main)].map(headingOf);
  focusHeading(headings.find((heading) => heading && !box.contains(heading)) ?? main);
}

/** Screen readers continue at this heading. */
export function focusHeading(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  // Mouse users keep their scroll position.
  heading.focus({ preventScroll: true });
}
