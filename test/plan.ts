// Query plans. With few rows PostgreSQL reads whole tables; here it must walk indexes side by side, as with many rows.
import { CompiledQuery, type RootOperationNode, sql } from 'kysely';
import type { Database, Queries } from '#db/open.ts';

const METHODS_FOR_FEW_ROWS = ['seqscan', 'bitmapscan', 'hashjoin', 'nestloop', 'sort'];

/** The plan of a query of `ask`, its first or the one `at` this place (-1: last), in the engine's own format. */
export async function planOf(
  { kysely, engine }: Database,
  ask: (db: Queries) => Promise<unknown>,
  at = 0,
): Promise<string> {
  const asked: RootOperationNode[] = [];
  const watched = kysely.withPlugin({
    transformQuery({ node }) {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => await Promise.resolve(result),
  });
  await ask(watched);
  const query = kysely.getExecutor().compileQuery(asked.at(at)!, { queryId: 'plan' });
  return await kysely.transaction().execute(async (tx) => {
    if (engine === 'postgres') {
      for (const method of METHODS_FOR_FEW_ROWS) await sql.raw(`set local enable_${method} = off`).execute(tx);
    }
    const explain = engine === 'postgres' ? 'explain' : 'explain query plan';
    const { rows } = await tx.executeQuery<object>(CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]));
    return rows.flatMap((row) => Object.values(row)).join('\n');
  });
}

/** Number of tables that are read by key, or from a key on, instead of from the first row on. */
export function enteredByKey(plan: string): number {
  return plan.match(/Index Cond|SEARCH /g)?.length ?? 0;
}
