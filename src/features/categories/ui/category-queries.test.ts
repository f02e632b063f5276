import { expect, test } from 'vitest';
import { categoryRows } from './category-queries.ts';

const category = (name: string, serverCount: number) => ({
  id: name.toLowerCase(),
  name,
  description: '',
  serverCount,
  color: '#000000',
  icon: 'hash',
});

test('categories are sorted by server count, then by name, without empty ones', () => {
  const categories = [category('Art', 2), category('Music', 0), category('Gaming', 7), category('Education', 2)];
  const rows = categoryRows(categories, [{ name: 'Gaming', serverCount: 7, totalMembers: 900, averageRating: 4.25 }]);
  expect(rows.map((row) => row.name)).toEqual(['Gaming', 'Art', 'Education']);
  expect(rows[0]).toMatchObject({ totalMembers: 900, averageRating: 4.25 });
});

test('a category without totals gets zeros', () => {
  expect(categoryRows([category('Art', 1)], [])[0]).toMatchObject({ totalMembers: 0, averageRating: 0 });
});
