import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { DiskSync, SyncedFile } from './disk-sync.ts';
import { openDatabase } from './open.ts';

/** A disk whose fsyncs are completed by the test. */
function slowDisk() {
  const fsyncs: PromiseWithResolvers<void>[] = [];
  const fsync = async (): Promise<void> => {
    const pending = Promise.withResolvers<void>();
    fsyncs.push(pending);
    await pending.promise;
  };
  return { fsyncs, sync: new DiskSync(fsync) };
}

afterEach(() => vi.restoreAllMocks());

it('does not rely on an fsync that began before the commit', async () => {
  const { fsyncs, sync } = slowDisk();
  const settled: string[] = [];
  const commit = (name: string) => sync.wait().then(() => settled.push(name));
  const first = commit('first');
  await setImmediate();
  const others = [commit('second'), commit('third')];
  await setImmediate();
  expect(fsyncs).toHaveLength(1);
  fsyncs[0]!.resolve();
  await first;
  await setImmediate();
  expect(settled).toEqual(['first']);
  expect(fsyncs).toHaveLength(2);
  fsyncs[1]!.resolve();
  await Promise.all(others);
  expect(settled).toEqual(['first', 'second', 'third']);
});

it('rejects every later wait after a failed fsync', async () => {
  const { fsyncs, sync } = slowDisk();
  const first = sync.wait();
  await setImmediate();
  const second = sync.wait();
  fsyncs[0]!.reject(new Error('the disk is broken'));
  await expect(first).rejects.toThrow('the disk is broken');
  await expect(second).rejects.toThrow('the disk is broken');
  await expect(sync.wait()).rejects.toThrow('the disk is broken');
  expect(fsyncs).toHaveLength(1);
});

it('syncs the log of a database file that is a symbolic link', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-disk-'));
  mkdirSync(path.join(folder, 'elsewhere'));
  const file = path.join(folder, 'duskrow.db');
  symlinkSync(path.join(folder, 'elsewhere/duskrow.db'), file);
  const db = await openDatabase({ file, now: () => 5 });
  const write = db.write(
    async ({ tx }) => await tx.insertInto('counters').values({ name: 'test', value: 7 }).execute(),
  );
  await expect(write).resolves.toHaveLength(1);
  await db.close();
  rmSync(folder, { recursive: true });
});

it('resolves a write only after the fsync, without delaying concurrent reads', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-disk-'));
  const db = await openDatabase({ file: path.join(folder, 'duskrow.db'), now: () => 5 });
  const fsync = Promise.withResolvers<void>();
  const wait = vi.spyOn(DiskSync.prototype, 'wait').mockReturnValue(fsync.promise);
  let isSettled = false;
  const write = db.write(({ tx }) => tx.insertInto('counters').values({ name: 'test', value: 7 }).execute());
  void write.then(() => (isSettled = true));
  const counter = db.kysely.selectFrom('counters').select('value').where('name', '=', 'test');
  await expect.poll(async () => await counter.executeTakeFirst()).toEqual({ value: 7 });
  expect(isSettled).toBe(false);
  fsync.resolve();
  await write;
  wait.mockRestore();
  await db.close();
  rmSync(folder, { recursive: true });
});

it('counts the database as down after a failed fsync, although reads still work', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-disk-'));
  const file = path.join(folder, 'duskrow.db');
  const db = await openDatabase({ file, now: () => 5 });
  expect(db.isUp()).toBe(true);
  rmSync(`${file}-wal`);
  const write = db.write(({ tx }) => tx.insertInto('counters').values({ name: 'test', value: 7 }).execute());
  await expect(write).rejects.toThrow('could not be synced to disk (ENOENT');
  expect(db.isUp()).toBe(false);
  await expect(db.kysely.selectFrom('counters').select('value').execute()).resolves.toBeDefined();
  await expect(db.close()).rejects.toThrow('ENOENT');
  rmSync(folder, { recursive: true });
});

it('closes the database even if the last fsync fails', async () => {
  const db = await openDatabase({ file: ':memory:', now: () => 5 });
  const read = db.kysely.selectFrom('counters').select('value');
  await read.execute();
  vi.spyOn(DiskSync.prototype, 'wait').mockRejectedValue(new Error('the disk is full'));
  await expect(db.close()).rejects.toThrow('the disk is full');
  await expect(read.execute()).rejects.toThrow('driver has already been destroyed');
});

it('rejects when the file cannot be opened', async () => {
  const file = new SyncedFile(path.join(os.tmpdir(), 'duskrow-no-such-folder', 'log'));
  await expect(file.sync()).rejects.toThrow('ENOENT');
  file.close();
});
