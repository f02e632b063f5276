// Builds the bench's page with the product's painters and build settings.
import path from 'node:path';
import { build } from 'vite';

/** @returns the folder of the built `page.html` */
export async function buildPage(outDir: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    base: './',
    publicDir: false,
    resolve: { alias: [{ find: /^#(contract|features|web)\//, replacement: `${path.resolve('src')}/$1/` }] },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      target: 'chrome123',
      rolldownOptions: { input: path.join(import.meta.dirname, 'page.html') },
    },
  });
  return outDir;
}
