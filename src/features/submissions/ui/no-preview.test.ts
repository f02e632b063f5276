import { expect, test } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { MINUTE_MS } from '#contract/time.ts';
import { createI18n } from '#web/i18n.ts';
import { noPreviewText } from './no-preview.ts';

const i18n = createI18n('en');
const at = 1_800_000_000_000;
const STILL = 'There is no preview right now. You can still submit.';
const text = (failure: Error, passed = 0) => noPreviewText({ failure, at }, at + passed, i18n).value;

test.each([
  ['look_ups_used_up', 'Many communities are being checked right now. Please try again in 9 minutes.'],
  ['too_many_look_ups', 'Many invites were looked up from here. Please try again in 9 minutes.'],
  ['discord_fetch_failed', 'Discord cannot be reached right now. Please try again later.'],
])('%s with a wait does not offer to submit until it is over', (code, words) => {
  const failure = new ApiFailure(503, 'Later.', code, undefined, 540);
  expect(text(failure)).toBe(words);
  expect(text(failure, 9 * MINUTE_MS)).toBe(STILL);
});

test('counts down the remaining wait', () => {
  const failure = new ApiFailure(503, 'Later.', 'look_ups_used_up', undefined, 540);
  expect(text(failure, 7.5 * MINUTE_MS)).toContain('in 2 minutes');
});

test('still offers to submit after a failure without a wait', () => {
  expect(text(new ApiFailure(502, 'Odd.', 'discord_fetch_failed'))).toBe(STILL);
  expect(text(new TypeError('Failed to fetch'))).toBe(STILL);
});
