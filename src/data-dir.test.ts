import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareDataDir } from './data-dir.ts';

let folder: string;
let umask: number;
beforeEach(() => {
  umask = process.umask();
  folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-data-'));
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

const modeOf = (...parts: string[]): number => statSync(path.join(folder, ...parts)).mode & 0o777;
const write = (mode: number, ...parts: string[]): void => {
  writeFileSync(path.join(folder, ...parts), '');
  chmodSync(path.join(folder, ...parts), mode);
};

it('restricts files that an earlier version left accessible, and new ones', () => {
  write(0o644, 'duskrow.db');
  write(0o644, 'duskrow.db-wal');
  mkdirSync(path.join(folder, 'dump'), { mode: 0o755 });
  write(0o664, 'dump', 'servers.jsonl.gz');
  prepareDataDir(folder);
  writeFileSync(path.join(folder, 'new'), '');
  expect([modeOf('duskrow.db'), modeOf('duskrow.db-wal'), modeOf('dump', 'servers.jsonl.gz'), modeOf('new')]).toEqual(
    Array.from({ length: 4 }, () => 0o600),
  );
  expect(modeOf('dump')).toBe(0o700);
});

it('does not change files of others', () => {
  write(0o644, 'notes.txt');
  prepareDataDir(folder);
  expect(modeOf('notes.txt')).toBe(0o644);
});

it('warns once about files of another user, and continues', () => {
  for (const name of ['duskrow.db', 'duskrow.db-wal', 'session-secret']) write(0o644, name);
  const warnings: string[] = [];
  const chmod = (entry: string, mode: number): void => {
    if (entry.includes('duskrow.db')) throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
    chmodSync(entry, mode);
  };
  prepareDataDir(folder, { chmod, warn: (text) => void warnings.push(text) });
  expect(warnings).toEqual([expect.stringMatching(/readable by others: \S+duskrow\.db, \S+duskrow\.db-wal$/)]);
  expect(modeOf('session-secret')).toBe(0o600);
});

it('creates the folder', () => {
  prepareDataDir(path.join(folder, 'a', 'b'));
  expect(modeOf('a', 'b')).toBe(0o700);
});

it('throws a one-line error if it cannot create the folder', () => {
  write(0o600, 'file');
  expect(() => prepareDataDir(path.join(folder, 'file', 'data'))).toThrow(/^DATA_DIR cannot be used: ENOTDIR[^\n]*$/);
});
