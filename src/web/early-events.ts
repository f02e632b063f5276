// Queues user input until React has hydrated the page, then replays it: fields first, then the other events in order. React
// itself replays no field changes, and clicks only where the code has loaded. Where a browser extension or a translation has
// changed the page, React renders it again, and its new elements receive the input (docs/decisions/011-hydration.md).
import { isEarlyMenuKey, opensNewTab, shortcutOf } from './kit/key-shortcuts.ts';

/** Elements that do not work fully without code. Other links, checkboxes and <summary> work natively. */
const NEEDS_CODE = 'button, a[data-waits]';

const FIELDS = 'input, select, textarea';
const CONTROLS = `a, button, form, ${FIELDS}`;

/** The inline script collects events until this file has loaded. */
const page: Window & { earlyEvents?: Event[] } = window;

type Field = HTMLElement & Partial<HTMLInputElement>;

/**
 * @param onQueued called each time an event is queued that needs the code
 * @returns a function that replays the queue, to call when React listens or the code failed to load: links and forms
 * then work as without scripts. Resolves to true if any event was for something else.
 */
export function queueEarlyEvents(onQueued: () => void): () => Promise<boolean> {
  const queue: Event[] = [];
  /** The first press of each toggle, and the state that was shown then. */
  const presses = new Map<Element, { event: Event; shown: string | null }>();
  const controls = [...document.querySelectorAll<Field>(CONTROLS)];
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let composition: Promise<unknown> | undefined;
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    queue.push(event);
    onQueued();
  };
  const onClick = (event: MouseEvent) => {
    if (opensNewTab(event)) return;
    const target = event.target as Element;
    // Leaving the page would lose the queue.
    if (target.closest(queue.length > 0 ? 'button, a' : NEEDS_CODE)) {
      const toggle = target.closest('[aria-pressed]');
      if (toggle && !presses.has(toggle)) presses.set(toggle, { event, shown: toggle.getAttribute('aria-pressed') });
      hold(event);
    } else if (target.closest('a[target=_blank]')) queue.push(event);
  };
  const onKey = (event: KeyboardEvent) => {
    const pageKey = shortcutOf(event);
    // What is typed after the shortcut of the command menu is for the menu's input, until Esc closes it.
    const keys = queue.filter((queued) => queued instanceof KeyboardEvent);
    const last = keys.findLast((queued) => queued.key === 'Escape' || shortcutOf(queued) === 'commands');
    if (pageKey || (last && last.key !== 'Escape' && isEarlyMenuKey(event))) hold(event);
    const fields = pageKey === 'search' ? document.querySelectorAll<HTMLElement>('[role=combobox]') : [];
    [...fields].find((field) => field.checkVisibility())?.focus();
  };
  const field = document.querySelector(':is(input, textarea, select):focus');
  for (const event of page.earlyEvents ?? []) {
    // A shortcut would take the focus from the field in which the user has begun to type since.
    if (event instanceof KeyboardEvent && field && event.target !== field) continue;
    // Links have worked natively, and so have forms that the inline script has not stopped.
    if (event instanceof KeyboardEvent) onKey(event);
    else if (event instanceof SubmitEvent && event.defaultPrevented) queue.push(event);
    else if ((event.target as Element).closest('button[type=button]')) onClick(event as MouseEvent);
  }
  page.earlyEvents = undefined;
  let focused = document.querySelector<Field>(':focus');
  document.addEventListener('click', onClick, options);
  document.addEventListener('submit', hold, options);
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('focusin', ({ target }) => (focused = target as Field), options);
  const composed = () => new Promise((end) => document.addEventListener('compositionend', end, { once: true }));
  document.addEventListener('compositionupdate', () => (composition = composed()), options);
  return async () => {
    await composition; // changing a field during an IME composition would cancel it
    listening.abort();
    const find = (element: Element) => inPlaceOf(element, controls);
    // React hydrates the target of a key event immediately, but not that of a change or submit event.
    const hydrate = (target: Element) => {
      find(target).dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
      return find(target);
    };
    // The server's HTML does not know the user. If a toggle has another state than was shown, it has the one that its
    // first press asked for. Compared before replays change the states, because a second press undoes the first.
    const isFulfilled = (toggle: Element, shown: unknown) => hydrate(toggle).getAttribute('aria-pressed') !== shown;
    const fulfilled = [...presses].filter(([toggle, { shown }]) => isFulfilled(toggle, shown));
    const dropped = new Set(fulfilled.map(([, { event }]) => event));
    const kept = queue.filter((event) => !dropped.has(event));
    const others = kept.map((event) => [event.target as Element, () => replayEvent(event, find)] as const);
    const focus = focused ? [[focused, (now: Field) => moveFocus(focused!, now)] as const] : [];
    const changes = controls.filter((one) => one.matches(FIELDS)).flatMap(replayChange);
    for (const [target, replay] of [...changes, ...focus, ...others]) {
      replay(hydrate(target));
      await undefined; // lets React handle it: the next event might depend on it
    }
    return queue.some(({ target }) => !(target as Element).closest('a, form'));
  };
}

/** An element, or the one like it that React has rendered in its place. */
function inPlaceOf(element: Element, controls: Field[]): Field {
  const control = element.closest<Field>(CONTROLS);
  if (element.isConnected || !control) return element as Field;
  const kindOf = ({ tagName, type, name }: Field) => `${tagName} ${type} ${name}`;
  const alike = (all: Iterable<Field>) => [...all].filter((one) => kindOf(one) === kindOf(control));
  const [before, now] = [alike(controls), alike(document.querySelectorAll<Field>(CONTROLS))];
  return (now.length === before.length && now[before.indexOf(control)]) || control;
}

function moveFocus(before: Field, now: Field): void {
  if (before === now) return;
  now.focus({ preventScroll: true });
  // Null where a field has no selection, as for numbers.
  if (before.selectionStart != null) now.setSelectionRange?.(before.selectionStart, before.selectionEnd!);
}

/** How to replay the change of a field as if just made; empty for a field that is as the server rendered it. */
function replayChange(field: Field): [Element, (current: Field) => void][] {
  const name = field.type === 'checkbox' || field.type === 'radio' ? 'checked' : 'value';
  const now = field[name];
  const defaultValue = field.defaultValue ?? field.querySelector<HTMLOptionElement>('[selected]')?.value ?? now;
  const before = name === 'checked' ? field.defaultChecked : defaultValue;
  // Of radio buttons, only the selected one: the previously selected one has changed as well.
  if (now === before || (field.type === 'radio' && !now)) return [];
  const replay = (current: Field) => {
    // React ignores a value equal to the last one it tracked. It tracks sets on the field, not through the prototype.
    Reflect.set(current, name, before);
    Reflect.set(Object.getPrototypeOf(current) as Field, name, now, current);
    for (const type of ['click', 'input', 'change']) current.dispatchEvent(new Event(type, { bubbles: true }));
  };
  return [[field, replay]];
}

function replayEvent(event: Event, find: (element: Element) => Field): void {
  const target: Element = find(event.target as Element);
  if (event instanceof SubmitEvent)
    return (target as HTMLFormElement).requestSubmit(event.submitter && find(event.submitter));
  const copy = event instanceof KeyboardEvent ? new KeyboardEvent('keydown', event) : new MouseEvent('click', event);
  // A link that has already opened its tab must not do so again: only its handlers run.
  if (!event.defaultPrevented && target.closest('a')) copy.preventDefault();
  target.dispatchEvent(copy);
}
