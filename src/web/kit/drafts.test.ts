import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearDrafts,
  forgetTabDrafts,
  isDraftWaiting,
  MOST_CHARACTERS,
  MOST_DRAFTS,
  readDraft,
  readNewerDraft,
  VISITOR,
  writeDraft,
} from './drafts.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 5, 1);
const mine = { owner: 'u_1', subject: 'review s_1' };
const theirs = { owner: 'u_2', subject: 'review s_1' };

/** As a browser has it: what is stored are its own properties. */
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
let ofTab: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  ofTab = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', ofTab);
});

function turnTo(tab: FakeStorage): void {
  ofTab = tab;
  vi.stubGlobal('sessionStorage', tab);
}

function openTab(): FakeStorage {
  turnTo(new FakeStorage());
  return ofTab;
}

describe('drafts', () => {
  it('are kept for a person and a form', () => {
    expect(writeDraft(mine, { content: 'Calm and kind.' }, NOW)).toBe(true);
    expect(readDraft(mine, NOW)).toEqual({ content: 'Calm and kind.' });
    expect(readDraft(theirs, NOW)).toEqual({});
    expect(readDraft({ ...mine, subject: 'review s_2' }, NOW)).toEqual({});
  });

  it('go with the last field, and leave nothing in storage', () => {
    writeDraft(mine, { content: 'x' }, NOW);
    writeDraft(mine, {}, NOW);
    expect(Object.keys(storage)).toEqual([]);
  });

  it('of one person go when that person logs out, and nobody else’s', () => {
    writeDraft(mine, { content: 'mine' }, NOW);
    writeDraft(theirs, { content: 'theirs' }, NOW);
    storage.setItem('duskrow.recent', '[]');
    clearDrafts('u_1');
    expect(readDraft(mine, NOW)).toEqual({});
    expect(readDraft(theirs, NOW)).toEqual({ content: 'theirs' });
    expect(Object.keys(storage)).toHaveLength(2);
    expect(Object.keys(ofTab)).toHaveLength(1);
  });

  it('of two tabs with one form stay apart, and a new tab has what was typed last', () => {
    const first = openTab();
    writeDraft(mine, { content: 'first tab' }, NOW);
    const second = openTab();
    writeDraft(mine, { content: 'second tab' }, NOW + 1);
    turnTo(first);
    writeDraft(mine, { content: 'first tab again' }, NOW + 2);
    turnTo(second);
    expect(readDraft(mine, NOW + 3)).toEqual({ content: 'second tab' });
    expect(readNewerDraft(mine, NOW + 3)).toEqual({ content: 'first tab again' });
    openTab();
    expect(readDraft(mine, NOW + 3)).toEqual({ content: 'first tab again' });
    expect(readNewerDraft(mine, NOW + 3)).toBeUndefined();
    writeDraft(mine, { content: 'second tab' }, NOW + 4);
    turnTo(second);
    expect(readNewerDraft(mine, NOW + 4)).toBeUndefined();
  });

  it('of a tab outlive that another tab sends its own, and go when their author has logged out there', () => {
    const first = openTab();
    writeDraft(mine, { content: 'first tab' }, NOW);
    const second = openTab();
    writeDraft(mine, { content: 'second tab' }, NOW);
    turnTo(first);
    writeDraft(mine, {}, NOW);
    expect(readDraft(mine, NOW)).toEqual({});
    turnTo(second);
    expect(readDraft(mine, NOW)).toEqual({ content: 'second tab' });
    forgetTabDrafts('u_1');
    expect(readDraft(mine, NOW)).toEqual({});
  });

  it('are known to wait for their author by the form that they are of', () => {
    const isOf = (subject: string) => (known: string) => known === subject;
    writeDraft(mine, { content: 'x' }, NOW);
    writeDraft({ owner: VISITOR, subject: 'report' }, { text: 'Spam' }, NOW);
    expect(isDraftWaiting(isOf('review s_1'), NOW)).toBe(true);
    expect(isDraftWaiting(isOf('review s_1'), NOW + 31 * DAY_MS)).toBe(false);
    expect(isDraftWaiting(isOf('review s_2'), NOW)).toBe(false);
    expect(isDraftWaiting(isOf('report'), NOW)).toBe(false);
  });

  it('of visitors go with the tab', () => {
    const report = { owner: VISITOR, subject: 'report' };
    expect(writeDraft(report, { text: 'Spam' }, NOW)).toBe(true);
    expect(readDraft(report, NOW)).toEqual({ text: 'Spam' });
    expect(Object.keys(storage)).toEqual([]);
    vi.stubGlobal('sessionStorage', new FakeStorage());
    expect(readDraft(report, NOW)).toEqual({});
  });

  it('are not kept while it is not known who is there', () => {
    expect(writeDraft({ owner: null, subject: 'report' }, { text: 'Spam' }, NOW)).toBe(false);
    expect([...Object.keys(storage), ...Object.keys(ofTab)]).toEqual([]);
  });

  it('of a person whose id begins like another’s stay', () => {
    writeDraft({ owner: 'u_11', subject: 'profile' }, { bio: 'eleven' }, NOW);
    clearDrafts('u_1');
    expect(readDraft({ owner: 'u_11', subject: 'profile' }, NOW)).toEqual({ bio: 'eleven' });
  });

  it('are so many, and the oldest makes room', () => {
    const place = (index: number) => ({ ...mine, subject: `review s_${index}` });
    for (let index = 0; index <= MOST_DRAFTS; index += 1) writeDraft(place(index), { content: 'x' }, NOW + index);
    expect(Object.keys(storage)).toHaveLength(MOST_DRAFTS);
    expect(readDraft(place(0), NOW)).toEqual({});
    expect(readDraft(place(MOST_DRAFTS), NOW)).toEqual({ content: 'x' });
  });

  it('are kept thirty days', () => {
    writeDraft(mine, { content: 'x' }, NOW);
    expect(readDraft(mine, NOW + 29 * DAY_MS)).toEqual({ content: 'x' });
    expect(readDraft(mine, NOW + 31 * DAY_MS)).toEqual({});
    writeDraft(theirs, { content: 'y' }, NOW + 31 * DAY_MS);
    expect([Object.keys(storage).length, Object.keys(ofTab).length]).toEqual([1, 1]);
  });

  it('that are too long are not kept, and neither is what is left of them', () => {
    writeDraft(mine, { content: 'short' }, NOW);
    expect(writeDraft(mine, { content: 'x'.repeat(MOST_CHARACTERS) }, NOW)).toBe(false);
    expect(Object.keys(storage)).toEqual([]);
  });

  it.each(['no JSON', 'null', '[]', '{"at":"x","fields":{}}', '{"at":1e15,"fields":{"content":7}}'])(
    'take %s in storage for nothing',
    (text) => {
      writeDraft(mine, { content: 'x' }, NOW);
      const [key] = Object.keys(storage);
      for (const kept of [storage, ofTab]) kept.setItem(key!, text);
      expect(readDraft(mine, NOW)).toEqual({});
      expect(writeDraft(theirs, { content: 'y' }, NOW)).toBe(true);
      expect(readDraft(theirs, NOW)).toEqual({ content: 'y' });
    },
  );

  it('are not kept where storage is off, and nothing breaks', () => {
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, undefined);
    expect(writeDraft(mine, { content: 'x' }, NOW)).toBe(false);
    expect(readDraft(mine, NOW)).toEqual({});
    expect(() => clearDrafts('u_1')).not.toThrow();
  });
});
