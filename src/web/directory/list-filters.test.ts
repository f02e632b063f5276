import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeFilters,
  countFilters,
  filtersToSearch,
  NO_FILTERS,
  readFilters,
  searchText,
  effectiveSort,
  toListQuery,
} from './list-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('readFilters', () => {
  it('reads repeated keys, normalizes the spelling of categories and keeps the page', () => {
    const filters = read('?category=art&category=Music&size=huge&activityLevel=Very+Active&page=3&view=list');
    expect(filters).toMatchObject({
      category: ['Art', 'Music'],
      size: ['huge'],
      activityLevel: ['Very Active'],
      page: 3,
      view: 'list',
    });
  });

  it('deduplicates categories and regions regardless of case', () => {
    const filters = read('?region=europe&region=EUROPE&region=Atlantis&category=art&category=ART');
    expect(filters).toMatchObject({ region: ['Europe'], category: ['Art'] });
  });

  it('keeps at most twenty values of all filters together, of tags last', () => {
    const tags = Array.from({ length: 25 }, (_, i) => `tag=${i}`).join('&');
    const { category, language, tag } = read(`?${tags}&category=art&category=Music&language=de`);
    expect([category.length, language.length, tag.length]).toEqual([2, 1, 17]);
  });

  it('keeps what is read of a long search', () =>
    expect(read(`?search=${'chess '.repeat(40)}`).search).toBe(`${'chess '.repeat(33)}ch`));

  it('reads plain words only with a search, and limits their number and length', () => {
    expect(read('?search=german+rap&plain=german').plain).toEqual(['german']);
    expect(read('?plain=german').plain).toEqual([]);
    const many = Array.from({ length: 20 }, (_, i) => `plain=${i}`).join('&');
    expect(read(`?search=a&${many}&plain=${'a'.repeat(201)}`).plain).toHaveLength(8);
  });

  it('never throws on any query', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(read(text).page).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('filtersToSearch', () => {
  it('is empty without filters', () => {
    expect(filtersToSearch(NO_FILTERS)).toBe('');
  });

  it('round-trips through readFilters', () => {
    const search = '?search=a%26b&category=Art&size=small&feature=news&verified=true&minMembers=5&sort=online&page=2';
    expect(filtersToSearch(read(search))).toBe(search);
  });

  it('keeps an emptied search only with a feature', () => {
    expect(filtersToSearch({ ...NO_FILTERS, search: '' })).toBe('');
    expect(filtersToSearch({ ...NO_FILTERS, search: '', feature: ['news'] })).toBe('?search=&feature=news');
  });
});

describe('changeFilters', () => {
  const onPageFour = { ...NO_FILTERS, page: 4 };

  it('returns to page 1 on any change of filter or sort', () => {
    expect(changeFilters(onPageFour, { category: ['Art'] }).page).toBe(1);
    expect(changeFilters(onPageFour, { sort: 'name' }).page).toBe(1);
  });

  it('drops plain words when the search changes', () => {
    const plain = read('?search=german+rap&plain=german');
    expect(filtersToSearch(changeFilters(plain, { category: ['Music'] }))).toContain('plain=german');
    expect(filtersToSearch(changeFilters(plain, { search: 'german' }))).toBe('?search=german');
  });

  it('keeps the page when only the view changes', () => {
    expect(changeFilters(onPageFour, { view: 'list' }).page).toBe(4);
    expect(changeFilters(onPageFour, { page: 5 }).page).toBe(5);
  });
});

describe('toListQuery', () => {
  it('sends a feature as the filter and, with spaces, as the search', () => {
    const query = toListQuery(read('?feature=welcome_screen_enabled'), 'memberCount');
    expect(query).toMatchObject({
      feature: ['welcome_screen_enabled'],
      search: 'welcome screen enabled',
      sort: 'memberCount',
      limit: 18,
      page: 1,
    });
  });

  it('lets typed text replace the feature’s text and keep the filter', () => {
    const query = toListQuery(read('?feature=banner&search=chess'), 'memberCount');
    expect(query).toMatchObject({ feature: ['banner'], search: 'chess' });
    expect(toListQuery(read('?feature=banner&search='), 'memberCount').search).toBeUndefined();
  });

  it('sends every category', () => {
    expect(toListQuery(read('?category=Art&category=Music'), 'newest').category).toEqual(['Art', 'Music']);
  });
});

describe('effectiveSort', () => {
  it('returns the chosen sort, else relevance for typed text, else the page’s default', () => {
    expect(effectiveSort(read('?sort=name&search=x'), 'memberCount')).toBe('name');
    expect(effectiveSort(read('?search=x'), 'memberCount')).toBe('relevance');
    expect(effectiveSort(read('?feature=banner'), 'memberCount')).toBe('memberCount');
  });
});

it('searchText shows the only feature until something is typed', () => {
  expect(searchText(read('?feature=welcome_screen'))).toBe('welcome screen');
  expect(searchText(read('?feature=welcome_screen&search=tea'))).toBe('tea');
  expect(searchText(read('?feature=banner&feature=partnered'))).toBe('');
});

it('countFilters counts filters, not sort, page or view', () => {
  const filters = read('?category=Art&category=Music&verified=true&search=x&sort=name&page=2&view=list');
  expect(countFilters(filters)).toBe(4);
});
