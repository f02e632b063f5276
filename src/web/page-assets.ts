/**
 * Files that a page needs beside those of the entry, by its source file. The production build of the server puts the
 * browser build's list here; in development there is nothing to ask for ahead of time.
 */
export const pageAssets: Record<string, string[]> = {};

/** The built file of each catalog, by its source: `/locales/de/public.po`. */
export const catalogAssets: Record<string, string> = {};
