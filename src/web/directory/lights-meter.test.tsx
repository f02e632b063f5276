import { expect, it } from 'vitest';
import { renderMarkup } from '#test/markup.tsx';
import { loadedI18n } from '#web/i18n.ts';
import { LightsKey } from './lights-meter.tsx';

it('a window of the legend is a share of all members, not of those who are online', async () => {
  const text = async (language: 'en' | 'de' | 'fr' | 'ja') =>
    renderMarkup(<LightsKey />, { i18n: await loadedI18n(language) }).replace(/<[^>]*>/g, '');
  expect(await text('en')).toBe('Each lit window: 3% of all members are online');
  expect(await text('de')).toContain('aller Mitglieder');
  expect(await text('fr')).toContain('de tous les membres');
  expect(await text('ja')).toContain('全メンバーの');
});
