// What the navigation offers. A page's entry comes with the page: one line here.

export interface NavEntry {
  href: string;
  label: string;
  /** Section of the home page to scroll to while on it. */
  homeSection?: string;
}

export const entries: NavEntry[] = [
  { href: '/', label: 'Discover', homeSection: 'discover' },
  { href: '/categories', label: 'Categories' },
  { href: '/serververse', label: 'Serververse' },
  { href: '/health', label: 'Health' },
  { href: '/api', label: 'API', homeSection: 'api' },
];

/** Where an entry leads from a path. */
export function entryHref(entry: NavEntry, path: string): string {
  return path === '/' && entry.homeSection ? `#${entry.homeSection}` : entry.href;
}

/** True for the entry of the page itself, and for the categories while one of them is open. */
export function isCurrent(entry: NavEntry, path: string): boolean {
  if (entry.href === '/categories') return path === '/categories' || path.startsWith('/category/');
  return path === entry.href;
}
