// What somebody does before React has hydrated the page waits here and is done again afterwards, in its order. React repeats
// no change of a field by itself, and a press only where the code has arrived (docs/decisions/011-hydration.md).
import { changeAgain, isChanged } from './field-change.ts';
import { pageKeyOf } from './kit/single-keys.ts';

/** Nothing, or not all, without their code. Other links, ticks and <summary> do at once what they always do. */
const PRESSED = 'button, a[data-waits]';

export interface EarlyEvents {
  /** Call once React listens. */
  replay: () => Promise<void>;
  /** The code does not arrive: links and forms lead on as without scripts. True when a press had no such way. */
  release: () => boolean;
}

/** @param onQueued called each time something is queued */
export function queueEarlyEvents(root: HTMLElement, onQueued: () => void): EarlyEvents {
  /** Presses and keys by their event, changes by their field: only its last value counts. */
  const queue = new Map<Event | Element, () => void>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let isComposing = false;
  let isMenuAsked = false;
  const add = (what: Event | Element, again: () => void) => {
    queue.set(what, again);
    onQueued();
  };
  const hold = (event: Event, again: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    add(event, again);
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    // With these keys the browser opens a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !root.contains(target)) return;
    // Leaving the page would lose what is queued.
    const pressed = target.closest<HTMLElement>(queue.size > 0 ? 'button, a' : PRESSED);
    if (pressed) hold(event, () => pressed.click());
    else if (target.closest('a[target=_blank]')) add(event, () => clickWithoutOpening(target));
  };
  const onInput = (event: Event) => {
    isComposing = (event as InputEvent).isComposing;
    if (root.contains(event.target as Element)) add(event.target as Element, changeAgain(event.target as Element));
  };
  const onKey = (event: KeyboardEvent) => {
    const pageKey = pageKeyOf(event);
    // What is typed after the key of the command menu is for its field.
    if (!pageKey && !(isMenuAsked && event.key.length === 1 && !event.ctrlKey && !event.metaKey)) return;
    isMenuAsked ||= pageKey === 'commands';
    const { target } = event;
    hold(event, () => target?.dispatchEvent(new KeyboardEvent('keydown', event)));
    const fields = pageKey === 'search' ? root.querySelectorAll<HTMLElement>('[role=combobox]') : [];
    [...fields].find((field) => field.offsetParent !== null)?.focus();
  };
  document.addEventListener('click', onClick, options);
  document.addEventListener('input', onInput, options);
  document.addEventListener('keydown', onKey, options);
  document.addEventListener(
    'submit',
    (event) => hold(event, () => (event.target as HTMLFormElement).requestSubmit(event.submitter)),
    options,
  );
  for (const field of root.querySelectorAll('input, textarea, select'))
    if (isChanged(field)) queue.set(field, changeAgain(field));
  return {
    async replay() {
      // A field that is changed in the middle of a composition loses it.
      if (isComposing) await new Promise((end) => document.addEventListener('compositionend', end, { once: true }));
      listening.abort();
      for (const [what, again] of queue) {
        // React hydrates at once what a key event meets, but not what is changed or sent.
        const target = what instanceof Event ? what.target : what;
        target?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
        again();
        await undefined; // for React to take it up: the next may depend on it
      }
    },
    release() {
      listening.abort();
      const presses = [...queue].filter(([what]) => what instanceof Event);
      for (const [, again] of presses) again();
      return presses.some(([what]) => !((what as Event).target as Element).closest('a, form'));
    },
  };
}

/** The link has opened its tab already: only its handler is to hear of it. */
function clickWithoutOpening(target: Element): void {
  target.addEventListener('click', (event) => event.preventDefault(), { once: true });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
