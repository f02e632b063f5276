// What somebody does before React has hydrated the page waits here and is done again afterwards: fields first, then the rest in its
// order. React repeats no change of a field by itself, and a press only where the code has arrived (docs/decisions/011-hydration.md).
import { pageKeyOf } from './kit/single-keys.ts';

/** Nothing, or not all, without their code. Other links, ticks and <summary> do at once what they always do. */
const PRESSED = 'button, a[data-waits]';

/** An input, a text area or a select. */
type Field = HTMLElement & Partial<HTMLInputElement>;

/**
 * @param onQueued called each time something is queued
 * @returns how to do it all again, once React listens or the code does not arrive: links and forms then lead on as without scripts.
 * Resolves to true when there was something else.
 */
export function queueEarlyEvents(onQueued: () => void): () => Promise<boolean> {
  const queue: Event[] = [];
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const address = location.pathname + location.search;
  let composed: Promise<unknown> | undefined;
  const add = (event: Event) => {
    queue.push(event);
    onQueued();
  };
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    add(event);
  };
  const onClick = (event: MouseEvent) => {
    // With these keys the browser opens a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const target = event.target as Element;
    // Leaving the page would lose what is queued.
    if (target.closest(queue.length > 0 ? 'button, a' : PRESSED)) hold(event);
    else if (target.closest('a[target=_blank]')) add(event);
  };
  const onKey = (event: KeyboardEvent) => {
    const pageKey = pageKeyOf(event);
    // What is typed after the key of the command menu is for its field.
    const isMenuAsked = queue.some((key) => key instanceof KeyboardEvent && pageKeyOf(key) === 'commands');
    if (pageKey || (isMenuAsked && event.key.length === 1 && !event.ctrlKey && !event.metaKey)) hold(event);
    const fields = pageKey === 'search' ? document.querySelectorAll<HTMLElement>('[role=combobox]') : [];
    [...fields].find((field) => field.checkVisibility())?.focus();
  };
  const onComposition = () => {
    composed = new Promise((end) => document.addEventListener('compositionend', end, { once: true }));
  };
  document.addEventListener('click', onClick, options);
  document.addEventListener('submit', hold, options);
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('compositionupdate', onComposition, options);
  // Back or Forward to another address of this document, which was reloaded meanwhile: that page is another one's.
  addEventListener('popstate', () => location.pathname + location.search !== address && location.reload(), options);
  return async () => {
    await composed; // a field that is changed in the middle of a composition loses it
    listening.abort();
    const changes = [...document.querySelectorAll<Field>('input, textarea, select')].flatMap(changeAgain);
    const others = queue.map((event) => [event.target as Element, () => dispatchAgain(event)] as const);
    for (const [target, again] of [...changes, ...others]) {
      // React hydrates at once what a key event meets, but not what is changed or sent.
      target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
      again();
      await undefined; // for React to take it up: the next may depend on it
    }
    return others.some(([target]) => !target.closest('a, form'));
  };
}

/** How to change a field again, as if it had just been typed or chosen; nothing for one that is as it came from the server. */
function changeAgain(field: Field): [Element, () => void][] {
  const name = field.type === 'checkbox' || field.type === 'radio' ? 'checked' : 'value';
  const now = field[name];
  const defaultValue = field.defaultValue ?? field.querySelector<HTMLOptionElement>('[selected]')?.value ?? now;
  const before = name === 'checked' ? field.defaultChecked : defaultValue;
  // Of radios the one that was chosen: the one before it is changed as well.
  if (now === before || (field.type === 'radio' && !now)) return [];
  const again = () => {
    // React takes what it last saw for known. It sees what is set on the field itself, and not what its class sets.
    Reflect.set(field, name, before);
    Reflect.set(Object.getPrototypeOf(field) as Field, name, now, field);
    for (const type of ['click', 'input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  return [[field, again]];
}

function dispatchAgain(event: Event): void {
  if (event instanceof SubmitEvent) return (event.target as HTMLFormElement).requestSubmit(event.submitter);
  const copy = event instanceof KeyboardEvent ? new KeyboardEvent('keydown', event) : new MouseEvent('click', event);
  // A link that opened its tab does not do so again: only its handler is to hear of it.
  if (!event.defaultPrevented) copy.preventDefault();
  event.target?.dispatchEvent(copy);
}
