// Addresses of pages that others link to.

/** Address of a category's page. */
export function categoryHref(name: string): string {
  return `/category/${encodeURIComponent(name.toLowerCase())}`;
}

/** Address of the page of a language, whatever the region of its tag. */
export function languageHref(tag: string): string {
  return `/language/${encodeURIComponent(tag.split('-')[0]?.toLowerCase() ?? tag)}`;
}

/**
 * Address of a tag's page. The server folds the rest of what tags are compared by; here only what makes the address of
 * nearly all of them the one that the page itself names.
 */
export function tagHref(tag: string): string {
  return `/tag/${encodeURIComponent(tag.trim().toLowerCase().replaceAll(/\s+/g, '-'))}`;
}
