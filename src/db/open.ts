// The database: SQLite in a file (default) or PostgreSQL by URL, behind one Kysely instance and one portable schema.
// Reads use `db.kysely`; every write goes through `db.write`, which numbers the listings that it changed in commit
// order, so that the catalog of every process can follow.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, type Transaction, sql } from 'kysely';
import { DiskSync, SyncedFile } from './disk-sync.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { openSqliteFile, sqliteDialect } from './sqlite.ts';
import { openError } from './sqlite-errors.ts';
import type { Tables } from './tables.ts';
import { DatabaseUnavailable, WriteConflict } from './unavailable.ts';
import { watchSqlite, type Watch } from './watch.ts';

export type Queries = Kysely<Tables> | Transaction<Tables>;

export interface Write {
  /** Inside a transaction use only this and await nothing else. */
  tx: Transaction<Tables>;
  /** Says that a listing's public picture changed: it is numbered in `changes` when the transaction ends. */
  changed(listingId: string): void;
}

/** Whatever asks it may fail with a DatabaseUnavailable: see unavailable.ts. */
export interface Database {
  readonly engine: Engine['name'];
  readonly kysely: Kysely<Tables>;
  /** The same database for jobs and for reading all of it: minutes instead of seconds for a statement. */
  readonly background: Database;
  /** False while the server is known not to answer: every query then fails at once. */
  isUp(): boolean;
  /**
   * Runs one transaction. Resolves when the commit lies on the disk and every `onCommit` listener has followed it, so
   * what was written is visible in this process's catalog when the promise settles. Throws what `work` throws, rolled
   * back; or, committed, what keeps the disk from taking it. `work` runs again when two transactions met and the database
   * ended this one, so it touches nothing but its transaction.
   */
  write<T>(work: (write: Write) => Promise<T>): Promise<T>;
  /** Called after each commit of this process that changed listings, with the newest revision. */
  onCommit(listener: (revision: number) => Promise<void>): void;
  /** Calls `listener` when another process may have committed. */
  watch(listener: () => void): Watch;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://…`; else SQLite. */
  url?: string;
  /** Path of the SQLite file, or ':memory:'. */
  file: string;
  /** Epoch ms. */
  now: () => number;
}

/**
 * Opens the database and brings its schema up to date (under a lock, so that several processes may start at once). Throws a
 * DatabaseUnavailable when it is not there, a DatabaseRefused when it must not be used as it is.
 */
export async function openDatabase({ url, file, now }: DatabaseOptions): Promise<Database> {
  const engine = url ? await (await import('./postgres.ts')).openPostgres(url) : openSqlite(file);
  const listeners: ((revision: number) => Promise<void>)[] = [];
  const over = (kysely: Kysely<Tables>): Omit<Database, 'background'> => ({
    engine: engine.name,
    kysely,
    isUp: engine.isUp,
    onCommit: (listener) => void listeners.push(listener),
    watch: engine.watch,
    async write(work) {
      const { result, revision } = await repeated(() =>
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

const MOST_TRIES = 4;
/** PostgreSQL takes a second to notice a deadlock; somebody waits. */
const NO_TRY_AFTER_MS = 2000;
const PAUSE_MS = 20;

/** Two that met would meet again if both came back at once. */
async function repeated<T>(transaction: () => Promise<T>): Promise<T> {
  const since = performance.now();
  for (let tries = 1; ; tries++) {
    try {
      return await transaction();
    } catch (error) {
      const isLast = tries === MOST_TRIES || performance.now() - since > NO_TRY_AFTER_MS;
      if (!(error instanceof WriteConflict) || isLast) throw error;
      await delay(tries * PAUSE_MS * Math.random());
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

/** The counter's row lock is held until the commit: revisions are gapless and in commit order on both engines. */
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
  await tx.insertInto('changes').values(rows).execute();
  if (engine === 'postgres') await sql`notify changes`.execute(tx);
  return value;
}

function openSqlite(file: string): Engine {
  const sqlite = openFile(file);
  const kysely = new Kysely<Tables>({ dialect: sqliteDialect(sqlite) });
  // Where the engine has it, which is elsewhere when the file is a link; null in memory.
  const location = sqlite.location();
  const log = new SyncedFile(`${location}-wal`);
  const disk = new DiskSync(location === null ? async () => undefined : log.sync);
  return {
    name: 'sqlite',
    kysely,
    background: kysely,
    isUp: () => true,
    onDisk: () => disk.wait().catch(notTaken),
    async close() {
      try {
        await disk.wait();
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
    const sqlite = openSqliteFile(file);
    migrate.sqlite(sqlite);
    return sqlite;
  } catch (error) {
    throw openError(error, file);
  }
}

function notTaken(error: Error): never {
  throw new DatabaseUnavailable(`the disk did not take what was written (${error.message})`, { cause: error });
}
