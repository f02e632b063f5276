// The installation-wide budget of invite look-ups: a limit per ten minutes across all processes.
// Counted in `upstream_usage` by group, and in `upstream_callers` by address and account.
import type { Transaction } from 'kysely';
import type { Database } from '#db/open.ts';
import type { Tables } from '#db/tables.ts';
import {
  allowancesOf,
  type AnyCaller,
  type BudgetLimits,
  type Group,
  groupOf,
  isFree,
  SLOT_MS,
  SLOTS_IN_WINDOW,
  usedBy,
  waitFor,
  WINDOW_MS,
} from './budget-rules.ts';
import { DiscordError } from './errors.ts';

export interface BudgetState {
  windowMs: number;
  limit: number;
  backgroundLimit: number;
  used: number;
}

interface Budget {
  /**
   * Takes one look-up, in a transaction that has locked the row of the invites' breaker. Throws DiscordError
   * 'budget-spent' or 'caller-limited' with `retryAfterMs`.
   */
  take(tx: Transaction<Tables>, caller: AnyCaller): Promise<void>;
  /** Current usage, for the admin page. */
  state(): Promise<BudgetState>;
}

interface BudgetOptions {
  db: Database;
  /** Epoch ms. */
  now: () => number;
  limits: BudgetLimits;
}

export function createBudget({ db, now, limits }: BudgetOptions): Budget {
  return {
    async take(tx, caller) {
      const time = now();
      const slot = Math.floor(time / SLOT_MS);
      const group = groupOf(caller);
      const allowances = allowancesOf(caller, limits);
      await deleteUncounted(tx, slot);
      await refuseWithoutBudget(tx, { limits, group, time });
      for (const allowance of allowances) await refuseOverLimit(tx, { ...allowance, time });
      await count(tx, slot, group);
      for (const { key } of allowances) await countCaller(tx, slot, key);
    },
    async state() {
      const first = Math.floor(now() / SLOT_MS) - SLOTS_IN_WINDOW;
      const rows = await db.kysely.selectFrom('upstream_usage').selectAll().where('slot', '>=', first).execute();
      const { background, visitor, 'signed-in': signedIn } = usedBy(rows);
      return {
        windowMs: WINDOW_MS,
        limit: limits.total,
        backgroundLimit: limits.background,
        used: background + signedIn + visitor,
      };
    },
  };
}

/**
 * Deletes slots that no longer count. Slots slightly ahead come from another process's faster clock and count; slots
 * more than a window ahead come from a wrong clock and would otherwise block look-ups until that time.
 */
async function deleteUncounted(tx: Transaction<Tables>, slot: number): Promise<void> {
  for (const table of ['upstream_usage', 'upstream_callers'] as const) {
    await tx
      .deleteFrom(table)
      .where((row) => row.or([row('slot', '<', slot - SLOTS_IN_WINDOW), row('slot', '>', slot + SLOTS_IN_WINDOW)]))
      .execute();
  }
}

async function refuseWithoutBudget(
  tx: Transaction<Tables>,
  { limits, group, time }: { limits: BudgetLimits; group: Group; time: number },
): Promise<void> {
  const rows = await tx.selectFrom('upstream_usage').selectAll().execute();
  const retryAfterMs = waitFor(rows, (counted) => isFree(usedBy(counted), limits, group), time);
  if (retryAfterMs === 0) return;
  throw new DiscordError('budget-spent', `The look-ups for ${group} are used up`, { retryAfterMs });
}

async function refuseOverLimit(
  tx: Transaction<Tables>,
  { key, limit, time }: { key: string; limit: number; time: number },
): Promise<void> {
  const rows = await tx.selectFrom('upstream_callers').selectAll().where('caller', '=', key).execute();
  const isBelow = (counted: readonly { used: number }[]) => counted.reduce((sum, { used }) => sum + used, 0) < limit;
  const retryAfterMs = waitFor(rows, isBelow, time);
  if (retryAfterMs === 0) return;
  throw new DiscordError('caller-limited', 'The look-ups of one address or account are used up', { retryAfterMs });
}

async function count(tx: Transaction<Tables>, slot: number, group: Group): Promise<void> {
  await tx
    .insertInto('upstream_usage')
    .values({ slot, caller_group: group, used: 1 })
    .onConflict((conflict) =>
      conflict.columns(['slot', 'caller_group']).doUpdateSet((row) => ({ used: row('upstream_usage.used', '+', 1) })),
    )
    .execute();
}

async function countCaller(tx: Transaction<Tables>, slot: number, caller: string): Promise<void> {
  await tx
    .insertInto('upstream_callers')
    .values({ slot, caller, used: 1 })
    .onConflict((conflict) =>
      conflict.columns(['slot', 'caller']).doUpdateSet((row) => ({ used: row('upstream_callers.used', '+', 1) })),
    )
    .execute();
}
