import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginBuild, builtFingerprint, finishBuild, sourceFingerprint } from './fingerprint.mjs';

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

/** A build of sources with this fingerprint, as far as its files. */
function begin(fingerprint: string): string {
  const folder = beginBuild(root, fingerprint);
  mkdirSync(folder);
  return folder;
}

it('keeps the current build while the next one is made, and when that fails', () => {
  const first = begin('first');
  finishBuild(root, first);
  begin('failed');
  expect(builtFingerprint(root)).toBe('first');
  const second = begin('second');
  finishBuild(root, second);
  expect(builtFingerprint(root)).toBe('second');
});

const yesterday = new Date(Date.now() - 25 * 3_600_000);

it('deletes builds that are a day old, but the current one', () => {
  const [old, current, young] = ['old', 'current', 'young'].map(begin);
  finishBuild(root, current!);
  for (const folder of [old!, current!]) utimesSync(folder, yesterday, yesterday);
  begin('next');
  expect([old, current, young].map((folder) => existsSync(folder!))).toEqual([false, true, true]);
});

it('keeps a build for a day after another became the current one, whenever it was made', () => {
  const [first, second] = ['first', 'second'].map(begin);
  finishBuild(root, first!);
  utimesSync(first!, yesterday, yesterday);
  finishBuild(root, second!);
  begin('third');
  expect(existsSync(first!)).toBe(true);
});

it('has no fingerprint of a build before the first one', () => {
  expect(builtFingerprint(root)).toBeUndefined();
});
