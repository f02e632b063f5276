// Thins snapshots of counts with age. Charts of the last days need more points than those of a year, and a million
// listings are affordable only if an old listing has few rows. See docs/decisions/005-refresh-schedule.md.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import { FRESH_MS } from '#discord/invite-answers.ts';

/**
 * Beyond `olderThanMs`, one snapshot per `bucketMs` is retained. Each bucket consists of whole buckets of the previous
 * tier. Buckets are aligned to the epoch, so they start at full UTC hours and days.
 */
const TIERS = [
  // As often as the schedule refreshes: syncs by users must not make the history long.
  { olderThanMs: 0, bucketMs: 15 * MINUTE_MS },
  { olderThanMs: 2 * DAY_MS, bucketMs: HOUR_MS },
  { olderThanMs: 7 * DAY_MS, bucketMs: DAY_MS },
  { olderThanMs: 90 * DAY_MS, bucketMs: 7 * DAY_MS },
  { olderThanMs: 730 * DAY_MS, bucketMs: 28 * DAY_MS },
] as const;

/**
 * Returns which snapshots of a listing to delete. A tier applies to a bucket once the whole bucket is old enough. The
 * **last** snapshot of each bucket is retained: the last of a week is also the last of its day, so thinning late gives
 * the same result as thinning daily. The very **first** is retained too, because growth since the start is measured from
 * it. The newest is always the last of its bucket. Those from the future were stored before the clock was set back:
 * until that time each would remain the newest, and growth and alerts would be measured up to it.
 * @param times when they were taken (epoch ms), in any order
 * @returns the times to delete, oldest first
 */
export function snapshotsToDrop(times: readonly number[], now: number): number[] {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted.filter((time, i) => {
    if (time > now + FRESH_MS) return true;
    const next = sorted[i + 1];
    return i > 0 && next !== undefined && next < bucketEnd(time, now);
  });
}

/** The end of the bucket that contains `time`; `time` itself while no tier applies yet. */
function bucketEnd(time: number, now: number): number {
  const tier = TIERS.findLast(({ olderThanMs, bucketMs }) => endOf(time, bucketMs) <= now - olderThanMs);
  return tier ? endOf(time, tier.bucketMs) : time;
}

function endOf(time: number, bucketMs: number): number {
  return (Math.floor(time / bucketMs) + 1) * bucketMs;
}
