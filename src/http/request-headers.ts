// Parses request headers: whether the caller already has the answer (RFC 9110, 13.1.2), and what it accepts (12.4.2).

const TAGS = /(?:W\/)?"([^"]*)"/g;

/**
 * Whether an `If-None-Match` header has the ETag or `*`. A weak comparison: `W/` is ignored, because proxies that
 * compress add it.
 * @param etag without quotes
 */
export function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  // The usual case, a single ETag as we sent it, needs no parsing.
  if (ifNoneMatch.length === etag.length + 4 && ifNoneMatch === `W/"${etag}"`) return true;
  for (const [, known] of ifNoneMatch.matchAll(TAGS)) if (known === etag) return true;
  return false;
}

/** No client needs a longer header. */
const LONGEST = 300;

/** Each value in lower case with its weight, 0 to 1: 1 by default, and 0, which refuses it, for an invalid one. */
export function* weighted(header: string): Generator<[value: string, weight: number]> {
  for (const part of header.slice(0, LONGEST).toLowerCase().split(',')) {
    const [value = '', ...parameters] = part.split(';');
    const weight = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='));
    yield [value.trim(), weight === undefined ? 1 : Number(weight.slice(2)) || 0];
  }
}
