// What somebody does in a part of the page whose code is still on its way is held back and done again afterwards, or, when
// the code does not arrive, told of in a dialog that came with the page (missing-code/missing-code.tsx).
import { isChanged, noteChange } from './field-change.ts';
import { tellMissingCode } from './missing-code/tell-missing-code.ts';
import { pageKeyOf } from './single-keys.ts';

export interface Replay {
  /** The code is there: does again what was held back, in its order. */
  finish: () => Promise<void>;
  /**
   * The code does not arrive: links and forms that were held back go their way as they do without scripts. About what has
   * no other way, a dialog says so.
   */
  release: () => void;
  cancel: () => void;
}

export interface ReplayOptions {
  /** The whole page: its keys are held back as well, what was changed before is noticed, and its links are left alone. */
  isWholePage?: boolean;
}

const HELD = 'a, button, summary';
/**
 * Of a whole page. Links go their way and rows fold open at once: that is sooner than anything that has yet to run. Those
 * links wait whose way the code decides.
 */
const HELD_OF_PAGE = 'button, a[data-waits]';
/** They leave the page where it is: their code is told of the press afterwards, and they open once. */
const NOTED = 'a[target=_blank]';
/** Does nothing without its code. Fields of text do, in a form that the browser sends. */
const NEEDS_CODE = '[type=button], [type=checkbox], [type=radio], select';

const FIELDS = 'input, textarea, select';

interface Held {
  target: Element;
  again: () => void;
  /** The event went no further; otherwise it was the change of a field. */
  isStopped: boolean;
}

/** `onHold` is called each time something is held back. */
export function createReplay(
  box: HTMLElement,
  onHold: () => void,
  { isWholePage = false }: ReplayOptions = {},
): Replay {
  let held: Held[] = [];
  let isReleasing = false;
  let isMissed = false;
  let isComposing = false;
  let menuIsComing = false;

  // Heard on the document: React, on the root below it, lets nothing through to a part that it has not taken over.
  const inBox = (target: EventTarget | null): target is Element =>
    !isReleasing && target instanceof Element && box.contains(target);

  const add = (next: Held) => {
    held.push(next);
    isMissed ||= next.target.closest(NEEDS_CODE) !== null;
    onHold();
  };
  const stop = (event: Event, target: Element, again: () => void) => {
    event.preventDefault();
    // Parts listen on the document as well, and would hold the same press.
    event.stopImmediatePropagation();
    add({ target, again, isStopped: true });
  };
  const noticeChange = (target: Element) => {
    const known = held.find((one) => !one.isStopped && one.target === target);
    if (known) known.again = noteChange(target);
    else add({ target, again: noteChange(target), isStopped: false });
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    // A click for a new tab is the browser's; so is one on a text field.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !inBox(target)) return;
    // A page that is left loses what is held.
    const isFree = isWholePage && !held.some(({ isStopped }) => isStopped);
    // A tick or a dot changes at once, as its form's state that it is.
    if (target.closest(isFree ? HELD_OF_PAGE : HELD)) stop(event, target, () => click(target));
    else if (isWholePage && target.closest(NOTED)) add({ target, again: () => tellOfClick(target), isStopped: false });
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event;
    if (inBox(target) && target instanceof HTMLFormElement) stop(event, target, () => target.requestSubmit(submitter));
  };
  const onInput = ({ target }: Event) => inBox(target) && noticeChange(target);
  const onKey = (event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, shiftKey } = event;
    if (!isWholePage || isReleasing || !(target instanceof Element)) return;
    const pageKey = pageKeyOf(event);
    // What is typed after the key of the command menu is for its field.
    if (!pageKey && !(menuIsComing && key.length === 1 && !ctrlKey && !metaKey)) return;
    menuIsComing ||= pageKey === 'commands';
    const init = { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
    stop(event, target, () => target.dispatchEvent(new KeyboardEvent('keydown', init)));
    if (pageKey === 'search')
      for (const field of box.querySelectorAll<HTMLElement>('[role=combobox]')) focusShown(field);
  };
  const onComposition = ({ type }: Event) => {
    isComposing = type === 'compositionstart';
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('click', onClick, options);
  document.addEventListener('submit', onSubmit, options);
  document.addEventListener('input', onInput, options);
  document.addEventListener('compositionstart', onComposition, options);
  document.addEventListener('compositionend', onComposition, options);
  if (isWholePage) for (const field of box.querySelectorAll(FIELDS)) if (isChanged(field)) noticeChange(field);
  return {
    cancel: () => listening.abort(),
    async finish() {
      // A field that is changed in the middle of a composition loses it.
      if (isComposing)
        await new Promise((resolve) => document.addEventListener('compositionend', resolve, { once: true }));
      listening.abort();
      for (const { again } of held.splice(0)) {
        again();
        await undefined; // for React to take it up: the next may depend on it
      }
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

function tellOfClick(target: Element): void {
  target.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click(target);
}

function focusShown(field: HTMLElement): void {
  if (field.offsetParent !== null) field.focus();
}
