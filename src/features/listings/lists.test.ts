import { describe, expect, it } from 'vitest';
import { Catalog } from '#catalog/catalog.ts';
import { randomEntry } from '#catalog/testing/made-up.ts';
import { Random } from '#catalog/testing/random.ts';
import type { Answer } from '#http/answer.ts';
import { ListServersQuery } from './contract.ts';
import { asTyped, listAnswer, serverAnswer } from './lists.ts';

const newest = ListServersQuery.parse({ sort: 'newest' });
const withCounts = ListServersQuery.parse({ facets: 'true' });

function directory(listings: number) {
  const random = new Random(3);
  const catalog = new Catalog();
  const entries = Array.from({ length: listings }, (_, i) => randomEntry(random, `s_${i}`));
  for (const entry of entries) catalog.put(entry);
  return { catalog, entries };
}

const textOf = ({ body }: Answer): string => String(typeof body === 'function' ? body() : body);

describe('a list', () => {
  it.each([
    ['without counts', newest],
    ['with the counts of its filters', withCounts],
  ])('%s is unchanged while nothing on it changes', (_what, query) => {
    const { catalog } = directory(50);
    const list = listAnswer(catalog, query);
    const before = textOf(list);
    expect([list.current?.(), textOf(list)]).toEqual([list.etag, before]);
    expect(listAnswer(catalog, query).etag).toBe(list.etag);
  });

  it.each([
    ['an added listing', 'put'],
    ['a removed listing', 'remove'],
  ] as const)('changes with %s', (_what, change) => {
    const { catalog, entries } = directory(50);
    const list = listAnswer(catalog, newest);
    if (change === 'put') catalog.put(randomEntry(new Random(9), 's_new'));
    else catalog.remove(entries[0]!.id);
    const next = listAnswer(catalog, newest);
    expect(list.current?.()).toBe(next.etag);
    expect(next.etag).not.toBe(list.etag);
    expect(textOf(list)).toBe(textOf(next));
  });

  it('does not change with a listing on another page', () => {
    const { catalog, entries } = directory(50);
    const list = listAnswer(catalog, newest);
    const shown = textOf(list);
    const elsewhere = entries.find(({ id }) => !shown.includes(`"${id}"`))!;
    catalog.put({ ...elsewhere, card: elsewhere.card.replace('{', '{ ') });
    expect([list.current?.(), textOf(list)]).toEqual([list.etag, shown]);
  });
});

it('the answer of a delisted server has no current version', () => {
  const { catalog, entries } = directory(2);
  const server = serverAnswer(catalog, entries[0]!.id);
  expect(server?.current?.()).toBe(server?.etag);
  catalog.remove(entries[0]!.id);
  expect(server?.current?.()).toBeUndefined();
  expect(serverAnswer(catalog, entries[0]!.id)).toBeUndefined();
});

it.each([
  ['find (Machine  LEARNING)!', 'machine learning', 'Machine LEARNING'],
  ['Pokémon', 'pokemon', 'Pokémon'],
  ['c++?', 'c++', 'c++'],
  ['self-hosting', 'self hosting', 'self-hosting'],
  ["let's play chess", 'let s play', "let's play"],
  ['r/3Dprinting', '3dprinting', 'r/3Dprinting'],
  ['Drum & Bass!', 'drum bass', 'Drum & Bass'],
  ['for dungeons  & dragons, too', 'dungeons dragons', 'dungeons & dragons'],
  ['Rock & Roll & Blues', 'rock roll blues', 'Rock & Roll & Blues'],
  ['chess, & go', 'go', 'go'],
  ['', 'art', 'art'],
])('words of %j that were read as %j are shown as %j', (search, text, typed) => {
  expect(asTyped(search, text)).toBe(typed);
});
