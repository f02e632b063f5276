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

  it('keeps at most twenty values of all filters together', () => {
    const values = (name: string) => Array.from({ length: 15 }, (_, i) => `${name}=${name}${i}`).join('&');
    const { category, feature, tag } = read(`?${values('tag')}&${values('feature')}&category=art&category=Music`);
    expect([category.length, feature.length, tag.length]).toEqual([2, 9, 9]);
  });

  it('takes as many of each filter, whatever their order', () => {
    const values = (name: string) => Array.from({ length: 25 }, (_, i) => `${name}=${i}`).join('&');
    const filters = read(`?${values('tag')}&${values('feature')}&region=europe&language=de`);
    const first = Array.from({ length: 9 }, (_, i) => String(i));
    expect(filters).toMatchObject({ language: ['de'], region: ['Europe'], feature: first, tag: first });
  });

  it('drops invalid values', () => {
    const filters = read('?size=giant&activityLevel=Sleepy&sort=magic&page=0&minMembers=-4&maxMembers=many');
    expect(filters).toEqual({ ...NO_FILTERS, sort: undefined, search: undefined });
  });

  it('drops a maximum below the minimum, which the API refuses', () => {
    expect(read('?minMembers=500&maxMembers=100')).toEqual({ ...NO_FILTERS, minMembers: 500 });
    expect(read('?minMembers=500&maxMembers=500')).toMatchObject({ minMembers: 500, maxMembers: 500 });
  });

  it('distinguishes an emptied search box from one that was never filled', () => {
    expect(read('?feature=banner').search).toBeUndefined();
    expect(read('?feature=banner&search=').search).toBe('');
  });

  it('does not treat the feature’s own text as typed', () => {
    expect(read('?feature=welcome_screen&search=Welcome+screen').search).toBeUndefined();
    expect(read('?feature=welcome_screen&search=welcome').search).toBe('welcome');
  });

  it('reads a search without visible characters as an emptied one', () => {
    for (const blank of ['%00', '+', '%0A%09']) expect(read(`?search=${blank}`).search).toBe('');
    expect(read('?search=a%00b').search).toBe('a b');
  });

  it('keeps what is read of a long search', () =>
    expect(read(`?search=${'chess '.repeat(40)}`).search).toBe('chess '.repeat(33)));

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
