import { describe, expect, it } from 'vitest';
import { Catalog } from '#catalog/catalog.ts';
import { madeUpEntry } from '#catalog/testing/made-up.ts';
import { Random } from '#catalog/testing/random.ts';
import type { Answer } from '#http/answer.ts';
import { ListServersQuery } from './contract.ts';
import { listAnswer, serverAnswer } from './lists.ts';

const newest = ListServersQuery.parse({ sort: 'newest' });
const withCounts = ListServersQuery.parse({ facets: 'true' });

function directory(listings: number) {
  const random = new Random(3);
  const catalog = new Catalog();
  const entries = Array.from({ length: listings }, (_, i) => madeUpEntry(random, `s_${i}`));
  for (const entry of entries) catalog.put(entry);
  return { catalog, entries };
}

const textOf = ({ body }: Answer): string => String(typeof body === 'function' ? body() : body);

describe('a list', () => {
  it.each([
    ['without counts', newest],
    ['with the counts of its filters', withCounts],
  ])('%s is the same as long as nothing that it shows changes', (_what, query) => {
    const { catalog } = directory(50);
    const list = listAnswer(catalog, query);
    const before = textOf(list);
    // A slug is on the card alone, and the last of fifty is not on this page.
    expect([list.current?.(), textOf(list)]).toEqual([list.tag, before]);
    expect(listAnswer(catalog, query).tag).toBe(list.tag);
  });

  it.each([
    ['a listing that comes', 'put'],
    ['one that goes', 'remove'],
  ] as const)('follows %s', (_what, change) => {
    const { catalog, entries } = directory(50);
    const list = listAnswer(catalog, newest);
    if (change === 'put') catalog.put(madeUpEntry(new Random(9), 's_new'));
    else catalog.remove(entries[0]!.id);
    const anew = listAnswer(catalog, newest);
    expect(list.current?.()).toBe(anew.tag);
    expect(anew.tag).not.toBe(list.tag);
    expect(textOf(list)).toBe(textOf(anew));
  });

  it('does not change with a listing that is on another page', () => {
    const { catalog, entries } = directory(50);
    const list = listAnswer(catalog, newest);
    const shown = textOf(list);
    const elsewhere = entries.find(({ id }) => !shown.includes(`"${id}"`))!;
    catalog.put({ ...elsewhere, card: elsewhere.card.replace('{', '{ ') });
    expect([list.current?.(), textOf(list)]).toEqual([list.tag, shown]);
  });
});

it('a server that left the lists is asked for anew', () => {
  const { catalog, entries } = directory(2);
  const server = serverAnswer(catalog, entries[0]!.id);
  expect(server?.current?.()).toBe(server?.tag);
  catalog.remove(entries[0]!.id);
  expect(server?.current?.()).toBeUndefined();
  expect(serverAnswer(catalog, entries[0]!.id)).toBeUndefined();
});
