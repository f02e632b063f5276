import { setImmediate } from 'node:timers';
import { expect, it } from 'vitest';
import { scanBlocks } from './batches.ts';

/** Reads the numbers up to `count` in blocks of two; `turns` are those at which a waiting request was served. */
async function read(count: number) {
  const [blocks, turns]: [number[][], number[]] = [[], []];
  const rowsAfter = async (last = 0) => [last + 1, last + 2].filter((row) => row <= count);
  for await (const block of scanBlocks<number>(2, rowsAfter)) {
    blocks.push(block);
    setImmediate(() => turns.push(blocks.length));
  }
  return { blocks, turns };
}

it('reads all rows in blocks, none of them empty, until one is short', async () => {
  expect((await read(5)).blocks).toEqual([[1, 2], [3, 4], [5]]);
  expect((await read(4)).blocks).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect((await read(0)).blocks).toEqual([]);
});

it('serves requests between two blocks', async () => {
  expect((await read(5)).turns).toEqual([1, 2]);
});
