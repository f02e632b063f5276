import { expect, it } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { planOf } from '#test/plan.ts';
import { favoritesAfter } from './store.ts';

it('enters the index where a block of favorites begins, instead of walking there from the first row', async () => {
  const db = await openDatabase({ file: ':memory:', now: () => 0 });
  const plan = await planOf(db, async (asked) => await favoritesAfter(asked, { user_id: 'u5', listing_id: 'l5' }, 10));
  expect(plan).toContain('(user_id,listing_id)>(?,?)');
  await db.close();
});
