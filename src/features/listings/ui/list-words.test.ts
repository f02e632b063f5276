// What lists and cards say in another language than English.
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadedI18n } from '#web/i18n.ts';
import { speak } from '#web/kit/language.ts';
import { loadTexts } from '#web/kit/translate.ts';
import { dayText } from '#web/kit/day-text.ts';
import { featureLabel, featureName, shownFeatures } from '#web/directory/feature-labels.ts';
import { knownLanguages, languageName } from '#web/directory/language-names.ts';
import { readFilters } from '#web/directory/list-filters.ts';
import { countsLine } from '#web/directory/server-counts.tsx';
import { texts } from '#web/directory/texts.ts';
import { appliedFilters } from './filters.tsx';

beforeAll(async () => {
  await loadTexts('de');
  await loadTexts('ar');
});
beforeEach(() => speak('de'));
afterEach(() => speak('en'));

it('says filters by their keys', async () => {
  const filters = readFilters(
    '?category=Art&size=huge&activityLevel=Very+Active&feature=news&language=pt-BR&minMembers=1',
  );
  expect(appliedFilters(filters, await loadedI18n('de')).map(({ label }) => label)).toEqual([
    'Kunst',
    'Riesig (ab 10.000)',
    'Sehr aktiv',
    'Ankündigungskanäle',
    'Portugiesisch (Brasilien)',
    'Mindestens 1 Mitglied',
  ]);
});

it('says an unknown count without a number', () => {
  expect(countsLine({ memberCount: 48_231, onlineCount: null })).toBe('Mitglieder: 48.231 · Online: unbekannt');
});

it('counts members in Arabic by the form of the number that is written', () => {
  speak('ar');
  expect([5, 12, 103_003, null].map((count) => texts.members(count))).toEqual([
    '*5* أعضاء',
    '*12* عضوًا',
    '*103\u00a0ألف* عضو',
    'الأعضاء: *غير معروف*',
  ]);
});

it('writes days as the language does, in UTC', () => {
  expect(dayText('2026-11-12T23:30:00.000Z')).toBe('12. Nov. 2026');
  speak('en');
  expect(dayText('2026-11-12T23:30:00.000Z')).toBe('12 Nov 2026');
});

it('names a feature in a sentence: in English as people type it', () => {
  expect(featureName('welcome_screen_enabled')).toBe('Willkommensseite');
  expect(featureLabel('brand_new')).toBe('Brand new');
  speak('en');
  expect(featureName('welcome_screen_enabled')).toBe('welcome screen enabled');
});

it('shows the same features in every language', () => {
  const features = ['vip_regions', 'audio_bitrate_384_kbps', 'game_servers', 'official_game_guild', 'guild_tags'];
  const shown = shownFeatures(features);
  speak('ar');
  expect(shownFeatures(features)).toEqual(shown);
});

it('orders languages by their names in the language that is spoken', () => {
  const names = knownLanguages().map(({ name }) => name);
  expect(names.indexOf('Dänisch')).toBeLessThan(names.indexOf('Deutsch'));
  speak('ar');
  expect(languageName('de-AT')).toBe('الألمانية');
});
