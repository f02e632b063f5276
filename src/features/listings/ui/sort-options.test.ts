import { expect, it } from 'vitest';
import { offeredSorts, sortOptions } from './sort-options.ts';

const options = sortOptions('newest', 'relevance', 'members');

it('shows the order in force, by either name of the members order', () => {
  expect(offeredSorts(options, 'newest')).toEqual({ offered: options, chosen: 'newest' });
  expect(offeredSorts(options, 'memberCount')).toEqual({ offered: options, chosen: 'members' });
});

it('adds an order that the address names and the page does not offer', () => {
  const { offered, chosen } = offeredSorts(options, 'rating');
  expect(chosen).toBe('rating');
  expect(offered.at(-1)).toEqual({ value: 'rating', label: 'Top Rated' });
});
