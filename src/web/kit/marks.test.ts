import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepMarks, MOST_MARKS, parseMarks, setMark } from './marks.ts';

const KEY = 'test.marks';

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

describe('kept marks', () => {
  it('are those of before, which were a list of ids', () => {
    browser('["s_1","s_2",7]');
    expect(keepMarks(KEY).read()).toEqual({
      owner: null,
      names: new Map([
        ['s_1', ''],
        ['s_2', ''],
      ]),
    });
  });

  it.each(['', '{', '7', 'null', '{"marks":7}', '{"owner":7}'])('are none when %j stands there', (stored) => {
    browser(stored);
    expect(keepMarks(KEY).read()).toEqual({ owner: null, names: new Map() });
  });

  it('come back as they were written, and leave nothing behind when none is left', () => {
    const { values } = browser();
    const marks = keepMarks(KEY);
    setMark(marks, { id: 's_1', name: 'Night Owls' }, true);
    setMark(marks, { id: 's_2', name: 'Tidewatch' }, true);
    setMark(marks, { id: 's_1', name: 'Night Owls' }, true);
    expect([...parseMarks(JSON.parse(values.get(KEY)!)).names]).toEqual([
      ['s_2', 'Tidewatch'],
      ['s_1', 'Night Owls'],
    ]);
    for (const id of ['s_1', 's_2']) setMark(marks, { id, name: '' }, false);
    expect(values.has(KEY)).toBe(false);
  });

  it('are bounded: the oldest goes', () => {
    browser();
    const marks = keepMarks(KEY);
    for (let i = 0; i <= MOST_MARKS; i++) setMark(marks, { id: `s_${i}`, name: '' }, true);
    const ids = [...marks.read().names.keys()];
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([MOST_MARKS, 's_1', `s_${MOST_MARKS}`]);
  });

  it('are a whole copy of an account that has more', () => {
    browser();
    const marks = keepMarks(KEY);
    const names = new Map(Array.from({ length: MOST_MARKS + 100 }, (_, i) => [`s_${i}`, '']));
    marks.write({ owner: 'u_1', names });
    setMark(marks, { id: 's_new', name: '' }, true);
    expect(marks.read().names.size).toBe(MOST_MARKS + 101);
  });

  it('say when they change, here or in another tab, and are one object until then', () => {
    const { values, tabs } = browser();
    const marks = keepMarks(KEY);
    const listener = vi.fn<() => void>();
    const stop = marks.subscribe(listener);
    setMark(marks, { id: 's_1', name: '' }, true);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(marks.read()).toBe(marks.read());
    values.set(KEY, '["s_9"]');
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
    expect(listener).toHaveBeenCalledTimes(1);
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
    expect([...marks.read().names.keys()]).toEqual(['s_9']);
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
    const marks = keepMarks(KEY);
    setMark(marks, { id: 's_1', name: '' }, true);
    expect(marks.read().names.has('s_1')).toBe(true);
  });
});
