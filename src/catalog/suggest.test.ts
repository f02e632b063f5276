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
