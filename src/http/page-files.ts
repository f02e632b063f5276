// What hydrates a page, from the manifest of the browser's build: named in the page, so that its first script asks for all of it
// at once and no file waits for another.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { InterfaceLanguage } from '#contract/interface-language.ts';

/** Addresses of the scripts of a page. @param modules the page's source file and its catalogs */
export type PageFiles = (modules: string[], language: InterfaceLanguage) => string[];

/** Of Vite's manifest (`build.manifest`): chunks by the source file that they begin with. */
type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

const HYDRATION = 'src/web/hydrate.tsx';

export const noPageFiles: PageFiles = () => [];

/** @param folder the browser's build; throws when its manifest does not name what hydrates pages */
export async function readPageFiles(folder: string): Promise<PageFiles> {
  const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  if (!manifest[HYDRATION]) throw new Error('The manifest of the build does not name what hydrates pages');
  const textsOf = (language: string) =>
    Object.keys(manifest).filter((key) => manifest[key]?.name === `texts-${language}`);
  return (modules, language) =>
    [...withImports(manifest, [HYDRATION, ...modules, ...textsOf(language)])].map((file) => `/${file}`);
}

/** The files of these chunks and of all that they import. */
function withImports(manifest: Manifest, keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    withImports(manifest, chunk.imports ?? [], found);
  }
  return found;
}
