// The keys of every page. Those that act without Ctrl can be off: some people's voice control or shaky hands press them by accident.
import { persist } from './persisted.ts';

export const singleKeys = persist<boolean>('duskrow.single-keys', {
  empty: true,
  parse: (stored) => stored !== false,
  format: (areOn) => (areOn ? undefined : false),
});

/** False while something is typed, a dialog is open, or the person switched such keys off. */
function isFreeKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable], dialog[open]');
  return !isTyping && singleKeys.read();
}

/** What a key does on every page; undefined for all others. */
export function pageKeyOf(event: KeyboardEvent): 'commands' | 'keys' | 'search' | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey) return 'commands';
  if (key === '?') return isFreeKey(event) ? 'keys' : undefined;
  return key === '/' && isFreeKey(event) ? 'search' : undefined;
}
