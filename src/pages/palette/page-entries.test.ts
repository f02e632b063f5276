import { expect, it } from 'vitest';
import { routes } from '#pages/routes.ts';
import { PAGES } from './page-entries.ts';

it('lists every page with a fixed path', () => {
  const paths = routes.flatMap((route) => ('load' in route && !/[:*]/.test(route.path) ? [route.path] : []));
  // Shown in place of other pages; not a destination.
  const wanted = paths.filter((path) => path !== '/offline');
  expect(PAGES.map(({ path }) => path).toSorted()).toEqual(wanted.toSorted());
});
