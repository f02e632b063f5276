// A field of one line drops line breaks, which would join an invite with the line after it.
import type { ClipboardEvent } from 'react';

export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Pastes several lines as one; what has no line break is pasted as ever. */
export function pasteInOneLine(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text');
  if (!/[\r\n]/.test(text)) return;
  event.preventDefault();
  const input = event.currentTarget;
  const { selectionStart, selectionEnd, value, maxLength } = input;
  const [start, end] = [selectionStart ?? 0, selectionEnd ?? value.length];
  const room = Math.max(0, maxLength - value.length + end - start);
  input.setRangeText(inOneLine(text).slice(0, room), start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
