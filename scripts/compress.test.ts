import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFolder } from './compress.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-compress-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('writes both forms next to each text file and skips small and binary files', async () => {
  const script = 'export const answer = 42;\n'.repeat(100);
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets', 'app.js'), script);
  writeFileSync(path.join(folder, 'assets', 'font.woff2'), Buffer.alloc(5000));
  writeFileSync(path.join(folder, 'small.css'), 'a{color:red}');

  const { files, bytes, brotliBytes } = await compressFolder(folder);

  expect(readdirSync(path.join(folder, 'assets')).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'font.woff2']);
  expect(readdirSync(folder).sort()).toEqual(['assets', 'small.css']);
  const br = readFileSync(path.join(folder, 'assets', 'app.js.br'));
  expect(brotliDecompressSync(br).toString()).toBe(script);
  expect(gunzipSync(readFileSync(path.join(folder, 'assets', 'app.js.gz'))).toString()).toBe(script);
  expect({ files, bytes, brotliBytes }).toEqual({ files: 2, bytes: script.length + 12, brotliBytes: br.length + 12 });
});
