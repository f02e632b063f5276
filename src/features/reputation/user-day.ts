// The user's own day, which starts at midnight in their time zone.
import { dayNumber } from '#contract/time.ts';

const MAX_NAME_LENGTH = 64;

interface Zone {
  name: string;
  format: Intl.DateTimeFormat;
}

/**
 * By lower-case name: zone names ignore case, and a format takes about 25 kB, so caching each spelling would let one
 * user fill the memory. There are about 600 names.
 */
const zones = new Map<string, Zone>();

/** The IANA name as this Node spells it; undefined for an unknown zone. */
export function canonicalTimeZone(name: string): string | undefined {
  return zoneOf(name)?.name;
}

/** Days since 1970 on the user's calendar; an unknown zone counts as UTC. */
export function userDay(timeZone: string | null, at: number): number {
  const zone = timeZone === null ? undefined : zoneOf(timeZone);
  if (!zone) return dayNumber(at);
  const parts = Object.fromEntries(zone.format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return dayNumber(Date.UTC(parts['year']!, parts['month']! - 1, parts['day']!));
}

function zoneOf(spelling: string): Zone | undefined {
  // Offsets like +05:30 are not names, and there are thousands of them.
  if (spelling.length > MAX_NAME_LENGTH || !/^[a-z]/i.test(spelling)) return undefined;
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
