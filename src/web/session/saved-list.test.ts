import { afterEach, describe, expect, it, vi } from 'vitest';
import { MAX_SAVED } from '#contract/limits.ts';
import { persistSavedList, parseSavedList, setSaved } from './saved-list.ts';

const KEY = 'test.saved';

/** A browser's storage, and the target of storage events from other tabs. */
function browser(stored?: string) {
  const values = new Map(stored === undefined ? [] : [[KEY, stored]]);
  const tabs = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  vi.stubGlobal('window', tabs);
  return { values, tabs };
}
afterEach(() => vi.unstubAllGlobals());

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
