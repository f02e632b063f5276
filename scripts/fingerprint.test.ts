import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceFingerprint } from './fingerprint.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'duskrow-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

it.each(['src/app.ts', 'locales/de/public.po', 'vite.config.ts', 'public/icon.png'])(
  'differs when %s has changed, so that it is built again',
  (file) => {
    write(file, 'before');
    const before = sourceFingerprint(root);
    expect(sourceFingerprint(root)).toBe(before);
    write(file, 'after');
    expect(sourceFingerprint(root)).not.toBe(before);
  },
);

it('is the same when only a test has changed', () => {
  const before = sourceFingerprint(root);
  write('src/app.test.ts', 'after');
  expect(sourceFingerprint(root)).toBe(before);
});
