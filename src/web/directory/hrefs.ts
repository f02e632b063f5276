// URLs of pages that are linked from several places.

/** URL of a category page. */
export function categoryHref(name: string): string {
  return `/category/${encodeURIComponent(name.toLowerCase())}`;
}

/** URL of a language page; ignores the region of the tag. */
export function languageHref(tag: string): string {
  return `/language/${encodeURIComponent(tag.split('-')[0]?.toLowerCase() ?? tag)}`;
}

/**
 * URL of a tag page. The server normalizes tags completely; this normalizes only enough to produce the canonical URL of
 * nearly all of them.
 */
export function tagHref(tag: string): string {
  return `/tag/${encodeURIComponent(tag.trim().toLowerCase().replaceAll(/\s+/g, '-'))}`;
}
