// Numbers as people read them. The locale is fixed, so that the server and the browser write the same.

/**
 * 812, 1.2K, 48.2K, 3.4M: one decimal, none when it is zero. Cut, not rounded, so that 999,960 never reads as 1000K
 * and a count never looks higher than it is.
 */
export function compact(value: number): string {
  if (value >= 1_000_000) return `${short(value, 1_000_000)}M`;
  if (value >= 1000) return `${short(value, 1000)}K`;
  return String(value);
}

function short(value: number, unit: number): string {
  return (Math.floor((value * 10) / unit) / 10).toString();
}

const separators = new Intl.NumberFormat('en-US');

/** 1,284. */
export function whole(value: number): string {
  return separators.format(value);
}

/** `1 server`, `2 servers`. */
export function counted(value: number, noun: string): string {
  return `${whole(value)} ${noun}${value === 1 ? '' : 's'}`;
}
