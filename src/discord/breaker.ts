// The shared breaker: when the upstream turns us away or is down, every process of the installation stops asking.
// One row a route family in `upstream_breaker`. While open, calls fail at once with 'breaker-open'; when its time is
// over, one call goes first as a probe and closes it or opens it again. It knows nothing about listings.
import type { Transaction } from 'kysely';
import type { Database } from '#db/open.ts';
import type { Tables } from '#db/tables.ts';
import { type RouteFamily, closeRow, lockRow, readRow, saveRow } from './breaker-row.ts';
import { type BreakerReason, type BreakerRow, nextRow } from './breaker-rules.ts';
import type { Priority } from './budget-rules.ts';
import { DiscordError } from './errors.ts';

export interface BreakerState {
  isOpen: boolean;
  reason: BreakerReason | null;
  /** Epoch ms; null while closed. */
  openUntil: number | null;
  /** Failures in a row of the reason's sort. */
  failures: number;
}

/** What a call was let through on; handed back with its outcome. */
export interface Pass {
  family: RouteFamily;
  isProbe: boolean;
  seen: BreakerRow;
}

export interface Breaker {
  /** Inside the caller's transaction. Throws DiscordError 'breaker-open' with `retryAfterMs`. */
  enter(tx: Transaction<Tables>, family: RouteFamily, priority: Priority): Promise<Pass>;
  /** The upstream gave an answer of the API, whatever it said. */
  succeeded(pass: Pass): Promise<void>;
  /** The call ended in `error`, which `isTrouble` named the upstream's trouble. */
  failed(pass: Pass, error: DiscordError): Promise<void>;
  state(family: RouteFamily): Promise<BreakerState>;
}

export interface BreakerOptions {
  db: Database;
  /** Epoch ms. */
  now: () => number;
  /** 0 to 1. */
  random: () => number;
  /** How long a probe holds back the others; a little over a call's deadline. */
  probeMs: number;
  onOpen?: (event: { family: RouteFamily; reason: BreakerReason; openUntil: number }) => void;
}

export function createBreaker({ db, now, random, probeMs, onOpen }: BreakerOptions): Breaker {
  return {
    async enter(tx, family, priority) {
      const seen = await lockRow(db, tx, family);
      const time = now();
      // People are let through plain trouble, each with a deadline: an outage may be over before the breaker's time is.
      if (time < seen.open_until && !(seen.reason === 'unavailable' && priority === 'person')) {
        throw new DiscordError('breaker-open', `Calls are paused (${seen.reason})`, {
          retryAfterMs: seen.open_until - time,
        });
      }
      const isOver = seen.open_until > 0 && time >= seen.open_until;
      // An announced limit has ended when its time is over; everything else is tried by one call first.
      if (!isOver || seen.reason === 'rate-limited') return { family, isProbe: false, seen };
      const claimed = { ...seen, open_until: time + probeMs };
      await saveRow(tx, family, claimed);
      return { family, isProbe: true, seen: claimed };
    },

    async succeeded({ family, seen }) {
      if (seen.open_until === 0 && seen.failures === 0) return;
      await closeRow(db, family, seen.open_until);
    },

    async failed({ family, isProbe }, error) {
      const opened = await db.write(async ({ tx }) => {
        const row = await lockRow(db, tx, family);
        const next = nextRow(row, { error, isProbe, now: now(), random: random() });
        if (next) await saveRow(tx, family, next);
        return next && next.open_until > 0 ? next : undefined;
      });
      if (opened?.reason) onOpen?.({ family, reason: opened.reason, openUntil: opened.open_until });
    },

    async state(family) {
      const row = await readRow(db.kysely, family);
      const isOpen = now() < row.open_until;
      return { isOpen, reason: row.reason, openUntil: isOpen ? row.open_until : null, failures: row.failures };
    },
  };
}
