import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '#contract/client.ts';
import { keepMarks, setMark } from '#web/kit/marks.ts';
import { syncMarks } from './account-marks.ts';

const api = (() => Promise.reject(new Error('not called'))) as unknown as Api;

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

/** Marks of a browser and of an account. */
function marks(owner: string | null, ids: string[], account: string[]) {
  const kept = keepMarks('test');
  kept.write({ owner, names: new Map(ids.map((id) => [id, id])) });
  const merge = vi.fn<(api: Api, added: string[]) => Promise<void>>(async (_api, added) => void account.push(...added));
  const load = async () => new Map(account.map((id) => [id, `name of ${id}`]));
  return { kept, merge, load };
}

const idsOf = ({ kept }: ReturnType<typeof marks>) => [kept.read().owner, ...kept.read().names.keys()];

it('what a visitor marked becomes the person’s, and the account’s come to the browser', async () => {
  const own = marks(null, ['s_1'], ['s_2']);
  await syncMarks(own, api, 'u_1');
  expect(idsOf(own)).toEqual(['u_1', 's_2', 's_1']);
  expect(own.kept.read().names.get('s_1')).toBe('name of s_1');
});

it('a copy of the account is replaced, never merged', async () => {
  const own = marks('u_1', ['s_gone'], ['s_2']);
  await syncMarks(own, api, 'u_1');
  expect(own.merge).not.toHaveBeenCalled();
  expect(idsOf(own)).toEqual(['u_1', 's_2']);
});

it('another person’s copy goes, and becomes nobody’s', async () => {
  const own = marks('u_other', ['s_1'], ['s_2']);
  await syncMarks(own, api, 'u_1');
  expect(own.merge).not.toHaveBeenCalled();
  expect(idsOf(own)).toEqual(['u_1', 's_2']);
});

it('a copy goes with the session; a visitor’s own stay', async () => {
  const copy = marks('u_1', ['s_1'], []);
  await syncMarks(copy, api, null);
  expect(idsOf(copy)).toEqual([null]);
  const own = marks(null, ['s_1'], []);
  await syncMarks(own, api, null);
  expect(idsOf(own)).toEqual([null, 's_1']);
});

it('stays here when the account could not take it', async () => {
  const own = marks(null, ['s_1'], []);
  own.merge.mockRejectedValue(new Error('offline'));
  await expect(syncMarks(own, api, 'u_1')).rejects.toThrow('offline');
  setMark(own.kept, { id: 's_2', name: '' }, true);
  expect(idsOf(own)).toEqual([null, 's_1', 's_2']);
});
