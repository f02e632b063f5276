import { setTimeout as delay } from 'node:timers/promises';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Api, ApiFailure } from '#contract/client.ts';
import { fakePage } from '#test/fake-page.ts';
import { callHook } from '#test/markup.tsx';
import { currentToast, dismissToast } from '#web/kit/toast-store.ts';
import { useLogout } from './use-logout.ts';

const assign = vi.fn<(href: string) => void>();

beforeEach(() => {
  assign.mockReset();
  fakePage();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { assign });
  dismissToast(currentToast()?.id ?? 0);
});

it('retains the data of the page until another one replaces it: parts that are not hydrated yet need it', async () => {
  const queries = new QueryClient();
  queries.setQueryData(['servers'], 'the rendered list');
  const api = (() => Promise.resolve({ success: true })) as unknown as Api;
  void callHook(useLogout, { api, queries })();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(queries.getQueryData(['servers'])).toBe('the rendered list');
});

/** Clicks "Logout" with this response of the server; the promise stays pending if the page is left. */
function logOut(respond: () => Promise<unknown>): Promise<void> {
  return callHook(useLogout, { api: respond as unknown as Api })();
}

it.each([
  ['without a connection', new ApiFailure(0, 'The site cannot be reached.', 'unreachable')],
  ['while the site is busy', new ApiFailure(503, 'The site is busy.', 'overloaded')],
])('stays logged in %s, and shows an error', async (_when, failure) => {
  await logOut(() => Promise.reject(failure));
  expect(assign).not.toHaveBeenCalled();
  expect(currentToast()).toMatchObject({ title: 'Failed to log out', text: failure.message, tone: 'error' });
});

it.each([
  ['once the server has ended the session', () => Promise.resolve({ success: true })],
  ['when it had ended before', () => Promise.reject(new ApiFailure(401, 'Not logged in.', 'not_authenticated'))],
])('leaves the page %s', async (_when, respond) => {
  const left = logOut(respond).then(() => 'done');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/?auth=ended'));
  expect(await Promise.race([left, delay(1, 'pending')])).toBe('pending');
  expect(currentToast()?.isOpen ?? false).toBe(false);
});
