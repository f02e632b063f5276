// The entries of the navigation bar: the link, its text and its section of the home page.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface NavEntry {
  href: string;
  name: MessageDescriptor;
  /** Section of the home page to scroll to while on it. */
  homeSection?: string;
}

export const entries: NavEntry[] = [
  { href: '/', name: msg`Discover`, homeSection: 'discover' },
  { href: '/categories', name: msg`Categories` },
  { href: '/serververse', name: msg`Serververse` },
  { href: '/health', name: msg`Health` },
  { href: '/api', name: msg`API`, homeSection: 'api' },
];

/** The link target of an entry on the page with this path. */
export function entryHref(entry: NavEntry, path: string): string {
  return path === '/' && entry.homeSection ? `#${entry.homeSection}` : entry.href;
}

/** True for the entry of the page itself, and for the categories while one of them is open. */
export function isCurrent(entry: NavEntry, path: string): boolean {
  if (entry.href === '/categories') return path === '/categories' || path.startsWith('/category/');
  return path === entry.href;
}
