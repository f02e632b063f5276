import { describe, expect, it } from 'vitest';
import {
  allowancesOf,
  type Group,
  groupOf,
  isFree,
  sharesOf,
  SLOT_MS,
  usedBy,
  waitFor,
  WINDOW_MS,
} from './budget-rules.ts';

const LIMITS = { total: 150, background: 100, backgroundFloor: 40 };
const NOW = 1_800_000_000_000;
const SLOT = NOW / SLOT_MS;

describe('the default shares', () => {
  it('give users 110, one caller 11, and reserve 25 for logged-in users', () => {
    expect(sharesOf(LIMITS)).toEqual({ users: 110, signedInFloor: 25, caller: 11 });
  });

  it('give a caller one look-up of the smallest budget', () => {
    expect(sharesOf({ total: 1, background: 0, backgroundFloor: 0 })).toMatchObject({ caller: 1, signedInFloor: 0 });
  });

  it.each<[Group, Partial<Record<Group, number>>, boolean]>([
    ['background', {}, true],
    ['background', { background: 99 }, true],
    ['background', { background: 100 }, false],
    // Users never take its last 40.
    ['background', { 'signed-in': 110, background: 39 }, true],
    ['background', { 'signed-in': 55, visitor: 55, background: 39 }, true],
    ['background', { visitor: 85, background: 39 }, true],
    ['signed-in', { 'signed-in': 109 }, true],
    ['signed-in', { 'signed-in': 110 }, false],
    ['signed-in', { 'signed-in': 25, visitor: 85 }, false],
    ['signed-in', { background: 100, 'signed-in': 49 }, true],
    ['signed-in', { background: 100, 'signed-in': 50 }, false],
    // Visitors and background together leave 25 to logged-in users.
    ['visitor', { visitor: 84 }, true],
    ['visitor', { visitor: 85 }, false],
    ['visitor', { visitor: 24, background: 100 }, true],
    ['visitor', { visitor: 25, background: 100 }, false],
    ['background', { visitor: 85, background: 40 }, false],
    ['signed-in', { visitor: 85, background: 40 }, true],
    ['signed-in', { visitor: 85, background: 40, 'signed-in': 24 }, true],
    ['signed-in', { visitor: 85, background: 40, 'signed-in': 25 }, false],
    // The part of it that they have used is no longer reserved.
    ['visitor', { 'signed-in': 30, visitor: 79 }, true],
    ['visitor', { 'signed-in': 30, visitor: 80 }, false],
  ])('%s with %j used: %s', (group, used, isAllowed) => {
    expect(isFree({ background: 0, 'signed-in': 0, visitor: 0, ...used }, LIMITS, group)).toBe(isAllowed);
  });

  it('all belong to users when the background has none', () => {
    const none = { total: 150, background: 0, backgroundFloor: 0 };
    const unused = { background: 0, 'signed-in': 0, visitor: 0 };
    expect(isFree(unused, none, 'background')).toBe(false);
    expect(isFree({ ...unused, 'signed-in': 149 }, none, 'signed-in')).toBe(true);
    expect(sharesOf(none)).toEqual({ users: 150, signedInFloor: 75, caller: 15 });
    expect(waitFor([], () => false, NOW)).toBe(WINDOW_MS);
  });

  it('are chosen by the caller', () => {
    expect(groupOf('background')).toBe('background');
    expect(groupOf({ keys: ['a'], isSignedIn: false })).toBe('visitor');
    expect(groupOf({ keys: ['a', 'b'], isSignedIn: true })).toBe('signed-in');
  });
});

it('each key gets the share of one caller, the network around an address a multiple of it', () => {
  const network = { key: 'n', times: 2 };
  expect(allowancesOf({ keys: ['a', 'b'], network, isSignedIn: true }, LIMITS)).toEqual([
    { key: 'a', limit: 11 },
    { key: 'b', limit: 11 },
    { key: 'n', limit: 22 },
  ]);
  expect(allowancesOf({ keys: ['a'], isSignedIn: false }, LIMITS)).toEqual([{ key: 'a', limit: 11 }]);
  expect(allowancesOf('background', LIMITS)).toEqual([]);
});

/** As stored: `person` is a logged-in user. */
const signedIn = (slot: number, used: number) => ({ slot, caller_group: 'signed-in' as const, used });
const background = (slot: number, used: number) => ({ slot, caller_group: 'background' as const, used });

it.each([
  ['signed-in', [], 0],
  ['background', [background(SLOT, 99)], 0],
  // A slot counts until all of it has left the window.
  ['background', [background(SLOT, 100)], WINDOW_MS + SLOT_MS],
  ['background', [background(SLOT - 20, 1), background(SLOT, 99)], SLOT_MS],
  ['background', [background(SLOT - 20, 1), background(SLOT - 10, 60), background(SLOT, 40)], 11 * SLOT_MS],
  ['signed-in', [background(SLOT - 5, 100), signedIn(SLOT, 50)], 16 * SLOT_MS],
  ['signed-in', [signedIn(SLOT - 8, 110)], 13 * SLOT_MS],
  ['signed-in', [signedIn(SLOT - 20, 50), signedIn(SLOT - 3, 60)], SLOT_MS],
] as const)('%s with %j waits %i ms', (group, rows, wait) => {
  expect(waitFor(rows, (counted) => isFree(usedBy(counted), LIMITS, group), NOW)).toBe(wait);
});

it('waits a whole window when nothing is ever allowed', () => {
  expect(waitFor([], () => false, NOW)).toBe(WINDOW_MS);
});
