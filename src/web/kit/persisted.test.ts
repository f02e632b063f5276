import { beforeEach, describe, expect, it, vi } from 'vitest';
import { persist } from './persisted.ts';

const stored = new Map<string, string>();
let page: EventTarget;
beforeEach(() => {
  stored.clear();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

const list = () =>
  persist<readonly number[]>('list', {
    empty: [],
    parse: (value) => (Array.isArray(value) ? value : []),
    format: (value) => (value.length === 0 ? undefined : value),
  });

function otherTabWrites(key: string | null, text: string): void {
  if (key !== null) stored.set(key, text);
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

describe('what a browser keeps', () => {
  it('is the same object until it changes', () => {
    stored.set('list', '[1]');
    const kept = list();
    expect(kept.read()).toEqual([1]);
    expect(kept.read()).toBe(kept.read());
    otherTabWrites('another', '[2]');
    expect(kept.read()).toEqual([1]);
  });

  it('is read again after another tab wrote it, though nothing here shows it', () => {
    const kept = list();
    expect(kept.read()).toEqual([]);
    otherTabWrites('list', '[1]');
    kept.write([...kept.read(), 2]);
    expect(stored.get('list')).toBe('[1,2]');
    stored.clear();
    otherTabWrites(null, '');
    expect(kept.read()).toEqual([]);
  });

  it('is read again when the page comes back, which was told nothing while it was away', () => {
    const kept = list();
    const listener = vi.fn<() => void>();
    const stop = kept.subscribe(listener);
    kept.read();
    stored.set('list', '[1]');
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(kept.read()).toEqual([1]);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    otherTabWrites('list', '[2]');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
