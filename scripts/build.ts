// `npm run build`: the pages for the browser (client) and for the server (server), the service worker, and compressed
// copies of every text file that browsers fetch, in a folder of their own in dist/. Running processes keep theirs.
import path from 'node:path';
import { build } from 'vite';
import { compressFolder } from './compress.ts';
import { beginBuild, finishBuild, sourceFingerprint } from './fingerprint.mjs';

const root = path.join(import.meta.dirname, '..');
process.chdir(root);
// Computed first: a change during the build makes the next start build again.
const fingerprint = sourceFingerprint(root);
// Without it React's development code would be bundled.
process.env.NODE_ENV = 'production';

const folder = beginBuild(root, fingerprint);
const client = path.join(folder, 'client');
// The browser build is first, since the server's pages reference its files.
await build({ root, logLevel: 'warn', build: { outDir: client } });
await build({ root, logLevel: 'warn', build: { outDir: path.join(folder, 'server'), ssr: true } });
// Built separately, with a stable URL and without imports: browsers load it as a classic script.
await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  define: { BUILD: JSON.stringify(fingerprint.slice(0, 16)) },
  build: {
    outDir: client,
    emptyOutDir: false,
    rolldownOptions: { input: 'src/web/service-worker.ts', output: { entryFileNames: 'service-worker.js' } },
  },
});
const { files, bytes, brotliBytes } = await compressFolder(client);
finishBuild(root, folder);
const kB = (size: number): string => `${Math.round(size / 1000)} kB`;
console.log(`Built dist/: ${files} texts for the browser, ${kB(bytes)}, ${kB(brotliBytes)} as Brotli`);
