import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { fakePage } from '#test/fake-page.ts';
import { callHook, noApi } from '#test/markup.tsx';
import { recordResponse } from '#web/kit/call-state.ts';
import type { Persisted } from '#web/kit/persisted.ts';
import { renderingQueries } from '#web/query-client.ts';
import type { AccountList } from './account-lists.ts';
import { persistSavedList, type SavedList, syncSavedList, type SyncedList } from './saved-lists.ts';
import { type SetSaved, useSaved } from './use-saved.ts';
import { userQuery } from './use-user.ts';

const server = { id: 's_1', name: 'Harbor' };

beforeEach(() => void fakePage());
afterEach(() => {
  recordResponse(200, true);
  vi.unstubAllGlobals();
});

/** The save function as on a page where u_1 is logged in. */
function saverOf(local: Persisted<SavedList>): SetSaved {
  const queries = renderingQueries();
  queries.setQueryData<unknown>(userQuery(noApi).queryKey, { id: 'u_1' });
  return callHook(() => useSaved(local), { queries });
}

function copyOfAccount(ids: string[]): Persisted<SavedList> {
  const local = persistSavedList('test');
  local.write({ accountId: 'u_1', names: new Map(ids.map((id) => [id, ''])) });
  return local;
}

/** The server rejects the call because the session has ended, unnoticed by this page. */
async function refuse(): Promise<void> {
  recordResponse(401, false);
  throw new ApiFailure(401, 'Not authenticated', 'not_authenticated');
}

it('stores a save after the end of the session as a visitor’s, and merges it at the next login', async () => {
  const local = copyOfAccount(['s_other']);
  await saverOf(local)(server, true, refuse);
  expect(local.read()).toEqual({ accountId: null, names: new Map([['s_1', 'Harbor']]) });

  const merge = vi.fn<AccountList['merge']>(async () => undefined);
  const load = async () => new Map([['s_1', '']]);
  const list: SyncedList = { local, account: async () => ({ load, merge }) };
  // As the page does when it notices the end, and then when a user logs in.
  await syncSavedList(list, noApi, null);
  await syncSavedList(list, noApi, 'u_1');
  expect(merge).toHaveBeenCalledWith(noApi, ['s_1']);
});

it('rejects a removal after the end of the session', async () => {
  const local = copyOfAccount(['s_1']);
  await expect(saverOf(local)(server, false, refuse)).rejects.toMatchObject({ status: 401 });
});

it('undoes a save that the account rejects', async () => {
  const local = copyOfAccount([]);
  const full = () => Promise.reject(new ApiFailure(409, 'Full', 'conflict'));
  await expect(saverOf(local)(server, true, full)).rejects.toMatchObject({ status: 409 });
  expect(local.read()).toEqual({ accountId: 'u_1', names: new Map() });
});

it('sends two quick clicks one after the other, and ends in the state of the last one', async () => {
  const local = copyOfAccount([]);
  const save = saverOf(local);
  const first = Promise.withResolvers<void>();
  const isSaved = () => local.read().names.has(server.id);
  const sendOff = vi.fn<() => Promise<void>>(async () => undefined);
  const on = save(server, true, () => first.promise);
  const off = save(server, false, sendOff);
  await new Promise((resolve) => setImmediate(resolve));
  expect([isSaved(), sendOff.mock.calls.length]).toEqual([false, 0]);
  first.reject(new ApiFailure(409, 'Full', 'conflict'));
  await expect(on).rejects.toMatchObject({ status: 409 });
  await off;
  expect([isSaved(), sendOff.mock.calls.length]).toEqual([false, 1]);
});

it('restores the account’s state when two clicks fail', async () => {
  const local = copyOfAccount([]);
  const save = saverOf(local);
  const refuseBoth = () => Promise.reject(new ApiFailure(503, 'Busy', 'overloaded'));
  const clicks = [save(server, true, refuseBoth), save(server, false, refuseBoth)];
  expect((await Promise.allSettled(clicks)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(local.read()).toEqual({ accountId: 'u_1', names: new Map() });
});
