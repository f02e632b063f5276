import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { createI18n, loadedI18n } from '#web/i18n.ts';
import { fieldErrors } from './field-errors.ts';

const english = createI18n('en');
const german = await loadedI18n('de');

const refused = (...issues: { path: string; code: string }[]) =>
  new ApiFailure(400, 'url: raw; tags.0: raw', 'validation', issues);

const form = {
  fields: ['tags', 'url'],
  words: { tags: { too_big: msg`The address has to begin with https://.` } },
  codes: { unknown_invite: 'url' },
} as const;

it('says at each refused field what is wrong with it, in every language', () => {
  const error = refused({ path: 'url', code: 'other_server' }, { path: 'other', code: 'too_big' });
  expect(fieldErrors(error, form, english)).toEqual({ url: 'The invite leads to another server.' });
  expect(fieldErrors(error, form, german)).toEqual({ url: 'Die Einladung führt zu einem anderen Server.' });
});

it('belongs to the field whose entry was refused, in the form’s own words where it has some', () => {
  const error = refused({ path: 'tags.0', code: 'too_big' }, { path: 'tags.1', code: 'too_small' });
  expect(fieldErrors(error, form, english)).toEqual({ tags: 'The address has to begin with https://.' });
});

it('has a sentence for an issue that nobody knows', () => {
  expect(fieldErrors(refused({ path: 'url', code: 'toString' }), form, english)).toEqual({
    url: 'Something in the form is not right. Please check what you entered.',
  });
});

it('knows which field a refusal is about that names none', () => {
  const error = new ApiFailure(404, 'Unknown Invite: it is a friend invite.', 'unknown_invite');
  expect(fieldErrors(error, form, english)).toEqual({ url: 'Unknown Invite: it is a friend invite.' });
  expect(fieldErrors(error, form, german)).toEqual({ url: 'Diese Einladung ist ungültig oder abgelaufen.' });
});

it('says nothing of what is no refusal of a field', () => {
  expect(fieldErrors(new ApiFailure(403, 'No.', 'forbidden'), form, english)).toEqual({});
  expect(fieldErrors(new TypeError('Failed to fetch'), form, english)).toEqual({});
  expect(fieldErrors(null, form, english)).toEqual({});
});
