// The person's own day: where she is, midnight is when her day begins.

const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether it is an IANA name that this Node knows. */
export function isTimeZone(name: string): boolean {
  return name.length <= 64 && formatOf(name) !== undefined;
}

/** Days since 1970 on her calendar; an unknown zone counts as UTC. */
export function personDay(timeZone: string | null, at: number): number {
  const format = timeZone === null ? undefined : formatOf(timeZone);
  if (!format) return Math.floor(at / DAY_MS);
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return Math.floor(Date.UTC(parts['year']!, parts['month']! - 1, parts['day']!) / DAY_MS);
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = formats.get(timeZone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
    formats.set(timeZone, format);
    return format;
  } catch {
    return undefined; // no such zone
  }
}
