import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { clearDrafts, clearTabDrafts, INVITE_KEY } from './draft-keys.ts';
import {
  isDraftWaiting,
  MAX_CHARACTERS,
  MAX_DRAFTS,
  readDraft,
  readNewerDraft,
  VISITOR,
  writeDraft,
} from './drafts.ts';

const NOW = Date.UTC(2026, 5, 1);
const mine = { accountId: 'u_1', subject: 'review s_1' };
const theirs = { accountId: 'u_2', subject: 'review s_1' };

/** As in a browser: stored items are own properties. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

let storage: FakeStorage;
let tabStorage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  tabStorage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', tabStorage);
});

function switchTo(tab: FakeStorage): void {
  tabStorage = tab;
  vi.stubGlobal('sessionStorage', tab);
}

function openTab(): FakeStorage {
  switchTo(new FakeStorage());
  return tabStorage;
}

describe('drafts', () => {
  it('are stored per user and form', () => {
    expect(writeDraft(mine, { content: 'Calm and kind.' }, NOW)).toBe(true);
    expect(readDraft(mine, NOW)).toEqual({ content: 'Calm and kind.' });
    expect(readDraft(theirs, NOW)).toEqual({});
    expect(readDraft({ ...mine, subject: 'review s_2' }, NOW)).toEqual({});
  });

  it('are removed from storage with their last field', () => {
    writeDraft(mine, { content: 'x' }, NOW);
    writeDraft(mine, {}, NOW);
    expect(Object.keys(storage)).toEqual([]);
  });

  it('of one user are removed when that user logs out, with all of the tab, and no others', () => {
    writeDraft(mine, { content: 'mine' }, NOW);
    writeDraft(theirs, { content: 'theirs' }, NOW);
    storage.setItem('duskrow.recent', '[]');
    clearDrafts('u_1');
    expect(readDraft(mine, NOW)).toEqual({});
    expect(readDraft(theirs, NOW)).toEqual({ content: 'theirs' });
    expect(Object.keys(storage)).toHaveLength(2);
    expect(Object.keys(tabStorage)).toEqual([]);
  });

  it('of two tabs with the same form are separate, and a new tab gets the latest text', () => {
    const first = openTab();
    writeDraft(mine, { content: 'first tab' }, NOW);
    const second = openTab();
    writeDraft(mine, { content: 'second tab' }, NOW + 1);
    switchTo(first);
    writeDraft(mine, { content: 'first tab again' }, NOW + 2);
    switchTo(second);
    expect(readDraft(mine, NOW + 3)).toEqual({ content: 'second tab' });
    expect(readNewerDraft(mine, NOW + 3)).toEqual({ content: 'first tab again' });
    openTab();
    expect(readDraft(mine, NOW + 3)).toEqual({ content: 'first tab again' });
    expect(readNewerDraft(mine, NOW + 3)).toBeUndefined();
    writeDraft(mine, { content: 'second tab' }, NOW + 4);
    switchTo(second);
    expect(readNewerDraft(mine, NOW + 4)).toBeUndefined();
  });

  it('of a tab survive a submit in another tab, and are removed when their author has logged out there', () => {
    const first = openTab();
    writeDraft(mine, { content: 'first tab' }, NOW);
    const second = openTab();
    writeDraft(mine, { content: 'second tab' }, NOW);
    switchTo(first);
    writeDraft(mine, {}, NOW);
    expect(readDraft(mine, NOW)).toEqual({});
    switchTo(second);
    expect(readDraft(mine, NOW)).toEqual({ content: 'second tab' });
    clearTabDrafts();
    expect(readDraft(mine, NOW)).toEqual({});
  });

  it('are found by form while they wait for their author', () => {
    const isOf = (subject: string) => (known: string) => known === subject;
    writeDraft(mine, { content: 'x' }, NOW);
    writeDraft({ accountId: VISITOR, subject: 'report' }, { text: 'Spam' }, NOW);
    expect(isDraftWaiting(isOf('review s_1'), NOW)).toBe(true);
    expect(isDraftWaiting(isOf('review s_1'), NOW + 31 * DAY_MS)).toBe(false);
    expect(isDraftWaiting(isOf('review s_2'), NOW)).toBe(false);
    expect(isDraftWaiting(isOf('report'), NOW)).toBe(false);
  });

  it('of visitors are lost with the tab', () => {
    const report = { accountId: VISITOR, subject: 'report' };
    expect(writeDraft(report, { text: 'Spam' }, NOW)).toBe(true);
    expect(readDraft(report, NOW)).toEqual({ text: 'Spam' });
    expect(Object.keys(storage)).toEqual([]);
    vi.stubGlobal('sessionStorage', new FakeStorage());
    expect(readDraft(report, NOW)).toEqual({});
  });

  it('leave the typed invite of the tab, which is removed with them', () => {
    tabStorage.setItem(INVITE_KEY, 'discord.gg/tidewatch');
    writeDraft({ accountId: VISITOR, subject: 'report' }, { text: 'Spam' }, NOW);
    expect(tabStorage.getItem(INVITE_KEY)).toBe('discord.gg/tidewatch');
    expect(clearTabDrafts()).toBe(true);
    expect(Object.keys(tabStorage)).toEqual([]);
    // The field still shows it: no text is lost.
    tabStorage.setItem(INVITE_KEY, 'discord.gg/tidewatch');
    expect([clearTabDrafts(), Object.keys(tabStorage)]).toEqual([false, []]);
  });

  it('are not stored while the user is unknown', () => {
    expect(writeDraft({ accountId: null, subject: 'report' }, { text: 'Spam' }, NOW)).toBe(false);
    expect([...Object.keys(storage), ...Object.keys(tabStorage)]).toEqual([]);
  });

  it('of a user whose id begins with the id of another are not removed with theirs', () => {
    writeDraft({ accountId: 'u_11', subject: 'profile' }, { bio: 'eleven' }, NOW);
    clearDrafts('u_1');
    expect(readDraft({ accountId: 'u_11', subject: 'profile' }, NOW)).toEqual({ bio: 'eleven' });
  });

  it('are limited in number; the oldest is evicted', () => {
    const place = (index: number) => ({ ...mine, subject: `review s_${index}` });
    for (let index = 0; index <= MAX_DRAFTS; index += 1) writeDraft(place(index), { content: 'x' }, NOW + index);
    expect(Object.keys(storage)).toHaveLength(MAX_DRAFTS);
    expect(readDraft(place(0), NOW)).toEqual({});
    expect(readDraft(place(MAX_DRAFTS), NOW)).toEqual({ content: 'x' });
  });

  it('expire after thirty days', () => {
    writeDraft(mine, { content: 'x' }, NOW);
    expect(readDraft(mine, NOW + 29 * DAY_MS)).toEqual({ content: 'x' });
    expect(readDraft(mine, NOW + 31 * DAY_MS)).toEqual({});
    writeDraft(theirs, { content: 'y' }, NOW + 31 * DAY_MS);
    expect([Object.keys(storage).length, Object.keys(tabStorage).length]).toEqual([1, 1]);
  });

  it('that become too long are removed completely', () => {
    writeDraft(mine, { content: 'short' }, NOW);
    expect(writeDraft(mine, { content: 'x'.repeat(MAX_CHARACTERS) }, NOW)).toBe(false);
    expect(Object.keys(storage)).toEqual([]);
  });

  it.each(['no JSON', 'null', '[]', '{"at":"x","fields":{}}', '{"at":1e15,"fields":{"content":7}}'])(
    'ignore %s in storage',
    (text) => {
      writeDraft(mine, { content: 'x' }, NOW);
      const [key] = Object.keys(storage);
      for (const each of [storage, tabStorage]) each.setItem(key!, text);
      expect(readDraft(mine, NOW)).toEqual({});
      expect(writeDraft(theirs, { content: 'y' }, NOW)).toBe(true);
      expect(readDraft(theirs, NOW)).toEqual({ content: 'y' });
    },
  );

  it('are not stored if storage is off, without an error', () => {
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, undefined);
    expect(writeDraft(mine, { content: 'x' }, NOW)).toBe(false);
    expect(readDraft(mine, NOW)).toEqual({});
    expect(() => clearDrafts('u_1')).not.toThrow();
  });
});
