import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { discordFetchFailed, guildTakenDown, notAuthenticated, unknownInvite } from '#http/errors.ts';
import { createI18n, loadedI18n } from '#web/i18n.ts';
import { failureText } from './failure-text.ts';
import { BY_CODE } from './failure-words.ts';
import { BY_CODE_WITH_WAIT } from './wait-words.ts';

const english = createI18n('en');
const german = await loadedI18n('de');

const refused = new ApiFailure(403, 'The owners asked us not to list this server.', 'guild_refused');

it('returns the message of the response in English', () => {
  expect(failureText(refused, english)).toBe(refused.message);
  expect(failureText(new TypeError('Failed to fetch'), english, 'x')).toBe('Failed to fetch');
  expect(failureText('odd', english)).toBe('Please try again later.');
});

it('returns the message of a response without a code, but the fallback for one without a message', () => {
  expect(failureText(new ApiFailure(500, 'The reason'), english, 'x')).toBe('The reason');
  expect(failureText(new ApiFailure(502, '502: Bad Gateway'), english)).toBe('Please try again later.');
});

it('omits the marker for programs', () => {
  const { message, status, code } = discordFetchFailed();
  expect(message).toContain('DISCORD_FETCH_FAILED');
  const text = 'Discord cannot be reached right now. Please try again later.';
  expect(failureText(new ApiFailure(status, message, code), english, 'x')).toBe(text);
});

it('says why an invite is refused without the prefix for programs', () => {
  const { message, status, code } = unknownInvite('it is a friend invite, not a server invite');
  expect(message).toBe('Unknown Invite: it is a friend invite, not a server invite.');
  expect(failureText(new ApiFailure(status, message, code), english, 'x')).toBe(
    'It is a friend invite, not a server invite.',
  );
});

it('says of every 401 that the user is not logged in', () => {
  const { status, message, code } = notAuthenticated();
  const failure = new ApiFailure(status, message, code);
  expect(failureText(failure, english, 'x')).toBe('You are not logged in.');
  expect(failureText(failure, german, 'x')).toBe('Du bist nicht angemeldet.');
});

it('translates the code in other languages, and returns the fallback for an unknown one', () => {
  expect(failureText(refused, german, 'Später.')).toBe('Dieser Server kann hier nicht eingetragen werden.');
  const because = new ApiFailure(403, refused.message, 'guild_refused', [], undefined, 'Es ist Werbung.');
  expect(failureText(because, german, 'Später.')).toBe('Dieser Server kann nicht eingetragen werden: Es ist Werbung.');
  const takenDown = new ApiFailure(403, refused.message, 'guild_refused', guildTakenDown().issues);
  expect(failureText(takenDown, german, 'Später.')).toMatch(/nicht eingetragen werden: .+ zurückgezogen/);
  expect(failureText(new ApiFailure(500, 'x', 'toString'), german, 'Später.')).toBe('Später.');
  expect(failureText(new TypeError('Failed to fetch'), german, 'Später.')).toBe('Später.');
});

it('includes the wait time of the response in every language', () => {
  const usedUp = (seconds?: number) => new ApiFailure(503, 'Later.', 'look_ups_used_up', undefined, seconds);
  expect(failureText(usedUp(481), english, 'x')).toBe(
    'Many communities are being checked right now. Please try again in 9 minutes.',
  );
  expect(failureText(usedUp(7201), english, 'x')).toContain('in 3 hours');
  const reports = new ApiFailure(429, 'Later.', 'too_many_reports', undefined, 50_000);
  expect(failureText(reports, english, 'x')).toBe(
    'You have reached the daily limit for reports. You can report again in 14 hours.',
  );
  expect(failureText(usedUp(60), german, 'x')).toContain('in 1 Minute');
  expect(failureText(usedUp(), english, 'x')).toBe('Later.');
  expect(failureText(usedUp(), german, 'Später.')).toBe('Später.');
});

it('describes the issue of a single rejected field', () => {
  const refusedField = (code: string) =>
    new ApiFailure(400, 'url: has to begin with https://', 'validation', [{ path: 'url', code }]);
  const text = 'Die Adresse muss mit https:// beginnen.';
  expect(failureText(refusedField('https_needed'), german, 'Später.')).toBe(text);
  const general = failureText(new ApiFailure(400, 'x', 'validation'), german, 'Später.');
  expect(failureText(refusedField('toString'), german, 'Später.')).toBe(general);
});

/** Codes of calls that no page makes, and the code of every 401. */
const NOT_SHOWN = ['not_authenticated', 'dump_not_ready', 'dump_off', 'not_implemented'];

it('has a text for every error code of the server', () => {
  const files = globSync('src/{http,features}/**/*.ts').filter((file) => !file.includes('.test.'));
  const codes = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/new AppError\(\s*\d+,\s*'(\w+)'/g)].map(([, code]) => code),
  );
  expect(codes.length).toBeGreaterThan(30);
  const missing = codes.filter(
    (code = '') => !Object.hasOwn({ ...BY_CODE, ...BY_CODE_WITH_WAIT }, code) && !NOT_SHOWN.includes(code),
  );
  expect(missing).toEqual([]);
});
