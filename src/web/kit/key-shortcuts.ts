// The keyboard shortcuts of every page. Those without Ctrl can be turned off: voice control or shaky hands can trigger
// them by accident.
import { persist } from './persisted.ts';

export const singleKeyShortcuts = persist<boolean>('duskrow.single-keys', {
  empty: true,
  parse: (stored) => stored !== false,
  format: (areOn) => (areOn ? undefined : false),
});

/** False while the user is typing, while a dialog is open, or if such keys are turned off. */
function isSingleKeyAllowed(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable], dialog[open]');
  return !isTyping && singleKeyShortcuts.read();
}

/** The action of a key on every page; undefined for all other keys. */
export function shortcutOf(event: KeyboardEvent): 'commands' | 'keys' | 'search' | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey) return 'commands';
  if (key === '?') return isSingleKeyAllowed(event) ? 'keys' : undefined;
  return key === '/' && isSingleKeyAllowed(event) ? 'search' : undefined;
}

/** Whether a key is for the input of the command menu, in the time between the shortcut and the menu: text, Backspace, Esc. */
export function isEarlyMenuKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (key.length === 1 || key === 'Backspace' || key === 'Escape') && !ctrlKey && !metaKey;
}

/** Whether the browser opens the link of this click in a new tab or window. */
export function opensNewTab(event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
