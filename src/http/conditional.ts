// Conditional reads (RFC 9110, 13.1.2): whether a caller has the answer already.

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
