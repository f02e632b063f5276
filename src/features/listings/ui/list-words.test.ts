// What lists say in another language than English.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadedI18n } from '#web/i18n.ts';
import { speak } from '#web/kit/language.ts';
import { loadTexts } from '#web/kit/translate.ts';
import { readFilters } from '#web/directory/list-filters.ts';
import { appliedFilters } from './filters.tsx';

await loadTexts('de');
const german = await loadedI18n('de');

beforeEach(() => speak('de'));
afterEach(() => speak('en'));

it('says filters by their keys', () => {
  const filters = readFilters(
    '?category=Art&size=huge&activityLevel=Very+Active&feature=news&language=pt-BR&minMembers=1',
  );
  expect(appliedFilters(filters, german).map(({ label }) => label)).toEqual([
    'Kunst',
    'Riesig (ab 10.000)',
    'Sehr aktiv',
    'Ankündigungskanäle',
    'Portugiesisch (Brasilien)',
    'Mindestens 1 Mitglied',
  ]);
});
