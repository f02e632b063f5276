// The rule for unusual growth: members who join but are not online. It never hides a listing; ranking and trending use
// the member count from before the jump. Pure; times are epoch ms.
import { DAY_MS } from '#contract/time.ts';
import { type Counted, hasBothCounts, onlineRatio, type WholeCount } from './metrics.ts';

/** The thresholds of the rule. The page "How ranking works" shows these numbers. */
export const UNUSUAL = {
  /** A jump is ignored after this many days. */
  days: 7,
  /** Percent between two counts that are at most two days apart. */
  leastPercent: 20,
  leastPeople: 100,
  /** Multiple of the listing's usual change. */
  timesUsual: 8,
  /** The online share now, relative to the share before: real new members come online too. */
  mostShareLeft: 0.7,
} as const;

const MAX_GAP_MS = 2 * DAY_MS;
/** With fewer there is no usual change to compare with. */
const MIN_COUNTS = 4;

interface Jump {
  /** When the higher count was taken. */
  at: number;
  before: number;
  after: number;
  /** Online members in percent, before the jump and now. */
  onlineBefore: number;
  onlineNow: number;
}

/**
 * The largest rise in members within the last seven days, if it is unusual for the listing and the online share fell
 * with it. Needs four counts of the last ten days with both figures.
 */
export function unusualGrowth(snapshots: readonly Counted[], now: number): Jump | null {
  const whole = snapshots.filter(hasBothCounts);
  const newest = whole.at(-1);
  if (!newest || whole.length < MIN_COUNTS) return null;
  const steps = whole
    .slice(1)
    .map((after, place) => ({ before: whole[place]!, after, percent: rise(whole[place]!, after) }));
  const recent = steps.filter(
    ({ before, after }) => now - after.at <= UNUSUAL.days * DAY_MS && after.at - before.at <= MAX_GAP_MS,
  );
  const largest = recent.reduce<(typeof steps)[number] | undefined>(
    (best, step) => (best && best.percent >= step.percent ? best : step),
    undefined,
  );
  if (!largest) return null;
  const { before, after, percent } = largest;
  const usual = median(steps.filter((step) => step !== largest).map((step) => Math.abs(step.percent)));
  const isJump =
    percent >= Math.max(UNUSUAL.leastPercent, UNUSUAL.timesUsual * usual) &&
    after.members - before.members >= UNUSUAL.leastPeople;
  const [onlineBefore, onlineNow] = [onlineRatio(before), onlineRatio(newest)];
  if (!isJump || onlineNow > UNUSUAL.mostShareLeft * onlineBefore) return null;
  // A jump whose new members left again does not count.
  if (newest.members - before.members < UNUSUAL.leastPeople) return null;
  return { at: after.at, before: before.members, after: after.members, onlineBefore, onlineNow };
}

/** Percent. */
function rise(before: WholeCount, after: WholeCount): number {
  return (100 * (after.members - before.members)) / before.members;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
