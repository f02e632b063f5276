import { setImmediate } from 'node:timers/promises';

/** SQLite takes 32,766 parameters in a statement, PostgreSQL 65,535. */
const BATCH_SIZE = 5000;

/** Cuts a list into parts; those of the default size are short enough for a statement with up to six parameters per item. */
export function* batches<T>(items: readonly T[], size = BATCH_SIZE): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/**
 * Reads rows in blocks, none of them empty, and lets requests run between two.
 * @param rowsAfter at most `size` rows in the order of their key, from the first if there is no last one
 */
export async function* scanBlocks<Row>(
  size: number,
  rowsAfter: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ;) {
    const rows = await rowsAfter(last);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1);
    await setImmediate();
  }
}
