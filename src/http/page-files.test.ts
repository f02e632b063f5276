import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPageFiles } from './page-files.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-manifest-'));
mkdirSync(path.join(folder, '.vite'));
afterAll(() => rmSync(folder, { recursive: true }));

function build(manifest: Record<string, { file: string; name?: string; imports?: string[] }>): string {
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  return folder;
}

const shared = { '_shared.js': { file: 'assets/shared-1.js', imports: ['src/web/hydrate.tsx'] } };
const hydration = { 'src/web/hydrate.tsx': { file: 'assets/hydrate-1.js', imports: ['_shared.js'] } };

it('lists the files that hydrate a page, each once, even with circular imports', async () => {
  const home = { file: 'assets/home-1.js', imports: ['_shared.js', '_card.js'] };
  const manifest = { ...shared, ...hydration, 'src/home.tsx': home, '_card.js': { file: 'assets/card-1.js' } };
  const filesOf = await readPageFiles(build(manifest));
  expect(filesOf(['src/home.tsx'], 'en')).toEqual([
    '/assets/hydrate-1.js',
    '/assets/shared-1.js',
    '/assets/home-1.js',
    '/assets/card-1.js',
  ]);
});

it('lists the texts of the language', async () => {
  const texts = {
    '_texts-de.js': { file: 'assets/texts-de-1.js', name: 'texts-de' },
    '_texts-fr.js': { file: 'assets/texts-fr-1.js', name: 'texts-fr' },
  };
  const filesOf = await readPageFiles(build({ ...hydration, ...texts }));
  expect(filesOf(['src/home.tsx'], 'fr')).toEqual(['/assets/hydrate-1.js', '/assets/texts-fr-1.js']);
});

it('rejects a manifest without the hydration entry', async () => {
  await expect(readPageFiles(build(shared))).rejects.toThrow('has no hydration entry');
});
