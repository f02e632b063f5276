/** SQLite takes 32,766 parameters in a statement, PostgreSQL 65,535. */
const BATCH_SIZE = 5000;

/** Cuts a list of any length into parts, each short enough for one statement, with up to six parameters per item. */
export function* batches<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += BATCH_SIZE) yield items.slice(at, at + BATCH_SIZE);
}
