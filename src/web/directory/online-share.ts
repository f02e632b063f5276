// How much of a community is online, as a percentage and as lit windows of the meter.

/** Windows of the lights meter. One lit window represents 3% of the members. */
export const WINDOWS = 10;
export const PERCENT_PER_WINDOW = 3;

/** Percent of members online; null if a count is unknown or there are no members. */
export function onlinePercent(members: number | null, online: number | null): number | null {
  if (!members || online === null) return null;
  // Nothing is rounded to 100% unless all are online.
  return Math.min(online < members ? 99.9 : 100, (100 * online) / members);
}

/** '5.8%', or '<0.1%' for a share that would be rounded to none. @param percent formats with the number of decimals */
export function shareText(share: number, percent: (value: number, decimals: number) => string): string {
  return share > 0 && share < 0.05 ? `<${percent(0.1, 1)}` : percent(share, 1);
}

/** Lit windows, 0 to 10; at least one when anyone is online. */
export function litWindows(percent: number): number {
  if (percent <= 0) return 0;
  return Math.min(WINDOWS, Math.max(1, Math.round(percent / PERCENT_PER_WINDOW)));
}
