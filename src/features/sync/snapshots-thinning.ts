// How snapshots of counts thin out with age. Charts of the last days need every point, those of a year do not; and a
// million listings are affordable only when an old listing costs few rows. See docs/decisions/005-refresh-schedule.md.

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Of what is older than `olderThanMs`, one snapshot is kept per `bucketMs`. Each bucket holds whole buckets of the tier
 *  before, and buckets are counted from the epoch, so they begin at full UTC hours and days. */
const TIERS = [
  { olderThanMs: 2 * DAY, bucketMs: HOUR },
  { olderThanMs: 7 * DAY, bucketMs: DAY },
  { olderThanMs: 90 * DAY, bucketMs: 7 * DAY },
  { olderThanMs: 730 * DAY, bucketMs: 28 * DAY },
] as const;

/** Which of one listing's snapshots may go.
 *  @param times when they were taken (epoch ms), in any order
 *  @returns the times to delete, oldest first
 *  A tier counts for a bucket as soon as the whole bucket is old enough. Kept are the **last** of each bucket, because
 *  the last of a week is then also the last of its day: thinning once late gives the same as thinning every day. Kept
 *  too is the **first** of all, from which growth since the start is counted. The newest is always the last of its
 *  bucket. */
export function snapshotsToDrop(times: readonly number[], now: number): number[] {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted.filter((time, i) => {
    const next = sorted[i + 1];
    return i > 0 && next !== undefined && next < bucketEnd(time, now);
  });
}

/** Where the bucket ends of which only the last snapshot is kept; the time itself while it is too young for any. */
function bucketEnd(time: number, now: number): number {
  const tier = TIERS.findLast(({ olderThanMs, bucketMs }) => endOf(time, bucketMs) <= now - olderThanMs);
  return tier ? endOf(time, tier.bucketMs) : time;
}

function endOf(time: number, bucketMs: number): number {
  return (Math.floor(time / bucketMs) + 1) * bucketMs;
}
