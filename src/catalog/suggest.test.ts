import { expect, it } from 'vitest';
import { Catalog } from './catalog.ts';
import { randomEntry } from './testing/made-up.ts';
import { Random } from './testing/random.ts';

it.each([
  ['ga', ['Gaming', 'Board Games']],
  ['board', ['Board Games']],
  ['gamng', ['Gaming']],
  ['gmaing', ['Gaming']],
  ['programmin', ['Programming']],
  ['porgram', ['Programming']],
  ['gaxxng', []],
  ['gam1ng', []],
  ['zorgle', []],
])('suggests for "%s" the categories %j', (text, names) => {
  const catalog = new Catalog();
  const categories = [['Board Games'], ['Gaming'], ['Gaming', 'Programming']];
  for (const [i, of] of categories.entries()) catalog.put({ ...randomEntry(new Random(i), `s${i}`), categories: of });
  expect(catalog.suggest(text, 5).categories).toEqual(names);
});

it.each([[['Music', 'Movies']], [['Movies', 'Music']]])('orders categories of one size by name: %j', (loaded) => {
  const catalog = new Catalog();
  for (const [i, one] of loaded.entries()) catalog.put({ ...randomEntry(new Random(i), `s${i}`), categories: [one] });
  expect(catalog.suggest('m', 5).categories).toEqual(['Movies', 'Music']);
});
