import { afterEach, expect, it } from 'vitest';
import { createLanguageDetector, type LanguageDetector } from './detector.ts';

const GERMAN = 'Wir sind eine kleine Gemeinschaft, die jeden Abend zusammen kocht.';
const ENGLISH = 'A quiet place to read together, one book a month.';

let detector: LanguageDetector | undefined;
afterEach(() => detector?.stop());

it('answers each question with the languages of its texts, also when several are asked at once', async () => {
  detector = createLanguageDetector();
  const answers = await Promise.all([
    detector.languagesOf([GERMAN, 'short']),
    detector.languagesOf([]),
    detector.languagesOf([ENGLISH]),
  ]);
  expect(answers).toEqual([['de', null], [], ['en']]);
});

it('starts again after it ended by itself, and after it was stopped under a question', async () => {
  detector = createLanguageDetector(0);
  expect(await detector.languagesOf([GERMAN])).toEqual(['de']);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await detector.languagesOf([ENGLISH])).toEqual(['en']);
  const lost = detector.languagesOf([GERMAN]);
  detector.stop();
  await expect(lost).rejects.toThrow('ended with 0');
  expect(await detector.languagesOf([GERMAN])).toEqual(['de']);
});
