import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '#contract/client.ts';
import { persistSavedList, setSaved } from '#web/kit/saved-list.ts';
import { syncSavedList } from './saved-lists.ts';

const api = (() => Promise.reject(new Error('not called'))) as unknown as Api;

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

/** SavedList of a browser and of an account. */
function list(owner: string | null, ids: string[], account: string[]) {
  const local = persistSavedList('test');
  local.write({ owner, names: new Map(ids.map((id) => [id, id])) });
  const merge = vi.fn<(api: Api, added: string[]) => Promise<void>>(async (_api, added) => void account.push(...added));
  const load = async () => new Map(account.map((id) => [id, `name of ${id}`]));
  return { local, merge, load };
}

const idsOf = ({ local }: ReturnType<typeof list>) => [local.read().owner, ...local.read().names.keys()];

it('what a visitor marked becomes the person’s, and the account’s come to the browser', async () => {
  const own = list(null, ['s_1'], ['s_2']);
  await syncSavedList(own, api, 'u_1');
  expect(idsOf(own)).toEqual(['u_1', 's_2', 's_1']);
  expect(own.local.read().names.get('s_1')).toBe('name of s_1');
});

it('a copy of the account is replaced, never merged', async () => {
  const own = list('u_1', ['s_gone'], ['s_2']);
  await syncSavedList(own, api, 'u_1');
  expect(own.merge).not.toHaveBeenCalled();
  expect(idsOf(own)).toEqual(['u_1', 's_2']);
});

it('another person’s copy goes, and becomes nobody’s', async () => {
  const own = list('u_other', ['s_1'], ['s_2']);
  await syncSavedList(own, api, 'u_1');
  expect(own.merge).not.toHaveBeenCalled();
  expect(idsOf(own)).toEqual(['u_1', 's_2']);
});

it('a copy goes with the session; a visitor’s own stay', async () => {
  const copy = list('u_1', ['s_1'], []);
  await syncSavedList(copy, api, null);
  expect(idsOf(copy)).toEqual([null]);
  const own = list(null, ['s_1'], []);
  await syncSavedList(own, api, null);
  expect(idsOf(own)).toEqual([null, 's_1']);
});

it('stays here when the account could not take it', async () => {
  const own = list(null, ['s_1'], []);
  own.merge.mockRejectedValue(new Error('offline'));
  await expect(syncSavedList(own, api, 'u_1')).rejects.toThrow('offline');
  setSaved(own.local, { id: 's_2', name: '' }, true);
  expect(idsOf(own)).toEqual([null, 's_1', 's_2']);
});
