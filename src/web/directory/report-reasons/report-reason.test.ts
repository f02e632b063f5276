import { afterEach, expect, it } from 'vitest';
import { speak } from '#web/kit/language.ts';
import { loadTexts } from '#web/kit/translate.ts';
import { reportReason } from './report-reason.ts';

afterEach(() => speak('en'));

it('says the vocabulary’s words in English, its own in other languages', async () => {
  expect(reportReason('personal-data')).toBe('Somebody’s personal data');
  speak('fr');
  await loadTexts('fr');
  expect(reportReason('personal-data')).toBe('Données personnelles de quelqu’un');
});
