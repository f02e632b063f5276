// What request headers say: whether a caller has the answer already (RFC 9110, 13.1.2), and what it takes (12.4.2).

const TAGS = /(?:W\/)?"([^"]*)"/g;

/**
 * Whether an `If-None-Match` header names the tag, or any. The comparison is the weak one: `W/` does not count, because
 * a proxy that compresses adds it.
 * @param tag without quotes
 */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  // One tag as we gave it, which is nearly always so, needs no parsing.
  if (ifNoneMatch.length === tag.length + 4 && ifNoneMatch === `W/"${tag}"`) return true;
  for (const [, known] of ifNoneMatch.matchAll(TAGS)) if (known === tag) return true;
  return false;
}

/** Longer ones are nobody's. */
const LONGEST = 300;

/** Each value in small letters with its weight, 0 to 1: 1 without one, and 0, which refuses, for one that is no number. */
export function* weighted(header: string): Generator<[value: string, weight: number]> {
  for (const part of header.slice(0, LONGEST).toLowerCase().split(',')) {
    const [value = '', ...parameters] = part.split(';');
    const weight = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='));
    yield [value.trim(), weight === undefined ? 1 : Number(weight.slice(2)) || 0];
  }
}
