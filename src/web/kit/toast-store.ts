// The one toast on screen. A new one takes the place of the last; what was dismissed stays known for a while, so
// that the closing animation has something to draw.
import type { I18n } from '@lingui/core';

export interface ToastMessage {
  title: Words;
  text?: Words;
  tone?: 'info' | 'success' | 'error';
  /** How long it stays, in ms (default 5000). */
  durationMs?: number;
  /** One thing that can be done about it; the toast goes then. */
  action?: ToastAction;
}

/** What is shown from outside a component is worded where the toast is drawn. */
type Words = string | ((i18n: I18n) => string);

interface ToastAction {
  label: string;
  /** For readers, who may not reach the button in time: another way to do it. */
  hint: string;
  run: () => void;
}

export interface ShownToast extends ToastMessage {
  id: number;
  isOpen: boolean;
}

export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;
export const TOAST_HOTKEY = ['F8'];

let shown: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of any other. Answers its id, for `dismissToast`. */
export function showToast(message: ToastMessage): number {
  clearTimeout(removal);
  lastId += 1;
  set({ ...message, id: lastId, isOpen: true });
  return lastId;
}

/** Shows it now, or when the toast on screen has closed: what must not be missed, and may come a little later. */
export function showToastWhenFree(message: ToastMessage): void {
  if (!shown?.isOpen) {
    showToast(message);
    return;
  }
  const stop = subscribeToToast(() => {
    if (shown?.isOpen) return;
    stop();
    setTimeout(() => showToastWhenFree(message));
  });
}

/** Closes a toast; nothing happens if another has taken its place. */
export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.isOpen) return;
  set({ ...shown, isOpen: false });
  removal = setTimeout(() => set(null), TOAST_REMOVE_DELAY_MS);
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): ShownToast | null {
  return shown;
}
