// How long ago something was, in the words of the site.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `just now`, `4m ago`, `6h ago`, `2d ago`; times in the future read as just now. */
export function shortAge(at: string, now: number): string {
  const age = now - Date.parse(at);
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  return `${Math.floor(age / DAY)}d ago`;
}

/** `4 min ago`, for sentences. */
export function longAge(at: string, now: number): string {
  const age = now - Date.parse(at);
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`;
  const [count, unit] = age < DAY ? [Math.floor(age / HOUR), 'hour'] : [Math.floor(age / DAY), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/** `2026-11-20 10:03 UTC`: what stands in the HTML, the same for everybody. */
export function utcMinute(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}
