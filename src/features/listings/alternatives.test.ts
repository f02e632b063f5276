import { describe, expect, it } from 'vitest';
import type { CatalogEntry } from '#catalog/entry.ts';
import { Catalog } from '#catalog/catalog.ts';
import { randomEntry } from '#catalog/testing/made-up.ts';
import { Random } from '#catalog/testing/random.ts';
import { wordsNear } from '#features/tags/lexicon.ts';
import { understand } from '#features/tags/understand.ts';
import { alternatives, suggestions } from './alternatives.ts';
import { findList } from './lists.ts';

const catalog = new Catalog(understand, wordsNear);
const plain = randomEntry(new Random(1), 'plain');
const put = (name: string, change: Partial<CatalogEntry> = {}) =>
  catalog.put({ ...plain, id: name, slug: name, name, description: null, tags: [], language: null, ...change });
put('Chess Corner', { tags: ['chess'], language: 'en', memberCount: 50, categories: ['Gaming'] });
put('Chess Tower', { tags: ['chess', 'board games'], language: 'en', memberCount: 500, categories: ['Gaming'] });
put('Chess Palace', { tags: ['chess', 'board games'], language: 'fr', memberCount: 20_000, categories: ['Gaming'] });
put('Minecraft Meadow', { language: 'de', memberCount: 20, categories: ['Gaming'] });

it('counts the matches without each criterion, the most first', () => {
  const query = { search: 'chess', language: ['en'], minMembers: 1000, category: ['gaming'] };
  expect(findList(catalog, query).found).toMatchObject({ total: 0, partial: 0 });
  const { without } = alternatives(catalog, query);
  expect(without).toEqual([
    { parameters: ['minMembers'], total: 2, partial: 0 },
    { parameters: ['language'], total: 1, partial: 0 },
  ]);
  for (const { parameters, total } of without) {
    const left = Object.fromEntries(Object.entries(query).filter(([name]) => !parameters.includes(name)));
    expect(findList(catalog, left).found.total).toBe(total);
  }
});

it('removes all values of a filter, and both ends of a range', () => {
  const { without } = alternatives(catalog, { tag: ['none', 'neither'], minMembers: 400, maxMembers: 600 });
  expect(without).toEqual([{ parameters: ['tag'], total: 1, partial: 0 }]);
  expect(alternatives(catalog, { tag: ['chess'], minMembers: 600, maxMembers: 700 }).without).toEqual([
    { parameters: ['minMembers', 'maxMembers'], total: 3, partial: 0 },
  ]);
});

it('counts partial matches separately', () => {
  const { without } = alternatives(catalog, { search: 'chess zorgle', language: ['es'] });
  expect(without).toEqual([{ parameters: ['language'], total: 0, partial: 3 }]);
});

it('corrects words with one more typo than a search tolerates', () => {
  expect(findList(catalog, { search: 'minekrafd' }).found.partial).toBe(1);
  expect(findList(catalog, { search: 'minekkrafd' }).found.partial).toBe(0);
  expect(alternatives(catalog, { search: 'minekkrafd' })).toEqual({
    without: [{ parameters: ['search'], total: 4, partial: 0 }],
    corrected: [{ search: 'minecraft', total: 1, partial: 0 }],
    tags: [],
    categories: [],
  });
  expect(alternatives(catalog, { search: 'minekkrafd', language: ['fr'] }).corrected).toEqual([]);
});

it('corrects words that some servers have in a similar spelling', () => {
  const { corrected } = alternatives(catalog, { search: 'minecarft' });
  expect(corrected).toEqual([{ search: 'minecraft', total: 1, partial: 0 }]);
});

it.each([
  // Two letters of a short word differ.
  ['bored', []],
  ['treffen', []],
  // Another first letter, and the name of a subject.
  ['zrinting', []],
  ['painting', []],
  // `boats` has more typos.
  ['boadr', ['board']],
  ['prinitgn', ['printing']],
])('corrects only what is likely to be a typo: %s', (search, words) => {
  const some = new Catalog(understand, wordsNear);
  for (const name of ['Board', 'Boats', 'Printing', 'Treinen'])
    some.put({ ...plain, id: name, slug: name, name, description: null, tags: [], language: null });
  expect(alternatives(some, { search }).corrected.map((one) => one.search)).toEqual(words);
});

it.each([
  ["Pixle don't like anime", "pixel don't like anime"],
  ["pixle grandma's", "pixel grandma's"],
  ['pixle co-op', 'pixel co-op'],
  ['pixle "street frames"', 'pixel "street frames"'],
  ['pixle -camera', 'pixel -camera'],
  ['Für pixle東京', 'Für pixel東京'],
  ['pixle orchrd', 'pixel orchard'],
])('the rest of the text stays as typed, and misspelled words are corrected together: %s', (search, corrected) => {
  const some = new Catalog(understand, wordsNear);
  for (const name of ['Pixel', 'Pile', 'Pixel Orchard', "Grandma's Street Frames"])
    some.put({ ...plain, id: name, slug: name, name, description: null, tags: [], categories: [], language: null });
  expect(alternatives(some, { search }).corrected.map((one) => one.search)[0]).toBe(corrected);
});

it.each([
  ["zorgle grandma's co-op", 'grandma co-op'],
  ['zorgle co-op', 'co-op'],
  ['co-op like zorgle', 'co-op'],
])('known words keep their hyphens: %s', (search, known) => {
  const some = new Catalog(understand, wordsNear);
  some.put({ ...plain, id: 'a', slug: 'a', name: "Grandma's Co-op", description: null, tags: [], language: null });
  expect(alternatives(some, { search }).corrected.map((one) => one.search)[0]).toBe(known);
});

it.each([
  ['katez', 'katze'],
  ['aprender a progamar', 'aprender a programar'],
  ['nauka angielskego', 'nauka angielskiego'],
  ['chess playrer', 'chess player'],
  ['ajedres', 'ajedrez'],
  ['photografy', 'photography'],
  ['ice hokcey', 'ice hockey'],
  ['3d prnting', '3d printing'],
  ['zorgle', undefined],
  // The lexicon has only their beginning.
  ['schac', 'schach'],
  ['schah', 'schach'],
  // Itself a word of phrases.
  ['chess tutoriels', 'chess'],
])('corrects words of subjects that no server has: %s', (search, corrected) => {
  const some = new Catalog(understand, wordsNear);
  for (const tag of ['3d printing', 'cats', 'chess', 'english learning', 'hockey', 'photography'])
    some.put({ ...plain, id: tag, slug: tag, name: '@', description: null, tags: [tag], categories: ['Programming'] });
  expect(alternatives(some, { search }).corrected.map((one) => one.search)[0]).toBe(corrected);
});

it('prefers a word that servers have to a closer one of the lexicon', () => {
  const some = new Catalog(understand, wordsNear);
  some.put({ ...plain, id: 'a', slug: 'a', name: 'Lanterns', description: null, tags: [], language: null });
  expect(alternatives(some, { search: 'lintenrs' }).corrected.map((one) => one.search)).toEqual(['lanterns']);
  expect(wordsNear('raidng', 1)).not.toContain('raidg');
});

it('corrects to what servers have, however many other spellings there are', () => {
  const some = new Catalog(understand, wordsNear);
  for (const name of ['corcale', 'corvalw', 'corvsle', 'cotvale'])
    some.put({ ...plain, id: name, slug: name, name, tags: [], language: name === 'cotvale' ? 'de' : 'fr' });
  const { corrected } = alternatives(some, { search: 'corvale', language: ['de'] });
  expect(corrected.map((one) => one.search)).toEqual(['cotvale']);
});

it('does not lead to words that ask for any community, without what was meant', () => {
  const cozy = new Catalog(understand, wordsNear);
  cozy.put({
    ...plain,
    id: 'cafe',
    slug: 'cafe',
    name: 'Cafe',
    description: 'A cozy serwer',
    tags: [],
    language: null,
  });
  expect(findList(cozy, { search: 'cozy minecraft' }).found).toMatchObject({ total: 0, partial: 0 });
  expect(alternatives(cozy, { search: 'cozy minecraft' }).corrected).toEqual([]);
  expect(alternatives(cozy, { search: 'serwer o kotach' }).corrected).toEqual([]);
});

it('leads back to what an exclusion leaves nothing of', () => {
  const cozy = new Catalog(understand, wordsNear);
  cozy.put({ ...plain, id: 'cafe', slug: 'cafe', name: 'Cafe', tags: ['minecraft'], language: 'de' });
  const { corrected } = alternatives(cozy, { search: 'minecraft but not in german' });
  expect(corrected).toEqual([{ search: 'minecraft', total: 1, partial: 0 }]);
});

it('suggests no tags that the search excludes, nor similar ones', () => {
  const find = (search: string) => alternatives(catalog, { search, language: ['es'] }).tags.map(({ name }) => name);
  expect(find('zorgle without chess')).toEqual([]);
  expect(find('chess without board games')).toEqual([]);
});

it('suggests tags similar to those filtered by or named in the search', () => {
  const similar = [{ slug: 'board-games', name: 'board games', serverCount: 2 }];
  expect(alternatives(catalog, { tag: ['Chess'], language: ['es'] }).tags).toEqual(similar);
  expect(alternatives(catalog, { search: 'schach', language: ['es'] }).tags).toEqual(similar);
  expect(alternatives(catalog, { tag: ['nothing'] }).tags).toEqual([]);
});

it('ignores a search that only repeats the feature, as lists do', () => {
  const { without } = alternatives(catalog, { search: 'some feature', feature: ['some_feature'] });
  expect(without).toEqual([{ parameters: ['feature'], total: 4, partial: 0 }]);
});

it('leads from a subject without servers to its category, with the same filters', () => {
  expect(alternatives(catalog, { search: 'dota' }).categories).toEqual([{ name: 'Gaming', total: 4 }]);
  expect(alternatives(catalog, { search: 'dota', language: ['fr'] }).categories).toEqual([
    { name: 'Gaming', total: 1 },
  ]);
  for (const search of ['not dota', '-dota', 'zorgle -dota'])
    expect([search, alternatives(catalog, { search }).categories]).toEqual([search, []]);
  expect(alternatives(catalog, { search: 'dota', category: ['Art'] }).categories).toEqual([]);
  expect(alternatives(catalog, { search: 'dota', plain: ['dota'] }).categories).toEqual([]);
});

it('leads from words that fit every community to the category Community', () => {
  const cozy = new Catalog(understand);
  cozy.put({ ...plain, name: 'Meadow', description: null, tags: [], language: 'en', categories: ['Community'] });
  const community = [{ name: 'Community', total: 1 }];
  expect(alternatives(cozy, { search: 'cozy community' }).categories).toEqual(community);
  expect(alternatives(cozy, { search: 'a small cozy community that isnt dead' }).categories).toEqual(community);
  expect(alternatives(cozy, { search: 'zorgle community' }).categories).toEqual([]);
  expect(alternatives(cozy, { search: 'stardew server' }).categories).toEqual([]);
  expect(alternatives(cozy, { search: 'cozy community', language: ['de'] }).categories).toEqual([]);
  expect(alternatives(cozy, { language: ['de'] }).categories).toEqual([]);
});

describe('suggested labels', () => {
  const labeled = new Catalog(understand, wordsNear);
  const tags = ['c++', 'chess', 'web development', 'anime', 'gaming setups', 'tabletop games', 'photography'];
  const categories = ['Technology', 'Gaming', 'Programming'];
  for (const [i, tag] of tags.entries())
    labeled.put({
      ...plain,
      id: tag,
      slug: tag,
      name: tag,
      description: null,
      tags: [tag],
      categories: categories.slice(i, i + 1),
    });

  it.each([
    ['begin with the text, its signs included', 'c+', ['c++']],
    ['are not those of signs only', 'd&', []],
    ['begin with the text', 'we', ['web development']],
    ['are named in any language', 'schach', ['chess']],
    ['are named by a phrase', 'dnd', ['tabletop games']],
    ['are named by a part of a phrase that no listing answers', 'dnd campaign', ['tabletop games']],
    ['are not excluded by a negation', 'not anime', []],
    ['are not excluded by a minus sign', '-anime', []],
    ['are wanted beside an excluded one', 'chess -anime', ['chess']],
    ['do not complete an exclusion', '-ani', []],
    ['do not complete an excluded word in another language', '-schac', []],
    ['complete a word in any language', 'schac', ['chess']],
    ['complete the last word', 'german schac', ['chess']],
    ['complete no short word', 'sch', []],
    ['are named by a misspelled word', 'photografy tips', ['photography']],
    ['are categories that the words name', 'coding', ['Programming']],
    ['are categories that a misspelled word names', 'programieren', ['Programming']],
  ])('%s: %s', (_what, text, names) => {
    const { body } = suggestions(labeled, text, 5);
    const found = JSON.parse(String(typeof body === 'function' ? body() : body));
    expect([...found.categories, ...found.tags]).toEqual(names);
  });
});
