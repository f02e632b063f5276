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

it('describes the issue of each rejected field in every language', () => {
  const error = refused({ path: 'url', code: 'other_server' }, { path: 'other', code: 'too_big' });
  expect(fieldErrors(error, form, english)).toEqual({ url: 'The invite leads to another server.' });
  expect(fieldErrors(error, form, german)).toEqual({ url: 'Die Einladung führt zu einem anderen Server.' });
});

it('assigns the issue of an entry to its field, preferring the form’s own texts', () => {
  const error = refused({ path: 'tags.0', code: 'too_big' }, { path: 'tags.1', code: 'too_small' });
  expect(fieldErrors(error, form, english)).toEqual({ tags: 'The address has to begin with https://.' });
});

it('has a text for an unknown issue', () => {
  expect(fieldErrors(refused({ path: 'url', code: 'toString' }), form, english)).toEqual({
    url: 'Something in the form is not right. Please check what you entered.',
  });
});

it('assigns a failure that names no field by its code', () => {
  const error = new ApiFailure(404, 'Unknown Invite: it is a friend invite.', 'unknown_invite');
  expect(fieldErrors(error, form, english)).toEqual({ url: 'It is a friend invite.' });
  expect(fieldErrors(error, form, german)).toEqual({ url: 'Diese Einladung ist ungültig oder abgelaufen.' });
});

it('returns nothing for other failures', () => {
  expect(fieldErrors(new ApiFailure(403, 'No.', 'forbidden'), form, english)).toEqual({});
  expect(fieldErrors(new TypeError('Failed to fetch'), form, english)).toEqual({});
  expect(fieldErrors(null, form, english)).toEqual({});
});
