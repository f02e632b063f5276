// Maps a page to its source file, which is its name in the browser's build. Only for the server.
import type { Page } from './page.ts';
import type { PageModule } from '#pages/routes.ts';

const modules = import.meta.glob<PageModule>('/src/**/*-page.tsx');
let sources: Promise<Map<Page, string>> | undefined;

/** Loads all pages on the first call. */
export async function sourceOf(page: Page): Promise<string | undefined> {
  sources ??= readSources();
  return (await sources).get(page);
}

async function readSources(): Promise<Map<Page, string>> {
  const entries = Object.entries(modules).map(async ([file, load]) => [(await load()).default, file] as const);
  return new Map(await Promise.all(entries));
}
