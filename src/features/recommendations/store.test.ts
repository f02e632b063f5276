import { expect, it } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { planOf } from '#test/plan.ts';
import { favoritesAfter, favoritesOfAll, knownAmong, MAX_PER_USER } from './store.ts';

it('seeks to the start of a batch in the index, instead of scanning from the first row', async () => {
  const db = await openDatabase({ file: ':memory:', now: () => 0 });
  const plan = await planOf(db, async (asked) => await favoritesAfter(asked, { user_id: 'u5', listing_id: 'l5' }, 10));
  expect(plan).toContain('(user_id,listing_id)>(?,?)');
  await db.close();
});

it('looks up what the user knows of some listings, instead of reading all that the user knows', async () => {
  const db = await openDatabase({ file: ':memory:', now: () => 0 });
  const plan = await planOf(db, async (asked) => await knownAmong(asked, 'u_1', ['s_1', 's_2', 's_3'], true));
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
