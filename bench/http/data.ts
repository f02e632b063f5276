// The bench's data: a database with so many invented listings, created for each run.
import { CompiledQuery, type Insertable, type Kysely, sql } from 'kysely';
import { DAY_MS } from '#contract/time.ts';
import { markForSandbox } from '#seed/mark.ts';
import type { Database } from '#db/open.ts';
import { openDatabase } from '#db/open.ts';
import type { Tables } from '#db/tables.ts';
import { madeUpListings } from './made-up-listings.ts';

/** Location of a database: a URL for PostgreSQL, else a file for SQLite. */
export interface Place {
  url?: string;
  file: string;
}

const ROWS_PER_STATEMENT = 200;
/** Transactions that take longer than some seconds are aborted. */
const STATEMENTS_PER_COMMIT = 25;

/** Fills an empty database. Nothing is due for a look-up while the bench runs. @param isSandbox for an app with sample users */
export async function fillDatabase(place: Place, count: number, isSandbox = false): Promise<void> {
  const now = Date.now();
  const db = await openDatabase({ ...place, now: () => now });
  if (isSandbox) await markForSandbox(db);
  // Durability does not matter while this data is created.
  if (db.engine === 'sqlite') await sql`pragma synchronous = off`.execute(db.kysely);
  const block: Block = { listings: [], listing_counts: [], sync_queue: [] };
  const blocks: Block[] = [];
  const statements: Statements = new Map();
  for (const { listing, counts } of madeUpListings(count, now)) {
    block.listings.push(listing);
    block.listing_counts.push(counts);
    block.sync_queue.push({ listing_id: listing.id, due_at: now + DAY_MS });
    if (block.listings.length < ROWS_PER_STATEMENT) continue;
    blocks.push({ ...block });
    for (const table of TABLES) block[table] = [] as never;
    if (blocks.length === STATEMENTS_PER_COMMIT) await commit(db, statements, blocks.splice(0));
  }
  await commit(db, statements, [...blocks, block]);
  await db.close();
}

const TABLES = ['listings', 'listing_counts', 'sync_queue'] as const;
type Block = { [T in (typeof TABLES)[number]]: Insertable<Tables[T]>[] };

/** Compiled statements by table and number of rows: building one takes longer than running it. */
type Statements = Map<string, CompiledQuery>;

async function commit(db: Database, statements: Statements, blocks: Block[]): Promise<void> {
  await db.write(async ({ tx }) => {
    for (const block of blocks) for (const table of TABLES) await insert(tx, statements, table, block[table]);
  });
}

async function insert<T extends (typeof TABLES)[number]>(
  tx: Kysely<Tables>,
  statements: Statements,
  table: T,
  rows: Block[T],
): Promise<void> {
  if (rows.length === 0) return;
  const key = `${table} ${rows.length}`;
  let statement = statements.get(key);
  if (!statement) statements.set(key, (statement = tx.insertInto(table).values(rows).compile()));
  const values = rows.flatMap((row) => Object.values(row));
  await tx.executeQuery(CompiledQuery.raw(statement.sql, values));
}
