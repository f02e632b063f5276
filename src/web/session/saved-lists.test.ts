import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Api, ApiFailure, unreachable } from '#contract/client.ts';
import { persistSavedList, setSaved } from './saved-list.ts';
import { localFavorites, localHidden, syncSavedList, syncSavedLists } from './saved-lists.ts';

const api = (() => Promise.reject(new Error('not called'))) as unknown as Api;

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

/** A saved list in a browser and the account's own. */
function list(accountId: string | null, ids: string[], account: string[]) {
  const local = persistSavedList('test');
  local.write({ accountId, names: new Map(ids.map((id) => [id, id])) });
  const merge = vi.fn<(api: Api, added: string[]) => Promise<void>>(async (_api, added) => void account.push(...added));
  const load = async () => new Map(account.map((id) => [id, `name of ${id}`]));
  return { local, merge, account: async () => ({ load, merge }) };
}

const idsOf = ({ local }: ReturnType<typeof list>) => [local.read().accountId, ...local.read().names.keys()];

it('merges a visitor’s list into the account’s, and caches the result in the browser', async () => {
  const own = list(null, ['s_1'], ['s_2']);
  await syncSavedList(own, api, 'u_1');
  expect(idsOf(own)).toEqual(['u_1', 's_2', 's_1']);
  expect(own.local.read().names.get('s_1')).toBe('name of s_1');
});

it('replaces a copy of the account’s list, and never merges it', async () => {
  const own = list('u_1', ['s_gone'], ['s_2']);
  await syncSavedList(own, api, 'u_1');
  expect(own.merge).not.toHaveBeenCalled();
  expect(idsOf(own)).toEqual(['u_1', 's_2']);
});

it('discards the copy of another user without merging it', async () => {
  const own = list('u_other', ['s_1'], ['s_2']);
  await syncSavedList(own, api, 'u_1');
  expect(own.merge).not.toHaveBeenCalled();
  expect(idsOf(own)).toEqual(['u_1', 's_2']);
});

it('discards a copy when the session ends, but not a visitor’s own list', async () => {
  const copy = list('u_1', ['s_1'], []);
  await syncSavedList(copy, api, null);
  expect(idsOf(copy)).toEqual([null]);
  const own = list(null, ['s_1'], []);
  await syncSavedList(own, api, null);
  expect(idsOf(own)).toEqual([null, 's_1']);
});

describe('both lists', () => {
  type Respond = (call: string) => Promise<unknown>;
  const answering = (respond: Respond) => vi.fn<Respond>(respond) as unknown as Api;
  const unanswered = () => Promise.withResolvers<never>().promise;
  const copyOf = (accountId: string | null) => ({ accountId, names: new Map([['s_1', 'Harbor']]) });
  const none = { accountId: null, names: new Map() };

  it('drops both copies of another user before the account answers', () => {
    for (const local of [localFavorites, localHidden]) local.write(copyOf('u_other'));
    void syncSavedLists(answering(unanswered), 'u_1');
    expect([localFavorites.read(), localHidden.read()]).toEqual([none, none]);
  });

  it('syncs the next list after one that the site refused', async () => {
    for (const local of [localFavorites, localHidden]) local.write(none);
    const site = answering(async (call) => {
      if (call.endsWith('/favorites')) throw new ApiFailure(503, 'Busy', 'overloaded');
      return { servers: [{ id: 's_1', name: 'Harbor' }] };
    });
    await expect(syncSavedLists(site, 'u_1')).rejects.toThrow('Busy');
    expect(localHidden.read()).toEqual(copyOf('u_1'));
  });

  it('does not request the next list after one without a response', async () => {
    const site = answering(() => Promise.reject(unreachable()));
    await expect(syncSavedLists(site, 'u_1')).rejects.toThrow('cannot be reached');
    expect(site).toHaveBeenCalledTimes(1);
  });

  it('does not request the next list once the user has logged out', async () => {
    for (const local of [localFavorites, localHidden]) local.write(none);
    const late = Promise.withResolvers<unknown>();
    const site = answering(() => late.promise);
    const sync = syncSavedLists(site, 'u_1');
    await vi.waitFor(() => expect(site).toHaveBeenCalled());
    await syncSavedLists(site, null);
    late.resolve({ serverIds: [], servers: [] });
    await sync;
    expect(site).toHaveBeenCalledTimes(1);
  });
});

it('retains the list in the browser if the merge fails', async () => {
  const own = list(null, ['s_1'], []);
  own.merge.mockRejectedValue(new Error('offline'));
  await expect(syncSavedList(own, api, 'u_1')).rejects.toThrow('offline');
  setSaved(own.local, { id: 's_2', name: '' }, true);
  expect(idsOf(own)).toEqual([null, 's_1', 's_2']);
});

it('ignores a response that arrives after the user has logged out', async () => {
  const late = Promise.withResolvers<ReadonlyMap<string, string>>();
  const own = list('u_1', [], []);
  const account = async () => ({ ...(await own.account()), load: async () => await late.promise });
  const sync = syncSavedList({ local: own.local, account }, api, 'u_1');
  await syncSavedList(own, api, null);
  late.resolve(new Map([['s_1', '']]));
  await sync;
  expect(idsOf(own)).toEqual([null]);
});
