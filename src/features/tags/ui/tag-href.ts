/**
 * Address of a tag's page. The server folds the rest of what tags are compared by; here only what makes the address of
 * nearly all of them the one that the page itself names.
 */
export function tagHref(tag: string): string {
  return `/tag/${encodeURIComponent(tag.trim().toLowerCase().replaceAll(/\s+/g, '-'))}`;
}
