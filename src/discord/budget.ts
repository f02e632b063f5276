// The installation-wide budget of invite look-ups: so many in any ten minutes, however many processes run.
// Kept in `upstream_usage` in slots of half a minute for each priority. A slot counts as long as any moment of it can
// lie within the last ten minutes, so no window of that length ever holds more than the limit.
import type { Transaction } from 'kysely';
import type { Database } from '#db/open.ts';
import type { UpstreamUsageTable } from '#db/machinery-tables.ts';
import type { Tables } from '#db/tables.ts';
import { lockRow } from './breaker-row.ts';
import { DiscordError } from './errors.ts';

/** `person`: somebody waits for the answer. `background`: nobody does. */
export type Priority = UpstreamUsageTable['priority'];

export const WINDOW_MS = 10 * 60_000;
export const SLOT_MS = 30_000;
const SLOTS_IN_WINDOW = WINDOW_MS / SLOT_MS;

/** The time between look-ups (ms) that spends this limit evenly and never runs into it. */
export function evenPaceMs(limit: number): number {
  return (WINDOW_MS + SLOT_MS) / limit;
}

/** Look-ups in any ten minutes. */
export interface BudgetLimits {
  total: number;
  /** The most that background work may use of the total; the rest is kept for people. */
  background: number;
}

export interface BudgetState {
  windowMs: number;
  limit: number;
  backgroundLimit: number;
  used: number;
  backgroundUsed: number;
}

export interface Budget {
  /** Takes one look-up. Throws DiscordError 'budget-spent' with `retryAfterMs`. */
  take(priority: Priority): Promise<void>;
  /** The same inside a transaction that already holds the invite breaker's row. */
  takeLocked(tx: Transaction<Tables>, priority: Priority): Promise<void>;
  /** What counts now, for the admin page. */
  state(): Promise<BudgetState>;
}

export interface BudgetOptions {
  db: Database;
  /** Epoch ms. */
  now: () => number;
  limits: BudgetLimits;
}

export function createBudget({ db, now, limits }: BudgetOptions): Budget {
  const takeLocked: Budget['takeLocked'] = async (tx, priority) => {
    const time = now();
    const slot = Math.floor(time / SLOT_MS);
    await dropOthers(tx, slot);
    const rows = await tx.selectFrom('upstream_usage').selectAll().execute();
    const waitMs = waitFor(rows, limits, priority, time);
    if (waitMs > 0) {
      throw new DiscordError('budget-spent', `The look-ups for ${priority} are used up`, { retryAfterMs: waitMs });
    }
    await tx
      .insertInto('upstream_usage')
      .values({ slot, priority, used: 1 })
      .onConflict((conflict) =>
        conflict.columns(['slot', 'priority']).doUpdateSet((row) => ({ used: row('upstream_usage.used', '+', 1) })),
      )
      .execute();
  };
  return {
    takeLocked,
    take: async (priority) =>
      await db.write(async ({ tx }) => {
        await lockRow(db, tx, 'invites');
        await takeLocked(tx, priority);
      }),
    async state() {
      const first = Math.floor(now() / SLOT_MS) - SLOTS_IN_WINDOW;
      const rows = await db.kysely.selectFrom('upstream_usage').selectAll().where('slot', '>=', first).execute();
      const { total, background } = sums(rows);
      return {
        windowMs: WINDOW_MS,
        limit: limits.total,
        backgroundLimit: limits.background,
        used: total,
        backgroundUsed: background,
      };
    },
  };
}

/**
 * Drops the slots that no longer count. Slots a little ahead are another process's faster clock and count; those
 * further ahead than a window come from a clock that was wrong and would otherwise block until it is right.
 */
async function dropOthers(tx: Transaction<Tables>, slot: number): Promise<void> {
  await tx
    .deleteFrom('upstream_usage')
    .where((row) => row.or([row('slot', '<', slot - SLOTS_IN_WINDOW), row('slot', '>', slot + SLOTS_IN_WINDOW)]))
    .execute();
}

/**
 * How long until `priority` may take one: 0 when it may now. Pure.
 * @param rows every slot that counts at `now`
 */
export function waitFor(rows: UpstreamUsageTable[], limits: BudgetLimits, priority: Priority, now: number): number {
  const isFree = (counted: UpstreamUsageTable[]): boolean => {
    const { total, background } = sums(counted);
    return total < limits.total && (priority === 'person' || background < limits.background);
  };
  if (isFree(rows)) return 0;
  const slots = [...new Set(rows.map((row) => row.slot))].sort((a, b) => a - b);
  const last = slots.find((slot) => isFree(rows.filter((row) => row.slot > slot)));
  // Without an answer the limit itself is 0: there is no better time to name than a window from now.
  return last === undefined ? WINDOW_MS : Math.max(1, (last + SLOTS_IN_WINDOW + 1) * SLOT_MS - now);
}

function sums(rows: UpstreamUsageTable[]): { total: number; background: number } {
  let [total, background] = [0, 0];
  for (const row of rows) {
    total += row.used;
    if (row.priority === 'background') background += row.used;
  }
  return { total, background };
}
