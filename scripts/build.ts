// `npm run build`: the pages for the browser (dist/client) and for the server (dist/server), the service worker, and
// compressed copies of every text file that browsers fetch.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { compressFolder } from './compress.ts';
import { sourceFingerprint, stampBuild } from './fingerprint.mjs';

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
process.chdir(root);
// Computed first: a change during the build makes the next start build again.
const fingerprint = sourceFingerprint(root);
// Without it React's development code would be bundled.
process.env.NODE_ENV = 'production';

rmSync(dist, { recursive: true, force: true });
// The browser build is first, since the server's pages reference its files. vite.config.ts sets the folders.
await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', build: { ssr: true } });
// Built separately, with a stable URL and without imports: browsers load it as a classic script.
await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  define: { BUILD: JSON.stringify(fingerprint.slice(0, 16)) },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    rolldownOptions: { input: 'src/web/service-worker.ts', output: { entryFileNames: 'service-worker.js' } },
  },
});
const { files, bytes, brotliBytes } = await compressFolder(path.join(dist, 'client'));
stampBuild(root, fingerprint);
const kB = (size: number): string => `${Math.round(size / 1000)} kB`;
console.log(`Built dist/: ${files} texts for the browser, ${kB(bytes)}, ${kB(brotliBytes)} as Brotli`);
