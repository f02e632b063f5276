import { expect, it } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { planOf } from '#test/plan.ts';
import { favoritesAfter, favoritesOfAll, knownAmong, MAX_PER_USER, viewsOn } from './store.ts';

it('seeks to the start of a batch in the index, instead of scanning from the first row', async () => {
  const db = await openDatabase({ file: ':memory:', now: () => 0 });
  const plan = await planOf(db, async (asked) => await favoritesAfter(asked, { user_id: 'u5', listing_id: 'l5' }, 10));
  expect(plan).toContain('(user_id,listing_id)>(?,?)');
  await db.close();
});

it('looks up what the user knows of some listings, instead of reading all that the user knows', async () => {
  const db = await openDatabase({ file: ':memory:', now: () => 0 });
  const plan = await planOf(db, async (asked) => await knownAmong(asked, 'u_1', ['s_1', 's_2', 's_3'], 0));
  expect(plan).toMatch(/SEARCH listings USING INDEX \w+ \(id=\?\)/);
  for (const table of ['favorites', 'reviews', 'user_guilds']) {
    expect(plan).toMatch(new RegExp(`SEARCH ${table} .*\\(\\w+=\\? AND \\w+=\\?\\)`));
  }
  await db.close();
});

it('limits the favorites of each user, across batches', async () => {
  const db = await openDatabase({ file: ':memory:', now: () => 0 });
  const rows = ['u_a', 'u_b', 'u_c'].flatMap((user_id, user) =>
    Array.from({ length: [5, 1500, 7][user]! }, (_, i) => ({ user_id, listing_id: `s_${i}`, created_at: i })),
  );
  await db.write(async ({ tx }) => {
    for (let at = 0; at < rows.length; at += 500) {
      await tx
        .insertInto('favorites')
        .values(rows.slice(at, at + 500))
        .execute();
    }
  });
  const read = await favoritesOfAll(db.kysely);
  const of = (user: string) => read.filter(({ user_id }) => user_id === user).length;
  expect(['u_a', 'u_b', 'u_c'].map(of)).toEqual([5, MAX_PER_USER, 7]);
  await db.close();
});

it('sums the views of the days and returns the most viewed listings', async () => {
  const db = await openDatabase({ file: ':memory:', now: () => 0 });
  const row = (listing: number, day: number, networks: number) => ({
    listing_id: `s_${listing}`,
    day,
    views: 2 * networks,
    networks,
    joins: 0,
  });
  const once = Array.from({ length: 2500 }, (_, i) => row(i + 10, 2, 1));
  const rows = [row(1, 1, 9), row(2, 1, 3), row(2, 2, 4), row(3, 2, 5), row(3, 3, 5), ...once];
  await db.write(async ({ tx }) => {
    for (let at = 0; at < rows.length; at += 500) {
      await tx
        .insertInto('daily_views')
        .values(rows.slice(at, at + 500))
        .execute();
    }
  });
  const most = await viewsOn(db.kysely, [3, 2], 3);
  expect([...most.entries()].slice(0, 2)).toEqual([
    ['s_3', 10],
    ['s_2', 4],
  ]);
  expect([...most.values()]).toEqual([10, 4, 1]);
  expect((await viewsOn(db.kysely, [1], 10)).get('s_1')).toBe(9);
  expect(await viewsOn(db.kysely, [7], 10)).toEqual(new Map());
  await db.close();
});
