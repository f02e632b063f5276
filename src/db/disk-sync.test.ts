import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { DiskSync, SyncedFile } from './disk-sync.ts';
import { openDatabase } from './open.ts';

/** A disk whose turns end when the test says so. */
function slowDisk() {
  const turns: PromiseWithResolvers<void>[] = [];
  const write = async (): Promise<void> => {
    const turn = Promise.withResolvers<void>();
    turns.push(turn);
    await turn.promise;
  };
  return { turns, sync: new DiskSync(write) };
}

afterEach(() => vi.restoreAllMocks());

it('never takes a turn of the disk that began before the commit for one that holds it', async () => {
  const { turns, sync } = slowDisk();
  const settled: string[] = [];
  const commit = (name: string) => sync.wait().then(() => settled.push(name));
  const first = commit('first');
  await setImmediate();
  const others = [commit('second'), commit('third')];
  await setImmediate();
  expect(turns).toHaveLength(1);
  turns[0]!.resolve();
  await first;
  await setImmediate();
  expect(settled).toEqual(['first']);
  expect(turns).toHaveLength(2);
  turns[1]!.resolve();
  await Promise.all(others);
  expect(settled).toEqual(['first', 'second', 'third']);
});

it('takes nothing for written after a turn that failed, since what came later may lie behind a hole', async () => {
  const { turns, sync } = slowDisk();
  const first = sync.wait();
  await setImmediate();
  const second = sync.wait();
  turns[0]!.reject(new Error('the disk is broken'));
  await expect(first).rejects.toThrow('the disk is broken');
  await expect(second).rejects.toThrow('the disk is broken');
  await expect(sync.wait()).rejects.toThrow('the disk is broken');
  expect(turns).toHaveLength(1);
});

it('syncs the log where the engine has it, also behind a link', async () => {
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

it('lets a write of the database settle only when the disk has it, and not hold up what reads meanwhile', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-disk-'));
  const db = await openDatabase({ file: path.join(folder, 'duskrow.db'), now: () => 5 });
  const turn = Promise.withResolvers<void>();
  const wait = vi.spyOn(DiskSync.prototype, 'wait').mockReturnValue(turn.promise);
  let isSettled = false;
  const write = db.write(({ tx }) => tx.insertInto('counters').values({ name: 'test', value: 7 }).execute());
  void write.then(() => (isSettled = true));
  const counter = db.kysely.selectFrom('counters').select('value').where('name', '=', 'test');
  await expect.poll(async () => await counter.executeTakeFirst()).toEqual({ value: 7 });
  expect(isSettled).toBe(false);
  turn.resolve();
  await write;
  wait.mockRestore();
  await db.close();
  rmSync(folder, { recursive: true });
});

it('lets go of the database also when the disk does not take the last of it', async () => {
  const db = await openDatabase({ file: ':memory:', now: () => 5 });
  const read = db.kysely.selectFrom('counters').select('value');
  await read.execute();
  vi.spyOn(DiskSync.prototype, 'wait').mockRejectedValue(new Error('the disk is full'));
  await expect(db.close()).rejects.toThrow('the disk is full');
  await expect(read.execute()).rejects.toThrow('driver has already been destroyed');
});

it('says so when the file cannot be synced', async () => {
  const file = new SyncedFile(path.join(os.tmpdir(), 'duskrow-no-such-folder', 'log'));
  await expect(file.sync()).rejects.toThrow('ENOENT');
  file.close();
});
