// How the browser side is built, for browsers and for the server: scripts/build.ts names the folders.
// In development the app runs the same configuration as middleware.
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './scripts/compiled-messages.ts';

/** The first script and what it imports: it comes with the page, so nothing else may be in its file. */
export const FIRST =
  /\/src\/web\/(entry-client|early-events|kit\/(engagement|key-shortcuts|listeners|persisted|with-storage))\.ts$|^\0/;

/**
 * What every page has, with cards and rows of servers, which almost every page shows. Without hydrate.tsx itself, which the
 * manifest names (http/page-files.ts).
 */
const FRAME =
  /\/src\/(web\/(app|browser-api|navigator|page-state|page-store|query-client)|pages\/shared\/server-collection)\.tsx?$|\/react-dom\//;

/**
 * Many pages have these, but few visits need them: parts of forms and what users see in place of them, cleaning of texts,
 * dates, figures, why a server waits.
 */
const RARE =
  /\/src\/(contract\/plain-text|web\/(kit\/(days?|figures|load-state|lost-response|failures\/(field-errors|failure-words|missing))|session\/(drafts|use-draft|draft-note|waiting-draft|login-wall)|directory\/held-text)|features\/moderation\/ui\/decisions-note)\.tsx?$/;

/** Parts of the menus of servers, which load at the first use. */
const MENUS = /\/src\/features\/hidden\/ui\/use-hide\.ts$/;

/**
 * A few files instead of a hundred: each request costs a round trip on a slow connection, and small files compress badly.
 * A group also contains everything that its files import.
 */
const groups = [
  { name: 'first', test: FIRST, priority: 3 },
  { name: 'frame', test: FRAME, priority: 2 },
  { name: 'shared', test: (id: string) => !RARE.test(id) && !MENUS.test(id), minShareCount: 5, priority: 1 },
];

export default defineConfig(({ command, isSsrBuild = false }) => ({
  appType: 'custom',
  plugins: [
    // Tests start the app in another working directory, where Lingui finds no configuration.
    lingui({ cwd: import.meta.dirname, macroTransform: { macro: { descriptorFields: 'message' } } }),
    compiledMessages(),
    react(),
    tailwindcss(),
  ],
  resolve: {
    // wouter brings a copy of the hook for versions of React that did not have it.
    alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }],
  },
  publicDir: isSsrBuild ? false : 'public',
  // Bundled for production only: in development CommonJS packages must stay outside, or `require` is undefined.
  ssr: command === 'build' ? { noExternal: true } : {},
  build: {
    manifest: !isSsrBuild,
    ssr: isSsrBuild,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild ? 'src/web/entry-server.tsx' : 'index.html',
      output: isSsrBuild ? {} : { codeSplitting: { groups } },
      // Reading a property has no effect in our code: a statement that only does so, as each icon has, is left out.
      treeshake: { propertyReadSideEffects: false },
    },
  },
}));
