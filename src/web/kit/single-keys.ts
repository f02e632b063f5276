// Keys that act without Ctrl: some people's voice control or shaky hands press them by accident, so they can be off.
import { keep } from './kept.ts';

export const singleKeys = keep<boolean>('duskrow.single-keys', {
  empty: true,
  parse: (stored) => stored !== false,
  format: (areOn) => (areOn ? undefined : false),
});

/** False while something is typed, a dialog is open, or the person switched such keys off. */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable], dialog[open]');
  return !isTyping && singleKeys.read();
}
