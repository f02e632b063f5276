import { expect, it } from 'vitest';
import { comparisonHref, readCompare } from './compare-state.ts';

const read = (search: string) => readCompare(new URLSearchParams(search));

it('reads up to four servers, each once, also from the URLs of their pages', () => {
  expect(read('s=a&s=b&s=a&s=&s=%20c ')).toMatchObject({ slugs: ['a', 'b', 'c'], leftOut: 0 });
  expect(read('s=a&s=b&s=c&s=d&s=e&s=f')).toMatchObject({ slugs: ['a', 'b', 'c', 'd'], leftOut: 2 });
  expect(read('s=https://duskrow.example/server/night-owls?a=1&s=/servers/s_1')).toMatchObject({
    slugs: ['night-owls', 's_1'],
  });
  expect(read('')).toEqual({ slugs: [], leftOut: 0, add: '', onlyDifferences: false });
});

it('writes a URL that reads back the same', () => {
  const wanted = { slugs: ['a', 'b&c'], add: 'tea house', onlyDifferences: true };
  expect(comparisonHref(wanted)).toBe('/compare?s=a&s=b%26c&add=tea+house&only=differences');
  expect(read(comparisonHref(wanted).split('?')[1]!)).toMatchObject(wanted);
  expect(comparisonHref({})).toBe('/compare');
  expect(comparisonHref({ onlyDifferences: true })).toBe('/compare?only=differences');
});
