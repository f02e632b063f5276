// The breaker's rows in `upstream_breaker`, one per route family. Their lock is also the budget's lock.
import type { Transaction } from 'kysely';
import type { Database, Queries } from '#db/open.ts';
import type { UpstreamBreakerTable } from '#db/internal-tables.ts';
import type { Tables } from '#db/tables.ts';
import type { BreakerReason, BreakerRow } from './breaker-rules.ts';

/** Route families that the upstream limits separately: a block on invites says nothing about a bot's guilds or logins. */
export type RouteFamily = 'invites' | 'guilds' | 'logins';

const IDS: Record<RouteFamily, number> = { invites: 1, guilds: 2, logins: 3 };
const CLOSED: BreakerRow = { open_until: 0, failures: 0, reason: null };

/** Reads the family's row, which is inserted if it is missing, and locks it until the transaction ends. */
export async function lockRow(tx: Transaction<Tables>, family: RouteFamily): Promise<BreakerRow> {
  await tx
    .insertInto('upstream_breaker')
    .values({ id: IDS[family], ...CLOSED })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return breakerRow(await selectRow(tx, family).forNoKeyUpdate().executeTakeFirstOrThrow());
}

export async function readRow(queries: Queries, family: RouteFamily): Promise<BreakerRow> {
  const row = await selectRow(queries, family).executeTakeFirst();
  return row ? breakerRow(row) : CLOSED;
}

const selectRow = (queries: Queries, family: RouteFamily) =>
  queries.selectFrom('upstream_breaker').selectAll().where('id', '=', IDS[family]);

const breakerRow = (row: UpstreamBreakerTable): BreakerRow => ({
  open_until: row.open_until,
  failures: row.failures,
  reason: reasonOf(row),
});

/** The column is text: any value that we do not write is read as the mildest reason. */
function reasonOf({ reason }: UpstreamBreakerTable): BreakerReason | null {
  if (reason === null) return null;
  return reason === 'blocked' || reason === 'unauthorized' || reason === 'rate-limited' ? reason : 'unavailable';
}

/** After `lockRow`. */
export async function saveRow(tx: Transaction<Tables>, family: RouteFamily, row: BreakerRow): Promise<void> {
  await tx.updateTable('upstream_breaker').set(row).where('id', '=', IDS[family]).execute();
}

/**
 * A late success must not close a breaker that opened after its call began: the row must be unchanged since then.
 * @param row what it becomes
 */
export async function closeRow(
  db: Database,
  family: RouteFamily,
  seenOpenUntil: number,
  row: Partial<BreakerRow> = CLOSED,
): Promise<void> {
  await db.write(({ tx }) =>
    tx
      .updateTable('upstream_breaker')
      .set(row)
      .where('id', '=', IDS[family])
      .where('open_until', '=', seenOpenUntil)
      .execute(),
  );
}
