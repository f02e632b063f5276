import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contract/time.ts';
import { type BreakerRow, FAILURE_THRESHOLD, isUpstreamFailure, nextRow } from './breaker-rules.ts';
import { DiscordError, type DiscordErrorKind } from './errors.ts';

const NOW = 1_800_000_000_000;
const SECOND = 1000;
const CLOSED: BreakerRow = { open_until: 0, failures: 0, reason: null };

interface Case {
  retryAfterMs?: number;
  isProbe?: boolean;
  random?: number;
}

function next(row: BreakerRow, kind: DiscordErrorKind, { retryAfterMs, isProbe = false, random = 0 }: Case = {}) {
  return nextRow(row, { error: new DiscordError(kind, 'x', { retryAfterMs }), isProbe, now: NOW, random });
}

/** How long the breaker stays open after each of `times` failures of one kind, each a failed probe of the previous. */
function pausesOf(kind: DiscordErrorKind, times: number, options: Case = {}): number[] {
  let row = CLOSED;
  return Array.from({ length: times }, () => {
    row = next({ ...row, open_until: 0 }, kind, { isProbe: true, ...options })!;
    return row.open_until - NOW;
  });
}

describe('nextRow', () => {
  it.each<DiscordErrorKind>(['gone', 'not-found', 'forbidden', 'budget-spent', 'breaker-open'])(
    'ignores %s, which is not an upstream failure',
    (kind) => {
      expect(isUpstreamFailure(kind)).toBe(false);
      expect(next(CLOSED, kind)).toBeNull();
    },
  );

  it.each<DiscordErrorKind>(['unavailable', 'timeout', 'unexpected-answer'])(
    'counts %s and opens at the fifth consecutive one',
    (kind) => {
      let row = CLOSED;
      for (let i = 1; i < FAILURE_THRESHOLD; i++) {
        row = next(row, kind)!;
        expect(row).toEqual({ open_until: 0, failures: i, reason: 'unavailable' });
      }
      expect(next(row, kind, { random: 0.5 })).toEqual({
        open_until: NOW + 30 * SECOND,
        failures: FAILURE_THRESHOLD,
        reason: 'unavailable',
      });
    },
  );

  it('opens longer after each failed probe, up to 15 minutes', () => {
    const row = { ...CLOSED, failures: FAILURE_THRESHOLD - 1, reason: 'unavailable' as const };
    const pauses: number[] = [];
    for (let i = 0, at = row; i < 8; i++) {
      at = { ...next(at, 'timeout', { isProbe: true, random: 0.5 })!, reason: 'unavailable' };
      pauses.push((at.open_until - NOW) / SECOND);
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('waits as long as a 503 asks, at most an hour', () => {
    const row = { ...CLOSED, failures: 4, reason: 'unavailable' as const };
    expect(next(row, 'unavailable', { retryAfterMs: 600 * SECOND })?.open_until).toBe(NOW + 600 * SECOND);
    expect(next(row, 'unavailable', { retryAfterMs: 900 * HOUR_MS })?.open_until).toBe(NOW + HOUR_MS);
  });

  it('opens for an hour at a block without Retry-After, doubling to a day', () => {
    const hours = pausesOf('blocked', 7).map((pause) => pause / HOUR_MS);
    expect(hours).toEqual([1, 2, 4, 8, 16, 24, 24]);
  });

  it('honors the Retry-After of a block, and waits longer when it recurs', () => {
    expect(pausesOf('blocked', 1, { retryAfterMs: 41_873 * SECOND })).toEqual([41_873 * SECOND]);
    const again = pausesOf('blocked', 5, { retryAfterMs: 1400 }).map((pause) => pause / SECOND);
    expect(again).toEqual([1.4, 30, 60, 120, 240]);
  });

  it('clamps announced times to between one second and two days', () => {
    expect(pausesOf('blocked', 1, { retryAfterMs: 10_000 * HOUR_MS })).toEqual([48 * HOUR_MS]);
    expect(pausesOf('rate-limited', 1, { retryAfterMs: 0 })).toEqual([SECOND]);
  });

  it('pauses equally long for every announced limit', () => {
    expect(pausesOf('rate-limited', 3, { retryAfterMs: 2000 })).toEqual([2000, 2000, 2000]);
  });

  it('retries a refused token at increasing intervals, up to an hour', () => {
    expect(pausesOf('unauthorized', 6).map((pause) => pause / HOUR_MS)).toEqual([
      5 / 60,
      10 / 60,
      20 / 60,
      40 / 60,
      1,
      1,
    ]);
  });

  it('ignores calls that were in flight when it opened, unless they failed worse', () => {
    const open = { open_until: NOW + HOUR_MS, failures: 1, reason: 'blocked' as const };
    expect(next(open, 'blocked')).toBeNull();
    expect(next(open, 'timeout')).toBeNull();
    expect(next(open, 'rate-limited', { retryAfterMs: 5 * HOUR_MS })).toBeNull();
    const trouble = { open_until: NOW + HOUR_MS, failures: 9, reason: 'unavailable' as const };
    expect(next(trouble, 'unavailable')).toBeNull();
    expect(next(trouble, 'blocked')).toEqual({ open_until: NOW + HOUR_MS, failures: 1, reason: 'blocked' });
  });

  it('stays open when the probe after a block runs into an outage', () => {
    const probing = { open_until: NOW + 10 * SECOND, failures: 2, reason: 'blocked' as const };
    expect(next(probing, 'timeout', { isProbe: true, random: 0.5 })).toEqual({
      open_until: NOW + 30 * SECOND,
      failures: FAILURE_THRESHOLD,
      reason: 'unavailable',
    });
  });

  it('never closes before the announced time, whatever the jitter', () => {
    const wait = fc.integer({ min: SECOND, max: 40 * HOUR_MS });
    fc.assert(
      fc.property(wait, fc.double({ min: 0, max: 1, noNaN: true }), (retryAfterMs, random) => {
        const row = next(CLOSED, 'blocked', { retryAfterMs, random })!;
        expect(row.open_until).toBeGreaterThanOrEqual(NOW + retryAfterMs);
        expect(row.open_until).toBeLessThanOrEqual(NOW + retryAfterMs * 1.1 + 1);
      }),
    );
  });
});
