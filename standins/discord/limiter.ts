// Discord's rate limits: 50 requests per second per token (or address), buckets per route, and the edge's own limit on
// invite look-ups. The defaults are generous; a test or a developer can set the real ones.

import { hexOf, hashText } from './random.ts';

export interface Limits {
  /** Requests per second for one token, or for one address without a token. */
  globalPerSecond: number;
  /** Requests per token and bucket (route and guild) in `bucketMs`. */
  perBucket: number;
  bucketMs: number;
  /** Invite look-ups per address in 10 minutes before the edge blocks them; null: no limit. */
  invitesPerTenMinutes: number | null;
  /** How long that block lasts. */
  inviteBlockSeconds: number;
}

export const generousLimits: Limits = {
  globalPerSecond: 5000,
  perBucket: 2000,
  bucketMs: 1000,
  invitesPerTenMinutes: null,
  inviteBlockSeconds: 86_400,
};

export interface Visit {
  /** Authorization header, or the address if there is none. */
  caller: string;
  address: string;
  isAuthorized: boolean;
  route: string;
  /** Guild id that Discord counts separately, or ''. */
  major: string;
  nowMs: number;
}

export type Verdict =
  | { kind: 'go'; headers: Record<string, string> }
  | { kind: 'bucket'; retryAfterSeconds: number; bucket: string }
  | { kind: 'global'; retryAfterSeconds: number }
  | { kind: 'edge'; retryAfterSeconds: number };

export interface Limiter {
  limits: Limits;
  check(visit: Visit): Verdict;
  reset(): void;
}

interface Window {
  startMs: number;
  used: number;
}

const MAX_WINDOWS = 10_000;
const TEN_MINUTES_MS = 600_000;

export function createLimiter(): Limiter {
  const windows = new Map<string, Window>();
  const blockedUntil = new Map<string, number>();

  function use(key: string, lengthMs: number, nowMs: number): Window {
    let window = windows.get(key);
    if (window === undefined || nowMs - window.startMs >= lengthMs) {
      if (windows.size >= MAX_WINDOWS) windows.clear();
      window = { startMs: nowMs, used: 0 };
      windows.set(key, window);
    }
    window.used++;
    return window;
  }

  /** Seconds for which this address is blocked for invite look-ups, or 0. */
  function edgeBlock({ address, nowMs }: Visit, { invitesPerTenMinutes, inviteBlockSeconds }: Limits): number {
    if (invitesPerTenMinutes === null) return 0;
    const until = blockedUntil.get(address) ?? 0;
    if (until > nowMs) return (until - nowMs) / 1000;
    if (use(`edge/${address}`, TEN_MINUTES_MS, nowMs).used <= invitesPerTenMinutes) return 0;
    blockedUntil.set(address, nowMs + inviteBlockSeconds * 1000);
    return inviteBlockSeconds;
  }

  function check(visit: Visit): Verdict {
    const { caller, route, major, nowMs } = visit;
    const { limits } = limiter;
    const overall = use(`global/${caller}`, 1000, nowMs);
    if (overall.used > limits.globalPerSecond) {
      return { kind: 'global', retryAfterSeconds: secondsLeft(overall, 1000, nowMs) };
    }
    const blockedSeconds = route === 'getInvite' ? edgeBlock(visit, limits) : 0;
    if (blockedSeconds > 0) return { kind: 'edge', retryAfterSeconds: blockedSeconds };
    const bucket = hexOf(hashText(route), 'bucket');
    const own = use(`bucket/${caller}/${route}/${major}`, limits.bucketMs, nowMs);
    if (own.used > limits.perBucket) {
      return { kind: 'bucket', retryAfterSeconds: secondsLeft(own, limits.bucketMs, nowMs), bucket };
    }
    return { kind: 'go', headers: visit.isAuthorized ? budgetHeaders(own, limits, bucket, nowMs) : {} };
  }

  function reset(): void {
    windows.clear();
    blockedUntil.clear();
    limiter.limits = { ...generousLimits };
  }

  const limiter: Limiter = { limits: { ...generousLimits }, check, reset };
  return limiter;
}

function secondsLeft(window: Window, lengthMs: number, nowMs: number): number {
  return Math.max(1, window.startMs + lengthMs - nowMs) / 1000;
}

/** Rate-limit headers, for calls with an Authorization header only. */
function budgetHeaders(window: Window, limits: Limits, bucket: string, nowMs: number): Record<string, string> {
  const endMs = window.startMs + limits.bucketMs;
  return {
    'x-ratelimit-limit': String(limits.perBucket),
    'x-ratelimit-remaining': String(limits.perBucket - window.used),
    'x-ratelimit-reset': (endMs / 1000).toFixed(3),
    'x-ratelimit-reset-after': ((endMs - nowMs) / 1000).toFixed(3),
    'x-ratelimit-bucket': bucket,
  };
}
