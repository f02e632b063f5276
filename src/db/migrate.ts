// Runs db/migrations/*.sql in the order of their names, each once, in one transaction, under a lock.
// Uses exec or simple queries: `prepare` would silently run only the first statement of a file.
import { readFileSync, readdirSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseRefused } from './unavailable.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const POSTGRES_ONLY = '--postgres ';
const TABLE = 'create table if not exists migrations (name text primary key, applied_at bigint not null)';
/** An arbitrary number; nothing else in the database uses it as a lock. */
const ADVISORY_LOCK = 7_230_517;
const LOCK_EVERY_MS = 1000;
/**
 * The database or role can have some, and a migration can take long. But it is never idle for a minute: the process or
 * its network is gone then, and others wait for its lock. `transaction_timeout` exists since PostgreSQL 17.
 */
const TIMEOUTS = `select set_config(name, case name when 'idle_in_transaction_session_timeout' then '60000' else '0' end, true)
  from pg_settings where name in
  ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`;
/** The longest timer of Node, 24 days, in place of the client's limit: the driver takes 0 for unset. */
const UNLIMITED_MS = 2 ** 31 - 1;

interface Migration {
  name: string;
  text: string;
}

/** Throws a DatabaseRefused if an unknown migration was applied. @param last name of the last one to run */
function pending(applied: Set<string>, last?: string): Migration[] {
  const known = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
  const newer = [...applied.difference(new Set(known))].sort();
  if (newer.length > 0) {
    throw new DatabaseRefused(
      `The database was upgraded by a newer Duskrow (${newer.join(', ')}): start that version, or restore a backup from before the upgrade.`,
    );
  }
  return known
    .filter((name) => !applied.has(name) && (last === undefined || name <= last))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), 'utf8') }));
}

function sqlite(db: DatabaseSync, last?: string): void {
  db.exec('begin immediate');
  try {
    db.exec(TABLE);
    const applied = new Set(
      db
        .prepare('select name from migrations')
        .all()
        .map((row) => String(row['name'])),
    );
    for (const { name, text } of pending(applied, last)) {
      db.exec(text);
      db.prepare('insert into migrations (name, applied_at) values (?, ?)').run(name, Date.now());
    }
    db.exec('commit');
  } catch (error) {
    // On a full disk SQLite has already rolled back.
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}

/** @param client the caller ends it, which rolls back after an error */
async function postgres(client: pg.Client, last?: string): Promise<void> {
  await client.query('begin');
  await client.query(TIMEOUTS);
  await lock(client);
  await client.query(TABLE);
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  for (const { name, text } of pending(new Set(rows.map((row) => row.name)), last)) {
    await client.query(unlimited(text.replaceAll(POSTGRES_ONLY, '')));
    await client.query('insert into migrations (name, applied_at) values ($1, $2)', [name, Date.now()]);
  }
  await client.query(unlimited('commit'));
}

/** Waits in short queries, so that a connection that falls silent meanwhile is noticed. */
async function lock(client: pg.Client): Promise<void> {
  for (let tries = 1; ; tries++) {
    const { rows } = await client.query<{ is_held: boolean }>('select pg_try_advisory_xact_lock($1) as is_held', [
      ADVISORY_LOCK,
    ]);
    if (rows[0]!.is_held) return;
    if (tries === 1) console.warn('Waiting: another process is migrating the database');
    await delay(LOCK_EVERY_MS);
  }
}

/** The types of the driver lack the limit of a single query. */
function unlimited(text: string): pg.QueryConfig & { query_timeout: number } {
  return { text, query_timeout: UNLIMITED_MS };
}

/** Tests stop at a migration to insert rows in the old schema. */
export const migrate = { sqlite, postgres };
