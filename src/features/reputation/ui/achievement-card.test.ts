import { expect, it } from 'vitest';
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts';
import { ACHIEVEMENTS } from '#features/reputation/achievement-table.ts';
import { createI18n, loadedI18n } from '#web/i18n.ts';
import { achievementTitle } from '#web/session/achievement-titles.ts';
import { achievementDescription } from './achievement-card.tsx';

it('uses the same English texts as the API', () => {
  const i18n = createI18n('en');
  const worded = ACHIEVEMENTS.map((row) => [achievementTitle(row, i18n), achievementDescription(row, i18n)]);
  expect(worded).toEqual(ACHIEVEMENTS.map(({ title, description }) => [title, description]));
});

it.each(INTERFACE_LANGUAGES.slice(1))('describes every achievement in %s', async (language) => {
  const i18n = await loadedI18n(language, 'account');
  const untranslated = ACHIEVEMENTS.filter((row) => achievementDescription(row, i18n) === row.description);
  expect(untranslated).toEqual([]);
});

it.each(['added-later', 'constructor'])('shows the API’s own texts for the unknown achievement %s', async (name) => {
  const i18n = await loadedI18n('de', 'account');
  const added = { name, title: 'Added Later', description: 'Be there.' };
  expect(achievementTitle(added, i18n)).toBe('Added Later');
  expect(achievementDescription(added, i18n)).toBe('Be there.');
});
