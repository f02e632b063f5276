import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Api, ApiFailure } from '#contract/client.ts';
import { fakePage } from '#test/fake-page.ts';
import { callHook } from '#test/markup.tsx';
import { currentToast } from '#web/kit/toast-store.ts';
import { renderingQueries } from '#web/query-client.ts';
import { localHidden } from '#web/session/saved-lists.ts';
import { userQuery } from '#web/session/use-user.ts';
import { useHide } from './use-hide.ts';

beforeEach(() => void fakePage());
afterEach(() => vi.unstubAllGlobals());

/** The functions of the hook, for a logged-in user. */
function hideWith(respond: () => Promise<unknown>): ReturnType<typeof useHide> {
  const api = respond as unknown as Api;
  const queries = renderingQueries();
  queries.setQueryData<unknown>(userQuery(api).queryKey, { id: 'u_1' });
  return callHook(useHide, { api, queries });
}

it('describes a server that is no longer listed, but does not store the description as its name', async () => {
  const names = new Map([['s_1', '']]);
  localHidden.write({ accountId: 'u_1', names });
  const { show } = hideWith(() => Promise.reject(new ApiFailure(503, 'The site is busy.', 'overloaded')));
  await show({ id: 's_1', name: '' });
  expect(currentToast()?.title).toBe('A server that is no longer listed is still hidden');
  expect(localHidden.read()).toEqual({ accountId: 'u_1', names });
});
