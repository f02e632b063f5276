// Counts and times in short forms, in English: for pictures, badges and English pages.

/**
 * 812, 1.2K, 48.2K, 3.4M: one decimal, none if it is zero. Truncated, not rounded, so that 999,960 is never 1000K and a
 * count never looks higher than it is.
 */
export function shortCount(value: number): string {
  if (value >= 1_000_000) return `${short(value, 1_000_000)}M`;
  if (value >= 1000) return `${short(value, 1000)}K`;
  return String(value);
}

/** The same, with 'unknown' for null. */
export function countText(value: number | null): string {
  return value === null ? 'unknown' : shortCount(value);
}

/** Half up by its decimal digits, as `Intl` rounds: `toFixed` rounds 4.35, which is stored as 4.3499…, to 4.3. */
export function roundedTo(decimals: number, value: number): number {
  const unit = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * unit)) / unit;
}

/** 5.84 as '5.8%'. */
export function percentText(value: number, decimals = 1): string {
  return `${roundedTo(decimals, value).toFixed(decimals)}%`;
}

/** '1 review', '1.2K reviews'. */
export function reviewsText(count: number): string {
  return count === 1 ? '1 review' : `${shortCount(count)} reviews`;
}

function short(value: number, unit: number): string {
  return (Math.floor((value * 10) / unit) / 10).toString();
}

/** `2026-11-20 10:03 UTC`: for output in shared caches, such as pages, badges and embedded cards. */
export function utcMinute(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}
