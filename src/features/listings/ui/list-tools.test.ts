import { expect, it } from 'vitest';
import type { Sort } from '#contract/filters.ts';
import { offeredSorts } from './list-tools.tsx';

const sorts: Sort[] = ['newest', 'relevance', 'members'];

it('shows the current order, by either name of the members order', () => {
  expect(offeredSorts(sorts, 'newest')).toEqual({ offered: sorts, chosen: 'newest' });
  expect(offeredSorts(sorts, 'memberCount')).toEqual({ offered: sorts, chosen: 'members' });
});

it('adds an order from the URL that the page does not offer', () => {
  expect(offeredSorts(sorts, 'rating')).toEqual({ offered: [...sorts, 'rating'], chosen: 'rating' });
});
