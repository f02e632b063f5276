import { expect, it } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { createI18n, loadedI18n } from '#web/i18n.ts';
import { failureText, issueText } from './failure-text.ts';

const english = createI18n('en');
const german = await loadedI18n('de');

const refused = new ApiFailure(403, 'The owners asked us not to list this server.', 'guild_refused');

it('is the sentence of the answer in English', () => {
  expect(failureText(refused, 'Please try again later.', english)).toBe(refused.message);
  expect(failureText(new TypeError('Failed to fetch'), 'x', english)).toBe('Failed to fetch');
  expect(failureText('odd', 'Please try again later.', english)).toBe('Please try again later.');
  expect(issueText('https_needed', english)).toBeUndefined();
});

it('goes by the code in another language, and says the fallback where there is none', () => {
  expect(failureText(refused, 'Später.', german)).toBe('Dieser Server kann hier nicht eingetragen werden.');
  expect(failureText(new ApiFailure(500, 'x', 'toString'), 'Später.', german)).toBe('Später.');
  expect(failureText(new TypeError('Failed to fetch'), 'Später.', german)).toBe('Später.');
});

it('names what is wrong with the one field that was refused', () => {
  const refusedField = (issue: string) => new ApiFailure(400, 'url: has to begin with https://', 'validation', issue);
  const text = 'Die Adresse muss mit https:// beginnen.';
  expect(failureText(refusedField('https_needed'), 'Später.', german)).toBe(text);
  expect(issueText('https_needed', german)).toBe(text);
  const general = failureText(new ApiFailure(400, 'x', 'validation'), 'Später.', german);
  expect(failureText(refusedField('toString'), 'Später.', german)).toBe(general);
});
