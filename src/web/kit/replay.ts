// What somebody does in a part of the page whose code is still on its way is held back and done again afterwards, or, when
// the code does not arrive, told of in a dialog that came with the page (missing-code/missing-code.tsx).
import { tellMissingCode } from './missing-code/tell-missing-code.ts';

export interface Replay {
  /** The code is there: does again what was held back, in its order. */
  finish: () => void;
  /**
   * The code does not arrive: links and forms that were held back go their way as they do without scripts. About what has
   * no other way, a dialog says so.
   */
  release: () => void;
  cancel: () => void;
}

/** Does nothing without its code. Fields of text do, in a form that the browser sends. */
const NEEDS_CODE = '[type=button], [type=checkbox], [type=radio], select';

interface Held {
  again: () => void;
  isStopped: boolean;
}

/** `onHold` is called each time something is held back. */
export function createReplay(box: HTMLElement, onHold: () => void): Replay {
  let held: Held[] = [];
  let isReleasing = false;
  let isMissed = false;

  // Heard on the document: React, on the root below it, lets nothing through to a part that it has not taken over.
  const inBox = (target: EventTarget | null): target is Element =>
    !isReleasing && target instanceof Element && box.contains(target);

  const hold = (event: Event, target: Element, again: () => void, isStopped: boolean) => {
    if (isStopped) {
      event.preventDefault();
      event.stopPropagation();
    }
    held.push({ again, isStopped });
    isMissed ||= target.closest(NEEDS_CODE) !== null;
    onHold();
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    // A click for a new tab is the browser's; so is one on a text field.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !inBox(target)) return;
    // A tick or a dot changes at once, as its form's state that it is.
    if (target.closest('a, button, summary')) hold(event, target, () => click(target), true);
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event;
    if (inBox(target) && target instanceof HTMLFormElement) {
      hold(event, target, () => target.requestSubmit(submitter), true);
    }
  };
  const onInput = (event: Event) => {
    const { target, type } = event;
    if (inBox(target)) hold(event, target, () => target.dispatchEvent(new Event(type, { bubbles: true })), false);
  };
  const cancel = () => {
    document.removeEventListener('click', onClick, { capture: true });
    document.removeEventListener('submit', onSubmit, { capture: true });
    document.removeEventListener('input', onInput, { capture: true });
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('submit', onSubmit, { capture: true });
  document.addEventListener('input', onInput, { capture: true });
  return {
    cancel,
    finish: () => {
      cancel();
      for (const { again } of held.splice(0)) again();
    },
    release: () => {
      const stopped = held.filter(({ isStopped }) => isStopped);
      // What was typed waits for the next try.
      held = held.filter(({ isStopped }) => !isStopped);
      isReleasing = true;
      for (const { again } of stopped) again();
      isReleasing = false;
      if (isMissed) tellMissingCode();
      isMissed = false;
    },
  };
}

function click(target: Element): void {
  if (target instanceof HTMLElement) target.click();
  else target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
