// How the browser side is built: `vite build` writes dist/client, then `vite build --ssr` writes dist/server.
// In development the app runs the same configuration as middleware.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const manifestFile = 'dist/client/.vite/manifest.json';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** Files that a page needs beside those of the entry, by the page's source file. */
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
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const known = new Set(entries.flatMap((key) => [...collect(key, new Set())]));
  const pages = Object.keys(manifest).filter((key) => key.endsWith('-page.tsx'));
  return Object.fromEntries(
    pages.map((key) => [
      key,
      [...collect(key, new Set())].filter((file) => !known.has(file)).map((file) => `/${file}`),
    ]),
  );
}

/**
 * The server build knows which chunks each page needs, so that the HTML can ask for them at once instead of after
 * the entry ran. Needs the client build to be there first; without one (development) there is nothing to ask for.
 */
function pageAssets(isServerBuild: boolean): Plugin {
  const name = 'virtual:page-assets';
  return {
    name: 'page-assets',
    enforce: 'post',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export default ${JSON.stringify(isServerBuild ? pageFiles() : {})}` : undefined,
    transform(code, id) {
      if (!isServerBuild || !id.endsWith('-page.tsx')) return undefined;
      const source = relative(process.cwd(), id).replaceAll('\\', '/');
      return { code: `${code}\nexport const source = ${JSON.stringify(source)};`, map: null };
    },
  };
}

export default defineConfig(({ command, isSsrBuild = false }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss(), pageAssets(command === 'build' && isSsrBuild)],
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
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: isSsrBuild ? 'src/web/entry-server.tsx' : 'index.html' },
  },
}));
