export function manageHref(slug: string): string {
  return `/server/${encodeURIComponent(slug)}/manage`;
}
