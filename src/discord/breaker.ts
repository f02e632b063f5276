// The shared circuit breaker: while the upstream blocks us or is down, no process of the installation calls it.
// One row per route family in `upstream_breaker`, whose lock is also the budget's. While open, calls fail immediately with
// 'breaker-open'; after that, a single call is the probe that closes or reopens it. It knows nothing about listings.
import type { Transaction } from 'kysely';
import type { UpstreamBreakerTable } from '#db/internal-tables.ts';
import type { Database, Queries } from '#db/open.ts';
import type { Tables } from '#db/tables.ts';
import { type BreakerReason, type BreakerRow, isOpen, nextRow } from './breaker-rules.ts';
import type { Priority } from './budget-rules.ts';
import { DiscordError, isDiscordError } from './errors.ts';

/** Route families that the upstream limits separately: a block on invites says nothing about a bot's guilds or logins. */
type RouteFamily = 'invites' | 'guilds' | 'logins';

export interface BreakerState {
  isOpen: boolean;
  reason: BreakerReason | null;
  /** Epoch ms; null while closed. */
  openUntil: number | null;
  /** Consecutive failures for this reason. */
  failures: number;
}

/** Permission for one call; returned to the breaker with the outcome. */
interface Pass {
  family: RouteFamily;
  isProbe: boolean;
  seen: BreakerRow;
}

/**
 * What an error says about the upstream: it answered; it failed, which can open the breaker; or nothing, so that if the
 * call was the probe, the next one is.
 */
export type Outcome = 'answered' | 'failed' | 'unknown';

interface Breaker {
  /** Inside the caller's transaction. Throws DiscordError 'breaker-open' with `retryAfterMs`. */
  enter(tx: Transaction<Tables>, family: RouteFamily, priority: Priority): Promise<Pass>;
  /** Makes the call, records its outcome, and returns or rethrows it. Errors other than DiscordError are 'unknown'. */
  run<T>(pass: Pass, call: () => Promise<T>, outcomeOf: (error: DiscordError) => Outcome): Promise<T>;
  state(family: RouteFamily): Promise<BreakerState>;
}

export interface BreakerOptions {
  db: Database;
  /** Epoch ms. */
  now: () => number;
  /** 0 to 1. */
  random: () => number;
  /** Deadline of a call, after which a probe that was lost no longer blocks the others. */
  timeoutMs: number;
  onOpen?: (event: { family: RouteFamily; reason: BreakerReason; openUntil: number }) => void;
}

/** A probe blocks other calls for a call's deadline plus this. */
const PROBE_MARGIN_MS = 2000;
const IDS: Record<RouteFamily, number> = { invites: 1, guilds: 2, logins: 3 };
const CLOSED: BreakerRow = { open_until: 0, failures: 0, reason: null };

export function createBreaker({ db, now, random, timeoutMs, onOpen }: BreakerOptions): Breaker {
  const failed = async ({ family, isProbe }: Pass, error: DiscordError): Promise<void> => {
    const opened = await db.write(async ({ tx }) => {
      const row = await lockRow(tx, family);
      const next = nextRow(row, { error, isProbe, now: now(), random: random() });
      if (next) await saveRow(tx, family, next);
      return next && next.open_until > 0 ? next : undefined;
    });
    if (opened?.reason) onOpen?.({ family, reason: opened.reason, openUntil: opened.open_until });
  };
  const answered = async ({ family, seen }: Pass): Promise<void> => {
    if (seen.open_until !== 0 || seen.failures !== 0) await closeRow(db, family, seen.open_until);
  };
  /** The next call is the probe. */
  const release = async ({ family, isProbe, seen }: Pass): Promise<void> => {
    if (isProbe) await closeRow(db, family, seen.open_until, { open_until: now() });
  };
  const record: Record<Outcome, (pass: Pass, error: DiscordError) => Promise<void>> = {
    answered,
    failed,
    unknown: release,
  };
  return {
    async enter(tx, family, priority) {
      const seen = await lockRow(tx, family);
      const time = now();
      const isPaused = isOpen(seen, time);
      // Users are let through during an outage, each with a deadline: it might end before the breaker's time does.
      if (isPaused && !(seen.reason === 'unavailable' && priority === 'interactive')) {
        throw new DiscordError('breaker-open', `Calls are paused (${seen.reason})`, {
          retryAfterMs: seen.open_until - time,
        });
      }
      const isOver = seen.open_until > 0 && !isPaused;
      // An announced limit ends with its time; anything else needs a probe first.
      if (!isOver || seen.reason === 'rate-limited') return { family, isProbe: false, seen };
      const claimed = { ...seen, open_until: time + timeoutMs + PROBE_MARGIN_MS };
      await saveRow(tx, family, claimed);
      return { family, isProbe: true, seen: claimed };
    },

    async run(pass, call, outcomeOf) {
      let value;
      try {
        value = await call();
      } catch (error) {
        await (isDiscordError(error) ? record[outcomeOf(error)](pass, error) : release(pass));
        throw error;
      }
      await answered(pass);
      return value;
    },

    async state(family) {
      const row = await readRow(db.kysely, family);
      const openUntil = isOpen(row, now()) ? row.open_until : null;
      return { isOpen: openUntil !== null, reason: row.reason, openUntil, failures: row.failures };
    },
  };
}

/** Reads the family's row, which is inserted if it is missing, and locks it until the transaction ends. */
export async function lockRow(tx: Transaction<Tables>, family: RouteFamily): Promise<BreakerRow> {
  await tx
    .insertInto('upstream_breaker')
    .values({ id: IDS[family], ...CLOSED })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return breakerRow(await selectRow(tx, family).forNoKeyUpdate().executeTakeFirstOrThrow());
}

async function readRow(queries: Queries, family: RouteFamily): Promise<BreakerRow> {
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
async function saveRow(tx: Transaction<Tables>, family: RouteFamily, row: BreakerRow): Promise<void> {
  await tx.updateTable('upstream_breaker').set(row).where('id', '=', IDS[family]).execute();
}

/**
 * A late success must not close a breaker that opened after its call began: the row must be unchanged since then.
 * @param row what it becomes
 */
async function closeRow(
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
