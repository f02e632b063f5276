import { expect, it } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import type { OwnedServer } from '#features/owners/contract.ts';
import { createI18n } from '#web/i18n.ts';
import { fieldErrors } from '#web/kit/failures/field-errors.ts';
import { areSaved, changesOf, EDIT_FIELDS, fieldsOf, listOf, problemsOf, savedOver } from './edit-draft.ts';

const base: OwnedServer = {
  id: 's_1',
  slug: 'tea-house',
  name: 'Tea House',
  iconUrl: null,
  state: 'public',
  isVisible: true,
  heldReason: null,
  heldBecause: null,
  heldChange: null,
  inviteCode: 'tea',
  unlistedBecause: null,
  inviteState: 'live',
  categories: ['Community'],
  tags: ['tea', 'late night'],
  language: 'en',
  region: 'Global',
  longDescription: null,
  version: 3,
  owners: 1,
};
const fields = fieldsOf(base);

it('reports no changes for an untouched form', () => {
  expect(changesOf(fields, base)).toEqual({});
  expect(changesOf({ ...fields, tags: ' tea ,, late night ,' }, base)).toEqual({});
});

it('reads hashtags as tags', () => {
  expect(listOf('#raids #loot, C#, late night')).toEqual(['raids', 'loot', 'C#', 'late night']);
});

it('separates tags by the commas and semicolons of every interface language', () => {
  expect(listOf('شطرنج، موسيقى')).toEqual(['شطرنج', 'موسيقى']);
  expect(listOf('将棋、音楽，チェス')).toEqual(['将棋', '音楽', 'チェス']);
  expect(listOf('chess; music؛ art；tea')).toEqual(['chess', 'music', 'art', 'tea']);
  expect(changesOf({ ...fields, tags: '将棋、音楽' }, { ...base, tags: ['将棋、音楽'] })).toEqual({});
});

it('reports changed fields, and null for cleared ones', () => {
  expect(changesOf({ ...fields, categories: 'Art, Community', region: 'Asia' }, base)).toEqual({
    categories: ['Art', 'Community'],
    region: 'Asia',
  });
  expect(changesOf({ ...fields, tags: '', language: '', longDescription: 'Hi' }, base)).toEqual({
    tags: null,
    language: null,
    longDescription: 'Hi',
  });
  expect(changesOf({ ...fields, inviteUrl: ' discord.gg/new ' }, base)).toEqual({ inviteUrl: 'discord.gg/new' });
});

it('takes changes as saved if the server has them, also as an invite, which is sent again', () => {
  expect(areSaved({}, base)).toBe(true);
  for (const inviteUrl of ['https://discord.gg/tea', 'discord.gg/TEA'])
    expect(areSaved({ inviteUrl }, base)).toBe(true);
  expect(areSaved({ inviteUrl: 'discord.gg/coffee' }, base)).toBe(false);
  expect(areSaved({ inviteUrl: 'discord.gg/tea', region: 'Asia' }, base)).toBe(false);
  expect(areSaved({ inviteUrl: 'no invite' }, { ...base, inviteCode: null })).toBe(false);
});

it('reports fields that an attempt without a response might have saved, but no text that is stored as it is', () => {
  expect(changesOf(fields, base, { tags: null, inviteUrl: 'discord.gg/oops', longDescription: 'Oops' })).toEqual({
    tags: ['tea', 'late night'],
    longDescription: null,
  });
  expect(changesOf({ ...fields, longDescription: 'Hi \n' }, { ...base, longDescription: 'Hi' })).toEqual({});
});

it('does not report fields that only another owner changed', () => {
  const mine = { ...fields, region: 'Asia' };
  const theirs = { ...base, tags: ['theirs'], version: 4 };
  expect(changesOf(mine, base)).toEqual({ region: 'Asia' });
  expect(changesOf({ ...fieldsOf(theirs), region: 'Asia' }, theirs)).toEqual({ region: 'Asia' });
});

it('names the fields whose saved values would be replaced', () => {
  const mine = { ...fields, region: 'Asia', longDescription: 'Hi' };
  const theirs = { ...base, tags: ['theirs'], longDescription: 'Hi', version: 4 };
  expect(savedOver(mine, changesOf(mine, base), theirs)).toEqual(['region']);
});

it('reports problems before anything is sent', () => {
  const i18n = createI18n('en');
  expect(problemsOf(fields, i18n)).toEqual({});
  expect(problemsOf({ ...fields, categories: '' }, i18n)).toEqual({ categories: 'Pick at least one category.' });
  const tags = (text: string) => problemsOf({ ...fields, tags: text }, i18n);
  expect(tags('abcdefghijk'.split('').join(','))).toEqual({ tags: 'Use at most 10 tags.' });
  expect(tags(`tea, ${'a'.repeat(30)}`)).toEqual({});
  expect(tags(`tea, ${'a'.repeat(31)}`)).toEqual({ tags: 'Each tag can have at most 30 characters.' });
  expect(listOf('a, b,,c ')).toEqual(['a', 'b', 'c']);
});

it('maps refusals of the server to fields', () => {
  const i18n = createI18n('en');
  const refused = (path: string, code: string) => new ApiFailure(400, 'raw', 'validation', [{ path, code }]);
  const tooLong = { tags: 'Each tag can have at most 30 characters.' };
  expect(fieldErrors(refused('tags.0', 'too_big'), EDIT_FIELDS, i18n)).toEqual(tooLong);
  expect(fieldErrors(new ApiFailure(404, 'Unknown Invite: gone.', 'unknown_invite'), EDIT_FIELDS, i18n)).toEqual({
    inviteUrl: 'Gone.',
  });
});
