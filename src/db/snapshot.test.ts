import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from './open.ts';
import type { Snapshot } from './snapshot.ts';

let folder: string;
let db: Database;
const write = async (guildId: string): Promise<void> => {
  const block = { guild_id: guildId, reason: 'test', created_at: 1 };
  await db.write(async ({ tx }) => void (await tx.insertInto('guild_blocks').values(block).execute()));
};
const blocked = () => db.kysely.selectFrom('guild_blocks').select('guild_id').orderBy('guild_id').compile();
const idsIn = (snapshot: Snapshot): string[] =>
  Array.from(snapshot.rows<{ guild_id: string }>(blocked()), ({ guild_id }) => guild_id);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'duskrow-snapshot-'));
  db = await openDatabase({ file: path.join(folder, 'duskrow.db'), now: () => 1 });
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

it('shows what was there when it was opened, whatever is written meanwhile', async () => {
  await write('1');
  const snapshot = db.snapshot()!;
  await write('2');
  expect(idsIn(snapshot)).toEqual(['1']);
  expect(idsIn(db.snapshot()!)).toEqual(['1', '2']);
});

it('does not show what is not committed, and reads although somebody holds the connection', async () => {
  await write('1');
  await db.write(async ({ tx }) => {
    await tx.deleteFrom('guild_blocks').execute();
    expect(idsIn(db.snapshot()!)).toEqual(['1']);
  });
  expect(idsIn(db.snapshot()!)).toEqual([]);
});

it('reads as far as it is asked for, and from the start again', async () => {
  for (const id of ['1', '2', '3']) await write(id);
  const snapshot = db.snapshot()!;
  const [first] = snapshot.rows(blocked());
  expect(first).toEqual({ guild_id: '1' });
  expect(idsIn(snapshot)).toEqual(['1', '2', '3']);
  expect(snapshot.all(blocked())).toHaveLength(3);
});

it('is closed with the database, whose log goes with it', async () => {
  await write('1');
  const snapshot = db.snapshot()!;
  expect(idsIn(snapshot)).toEqual(['1']);
  await db.close();
  expect(() => idsIn(snapshot)).toThrow('not open');
  snapshot.close();
  expect(await readdir(folder)).toEqual(['duskrow.db']);
  db = await openDatabase({ file: path.join(folder, 'duskrow.db'), now: () => 1 });
});

it('is none of a database in memory', async () => {
  const inMemory = await openDatabase({ file: ':memory:', now: () => 1 });
  expect(inMemory.snapshot()).toBeUndefined();
  await inMemory.close();
});
