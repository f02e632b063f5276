// Why and for how long the breaker opens. Pure: takes a row and a failure, returns the next row.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import type { DiscordError, DiscordErrorKind } from './errors.ts';

export type BreakerReason =
  /** Rejected at the edge: all calls stop, including those that a user waits for. */
  | 'blocked'
  /** The bot token is refused. */
  | 'unauthorized'
  /** An announced limit. */
  | 'rate-limited'
  /** Down, too slow, or answering nonsense: background work stops, users are let through. */
  | 'unavailable';

export interface BreakerRow {
  /** Epoch ms; 0 while closed. */
  open_until: number;
  failures: number;
  reason: BreakerReason | null;
}

interface Failure {
  error: DiscordError;
  isProbe: boolean;
  /** Epoch ms. */
  now: number;
  /** 0 to 1. */
  random: number;
}

const SECOND = 1000;
/** This many consecutive failures open the breaker; fewer are normal noise. */
export const FAILURE_THRESHOLD = 5;
const TROUBLE_MS = { first: 30 * SECOND, max: 15 * MINUTE_MS };
/** A block without Retry-After must not be probed automatically for hours. */
const BLOCK_MS = { first: HOUR_MS, max: DAY_MS };
/** A block that recurs after its announced time gets an increasing minimum wait, whatever it announces. */
const AGAIN_MS = { first: 30 * SECOND, max: DAY_MS };
/** A refused token stays refused until the operator changes it; an occasional call detects that. */
const TOKEN_MS = { first: 5 * MINUTE_MS, max: HOUR_MS };
const MIN_PAUSE_MS = SECOND;
/** Cap for announced waits: an absurd value must not stop the installation permanently. */
const MAX_PAUSE_MS = 48 * HOUR_MS;
/** Pauses are lengthened by at most this share of them. */
const JITTER = 0.1;

const REASONS: Partial<Record<DiscordErrorKind, BreakerReason>> = {
  blocked: 'blocked',
  unauthorized: 'unauthorized',
  'rate-limited': 'rate-limited',
  unavailable: 'unavailable',
  timeout: 'unavailable',
  'unexpected-answer': 'unavailable',
};

/** Whether an error of this kind is an upstream failure; other kinds are valid answers, or no call was made. */
export function isUpstreamFailure(kind: DiscordErrorKind): boolean {
  return REASONS[kind] !== undefined;
}

/** A longer pause than any that we set comes from a clock that was ahead, and is over. */
export function isOpen({ open_until }: BreakerRow, now: number): boolean {
  return now < open_until && open_until - now <= MAX_PAUSE_MS * (1 + JITTER);
}

/** @returns the row to store, or null when the failure changes nothing */
export function nextRow(row: BreakerRow, failure: Failure): BreakerRow | null {
  const reason = REASONS[failure.error.kind];
  if (!reason) return null;
  // Calls that were in flight when the breaker opened add nothing new, unless they failed worse.
  const isHeldOpen = isOpen(row, failure.now) && !failure.isProbe;
  if (isHeldOpen && RANK[reason] <= RANK[row.reason ?? 'rate-limited']) return null;
  const failures = failuresInRow(row, reason, failure.isProbe);
  const pause = pauseMs(reason, failures, failure);
  return { open_until: pause === 0 ? 0 : failure.now + Math.ceil(pause), failures, reason };
}

const RANK: Record<BreakerReason, number> = { unavailable: 0, 'rate-limited': 1, unauthorized: 2, blocked: 3 };

function failuresInRow(row: BreakerRow, reason: BreakerReason, isProbe: boolean): number {
  if (row.reason === reason) return row.failures + 1;
  // A failed probe reopens the breaker, however it failed.
  return isProbe && reason === 'unavailable' ? FAILURE_THRESHOLD : 1;
}

function pauseMs(reason: BreakerReason, failures: number, { error, random }: Failure): number {
  const announced = error.retryAfterMs;
  if (reason === 'unavailable') {
    if (failures < FAILURE_THRESHOLD) return 0;
    const own = doubling(TROUBLE_MS, failures - FAILURE_THRESHOLD) * (0.8 + 0.4 * random);
    return Math.max(own, Math.min(announced ?? 0, HOUR_MS));
  }
  // Jitter only lengthens: never retry before the announced time.
  const stretch = 1 + JITTER * random;
  if (announced !== undefined) {
    const least = reason === 'blocked' && failures > 1 ? doubling(AGAIN_MS, failures - 2) : MIN_PAUSE_MS;
    return Math.min(Math.max(announced, least), MAX_PAUSE_MS) * stretch;
  }
  return doubling(reason === 'blocked' ? BLOCK_MS : TOKEN_MS, failures - 1) * stretch;
}

function doubling({ first, max }: { first: number; max: number }, times: number): number {
  return Math.min(max, first * 2 ** Math.min(times, 30));
}
