import { afterEach, expect, it } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { speak } from '../language.ts';
import { loadTexts } from '../translate.ts';
import { failureText } from './failure-text.ts';

afterEach(() => speak('en'));

const refused = new ApiFailure(403, 'The owners asked us not to list this server.', 'guild_refused');

it('is the sentence of the answer in English', () => {
  expect(failureText(refused, 'Please try again later.')).toBe(refused.message);
  expect(failureText(new TypeError('Failed to fetch'), 'x')).toBe('Failed to fetch');
  expect(failureText('odd', 'Please try again later.')).toBe('Please try again later.');
});

it('goes by the code in another language, and says the fallback where there is none', async () => {
  speak('de');
  await loadTexts('de');
  expect(failureText(refused, 'Später.')).toBe('Dieser Server kann hier nicht eingetragen werden.');
  expect(failureText(new ApiFailure(500, 'x', 'toString'), 'Später.')).toBe('Später.');
  expect(failureText(new TypeError('Failed to fetch'), 'Später.')).toBe('Später.');
});

it('names what is wrong with the one field that was refused', async () => {
  speak('de');
  await loadTexts('de');
  const refusedField = (issue: string) => new ApiFailure(400, 'url: has to begin with https://', 'validation', issue);
  expect(failureText(refusedField('https_needed'), 'Später.')).toBe('Die Adresse muss mit https:// beginnen.');
  const general = failureText(new ApiFailure(400, 'x', 'validation'), 'Später.');
  expect(failureText(refusedField('toString'), 'Später.')).toBe(general);
});
