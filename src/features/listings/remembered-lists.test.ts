import { describe, expect, it } from 'vitest';
import { createCatalog } from '#catalog/catalog.ts';
import { madeUpEntry } from '#catalog/testing/made-up.ts';
import { Random } from '#catalog/testing/random.ts';
import { ListServersQuery } from './contract.ts';
import { encodeList, findList } from './lists.ts';
import { createRememberedLists } from './remembered-lists.ts';

const ADDRESS = '/api/v1/servers?sort=newest';
const asked = ListServersQuery.parse({ sort: 'newest' });

function directory(listings: number) {
  const random = new Random(3);
  const catalog = createCatalog();
  const entries = Array.from({ length: listings }, (_, i) => madeUpEntry(random, `s_${i}`));
  catalog.putAll(entries);
  return { catalog, entries, lists: createRememberedLists(catalog) };
}

describe('a list that was asked for before', () => {
  it('is the same as one that is found anew', () => {
    const { catalog, lists } = directory(50);
    const first = lists.answer(ADDRESS, asked);
    const again = lists.at(ADDRESS);
    expect(again?.tag).toBe(first.tag);
    expect(again?.body.toString()).toBe(encodeList(catalog, findList(catalog, asked)).body.toString());
  });

  it('with the counts of its filters is so too', () => {
    const { lists } = directory(50);
    const counted = ListServersQuery.parse({ facets: 'true' });
    lists.answer(ADDRESS, counted);
    const { servers, facets } = JSON.parse(lists.at(ADDRESS)!.body.toString()) as Record<string, unknown[]>;
    expect(servers).toHaveLength(20);
    expect(facets).toHaveProperty('categories');
  });

  it.each([
    ['a listing that comes', 'put'],
    ['one that goes', 'remove'],
  ] as const)('is found anew with %s', (_what, change) => {
    const { catalog, entries, lists } = directory(50);
    const before = lists.answer(ADDRESS, asked);
    if (change === 'put') catalog.put(madeUpEntry(new Random(9), 's_new'));
    else catalog.remove(entries[0]!.id);
    const now = encodeList(catalog, findList(catalog, asked));
    expect(now.tag).not.toBe(before.tag);
    expect(lists.at(ADDRESS)).toEqual(now);
    expect(lists.answer(ADDRESS, asked)).toEqual(now);
  });

  it('while the listings were still being loaded is found anew once they are there', async () => {
    const random = new Random(3);
    const catalog = createCatalog();
    const lists = createRememberedLists(catalog);
    await catalog.load(
      (async function* () {
        yield [madeUpEntry(random, 's_1')];
        expect(JSON.parse(lists.answer(ADDRESS, asked).body.toString())).toMatchObject({ total: 1, servers: [] });
      })(),
    );
    expect(JSON.parse(lists.at(ADDRESS)!.body.toString())).toMatchObject({ servers: [{ id: 's_1' }] });
  });
});

it('is not kept under an address of any length', () => {
  const { lists } = directory(5);
  const long = `${ADDRESS}&search=${'x'.repeat(400)}`;
  lists.answer(long, asked);
  expect(lists.at(long)).toBeUndefined();
});

it('is kept with the counts of its filters for fewer addresses: they are most of its bytes', () => {
  const { lists } = directory(5);
  const counted = ListServersQuery.parse({ facets: 'true' });
  lists.answer(ADDRESS, asked);
  for (let i = 0; i < 5000; i++) lists.answer(`${ADDRESS}&facets=true&page=${i}`, counted);
  const isKept = (address: string) => lists.at(address) !== undefined;
  expect([ADDRESS, `${ADDRESS}&facets=true&page=4999`, `${ADDRESS}&facets=true&page=0`].map(isKept)).toEqual([
    true,
    true,
    false,
  ]);
});
