/** SQLite takes 32,766 parameters in a statement, PostgreSQL 65,535. */
const BATCH_SIZE = 5000;

/** Cuts a list into parts; those of the default size are short enough for a statement with up to six parameters per item. */
export function* batches<T>(items: readonly T[], size = BATCH_SIZE): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
