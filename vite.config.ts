// How the browser side is built: `vite build` writes dist/client, then `vite build --ssr` writes dist/server.
// In development the app runs the same configuration as middleware.
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const TAKE_OVER = 'src/web/take-over.tsx';
const manifestFile = 'dist/client/.vite/manifest.json';

interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** Files that take a page over, beside the first script, by the page's source file. */
function pageFiles(): Record<string, string[]> {
  if (!existsSync(manifestFile)) return {};
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestChunk>;
  const collect = (key: string, into: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || into.has(chunk.file)) return into;
    into.add(chunk.file);
    for (const needed of chunk.imports ?? []) collect(needed, into);
    return into;
  };
  const known = collect('index.html', new Set());
  const pages = Object.keys(manifest).filter((key) => key.endsWith('-page.tsx'));
  return Object.fromEntries(
    pages.map((key) => [
      key,
      [...collect(key, collect(TAKE_OVER, new Set()))].filter((file) => !known.has(file)).map((file) => `/${file}`),
    ]),
  );
}

/**
 * The server build knows which chunks take each page over, so that the first script can ask for all of them at once. Needs the client build to be there first.
 */
function pageAssets(): Plugin {
  return {
    name: 'page-assets',
    enforce: 'post',
    apply: (_, { command, isSsrBuild = false }) => command === 'build' && isSsrBuild,
    transform: {
      filter: { id: /-page\.tsx$|\/web\/page-assets\.ts$/ },
      handler(code, id) {
        if (id.endsWith('page-assets.ts')) {
          return { code: `export const pageAssets = ${JSON.stringify(pageFiles())};`, map: null };
        }
        const source = relative(process.cwd(), id).replaceAll('\\', '/');
        return { code: `${code}\nexport const source = ${JSON.stringify(source)};`, map: null };
      },
    },
  };
}

/**
 * Vite wraps every `import()` in a helper that first fetches what its chunk will import. Here there is nothing for it
 * to fetch (`modulePreload` is off and all styles are one file), so 0.7 kB of the entry would wait for an empty list.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
  };
}

interface ChunkingContext {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/** The modules that come with a module: its imports, theirs, and so on; not what it loads later. */
function staticImports(start: string, context: ChunkingContext): Set<string> {
  const found = new Set([start]);
  for (const id of found) {
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
}

const document = resolve(import.meta.dirname, 'index.html');
const page = (name: string) => resolve(import.meta.dirname, `src/pages/${name}-page.tsx`);
const homePage = page('home/home');
const serverPage = page('server');
/** Often the first that somebody sees, and with little of their own: they fetch nothing for a server's sake. */
const lightPages = [page('categories'), page('api')];

/** What a server's page shares with few others. */
function isOfServers(id: string, context: ChunkingContext): boolean {
  if (id === serverPage || !staticImports(serverPage, context).has(id)) return false;
  return !lightPages.some((light) => staticImports(light, context).has(id));
}

/**
 * A few chunks instead of dozens: each request costs a round trip on a slow line, and small files compress badly. What
 * the entry needs is one file; of what several pages share, the home page's part is kept apart, so that a first visit
 * fetches nothing else. What only two or three pages share stays apart, but for a server's page, which many visits
 * begin with and which had a dozen of such pieces; merging them by size made chunks that wait for each other.
 */
const chunks = [
  {
    name: (id: string, context: ChunkingContext) =>
      id.startsWith('\0rolldown') || staticImports(document, context).has(id) ? 'first' : null,
    debugName: 'first',
    priority: 6,
  },
  { name: 'main', tags: ['$initial' as const], priority: 5 },
  {
    name: (id: string, context: ChunkingContext) =>
      id !== homePage && staticImports(homePage, context).has(id) ? 'home' : null,
    debugName: 'home',
    priority: 3,
  },
  // All texts of a language are one file, fetched by those who read it; last, or it would take along what it imports.
  { name: (id: string) => /\/texts\.(\w\w)\.ts$/.exec(id)?.[1] ?? null, debugName: 'texts', priority: 0 },
  { name: 'shared', minShareCount: 4, priority: 2 },
  {
    name: (id: string, context: ChunkingContext) => (isOfServers(id, context) ? 'server' : null),
    debugName: 'server',
    minShareCount: 2,
    priority: 1,
  },
];

/** Seven letters, the fewest that the builder takes: each comes a hundred times with what takes a page over. */
function chunkFileNames({ name }: { name: string }): string {
  return `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash:7].js`;
}

/**
 * Most of what takes a page over runs at once. Browsers that know this comment compile it beside the main thread while it
 * arrives, in place of function by function while a slow phone waits.
 */
function postBanner({ name }: { name: string }): string {
  return name === 'main' ? '//# allFunctionsCalledOnLoad' : '';
}

export default defineConfig(({ command, isSsrBuild = false }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss(), plainImports(), pageAssets()],
  resolve: {
    // wouter brings a copy of the hook for versions of React that did not have it.
    alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }],
  },
  publicDir: isSsrBuild ? false : 'public',
  // Bundled for production only: in development CommonJS packages must stay outside, or `require` is undefined.
  ssr: command === 'build' ? { noExternal: true } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    ssr: isSsrBuild,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild ? 'src/web/entry-server.tsx' : ['index.html', TAKE_OVER],
      output: isSsrBuild ? {} : { codeSplitting: { groups: chunks }, chunkFileNames, postBanner },
    },
  },
}));
