// All data stored about a user, table by table. A test finds every column that names a user and requires that its
// table is listed here and is empty after the account was deleted.
import { sql } from 'kysely';
import { scanBlocks } from '#db/batches.ts';
import type { Queries } from '#db/open.ts';
import type { Tables } from '#db/tables.ts';
import type { AccountDeps } from './deps.ts';
import { type Row, rowExporter } from './exported-row.ts';

interface UserTable {
  table: keyof Tables;
  /** The column that names the user. */
  key: string;
  /** Identifies one of the user's rows. Rows are read in this order; where they can be many, an index has it. */
  order: readonly string[];
  /** It holds a keyed hash of the account's id instead of the id. */
  isHashed?: boolean;
  /** Columns that would let others act as the user, or say nothing about the user. */
  hidden?: readonly string[];
  /** Only these columns are about the user. */
  shown?: readonly string[];
}

export const USER_TABLES: readonly UserTable[] = [
  { table: 'users', key: 'id', order: ['id'] },
  { table: 'user_tokens', key: 'user_id', order: ['user_id'], hidden: ['access_token', 'refresh_token'] },
  { table: 'sessions', key: 'user_id', order: ['id'], hidden: ['token_hash'] },
  { table: 'user_guilds', key: 'user_id', order: ['guild_id'] },
  { table: 'favorites', key: 'user_id', order: ['listing_id'] },
  { table: 'hidden_listings', key: 'user_id', order: ['listing_id'] },
  { table: 'reviews', key: 'user_id', order: ['created_at', 'id'] },
  { table: 'review_votes', key: 'user_id', order: ['review_id'] },
  { table: 'alert_reads', key: 'user_id', order: ['alert_id'] },
  { table: 'listing_claims', key: 'user_id', order: ['listing_id'] },
  { table: 'points', key: 'user_id', order: ['kind', 'subject'] },
  { table: 'user_totals', key: 'user_id', order: ['user_id'] },
  { table: 'reports', key: 'user_id', order: ['id'] },
  { table: 'removed_reviews', key: 'user_id', order: ['id'] },
  { table: 'withdrawn_reviews', key: 'user_id', order: ['listing_id'] },
  { table: 'suspensions', key: 'user_id', order: ['user_id'] },
  { table: 'appeals', key: 'user_id', order: ['id'], hidden: ['submitter_key'] },
  // Listing and submission outlive the account, without the keys of browser and account.
  // A listing's name and texts belong to the community, and must not be readable once it was rejected or taken down.
  {
    table: 'listings',
    key: 'submitted_by',
    order: ['created_at', 'id'],
    shown: ['id', 'submitted_by', 'created_at', 'approval', 'held_because'],
  },
  {
    table: 'submissions',
    key: 'submitter_key',
    order: ['created_at', 'id'],
    isHashed: true,
    hidden: ['submitter_key', 'address_key'],
  },
  {
    table: 'fresh_texts',
    key: 'submitter_key',
    order: ['listing_id'],
    isHashed: true,
    hidden: ['submitter_key', 'address_key'],
  },
];

/** Rows that are read at once. */
const BLOCK = 1000;

/** All of it as parts of a JSON text: a list of rows for each table. Requests run between two parts. */
export async function* exportUserData(
  { db, accountKey }: Pick<AccountDeps, 'db' | 'accountKey'>,
  userId: string,
): AsyncGenerator<string> {
  let text = '{';
  for (const [i, one] of USER_TABLES.entries()) {
    text += `${i === 0 ? '' : ','}"${one.table}":[`;
    let comma = '';
    const name = one.isHashed ? accountKey(userId) : userId;
    for await (const rows of scanBlocks<Row>(BLOCK, (last) => rowsAfter(db.kysely, one, name, last))) {
      yield text + comma + exportedRows(one, rows).join(',');
      [text, comma] = ['', ','];
    }
    text += ']';
  }
  yield `${text}}`;
}

function exportedRows({ hidden = [], shown }: UserTable, rows: readonly Row[]): string[] {
  const isExported = (column: string): boolean => (shown ? shown.includes(column) : !hidden.includes(column));
  const exported = rowExporter(Object.keys(rows[0] ?? {}).filter(isExported));
  return rows.map((row) => JSON.stringify(exported(row)));
}

async function rowsAfter(
  db: Queries,
  { table, key, order }: UserTable,
  name: string,
  last: Row | undefined,
): Promise<Row[]> {
  const columns = order.map((column) => sql.ref(column));
  let query = db.selectFrom(table).selectAll().where(sql.ref(key), '=', name).limit(BLOCK);
  for (const column of columns) query = query.orderBy(column);
  // Compared as a tuple: with `or` SQLite would start every block at the first row.
  if (last)
    query = query.where(sql<boolean>`(${sql.join(columns)}) > (${sql.join(order.map((column) => last[column]))})`);
  return await query.execute();
}
