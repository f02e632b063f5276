import { expect, it } from 'vitest';
import { catalogOf, plain } from '#test/search-catalog.ts';
import type { CatalogEntry } from './entry.ts';
import { Catalog } from './catalog.ts';
import { Documents } from './documents.ts';
import { FilterValues } from './filter-values.ts';
import { Orders } from './orders.ts';
import type { ReadQuestion } from './question.ts';
import { TextIndex } from './text-index.ts';
import { TextMatches } from './text-match.ts';

it('finds a hyphenated word by its words and as one word', () => {
  const find = catalogOf(
    ['Co-op Heroes', 'Couch Coop', 'Playing Co Op', 'Company of Open Source'].map((name) => ({ name })),
  );
  expect(find('co-op').names.toSorted()).toEqual(['Co-op Heroes', 'Playing Co Op']);
  expect(find('coop').names).toEqual(['Co-op Heroes', 'Couch Coop']);
  expect(find('co-op heroes').names[0]).toBe('Co-op Heroes');
});

it('finds a word with an apostrophe without it', () => {
  const find = catalogOf(['Miner’s Rest', 'Miner', 'She’ll Stay'].map((name) => ({ name })));
  const found = find('miners rest');
  expect(found.names).toEqual(['Miner’s Rest']);
  expect(found.reading?.map(({ isApproximate }) => isApproximate)).toEqual([false, false]);
  expect(find('shell').total).toBe(0);
});

it('compares a word of at least 6 letters with typos to beginnings of at least its length', () => {
  const catalog = new Catalog();
  for (const name of ['Generals', 'Borderless', 'Minecrafters']) catalog.put({ ...plain, id: name, slug: name, name });
  const find = (text: string) => catalog.ids(catalog.find({ text, sort: 'relevance', offset: 0, limit: 9 }));
  expect([find('gender'), find('bored'), find('mincra')]).toEqual([[], [], ['Minecrafters']]);
  // Few people mistype the first letter.
  expect([find('linecraft'), find('imnecraft'), find('mminecraft')]).toEqual([[], ['Minecrafters'], ['Minecrafters']]);
});

it('splits a phrase with an article that no listing answers', () => {
  const find = catalogOf([{ name: 'Record Song Café' }, { name: 'K Pub' }]);
  expect([find('record a song').names, find('k pop').names]).toEqual([['Record Song Café'], []]);
});

it('splits a phrase that no listing answers only if a word of it names something else in its category', () => {
  const find = catalogOf([
    ...['Firefox Fans', 'Silicon Valley', 'ゲーム部'].map((name) => ({ name, categories: ['Gaming'] })),
    { name: 'Gone Pokemon', categories: ['Gaming'], tags: ['pokemon'] },
  ]);
  const countOf = (text: string) => [find(text).total, find(text).partial];
  const titles = ['free fire', 'freefire', 'free-fire', 'stardew valley', 'final fantasy'];
  expect(titles.map(countOf)).toEqual(titles.map(() => [0, 0]));
  // One about all games of the series is a useful answer.
  expect(countOf('pokemon go')).toEqual([1, 0]);
  expect([countOf('ゲーム友達'), countOf('게임 친구')]).toEqual([countOf('ゲーム 友達'), countOf('친구 게임')]);
});

it('does not split a phrase that names a language without listings', () => {
  const find = catalogOf([{ name: 'Portugal' }, { name: 'Polymaker' }]);
  expect(find('po polsku')).toMatchObject({ total: 0, docs: [] });
});

it('ranks a renamed listing by its new name, also when only the order of its words changed', () => {
  const entry = (id: string, name: string, more: number): CatalogEntry => ({
    ...plain,
    id,
    slug: id,
    name,
    rank: more,
    memberCount: more,
  });
  const catalog = new Catalog();
  catalog.put(entry('a', 'Go now', 1));
  catalog.put(entry('b', 'Now we go', 2));
  const query = { text: 'go now', sort: 'relevance', offset: 0, limit: 5 } as const;
  const found = catalog.find(query);
  expect([catalog.ids(found), catalog.suggest('go now', 5).ids]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  catalog.put(entry('a', 'Now go', 1));
  expect(catalog.ids(catalog.find(query))).toEqual(['b', 'a']);
  expect(catalog.ids(catalog.find(query, found))).toEqual(['b', 'a']);
  expect(catalog.suggest('go now', 5).ids).toEqual(['b', 'a']);
});

it('finds no similar words alone beside a part that names something', () => {
  const find = catalogOf([
    { name: 'Captcha Solver' },
    { name: 'Valorant Team' },
    { name: 'Ranked', tags: ['valorant'] },
  ]);
  expect(find('valorant silver').names.toSorted()).toEqual(['Ranked', 'Valorant Team']);
  expect(find('silver').names).toEqual(['Captcha Solver']);
});

const lantern = { name: 'lantern', categories: [], tags: [], description: null, language: null };

function matchesOf(maxBytes: number, read?: ReadQuestion) {
  const documents = new Documents();
  const text = new TextIndex(documents);
  for (let i = 0; i < 50; i++) text.put(documents.add(`s${i}`), lantern);
  const sources = { documents, text, orders: new Orders(documents), values: new FilterValues() };
  const matches = new TextMatches(sources, read, maxBytes);
  return { matches, text };
}

it('caches a match until a text changes', () => {
  const { matches, text } = matchesOf(1_000_000);
  const first = matches.of('Lantern');
  expect(first?.full.count).toBe(50);
  expect(matches.of('lantern')).toBe(first);
  text.put(50, lantern);
  expect(matches.of('lantern')?.full.count).toBe(51);
});

it('evicts the least recently used match when the cache exceeds its size', () => {
  const { matches } = matchesOf(27_000);
  const first = matches.of('lantern');
  const second = matches.of('lante');
  for (const match of [first, second]) expect(match?.full.count).toBe(50);
  expect(matches.of('lantern')).toBe(first);
  for (let i = 0; i < 4; i++) expect(matches.of(`lantern${i}`)?.full.count).toBe(0);
  expect(matches.of('lantern')).toBe(first);
  expect(matches.of('lante')).not.toBe(second);
});

it('caches a text with and without plain parts separately, also in a script without spaces', () => {
  const anime = { words: ['アニメ'], tags: ['anime'], categories: [], languages: [], weight: 1 } as const;
  const { matches } = matchesOf(1_000_000, () => ({ parts: [anime], writtenIn: [] }));
  const isPlain = (words?: string[]) => matches.of('アニメゲーム', words)?.reading.map((part) => part.isPlain);
  expect(isPlain()?.[0]).toBe(false);
  expect(isPlain(['アニメ'])?.[0]).toBe(true);
  expect(isPlain()?.[0]).toBe(false);
});
