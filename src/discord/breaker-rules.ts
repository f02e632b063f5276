// How long the breaker opens, and for what. Pure: a row and a failure in, the next row out.
import type { DiscordError, DiscordErrorKind } from './errors.ts';

export type BreakerReason =
  /** Turned away at the edge: nobody asks, people neither. */
  | 'blocked'
  /** The bot token is refused. */
  | 'unauthorized'
  /** An announced limit. */
  | 'rate-limited'
  /** Down, too slow, or answering nonsense: background work stops, people are let through. */
  | 'unavailable';

export interface BreakerRow {
  /** Epoch ms; 0 while closed. */
  open_until: number;
  failures: number;
  reason: BreakerReason | null;
}

export interface Failure {
  error: DiscordError;
  isProbe: boolean;
  /** Epoch ms. */
  now: number;
  /** 0 to 1. */
  random: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** So many failures in a row open the breaker; fewer are weather. */
export const TROUBLE_THRESHOLD = 5;
const TROUBLE_MS = { first: 30 * SECOND, most: 15 * MINUTE };
/** Without a Retry-After a block is not to be tried by program for hours. */
const BLOCK_MS = { first: HOUR, most: 24 * HOUR };
/** A block that comes again after its announced time is waited out longer and longer, whatever is announced. */
const AGAIN_MS = { first: 30 * SECOND, most: 24 * HOUR };
/** A refused token stays refused until somebody changes it; asking now and then tells when. */
const TOKEN_MS = { first: 5 * MINUTE, most: HOUR };
const MIN_PAUSE_MS = SECOND;
/** No announced wait is taken for longer: a wild figure must not stop the installation for good. */
const MAX_PAUSE_MS = 48 * HOUR;

const REASONS: Partial<Record<DiscordErrorKind, BreakerReason>> = {
  blocked: 'blocked',
  unauthorized: 'unauthorized',
  'rate-limited': 'rate-limited',
  unavailable: 'unavailable',
  timeout: 'unavailable',
  'odd-answer': 'unavailable',
};

/** Whether an error of this kind is the upstream's trouble; the other kinds are proper answers, or no call was made. */
export function isTrouble(kind: DiscordErrorKind): boolean {
  return REASONS[kind] !== undefined;
}

/** @returns the row to store, or null when the failure changes nothing */
export function nextRow(row: BreakerRow, failure: Failure): BreakerRow | null {
  const reason = REASONS[failure.error.kind];
  if (!reason) return null;
  // What was already in flight when the breaker opened says nothing new, unless it is worse.
  const isHeldOpen = failure.now < row.open_until && !failure.isProbe;
  if (isHeldOpen && RANK[reason] <= RANK[row.reason ?? 'rate-limited']) return null;
  const failures = failuresInRow(row, reason, failure.isProbe);
  const pause = pauseMs(reason, failures, failure);
  return { open_until: pause === 0 ? 0 : failure.now + Math.ceil(pause), failures, reason };
}

const RANK: Record<BreakerReason, number> = { unavailable: 0, 'rate-limited': 1, unauthorized: 2, blocked: 3 };

function failuresInRow(row: BreakerRow, reason: BreakerReason, isProbe: boolean): number {
  if (row.reason === reason) return row.failures + 1;
  // A failed probe opens the breaker again, whichever way it failed.
  return isProbe && reason === 'unavailable' ? TROUBLE_THRESHOLD : 1;
}

function pauseMs(reason: BreakerReason, failures: number, { error, random }: Failure): number {
  const announced = error.retryAfterMs;
  if (reason === 'unavailable') {
    if (failures < TROUBLE_THRESHOLD) return 0;
    const own = doubling(TROUBLE_MS, failures - TROUBLE_THRESHOLD) * (0.8 + 0.4 * random);
    return Math.max(own, Math.min(announced ?? 0, HOUR));
  }
  // Jitter only upwards: never sooner than told.
  const stretch = 1 + 0.1 * random;
  if (announced !== undefined) {
    const least = reason === 'blocked' && failures > 1 ? doubling(AGAIN_MS, failures - 2) : MIN_PAUSE_MS;
    return Math.min(Math.max(announced, least), MAX_PAUSE_MS) * stretch;
  }
  return doubling(reason === 'blocked' ? BLOCK_MS : TOKEN_MS, failures - 1) * stretch;
}

function doubling({ first, most }: { first: number; most: number }, times: number): number {
  return Math.min(most, first * 2 ** Math.min(times, 30));
}
