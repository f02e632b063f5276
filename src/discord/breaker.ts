// The shared circuit breaker: while the upstream blocks us or is down, no process of the installation calls it.
// One row per route family in `upstream_breaker`. While open, calls fail immediately with 'breaker-open'; after that,
// a single call is the probe that closes or reopens it. It knows nothing about listings.
import type { Transaction } from 'kysely';
import type { Database } from '#db/open.ts';
import type { Tables } from '#db/tables.ts';
import { type RouteFamily, closeRow, lockRow, readRow, saveRow } from './breaker-row.ts';
import { type BreakerReason, type BreakerRow, isOpen, nextRow } from './breaker-rules.ts';
import type { Priority } from './budget-rules.ts';
import { DiscordError } from './errors.ts';

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

interface Breaker {
  /** Inside the caller's transaction. Throws DiscordError 'breaker-open' with `retryAfterMs`. */
  enter(tx: Transaction<Tables>, family: RouteFamily, priority: Priority): Promise<Pass>;
  /** The upstream sent an API answer, whatever it was. */
  succeeded(pass: Pass): Promise<void>;
  /** The call had no outcome: if it was the probe, the next call is. */
  released(pass: Pass): Promise<void>;
  /** The call ended in `error`, which `isUpstreamFailure` classified as an upstream failure. */
  failed(pass: Pass, error: DiscordError): Promise<void>;
  state(family: RouteFamily): Promise<BreakerState>;
}

export interface BreakerOptions {
  db: Database;
  /** Epoch ms. */
  now: () => number;
  /** 0 to 1. */
  random: () => number;
  /** How long a probe blocks other calls; a little over a call's deadline. */
  probeMs: number;
  onOpen?: (event: { family: RouteFamily; reason: BreakerReason; openUntil: number }) => void;
}

export function createBreaker({ db, now, random, probeMs, onOpen }: BreakerOptions): Breaker {
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
      const claimed = { ...seen, open_until: time + probeMs };
      await saveRow(tx, family, claimed);
      return { family, isProbe: true, seen: claimed };
    },

    async succeeded({ family, seen }) {
      if (seen.open_until === 0 && seen.failures === 0) return;
      await closeRow(db, family, seen.open_until);
    },

    async released({ family, isProbe, seen }) {
      if (isProbe) await closeRow(db, family, seen.open_until, { open_until: now() });
    },

    async failed({ family, isProbe }, error) {
      const opened = await db.write(async ({ tx }) => {
        const row = await lockRow(tx, family);
        const next = nextRow(row, { error, isProbe, now: now(), random: random() });
        if (next) await saveRow(tx, family, next);
        return next && next.open_until > 0 ? next : undefined;
      });
      if (opened?.reason) onOpen?.({ family, reason: opened.reason, openUntil: opened.open_until });
    },

    async state(family) {
      const row = await readRow(db.kysely, family);
      const openUntil = isOpen(row, now()) ? row.open_until : null;
      return { isOpen: openUntil !== null, reason: row.reason, openUntil, failures: row.failures };
    },
  };
}
