import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chosenServers } from './chosen-servers.ts';
import { recent, switchRecent, withVisit } from './recent-servers.ts';
import { clearOwnLists, syncOwnLists } from './own-lists.ts';

const server = { id: 's_1', slug: 'porch', name: 'Porch', iconUrl: null };
const hint = { cookie: '' };

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', hint);
  hint.cookie = '';
  clearOwnLists();
  switchRecent(false);
  recent.write(withVisit(recent.read(), server));
  chosenServers.write([server]);
});
afterEach(() => vi.unstubAllGlobals());

/** As somebody with a session; null for a visitor. */
function arrive(userId: string | null): void {
  hint.cookie = userId === null ? '' : 'duskrow_hint=1';
  syncOwnLists(userId);
}

const kept = () => [recent.read().servers.length, chosenServers.read().length];

it('what a visitor collected becomes the person’s at the sign-in', () => {
  arrive(null);
  arrive('u_1');
  arrive('u_1');
  expect(kept()).toEqual([1, 1]);
});

it.each(['u_2', null])('a person’s lists are gone once %j is here', (next) => {
  arrive('u_1');
  arrive(next);
  expect(kept()).toEqual([0, 0]);
  recent.write(withVisit(recent.read(), server));
  arrive(next);
  expect(kept()).toEqual([1, 0]);
});

it('stay while the site could not be asked who is here', () => {
  arrive('u_1');
  syncOwnLists(null);
  expect(kept()).toEqual([1, 1]);
});

it('recently viewed stays switched off', () => {
  switchRecent(true);
  clearOwnLists();
  expect(recent.read().isOff).toBe(true);
});
