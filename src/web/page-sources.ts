// Under which name the browser's build knows a page: its source file. For the server alone.
import type { Page } from './page.ts';
import type { PageModule } from '#pages/routes.ts';

const modules = import.meta.glob<PageModule>('/src/**/*-page.tsx');
let sources: Promise<Map<Page, string>> | undefined;

/** Loads all pages at its first call. */
export async function sourceOf(page: Page): Promise<string | undefined> {
  sources ??= readSources();
  return (await sources).get(page);
}

async function readSources(): Promise<Map<Page, string>> {
  const entries = Object.entries(modules).map(async ([file, load]) => [(await load()).default, file] as const);
  return new Map(await Promise.all(entries));
}
