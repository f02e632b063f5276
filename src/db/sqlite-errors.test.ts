import { type PathLike, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from './open.ts';
import { openError } from './sqlite-errors.ts';
import { refuseReadOnlyFile } from './sqlite.ts';
import { DatabaseRefused, DatabaseUnavailable } from './unavailable.ts';

const sqliteError = (errcode: number) => Object.assign(new Error('why'), { errcode });

it.each([5, 6, 261])('waits for the database after error %i at startup', (code) => {
  expect(openError(sqliteError(code), 'a.db')).toBeInstanceOf(DatabaseUnavailable);
});

it.each([8, 10, 13, 14, 1032])('refuses the database immediately after error %i at startup', (code) => {
  expect(openError(sqliteError(code), 'a.db')).toEqual(new DatabaseRefused('a.db cannot be used (SQLite: why)'));
});

it('refuses a damaged file, with a hint to the backup', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-damaged-'));
  const file = path.join(folder, 'a.db');
  writeFileSync(file, 'not a database '.repeat(500));
  await expect(openDatabase({ file, now: () => 0 })).rejects.toEqual(
    new DatabaseRefused(`${file} cannot be used (SQLite: file is not a database). Restore a backup of it.`),
  );
  rmSync(folder, { recursive: true });
});

it('refuses a file that cannot be written, and names its owner', () => {
  const denied = (): never => {
    throw new Error('EACCES: permission denied');
  };
  // As root any file can be written.
  expect(() => refuseReadOnlyFile(import.meta.filename, denied)).toThrow(
    /^\S+sqlite-errors\.test\.ts cannot be used: EACCES: permission denied; it belongs to the user with the id \d+$/,
  );
});

it.each(['-wal', '-shm'])('names the file %s of the database if only that one cannot be written', (end) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-owner-'));
  const file = path.join(folder, 'a.db');
  for (const name of [file, `${file}${end}`]) writeFileSync(name, '');
  const denied = (name: PathLike): void => {
    if (name === `${file}${end}`) throw new Error('EACCES: permission denied');
  };
  expect(() => refuseReadOnlyFile(file, denied)).toThrow(`${file}${end} cannot be used: EACCES: permission denied; it`);
  rmSync(folder, { recursive: true });
});

it('refuses a file that cannot be opened', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-open-'));
  mkdirSync(path.join(folder, 'a.db'));
  const opening = openDatabase({ file: path.join(folder, 'a.db'), now: () => 0 });
  await expect(opening).rejects.toThrow(DatabaseRefused);
  rmSync(folder, { recursive: true });
});
