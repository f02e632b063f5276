import { CompiledQuery, type RootOperationNode } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { favoritesAfter } from './store.ts';

it('enters the index where a block of favorites begins, instead of walking there from the first row', async () => {
  const db = await openDatabase({ file: ':memory:', now: () => 0 });
  const asked: RootOperationNode[] = [];
  const watched = db.kysely.withPlugin({
    transformQuery({ node }) {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => await Promise.resolve(result),
  });
  await favoritesAfter(watched, { user_id: 'u5', listing_id: 'l5' }, 10);
  const { sql, parameters } = db.kysely.getExecutor().compileQuery(asked[0]!, { queryId: 'plan' });
  const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const { rows } = await db.kysely.executeQuery<{ detail: string }>(plan);
  expect(rows.map(({ detail }) => detail)).toEqual([expect.stringContaining('(user_id,listing_id)>(?,?)')]);
  await db.close();
});
