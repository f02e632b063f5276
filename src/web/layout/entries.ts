// What the navigation offers. A page's entry comes with the page: one line here.

export interface NavEntry {
  href: string;
  /** Of its text. */
  name: 'discover' | 'categories' | 'serververse' | 'health' | 'api';
  /** Section of the home page to scroll to while on it. */
  homeSection?: string;
}

export const entries: NavEntry[] = [
  { href: '/', name: 'discover', homeSection: 'discover' },
  { href: '/categories', name: 'categories' },
  { href: '/serververse', name: 'serververse' },
  { href: '/health', name: 'health' },
  { href: '/api', name: 'api', homeSection: 'api' },
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
