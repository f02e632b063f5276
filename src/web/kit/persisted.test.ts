import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePage } from '#test/fake-page.ts';
import { persist } from './persisted.ts';

const stored = new Map<string, string>();
let page: EventTarget;
beforeEach(() => {
  stored.clear();
  page = fakePage({ storage: stored }).window;
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

describe('a persisted value', () => {
  it('is the same object until it changes', () => {
    stored.set('list', '[1]');
    const value = list();
    expect(value.read()).toEqual([1]);
    expect(value.read()).toBe(value.read());
    otherTabWrites('another', '[2]');
    expect(value.read()).toEqual([1]);
  });

  it('is read again after a write in another tab, even without subscribers', () => {
    const value = list();
    expect(value.read()).toEqual([]);
    otherTabWrites('list', '[1]');
    value.write([...value.read(), 2]);
    expect(stored.get('list')).toBe('[1,2]');
    stored.clear();
    otherTabWrites(null, '');
    expect(value.read()).toEqual([]);
  });

  it('is read again when the page is restored from the back/forward cache', () => {
    const value = list();
    const listener = vi.fn<() => void>();
    const stop = value.subscribe(listener);
    value.read();
    stored.set('list', '[1]');
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(value.read()).toEqual([1]);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    otherTabWrites('list', '[2]');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
