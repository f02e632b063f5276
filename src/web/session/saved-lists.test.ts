import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_SAVED } from '#contract/limits.ts';
import { type Api, ApiFailure, unreachable } from '#contract/client.ts';
import { fakePage } from '#test/fake-page.ts';
import { favorites } from './account-lists.ts';
import {
  localFavorites,
  localHidden,
  parseSavedList,
  persistSavedList,
  setSaved,
  syncSavedList,
  syncSavedLists,
} from './saved-lists.ts';

const api = (() => Promise.reject(new Error('not called'))) as unknown as Api;

beforeEach(() => void fakePage());
afterEach(() => vi.unstubAllGlobals());

/** A saved list in a browser and the account's own. */
function syncedList(accountId: string | null, ids: string[], account: string[]) {
  const local = persistSavedList('test');
  local.write({ accountId, names: new Map(ids.map((id) => [id, id])) });
  const merge = vi.fn<(api: Api, added: string[]) => Promise<void>>(async (_api, added) => void account.push(...added));
  const load = async () => new Map(account.map((id) => [id, `name of ${id}`]));
  return { local, merge, account: async () => ({ load, merge }) };
}

const idsOf = ({ local }: ReturnType<typeof syncedList>) => [local.read().accountId, ...local.read().names.keys()];

it('merges a visitor’s list into the account’s, and caches the result in the browser', async () => {
  const own = syncedList(null, ['s_1'], ['s_2']);
  await syncSavedList(own, api, 'u_1');
  expect(idsOf(own)).toEqual(['u_1', 's_2', 's_1']);
  expect(own.local.read().names.get('s_1')).toBe('name of s_1');
});

it('removes a visitor’s list that was merged if the storage is too full for the copy', async () => {
  const storage = new Map<string, string>();
  fakePage({ storage });
  const own = syncedList(null, ['s_1'], ['s_2']);
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await syncSavedList(own, api, 'u_1');
  expect(storage).toEqual(new Map());
  expect(idsOf(own)).toEqual(['u_1', 's_2', 's_1']);
});

it('replaces a copy of the account’s list, and never merges it', async () => {
  const own = syncedList('u_1', ['s_gone'], ['s_2']);
  await syncSavedList(own, api, 'u_1');
  expect(own.merge).not.toHaveBeenCalled();
  expect(idsOf(own)).toEqual(['u_1', 's_2']);
});

it('discards the copy of another user without merging it', async () => {
  const own = syncedList('u_other', ['s_1'], ['s_2']);
  await syncSavedList(own, api, 'u_1');
  expect(own.merge).not.toHaveBeenCalled();
  expect(idsOf(own)).toEqual(['u_1', 's_2']);
});

it('discards a copy when the session ends, but not a visitor’s own list', async () => {
  const copy = syncedList('u_1', ['s_1'], []);
  await syncSavedList(copy, api, null);
  expect(idsOf(copy)).toEqual([null]);
  const own = syncedList(null, ['s_1'], []);
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
  const own = syncedList(null, ['s_1'], []);
  own.merge.mockRejectedValue(new Error('offline'));
  await expect(syncSavedList(own, api, 'u_1')).rejects.toThrow('offline');
  setSaved(own.local, { id: 's_2', name: '' }, true);
  expect(idsOf(own)).toEqual([null, 's_1', 's_2']);
});

it('ignores a response that arrives after the user has logged out', async () => {
  const late = Promise.withResolvers<ReadonlyMap<string, string>>();
  const own = syncedList('u_1', [], []);
  const account = async () => ({ ...(await own.account()), load: async () => await late.promise });
  const sync = syncSavedList({ local: own.local, account }, api, 'u_1');
  await syncSavedList(own, api, null);
  late.resolve(new Map([['s_1', '']]));
  await sync;
  expect(idsOf(own)).toEqual([null]);
});

it('shows the list of a suspended account, which accepts no visitor’s list', async () => {
  browser();
  const own = syncedList(null, ['s_1'], ['s_2']);
  const refusal = new ApiFailure(403, 'Suspended', 'account_suspended');
  const suspended = (() => Promise.reject(refusal)) as unknown as Api;
  own.merge.mockImplementation(() => favorites.merge(suspended, ['s_1']));
  await syncSavedList(own, api, 'u_1');
  expect(idsOf(own)).toEqual(['u_1', 's_2']);
});

const KEY = 'test.saved';

/** A browser's storage, and the target of storage events from other tabs. */
function browser(stored?: string) {
  const values = new Map(stored === undefined ? [] : [[KEY, stored]]);
  return { values, tabs: fakePage({ storage: values }).window };
}
describe('a saved list', () => {
  it('reads the array of ids from early versions', () => {
    browser('["s_1","s_2",7]');
    expect(persistSavedList(KEY).read()).toEqual({
      accountId: null,
      names: new Map([
        ['s_1', ''],
        ['s_2', ''],
      ]),
    });
  });

  it.each(['', '{', '7', 'null', '{"marks":7}', '{"owner":7}'])('is empty if storage contains %j', (stored) => {
    browser(stored);
    expect(persistSavedList(KEY).read()).toEqual({ accountId: null, names: new Map() });
  });

  it('of an account is stored as earlier versions stored it', () => {
    const stored = '{"owner":"u_1","marks":[["s_1","Tidewatch"]]}';
    const { values } = browser(stored);
    const list = persistSavedList(KEY);
    expect(list.read()).toEqual({ accountId: 'u_1', names: new Map([['s_1', 'Tidewatch']]) });
    setSaved(list, { id: 's_1', name: 'Tidewatch' }, true);
    expect(values.get(KEY)).toBe(stored);
  });

  it('is read as it was written, and leaves nothing in storage when empty', () => {
    const { values } = browser();
    const list = persistSavedList(KEY);
    setSaved(list, { id: 's_1', name: 'Night Owls' }, true);
    setSaved(list, { id: 's_2', name: 'Tidewatch' }, true);
    setSaved(list, { id: 's_1', name: 'Night Owls' }, true);
    expect([...parseSavedList(JSON.parse(values.get(KEY)!)).names]).toEqual([
      ['s_2', 'Tidewatch'],
      ['s_1', 'Night Owls'],
    ]);
    for (const id of ['s_1', 's_2']) setSaved(list, { id, name: '' }, false);
    expect(values.has(KEY)).toBe(false);
  });

  it('is limited: the oldest entry is evicted', () => {
    browser();
    const list = persistSavedList(KEY);
    for (let i = 0; i <= MAX_SAVED; i++) setSaved(list, { id: `s_${i}`, name: '' }, true);
    const ids = [...list.read().names.keys()];
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([MAX_SAVED, 's_1', `s_${MAX_SAVED}`]);
  });

  it('is not limited for the copy of an account', () => {
    browser();
    const list = persistSavedList(KEY);
    const names = new Map(Array.from({ length: MAX_SAVED + 100 }, (_, i) => [`s_${i}`, '']));
    list.write({ accountId: 'u_1', names });
    setSaved(list, { id: 's_new', name: '' }, true);
    expect(list.read().names.size).toBe(MAX_SAVED + 101);
  });

  it('notifies of a change here or in another tab, and is the same object until then', () => {
    const { values, tabs } = browser();
    const list = persistSavedList(KEY);
    const listener = vi.fn<() => void>();
    const stop = list.subscribe(listener);
    setSaved(list, { id: 's_1', name: '' }, true);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(list.read()).toBe(list.read());
    values.set(KEY, '["s_9"]');
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
    expect(listener).toHaveBeenCalledTimes(1);
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
    expect([...list.read().names.keys()]).toEqual(['s_9']);
    stop();
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('lasts as long as the page if storage is off', () => {
    browser();
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const list = persistSavedList(KEY);
    setSaved(list, { id: 's_1', name: '' }, true);
    expect(list.read().names.has('s_1')).toBe(true);
  });
});
