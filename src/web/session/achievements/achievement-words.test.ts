import { afterEach, expect, it } from 'vitest';
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts';
import { speak } from '#web/kit/language.ts';
import { loadTexts } from '#web/kit/translate.ts';
import { ACHIEVEMENTS } from '#features/reputation/achievement-table.ts';
import { achievementWords } from './achievement-words.ts';

afterEach(() => speak('en'));

it.each(INTERFACE_LANGUAGES.slice(1))('names every achievement in %s', async (language) => {
  await loadTexts(language);
  speak(language);
  const untranslated = ACHIEVEMENTS.filter((row) => achievementWords(row) === row);
  expect(untranslated).toEqual([]);
});

it('shows what the answer says in English, and where an achievement is not known yet', async () => {
  const first = ACHIEVEMENTS[0]!;
  expect(achievementWords(first)).toBe(first);
  await loadTexts('de');
  speak('de');
  const added = { name: 'added-later', title: 'Added Later' };
  expect(achievementWords(added)).toBe(added);
});
