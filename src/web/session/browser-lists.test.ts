import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePage } from '#test/fake-page.ts';
import {
  chosenServers,
  clearBrowserLists,
  type SavedServer,
  MAX_COMPARED,
  MAX_RECENT,
  parseChosen,
  parseRecent,
  recent,
  switchRecent,
  syncBrowserLists,
  withServer,
  withVisit,
} from './browser-lists.ts';

const server = (n: number): SavedServer => ({ id: `s_${n}`, slug: `slug-${n}`, name: `Server ${n}`, iconUrl: null });
const some = (count: number) => Array.from({ length: count }, (_, i) => server(i));
const none = { isOff: false, servers: [] };

describe('recently viewed', () => {
  it('holds the last twelve, each once, the latest first', () => {
    let value = parseRecent(undefined);
    for (let n = 0; n < 20; n++) value = withVisit(value, server(n));
    value = withVisit(value, server(15));
    expect(value.servers).toHaveLength(MAX_RECENT);
    expect(value.servers.slice(0, 3).map(({ id }) => id)).toEqual(['s_15', 's_19', 's_18']);
    expect(parseRecent(JSON.parse(JSON.stringify(value)))).toEqual(value);
  });

  it('stores only the fields that a tile shows', () => {
    const whole = { ...server(1), description: 'long', memberCount: 5 };
    expect(withVisit(none, whole).servers).toEqual([server(1)]);
  });

  it('stores nothing while it is switched off', () => {
    const off = parseRecent({ isOff: true, servers: [server(1)] });
    expect(off).toEqual({ isOff: true, servers: [] });
    expect(withVisit(off, server(2))).toBe(off);
  });

  it.each([null, 7, 'x', [], { servers: 7 }, { servers: [null, {}, 7] }])('is empty when %j is stored', (stored) => {
    expect(parseRecent(stored)).toEqual(none);
  });
});

describe('chosen servers', () => {
  it('are four at most, each once', () => {
    expect(withServer([], server(0))).toEqual([server(0)]);
    expect(withServer(some(2), server(1))).toEqual(some(2));
    expect(withServer(some(3), server(3))).toEqual(some(4));
    expect(withServer(some(4), server(4))).toBeUndefined();
    expect(withServer(some(4), server(2))).toEqual(some(4));
  });

  it('are read only from valid stored values', () => {
    expect(parseChosen(JSON.parse(JSON.stringify(some(6))))).toEqual(some(MAX_COMPARED));
    for (const stored of [null, 7, 'x', {}, [null, 7, {}, { id: 's_1', slug: 'a', name: 'A' }]]) {
      expect(parseChosen(stored)).toEqual([]);
    }
  });
});

describe('lists of a user', () => {
  let hint: { cookie: string };

  beforeEach(() => {
    hint = fakePage().document;
    clearBrowserLists();
    switchRecent(false);
    recent.write(withVisit(recent.read(), server(1)));
    chosenServers.write([server(1)]);
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Simulates a visit by a user with a session; null for a visitor. */
  function arrive(userId: string | null): void {
    hint.cookie = userId === null ? '' : 'duskrow_hint=1';
    syncBrowserLists(userId);
  }

  const counts = () => [recent.read().servers.length, chosenServers.read().length];

  it('become those of the account at the login', () => {
    arrive(null);
    arrive('u_1');
    arrive('u_1');
    expect(counts()).toEqual([1, 1]);
  });

  it.each(['u_2', null])('are cleared once the user is %j', (next) => {
    arrive('u_1');
    arrive(next);
    expect(counts()).toEqual([0, 0]);
    recent.write(withVisit(recent.read(), server(1)));
    arrive(next);
    expect(counts()).toEqual([1, 0]);
  });

  it('are retained while the user could not be fetched', () => {
    arrive('u_1');
    syncBrowserLists(null);
    expect(counts()).toEqual([1, 1]);
  });

  it('keep recently viewed switched off when they are cleared', () => {
    switchRecent(true);
    clearBrowserLists();
    expect(recent.read().isOff).toBe(true);
  });
});
