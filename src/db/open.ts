// The database: SQLite in a file (default) or PostgreSQL by URL, behind one Kysely instance and one portable schema.
// Reads use `db.kysely`; every write uses `db.write`, which numbers the changed listings in commit order, so that the
// catalog of every process can follow.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, type Transaction, sql } from 'kysely';
import { batches } from './batches.ts';
import { DiskSync, SyncedFile } from './disk-sync.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import type { Limits } from './postgres-pool.ts';
import { openSqliteFile, refuseReadOnlyFile, sqliteDialect } from './sqlite.ts';
import { openError } from './sqlite-errors.ts';
import type { Tables } from './tables.ts';
import { DatabaseUnavailable, WriteConflict } from './unavailable.ts';
import { watchSqlite, type Watch } from './watch.ts';

export type Queries = Kysely<Tables> | Transaction<Tables>;

/** Which of the ordered rows. */
export interface RowRange {
  limit: number;
  offset: number;
}

export interface Write {
  /** Inside a transaction, use only this and await nothing else. */
  tx: Transaction<Tables>;
  /** Reports a change to the public data of a listing: it is numbered in `changes` when the transaction ends. */
  changed(listingId: string): void;
}

/** Every query can fail with a DatabaseUnavailable: see unavailable.ts. */
export interface Database {
  readonly engine: Engine['name'];
  readonly kysely: Kysely<Tables>;
  /** The same database for jobs and full reads: statements may take minutes instead of seconds. */
  readonly background: Database;
  /**
   * False while the server is known to be down: every query then fails immediately. On SQLite after a failed fsync: reads
   * work, but no write is acknowledged until a restart.
   */
  isUp(): boolean;
  /**
   * Runs one transaction. Resolves when the commit is on disk and every `onCommit` listener has finished, so that the
   * write is visible in this process's catalog. An error of `work` rolls back and is rethrown; an fsync error is thrown
   * although the transaction is committed. `work` is repeated after a conflict with another transaction, so it must
   * have no side effects.
   */
  write<T>(work: (write: Write) => Promise<T>): Promise<T>;
  /** Called after each commit of this process that changed listings, with the newest revision. */
  onCommit(listener: (revision: number) => Promise<void>): void;
  /** Calls `listener` when another process might have committed. */
  watch(listener: () => void): Watch;
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** `postgres://…`; if undefined, SQLite. */
  url?: string;
  /** Path of the SQLite file, or ':memory:'. */
  file: string;
  /** Epoch ms. */
  now: () => number;
  /** For `kysely` and `write` on PostgreSQL, in place of those of a server with users. */
  limits?: Limits;
}

/**
 * Opens the database and migrates its schema (under a lock, so that several processes can start at the same time).
 * Throws a DatabaseUnavailable if it cannot be reached, a DatabaseRefused if it must not be used in its current state.
 */
export async function openDatabase({ url, file, now, limits }: DatabaseOptions): Promise<Database> {
  const engine = url ? await (await import('./postgres.ts')).openPostgres(url, limits) : openSqlite(file);
  const listeners: ((revision: number) => Promise<void>)[] = [];
  const over = (kysely: Kysely<Tables>): Omit<Database, 'background'> => ({
    engine: engine.name,
    kysely,
    isUp: engine.isUp,
    onCommit: (listener) => void listeners.push(listener),
    watch: engine.watch,
    async write(work) {
      const { result, revision } = await withRetries(RETRY_WITHIN_MS[engine.name], () =>
        kysely.transaction().execute((tx) => runWrite(tx, work, engine.name, now)),
      );
      const followed = revision === undefined ? [] : listeners.map((listener) => listener(revision));
      await Promise.all([engine.onDisk(), ...followed]);
      return result;
    },
    close: engine.close,
  });
  const background: Database = {
    ...over(engine.background),
    get background() {
      return background;
    },
  };
  return { ...over(engine.kysely), background };
}

/**
 * After this time no retry but the first is made: a user waits, and PostgreSQL takes a second or more to detect a
 * deadlock. SQLite fails at once while another process writes.
 */
const RETRY_WITHIN_MS = { sqlite: 4000, postgres: 2000 } as const;
const BACKOFF_MS = 20;

/**
 * The random backoff prevents two transactions from conflicting again. It stays short: between the writes of another
 * process there are only short gaps.
 */
async function withRetries<T>(withinMs: number, transaction: () => Promise<T>): Promise<T> {
  const since = performance.now();
  for (let tries = 1; ; tries++) {
    try {
      return await transaction();
    } catch (error) {
      const isLast = tries > 1 && performance.now() - since > withinMs;
      if (!(error instanceof WriteConflict) || isLast) throw error;
      await delay(Math.min(tries, 2) * BACKOFF_MS * Math.random());
    }
  }
}

async function runWrite<T>(
  tx: Transaction<Tables>,
  work: (write: Write) => Promise<T>,
  engine: Database['engine'],
  now: () => number,
): Promise<{ result: T; revision?: number }> {
  const changed = new Set<string>();
  const result = await work({ tx, changed: (id) => void changed.add(id) });
  if (changed.size === 0) return { result };
  return { result, revision: await numberChanges(tx, [...changed], engine, now()) };
}

/** The row lock of the counter is held until the commit: revisions are gapless and in commit order on both engines. */
async function numberChanges(
  tx: Transaction<Tables>,
  ids: string[],
  engine: Database['engine'],
  changedAt: number,
): Promise<number> {
  const { value } = await tx
    .updateTable('counters')
    .set((row) => ({ value: row('value', '+', ids.length) }))
    .where('name', '=', 'changes')
    .returning('value')
    .executeTakeFirstOrThrow();
  const first = value - ids.length + 1;
  const rows = ids.map((id, i) => ({ revision: first + i, listing_id: id, changed_at: changedAt }));
  for (const batch of batches(rows)) await tx.insertInto('changes').values(batch).execute();
  if (engine === 'postgres') await sql`notify changes`.execute(tx);
  return value;
}

function openSqlite(file: string): Engine {
  const sqlite = openFile(file);
  const kysely = new Kysely<Tables>({ dialect: sqliteDialect(sqlite) });
  // The real path, which differs if the file is a symbolic link; null in memory.
  const location = sqlite.location();
  const log = new SyncedFile(`${location}-wal`);
  const disk = new DiskSync(location === null ? async () => undefined : log.sync);
  const onDisk = async (): Promise<void> => await disk.wait().catch(failUnsynced);
  return {
    name: 'sqlite',
    kysely,
    background: kysely,
    isUp: () => !disk.hasFailed,
    onDisk,
    async close() {
      try {
        await onDisk();
      } finally {
        await kysely.destroy();
        log.close();
      }
    },
    watch: (listener) => watchSqlite(sqlite, listener),
  };
}

function openFile(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true });
  try {
    refuseReadOnlyFile(file);
    const sqlite = openSqliteFile(file);
    migrate.sqlite(sqlite);
    // From now on waiting would block requests: `withRetries` waits instead.
    sqlite.exec('pragma busy_timeout = 0');
    return sqlite;
  } catch (error) {
    throw openError(error, file);
  }
}

function failUnsynced(error: Error): never {
  throw new DatabaseUnavailable(`the write could not be synced to disk (${error.message})`, { cause: error });
}
