import { expect, it } from 'vitest';
import { routes } from '#pages/routes.ts';
import { PAGES } from './page-entries.ts';

it('leads to every page that stands under one address', () => {
  const paths = routes.flatMap((route) => ('load' in route && !/[:*]/.test(route.path) ? [route.path] : []));
  // Shown in place of other pages; nobody goes there.
  const wanted = paths.filter((path) => path !== '/offline');
  expect(PAGES.map(({ path }) => path).toSorted()).toEqual(wanted.toSorted());
});
