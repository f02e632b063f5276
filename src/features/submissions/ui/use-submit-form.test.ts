import { expect, test } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { isInviteRefused, submitErrorText } from './use-submit-form.ts';

const catalogue: [string, string, string][] = [
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

test.each(catalogue)('%s reads as the catalogue says', (code, title, text) => {
  expect(submitErrorText(new ApiFailure(400, 'whatever', code))).toEqual({ title, text });
});

test('another refusal shows the message of the server', () => {
  const error = new ApiFailure(403, 'The owners asked us not to list this server.', 'opted_out');
  expect(submitErrorText(error)).toEqual({
    title: 'Submission Failed',
    text: 'The owners asked us not to list this server.',
  });
});

test('a failure without an answer shows the default text', () => {
  expect(submitErrorText(new TypeError('Failed to fetch')).text).toBe('Please try again later.');
});

test('only a refused invite marks the field', () => {
  expect(isInviteRefused(new ApiFailure(404, 'Unknown Invite', 'unknown_invite'))).toBe(true);
  expect(isInviteRefused(new ApiFailure(503, 'later', 'discord_fetch_failed'))).toBe(false);
  expect(isInviteRefused(new TypeError('Failed to fetch'))).toBe(false);
});
