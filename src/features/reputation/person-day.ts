// The person's own day: where they are, midnight is when their day begins.

const DAY_MS = 86_400_000;
const LONGEST_NAME = 64;

interface Zone {
  name: string;
  format: Intl.DateTimeFormat;
}

/**
 * By name in lower case: zone names ignore case, and a format takes some 25 kB, so that each spelling by itself would let one
 * person fill the memory. There are some 600 names.
 */
const zones = new Map<string, Zone>();

/** The IANA name as this Node spells it; undefined when it knows no such zone. */
export function canonicalTimeZone(name: string): string | undefined {
  return zoneOf(name)?.name;
}

/** Days since 1970 on their calendar; an unknown zone counts as UTC. */
export function personDay(timeZone: string | null, at: number): number {
  const zone = timeZone === null ? undefined : zoneOf(timeZone);
  if (!zone) return Math.floor(at / DAY_MS);
  const parts = Object.fromEntries(zone.format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return Math.floor(Date.UTC(parts['year']!, parts['month']! - 1, parts['day']!) / DAY_MS);
}

function zoneOf(spelling: string): Zone | undefined {
  // Offsets such as +05:30 are no names, and there are thousands of them.
  if (spelling.length > LONGEST_NAME || !/^[a-z]/i.test(spelling)) return undefined;
  const key = spelling.toLowerCase();
  const known = zones.get(key);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: spelling,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
    const zone = { name: format.resolvedOptions().timeZone, format };
    zones.set(key, zone);
    return zone;
  } catch {
    return undefined; // no such zone
  }
}
