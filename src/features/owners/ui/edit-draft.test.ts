import { expect, it } from 'vitest';
import type { OwnedServer } from '#features/owners/contract.ts';
import { createI18n } from '#web/i18n.ts';
import { afterSave, changesOf, draftOf, problemOf, tagsOf } from './edit-draft.ts';

const base: OwnedServer = {
  id: 's_1',
  slug: 'tea-house',
  name: 'Tea House',
  iconUrl: null,
  state: 'public',
  heldReason: null,
  heldBecause: null,
  inviteCode: 'tea',
  inviteState: 'live',
  categories: ['Community'],
  tags: ['tea', 'late night'],
  language: 'en',
  region: 'Global',
  longDescription: null,
  version: 3,
  owners: 1,
};
const draft = draftOf(base);

it('changes nothing by itself', () => {
  expect(changesOf(draft, base)).toEqual({});
  expect(changesOf({ ...draft, tags: ' tea ,, late night ,' }, base)).toEqual({});
});

it('names what is new, and how it is taken away', () => {
  expect(changesOf({ ...draft, categories: ['Art', 'Community'], region: 'Asia' }, base)).toEqual({
    categories: ['Art', 'Community'],
    region: 'Asia',
  });
  expect(changesOf({ ...draft, tags: '', language: '', longDescription: 'Hi' }, base)).toEqual({
    tags: null,
    language: null,
    longDescription: 'Hi',
  });
  expect(changesOf({ ...draft, inviteUrl: ' discord.gg/new ' }, base)).toEqual({ inviteUrl: 'discord.gg/new' });
});

it('leaves to the other what only the other changed', () => {
  const mine = { ...draft, region: 'Asia' };
  const theirs = { ...base, tags: ['theirs'], version: 4 };
  expect(changesOf(mine, base)).toEqual({ region: 'Asia' });
  expect(changesOf({ ...draftOf(theirs), region: 'Asia' }, theirs)).toEqual({ region: 'Asia' });
});

it('says what is wrong before it is sent', () => {
  const i18n = createI18n('en');
  expect(problemOf(draft, i18n)).toBeUndefined();
  expect(problemOf({ ...draft, categories: [] }, i18n)).toBe('Pick at least one category.');
  expect(problemOf({ ...draft, tags: 'abcdefghijk'.split('').join(',') }, i18n)).toBe('Use at most 10 tags.');
  expect(tagsOf('a, b,,c ')).toEqual(['a', 'b', 'c']);
});

it('keeps what was typed while a save was under way, and takes everything else as it was saved', () => {
  const sent = { ...draft, tags: 'tea ,', inviteUrl: 'discord.gg/tea' };
  const saved = { ...draft, tags: 'tea', region: 'Asia' };
  expect(afterSave(sent, sent, saved)).toEqual(saved);
  const typed = { ...sent, longDescription: 'More.', categories: ['Community', 'Music'] };
  expect(afterSave(typed, sent, saved)).toEqual({
    ...saved,
    longDescription: 'More.',
    categories: ['Community', 'Music'],
  });
  expect(afterSave({ ...sent, categories: [...sent.categories] }, sent, saved)).toEqual(saved);
});
