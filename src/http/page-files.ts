// The scripts that hydrate a page, from the manifest of the browser build. The page lists them so that its first script
// can request all of them at the same time.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { InterfaceLanguage } from '#contract/interface-language.ts';

/** URL paths of a page's scripts. @param modules the page's source file and its catalogs */
export type PageFiles = (modules: string[], language: InterfaceLanguage) => string[];

/** Part of Vite's manifest (`build.manifest`): chunks by their entry source file. */
type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

const HYDRATION = 'src/web/hydrate.tsx';

export const noPageFiles: PageFiles = () => [];

/** @param folder the browser build; throws when its manifest has no hydration entry */
export async function readPageFiles(folder: string): Promise<PageFiles> {
  const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  if (!manifest[HYDRATION]) throw new Error('The manifest of the build has no hydration entry');
  const textsOf = (language: string) =>
    Object.keys(manifest).filter((key) => manifest[key]?.name === `texts-${language}`);
  return (modules, language) =>
    [...withImports(manifest, [HYDRATION, ...modules, ...textsOf(language)])].map((file) => `/${file}`);
}

/** The files of these chunks and of all chunks that they import. */
function withImports(manifest: Manifest, keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    withImports(manifest, chunk.imports ?? [], found);
  }
  return found;
}
