import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newestRevision } from '#db/changes.ts';
import { type Database, openDatabase } from '#db/open.ts';
import { DatabaseUnavailable, WriteConflict } from '#db/unavailable.ts';
import { openTestDatabase } from '#test/app.ts';
import { createTestClock } from '#test/clock.ts';
import { createPlace, openPlace } from '#test/discord.ts';

let db: Database;
beforeEach(async () => void (db = await openTestDatabase(createTestClock().now)));
afterEach(async () => await db.close());

it('rejects, instead of hanging, if the outer database is awaited inside a transaction', async () => {
  const stuck = db.write(async () => void (await db.kysely.selectFrom('listings').selectAll().execute()));
  await expect(stuck).rejects.toThrow('is the outer `db` awaited inside a transaction?');
  expect(await newestRevision(db.kysely)).toBe(0);
});

it('reports a write that is not on disk as an unavailable database, when it is made and at the end', async () => {
  const { place, remove } = await createPlace();
  const synced = await openPlace(place, createTestClock().now);
  // Opened by the first sync, which therefore fails.
  await rm(`${place.file}-wal`);
  const write = synced.write(async ({ changed }) => changed('s_1'));
  await expect(write).rejects.toThrow(DatabaseUnavailable);
  await expect(synced.close()).rejects.toThrow(DatabaseUnavailable);
  await remove();
});

describe('while another process writes to the file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-locked-'));
  const file = path.join(folder, 'a.db');
  let own: Database;
  let other: DatabaseSync;
  beforeEach(async () => {
    own = await openDatabase({ file, now: () => 0 });
    other = new DatabaseSync(file);
    other.exec('begin immediate');
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    other.close();
    await own.close();
    rmSync(folder, { recursive: true });
  });
  const write = (): Promise<void> => own.write(async ({ changed }) => changed('s_1'));

  it('makes a write wait without blocking this process, and reads continue', async () => {
    const writing = write();
    // The first try has failed.
    await setImmediate();
    expect(await newestRevision(own.kysely)).toBe(0);
    other.exec('rollback');
    await writing;
    expect(await newestRevision(own.kysely)).toBe(1);
  });

  it('gives up after some seconds', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const writing = write();
    await setImmediate();
    now.mockReturnValue(5000);
    await expect(writing).rejects.toEqual(new WriteConflict('SQLite: database is locked'));
  });
});
