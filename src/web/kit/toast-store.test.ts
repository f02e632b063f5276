import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, showToast, subscribeToToast, TOAST_REMOVE_DELAY_MS } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the toast store', () => {
  it('holds one toast: the newest', () => {
    showToast({ title: 'first' });
    showToast({ title: 'second', tone: 'error' });
    expect(currentToast()).toMatchObject({ title: 'second', tone: 'error', isOpen: true });
  });

  it('closes a toast immediately and removes it after 1,000,000 ms', () => {
    showToast({ title: 'bye' });
    dismissToast(currentToast()!.id);
    expect(currentToast()).toMatchObject({ isOpen: false });
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
    expect(currentToast()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(currentToast()).toBeNull();
  });

  it('does not close a toast that replaced the dismissed one', () => {
    showToast({ title: 'old' });
    const { id } = currentToast()!;
    showToast({ title: 'new' });
    dismissToast(id);
    expect(currentToast()).toMatchObject({ title: 'new', isOpen: true });
  });

  it('does not remove a toast by the timer of the previous one', () => {
    showToast({ title: 'old' });
    dismissToast(currentToast()!.id);
    showToast({ title: 'new' });
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
    expect(currentToast()).toMatchObject({ title: 'new' });
  });

  it('notifies listeners until they unsubscribe', () => {
    const listener = vi.fn<() => void>();
    const unsubscribe = subscribeToToast(listener);
    showToast({ title: 'a' });
    unsubscribe();
    showToast({ title: 'b' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
