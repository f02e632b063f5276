import { expect, test } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { loadFailureWords } from '#web/kit/failures/failure-text.ts';
import { createI18n } from '#web/i18n.ts';
import { isInviteRefused, submitErrorText } from './submission-texts.ts';

const i18n = createI18n('en');

const catalog: [string, string, string][] = [
  [
    'discord_data',
    'Discord Server Not Accessible',
    'Unable to retrieve Discord data. Please ensure the invite link is valid and accessible.',
  ],
  ['invalid_invite', 'Invalid Discord Invite', 'Please provide a valid Discord server invite URL.'],
  ['unknown_invite', 'Invalid Invite Link', 'The Discord invite link appears to be invalid or expired.'],
  [
    'discord_fetch_failed',
    'Discord Connection Error',
    'Unable to connect to Discord. Please check the invite link and try again.',
  ],
];

test.each(catalog)('%s has the text of the catalog', (code, title, text) => {
  expect(submitErrorText(new ApiFailure(400, 'whatever', code), i18n)).toEqual({ title, text });
});

test('says why a working invite is refused, in every language', async () => {
  const issues = [{ path: 'inviteUrl', code: 'group_invite' }];
  const error = new ApiFailure(404, 'Unknown Invite: it leads to a group.', 'unknown_invite', issues);
  expect(submitErrorText(error, i18n)).toEqual({
    title: 'Invalid Invite Link',
    text: 'It leads to a group.',
  });
  await loadFailureWords();
  const other = createI18n('de');
  expect(submitErrorText(error, other).text).toBe('This invite leads to a group chat, not to a server.');
});

test('shows the server’s message for other refusals', () => {
  const error = new ApiFailure(403, 'The owners asked us not to list this server.', 'opted_out');
  expect(submitErrorText(error, i18n)).toEqual({
    title: 'Submission Failed',
    text: 'The owners asked us not to list this server.',
  });
});

test('shows the default text for a failure without a response', () => {
  expect(submitErrorText(new TypeError('Failed to fetch'), i18n).text).toBe('Please try again later.');
});

test('marks the field only for a refused invite', () => {
  expect(isInviteRefused(new ApiFailure(404, 'Unknown Invite', 'unknown_invite'))).toBe(true);
  expect(isInviteRefused(new ApiFailure(403, 'This server cannot be listed: spam.', 'guild_refused'))).toBe(true);
  expect(isInviteRefused(new ApiFailure(503, 'later', 'discord_fetch_failed'))).toBe(false);
  expect(isInviteRefused(new TypeError('Failed to fetch'))).toBe(false);
});
