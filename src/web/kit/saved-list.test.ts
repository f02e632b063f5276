import { afterEach, describe, expect, it, vi } from 'vitest';
import { persistSavedList, MOST_SAVED, parseSavedList, setSaved } from './saved-list.ts';

const KEY = 'test.saved';

/** A browser's storage, and what tells other tabs. */
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
  it('are those of before, which were a list of ids', () => {
    browser('["s_1","s_2",7]');
    expect(persistSavedList(KEY).read()).toEqual({
      owner: null,
      names: new Map([
        ['s_1', ''],
        ['s_2', ''],
      ]),
    });
  });

  it.each(['', '{', '7', 'null', '{"marks":7}', '{"owner":7}'])('are none when %j stands there', (stored) => {
    browser(stored);
    expect(persistSavedList(KEY).read()).toEqual({ owner: null, names: new Map() });
  });

  it('come back as they were written, and leave nothing behind when none is left', () => {
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

  it('are bounded: the oldest goes', () => {
    browser();
    const list = persistSavedList(KEY);
    for (let i = 0; i <= MOST_SAVED; i++) setSaved(list, { id: `s_${i}`, name: '' }, true);
    const ids = [...list.read().names.keys()];
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([MOST_SAVED, 's_1', `s_${MOST_SAVED}`]);
  });

  it('are a whole copy of an account that has more', () => {
    browser();
    const list = persistSavedList(KEY);
    const names = new Map(Array.from({ length: MOST_SAVED + 100 }, (_, i) => [`s_${i}`, '']));
    list.write({ owner: 'u_1', names });
    setSaved(list, { id: 's_new', name: '' }, true);
    expect(list.read().names.size).toBe(MOST_SAVED + 101);
  });

  it('say when they change, here or in another tab, and are one object until then', () => {
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

  it('hold for the page where storage is switched off', () => {
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
