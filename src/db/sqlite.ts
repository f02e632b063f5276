// The embedded engine: node:sqlite for Kysely. One connection, WAL. The engine syncs the file only for checkpoints;
// `db.write` waits for an fsync after each commit without blocking the process (disk-sync.ts).
// Transactions are IMMEDIATE: next to another process one fails before its work has begun, and can be retried.
import { accessSync, constants, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { statementError } from './sqlite-errors.ts';
import { DatabaseRefused, DatabaseUnavailable } from './unavailable.ts';

/** Maximum wait for the only connection. A longer wait means that the outer `db` is awaited inside a transaction. */
const CONNECTION_WAIT_MS = 5000;

/** How long opening and migrating wait for another process that writes. This process is blocked meanwhile. */
const BUSY_WAIT_MS = 4000;

/** @param file path of the database file, or ':memory:' */
export function openSqliteFile(file: string): DatabaseSync {
  const sqlite = new DatabaseSync(file);
  sqlite.exec(`pragma busy_timeout = ${BUSY_WAIT_MS};
    pragma journal_mode = wal;
    pragma synchronous = normal;
    pragma temp_store = memory;
    pragma cache_size = -4096;`);
  return sqlite;
}

/** Throws a DatabaseRefused: SQLite would open the file for reading only, or not say that its log is the reason. */
export function refuseReadOnlyFile(file: string, access = accessSync): void {
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      access(name, constants.R_OK | constants.W_OK);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      // Another process that stops may be deleting its log.
      if (code === 'ENOENT') continue;
      throw new DatabaseRefused(
        `${name} cannot be used: ${message}; it belongs to the user with the id ${statSync(name).uid}`,
      );
    }
  }
}

export function sqliteDialect(sqlite: DatabaseSync): Dialect {
  return {
    createAdapter: () => new OwnMutexAdapter(),
    createDriver: () => new OneConnectionDriver(sqlite),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new CompilerWithoutRowLocks(),
  };
}

/** Transactions are IMMEDIATE, so no other one can write: row locks are left out. */
class CompilerWithoutRowLocks extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForNoKeyUpdate') super.visitSelectModifier(node);
  }
}

class OwnMutexAdapter extends SqliteAdapter {
  // Kysely's own mutex waits forever; the driver below waits for CONNECTION_WAIT_MS.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class OneConnectionDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #sqlite: DatabaseSync;
  #isBusy = false;
  readonly #waiting: (() => void)[] = [];

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
    this.#connection = new SqliteConnection(sqlite);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isBusy) await this.#waitForTurn();
    this.#isBusy = true;
    return this.#connection;
  }

  #waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const take = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(take), 1);
        reject(
          new DatabaseUnavailable(
            'Waited 5 s for the database connection: is the outer `db` awaited inside a transaction?',
          ),
        );
      }, CONNECTION_WAIT_MS);
      this.#waiting.push(take);
    });
  }

  async releaseConnection(): Promise<void> {
    // The next waiter gets the connection directly, so that no other caller can acquire it in between.
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isBusy = false;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk SQLite ends the transaction itself; an error of the rollback would hide that.
    if (this.#sqlite.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    this.#sqlite.close();
  }
}

/** Size of the cache of prepared statements: a closed set, plus `in` lists of different lengths. */
const MAX_STATEMENTS = 500;

interface Prepared {
  statement: StatementSync;
  /** Empty if the statement only writes. */
  columns: readonly string[];
}

class SqliteConnection implements DatabaseConnection {
  readonly #sqlite: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    if (this.#prepared.size >= MAX_STATEMENTS) this.#prepared.clear();
    const statement = this.#sqlite.prepare(sql);
    const columns = statement.columns().map(({ name }) => name);
    if (columns.length > 0) statement.setReturnArrays(true);
    const prepared = { statement, columns };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const parameters = query.parameters as SQLInputValue[];
      const { statement, columns } = this.#prepare(query.sql);
      if (columns.length > 0) return { rows: rowsOf<R>(columns, statement.all(...parameters)) };
      const { changes, lastInsertRowid } = statement.run(...parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (error) {
      throw statementError(error);
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery(query);
  }
}

/** Row objects of the driver take twice as long to create and several times as long to read. */
function rowsOf<R>(columns: readonly string[], all: unknown): R[] {
  const empty: Record<string, unknown> = Object.fromEntries(columns.map((name) => [name, null]));
  return (all as unknown[][]).map((values) => {
    const row = { ...empty };
    for (const [i, name] of columns.entries()) row[name] = values[i];
    return row as R;
  });
}
