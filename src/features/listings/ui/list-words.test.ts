// The texts of lists and cards in a language other than English.
import { expect, it } from 'vitest';
import { loadedI18n } from '#web/i18n.ts';
import { readFilters } from '#web/directory/list-filters.ts';
import { appliedFilters } from './filters.tsx';

it('translates filters by their keys', async () => {
  const filters = readFilters(
    new URLSearchParams('?category=Art&size=huge&activityLevel=Very+Active&feature=news&language=pt-BR&minMembers=1'),
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
