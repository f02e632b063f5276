// Counts in the site's own short form, in English: what pictures, badges and English pages say.

/**
 * 812, 1.2K, 48.2K, 3.4M: one decimal, none when it is zero. Cut, not rounded, so that 999,960 never reads as 1000K
 * and a count never looks higher than it is.
 */
export function shortCount(value: number): string {
  if (value >= 1_000_000) return `${short(value, 1_000_000)}M`;
  if (value >= 1000) return `${short(value, 1000)}K`;
  return String(value);
}

function short(value: number, unit: number): string {
  return (Math.floor((value * 10) / unit) / 10).toString();
}
