import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DatabaseSync } from 'node:sqlite';
import { GATHERED_MS, gatherNotes, watchSqlite } from './watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells notes that come close together as one, and later ones again', () => {
  const listener = vi.fn<() => void>();
  const { note } = gatherNotes(listener);
  for (let i = 0; i < 10; i++) {
    note();
    vi.advanceTimersByTime(GATHERED_MS / 20);
  }
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(GATHERED_MS / 2);
  expect(listener).toHaveBeenCalledTimes(1);
  note();
  vi.advanceTimersByTime(GATHERED_MS);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('tells nothing once it is closed', () => {
  const listener = vi.fn<() => void>();
  const notes = gatherNotes(listener);
  notes.note();
  notes.close();
  notes.note();
  vi.advanceTimersByTime(GATHERED_MS);
  expect(listener).not.toHaveBeenCalled();
});

it('sees a commit of another process after a poll that failed', async () => {
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
