// Durations in milliseconds, and times as the API has them.
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** The UTC day of a time in epoch milliseconds: days since 1970. */
export function dayNumber(time: number): number {
  return Math.floor(time / DAY_MS);
}

/** A day of `dayNumber` as YYYY-MM-DD. */
export function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** A time in epoch milliseconds as ISO 8601 in UTC. */
export function isoTime(time: number): string;
export function isoTime(time: number | null): string | null;
export function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
