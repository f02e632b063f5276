import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Block, folderName, readEdition, readHashes, removeEdition, writeEdition } from './edition.ts';

let folder: string;
beforeEach(() => void (folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'duskrow-edition-')), 'dump')));
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

async function* blocksOf(...ids: string[][]): AsyncGenerator<Block> {
  for (const block of ids) yield { ids: block, lines: block.map((id) => JSON.stringify({ id })) };
}

const write = (blocks: AsyncGenerator<Block>, madeAt = 1) => writeEdition(folder, { madeAt, revision: 1 }, blocks);
const textOf = (file: string) => gunzipSync(readFileSync(path.join(folder, file))).toString();

it('writes one file of lines, and the hashes of its ids', async () => {
  const edition = await write(blocksOf(['s_1', 's_2'], [], ['s_3']));
  expect(await readEdition(folder)).toEqual(edition);
  expect(textOf(edition.file)).toBe('{"id":"s_1"}\n{"id":"s_2"}\n{"id":"s_3"}\n');
  expect(edition.count).toBe(3);
  const hashes = await readHashes(folder, edition);
  expect(['s_1', 's_3', 's_4'].map((id) => hashes?.has(id))).toEqual([true, true, false]);
});

it.each([0, 8, 13])('reads no hashes from a file cut to %i bytes', async (bytes) => {
  const edition = await write(blocksOf(['s_1', 's_2']));
  truncateSync(path.join(folder, edition.hashesFile), bytes);
  expect(await readHashes(folder, edition)).toBeUndefined();
});

it('can be empty', async () => {
  const edition = await write(blocksOf());
  expect([edition.count, textOf(edition.file)]).toEqual([0, '']);
});

it('replaces the previous edition and deletes its files', async () => {
  await write(blocksOf(['s_1']));
  const second = await write(blocksOf(['s_2']), 2);
  expect(await readEdition(folder)).toEqual(second);
  expect(readdirSync(folder).toSorted()).toEqual(['current.json', second.hashesFile, second.file]);
  await removeEdition(folder);
  expect(readdirSync(folder)).toEqual([]);
});

it('leaves the previous edition when it fails halfway', async () => {
  const first = await write(blocksOf(['s_1']));
  const failing = async function* () {
    yield* blocksOf(['s_2']);
    throw new Error('the catalog is gone');
  };
  await expect(write(failing(), 2)).rejects.toThrow('the catalog is gone');
  expect(await readEdition(folder)).toEqual(first);
  expect(readdirSync(folder).length).toBe(3);
});

it('leaves the previous edition when its process is killed halfway; the next write cleans up', async () => {
  const first = await write(blocksOf(['s_1']));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../../test/stopped-edition.ts'), folder]);
  await once(child.stdout, 'data');
  expect(readdirSync(folder).length).toBeGreaterThan(3);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await readEdition(folder)).toEqual(first);
  expect(textOf(first.file)).toBe('{"id":"s_1"}\n');
  const next = await write(blocksOf(['s_3']), 3);
  expect(readdirSync(folder).toSorted()).toEqual(['current.json', next.hashesFile, next.file]);
});

it('leaves no file when the name of the folder cannot be written', async () => {
  const handle = await open(os.devNull);
  await handle.close();
  const full = new Error('ENOSPC: no space left on device, write');
  const writing = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'writeFile').mockRejectedValue(full);
  await expect(folderName(folder)).rejects.toBe(full);
  writing.mockRestore();
  expect(readdirSync(folder)).toEqual([]);
});

it('gives the folder one name for concurrent callers', async () => {
  const names = await Promise.all(Array.from({ length: 8 }, () => folderName(folder)));
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toMatch(/^[\w-]{36}$/);
});
