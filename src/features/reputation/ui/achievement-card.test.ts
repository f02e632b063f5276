import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts';
import { ACHIEVEMENTS } from '#features/reputation/achievement-table.ts';
import { createI18n, loadedI18n } from '#web/i18n.ts';
import { achievementTitle } from '#web/session/achievement-titles.ts';
import { achievementDescription } from './achievement-card.tsx';
import { AchievementIcon } from './achievement-icon.tsx';

const iconOf = (name: string): string => renderToStaticMarkup(createElement(AchievementIcon, { name, size: 20 }));

it('has words and an icon of its own for every achievement of the table', () => {
  const i18n = createI18n('en');
  const unknown = (row: { name: string; title: string; description: string; icon: string }): boolean =>
    achievementTitle({ ...row, title: '?' }, i18n) === '?' ||
    achievementDescription({ ...row, description: '?' }, i18n) === '?' ||
    iconOf(row.icon) === iconOf('an icon that does not exist');
  expect(ACHIEVEMENTS.filter(unknown).map(({ name }) => name)).toEqual([]);
});

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
