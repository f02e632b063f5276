// The only toast on screen. A new one replaces the last; a dismissed one is retained for the closing animation.
import type { I18n } from '@lingui/core';
import { failureText } from './failures/failure-text.ts';
import { createListeners } from './listeners.ts';

export interface ToastMessage {
  title: ToastText;
  text?: ToastText;
  tone?: 'info' | 'success' | 'error';
  /** How long it is shown, in ms (default 5000). */
  durationMs?: number;
  /** One action in response; it closes the toast. */
  action?: ToastAction;
}

/** A function for toasts from outside a component: translated when the toast is rendered. */
type ToastText = string | ((i18n: I18n) => string);

export function translated(words: ToastText | undefined, i18n: I18n): string | undefined {
  return typeof words === 'function' ? words(i18n) : words;
}

interface ToastAction {
  label: string;
  /** For screen-reader users, who might not reach the button in time: another way to do it. */
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
const { subscribe, notify } = createListeners();
export const subscribeToToast = subscribe;

function set(next: ShownToast | null): void {
  shown = next;
  notify();
}

/** Shows a toast instead of any other. Returns its id, for `dismissToast`. */
export function showToast(message: ToastMessage): number {
  clearTimeout(removal);
  lastId += 1;
  set({ ...message, id: lastId, isOpen: true });
  return lastId;
}

/** Shows what failed, and the reason if there is a text about it. */
export function showFailure(title: string, error: unknown, i18n: I18n): void {
  showToast({ title, text: failureText(error, i18n), tone: 'error' });
}

/** Shows a toast now, or when the one on screen has closed: for messages that must be seen but can wait. */
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

/** Closes a toast; does nothing if another has replaced it. */
export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.isOpen) return;
  set({ ...shown, isOpen: false });
  removal = setTimeout(() => set(null), TOAST_REMOVE_DELAY_MS);
}

export function dismissCurrentToast(): void {
  if (shown) dismissToast(shown.id);
}

/** The open modal dialogs, the topmost one last. */
const dialogs: HTMLDialogElement[] = [];

/**
 * Browsers show a modal above everything else and make the rest of the page inert, so the toast moves into the topmost
 * one. Returns the function for when the dialog closes.
 */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  dialogs.push(dialog);
  set(shown && { ...shown });
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    set(shown && { ...shown });
  };
}

export function topDialog(): HTMLDialogElement | undefined {
  return dialogs.at(-1);
}

export function currentToast(): ShownToast | null {
  return shown;
}
