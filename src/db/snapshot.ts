// A snapshot: a SQLite file as it is when it is opened, read at once by a connection of its own, whatever is written
// meanwhile and whoever holds the other connection.
import { DatabaseSync } from 'node:sqlite';
import type { CompiledQuery } from 'kysely';
import { SqliteConnection } from './sqlite.ts';

export interface Snapshot {
  /** Rows as they are asked for. One reader of the same query at a time. */
  rows<R>(query: Pick<CompiledQuery, 'sql' | 'parameters'>): Iterable<R>;
  /** May be called again. */
  close(): void;
}

/** A file beyond that is read in place up to here. */
const MOST_MAPPED_BYTES = 1 << 30;

/** While it is open the engine cannot shorten its log, and what was read of the file counts as memory of this process. */
export function openSnapshot(file: string): Snapshot {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  // Pages are used where they lie in the system's cache, where else each would be copied, many of them several times.
  // A transaction begins with what it reads first.
  sqlite.exec(`pragma mmap_size = ${MOST_MAPPED_BYTES}; begin; select 1 from sqlite_schema;`);
  const connection = new SqliteConnection(sqlite);
  return {
    rows: (query) => connection.rows(query),
    close() {
      if (sqlite.isOpen) sqlite.close();
    },
  };
}
