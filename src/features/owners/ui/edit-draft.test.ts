import { expect, it } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import type { OwnedServer } from '#features/owners/contract.ts';
import { createI18n } from '#web/i18n.ts';
import { fieldErrors } from '#web/kit/failures/field-errors.ts';
import { afterSave, changesOf, draftOf, EDIT_FIELDS, problemsOf, tagsOf } from './edit-draft.ts';

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
  expect(problemsOf(draft, i18n)).toEqual({});
  expect(problemsOf({ ...draft, categories: [] }, i18n)).toEqual({ categories: 'Pick at least one category.' });
  const tags = (text: string) => problemsOf({ ...draft, tags: text }, i18n);
  expect(tags('abcdefghijk'.split('').join(','))).toEqual({ tags: 'Use at most 10 tags.' });
  expect(tags(`tea, ${'a'.repeat(30)}`)).toEqual({});
  expect(tags(`tea, ${'a'.repeat(31)}`)).toEqual({ tags: 'Each tag can have at most 30 characters.' });
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

it('says at its field what the server refused', () => {
  const i18n = createI18n('en');
  const refused = (path: string, code: string) => new ApiFailure(400, 'raw', 'validation', [{ path, code }]);
  const tooLong = { tags: 'Each tag can have at most 30 characters.' };
  expect(fieldErrors(refused('tags.0', 'too_big'), EDIT_FIELDS, i18n)).toEqual(tooLong);
  expect(fieldErrors(new ApiFailure(404, 'Unknown Invite: gone.', 'unknown_invite'), EDIT_FIELDS, i18n)).toEqual({
    inviteUrl: 'Unknown Invite: gone.',
  });
});
