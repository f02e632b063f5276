import { expect, it } from 'vitest';
import type { Api } from '#contract/client.ts';
import { currentToast } from '#web/kit/toast-store.ts';
import { callHook } from '#test/markup.tsx';
import { useDecide } from './use-decide.ts';

/** What the toast shows, and whether the dialog may close. */
async function deciding(decided: number, approval: 'pending' | 'approved' = 'pending') {
  const result = { decided, left: 1, deadInvites: 0, skipped: [{ name: 'Kiln' }] };
  const api = (() => Promise.resolve(result)) as unknown as Api;
  const { decide } = callHook(useDecide, { api });
  const isDone = await decide([{ id: 's_1', approval }], 'reject', 'Spam.');
  return { isDone, tone: currentToast()?.tone, title: currentToast()?.title };
}

it('shows a decision that changed nothing as a failure', async () => {
  const [nothing, some] = [await deciding(0), await deciding(2)];
  const skipped = '1 skipped because something changed in the meantime';
  expect(nothing).toEqual({ isDone: false, tone: 'error', title: skipped });
  expect(some).toEqual({ isDone: true, tone: 'success', title: `2 servers rejected and ${skipped}` });
});

it('says how much of a batch was undone', async () => {
  const undoing = async (left: number) => {
    const api = (() => Promise.resolve({ undone: 1, left })) as unknown as Api;
    await callHook(useDecide, { api }).undo('aa_1');
    return currentToast()?.title;
  };
  expect(await undoing(2)).toBe('1 undone and 2 skipped because something changed in the meantime');
  expect(await undoing(0)).toBe('Undone');
});

it('calls the rejection of listed servers a removal from the lists', async () => {
  expect((await deciding(1, 'approved')).title).toMatch(/^1 server removed from lists and/);
});
