import { expect, it } from 'vitest';
import { changeFilters, filtersToSearch, readFilters } from '#web/directory/list-filters.ts';
import { createI18n } from '#web/i18n.ts';
import { appliedFilters } from './filters.tsx';

const i18n = createI18n('en');
const filters = readFilters(
  new URLSearchParams(
    '?search=tea&category=Art&category=Music&size=huge&feature=news&language=pt-BR&region=south+america&tag=machine-learning&verified=true&minMembers=1500&page=3',
  ),
);

it('describes every filter in words', () => {
  expect(appliedFilters(filters, i18n).map(({ label }) => label)).toEqual([
    '“tea”',
    'Art',
    'Music',
    'Huge (10K+)',
    'Announcement channels',
    'Portuguese (Brazil)',
    'South America',
    'machine learning',
    'Verified',
    'At least 1,500 members',
  ]);
});

it('removes a filter and returns to page 1', () => {
  const art = appliedFilters(filters, i18n).find(({ label }) => label === 'Art');
  const search = filtersToSearch(changeFilters(filters, art?.without ?? {}));
  expect(search).toContain('category=Music');
  expect(search).not.toContain('category=Art');
  expect(search).not.toContain('page=');
});

it('is empty without filters', () => {
  expect(appliedFilters(readFilters(new URLSearchParams('?sort=name&view=list&page=2')), i18n)).toEqual([]);
});
