import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DatabaseSync } from 'node:sqlite';
import { BATCH_MS, batchNotifications, watchSqlite } from './watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('calls the listener once for a batch of notifications, and again for later ones', () => {
  const listener = vi.fn<() => void>();
  const { notify } = batchNotifications(listener);
  for (let i = 0; i < 10; i++) {
    notify();
    vi.advanceTimersByTime(BATCH_MS / 20);
  }
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(BATCH_MS / 2);
  expect(listener).toHaveBeenCalledTimes(1);
  notify();
  vi.advanceTimersByTime(BATCH_MS);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('does not call the listener after it is closed', () => {
  const listener = vi.fn<() => void>();
  const notifications = batchNotifications(listener);
  notifications.notify();
  notifications.close();
  notifications.notify();
  vi.advanceTimersByTime(BATCH_MS);
  expect(listener).not.toHaveBeenCalled();
});

it('notices a commit of another process after a failed poll', async () => {
  const poll = vi.fn<() => { data_version: number }>().mockReturnValueOnce({ data_version: 1 });
  const listener = vi.fn<() => void>();
  const watch = watchSqlite({ prepare: () => ({ get: poll }) } as unknown as DatabaseSync, listener);
  poll.mockImplementationOnce(() => {
    throw new Error('disk I/O error');
  });
  poll.mockReturnValue({ data_version: 2 });
  vi.advanceTimersByTime(500);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(listener).toHaveBeenCalledTimes(1);
  await watch.close();
});
