// A snapshot: a SQLite file as it is when it is opened, read at once by a connection of its own, whatever is written
// meanwhile and whoever holds the other connection.
import { DatabaseSync } from 'node:sqlite';
import { SqliteConnection, type Statement } from './sqlite.ts';

export interface Snapshot {
  /** Rows as they are asked for. */
  rows<R>(query: Statement): Iterable<R>;
  /** All of them, which is faster where they are few. */
  all<R>(query: Statement): R[];
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
    all: (query) => connection.all(query),
    close() {
      if (sqlite.isOpen) sqlite.close();
    },
  };
}
