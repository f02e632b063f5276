// Assigns the messages of each file to a catalog: `public` for messages of public pages, `account` for further ones of
// account pages, `admin` for those that only admins see. Follows the imports from pages/routes.ts. Public pages show parts
// of the admin panel to admins; these are in `admin` too and load it themselves (`useAdminMessages`).
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGS, type CatalogName } from '#contract/interface-language.ts';

const root = path.join(import.meta.dirname, '..');
const ROUTES = 'src/pages/routes.ts';
/** Part of every page. */
const SHELL = ['src/web/app.tsx', 'src/web/entry-client.ts', 'src/web/hydrate.tsx', 'src/web/entry-server.tsx'];
const IMPORT = /(?<!import type[^;]*)(?:\bfrom|\bimport)\s*\(?\s*'([#.][^']+\.tsx?)'/g;
const ADMIN = 'src/features/admin/';
export const MACRO = /from '@lingui\/(?:core|react)\/macro'/;

/** The files with messages of each catalog, relative to the project root. */
export function catalogFiles(): Record<CatalogName, string[]> {
  const pages = pagesByCatalog();
  const seen = new Set([ROUTES]);
  const leftOut = new Set<string>();
  const reach = (start: string[], isLeftOut = (_file: string) => false): string[] => {
    const isNew = (file: string) => {
      if (seen.has(file) || !exists(file)) return false;
      if (isLeftOut(file)) leftOut.add(file);
      return !isLeftOut(file);
    };
    const found = new Set(start.filter(isNew));
    for (const file of found) {
      seen.add(file);
      for (const next of importsOf(file)) if (isNew(next)) found.add(next);
    }
    return [...found].filter((file) => MACRO.test(read(file))).toSorted();
  };
  return {
    public: reach([...SHELL, ...importsOf(ROUTES, false), ...pages.public], (file) => file.startsWith(ADMIN)),
    account: reach(pages.account),
    admin: reach([...pages.admin, ...leftOut]),
  };
}

/** The pages of the route table, by the catalog that their entry names. */
function pagesByCatalog(): Record<CatalogName, string[]> {
  const pages: Record<CatalogName, string[]> = { public: [], account: [], admin: [] };
  for (const line of read(ROUTES).split(/(?=\bload: )/)) {
    const page = /^load: \(\) => import\('([^']+)'\)/.exec(line)?.[1];
    if (!page) continue;
    const [own = ''] = line.split('path:');
    const catalog = CATALOGS.find((name) => own.includes(`catalog: '${name}'`)) ?? 'public';
    pages[catalog].push(resolve(ROUTES, page));
  }
  return pages;
}

function importsOf(file: string, withLoaded = true): string[] {
  const code = read(file);
  return [...code.matchAll(IMPORT)].flatMap(([statement, target = '']) =>
    !withLoaded && statement.includes('(') ? [] : [resolve(file, target)],
  );
}

function exists(file: string): boolean {
  return existsSync(path.join(root, file));
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function resolve(file: string, target: string): string {
  return target.startsWith('#')
    ? target.replace(/^#(src\/)?/, 'src/')
    : path.posix.join(path.posix.dirname(file), target);
}
