// All data stored about a user, table by table. A test finds every column that names a user and requires that its
// table is listed here and is empty after the account was deleted.
import { sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { AccountDeps } from './deps.ts';
import { exportedRow } from './exported-row.ts';

interface UserTable {
  table: keyof Tables;
  /** The column that names the user. */
  key: string;
  /** It holds a keyed hash of the account's id instead of the id. */
  isHashed?: boolean;
  /** Columns that would let others act as the user, or say nothing about the user. */
  hidden?: readonly string[];
  /** Only these columns are about the user. */
  shown?: readonly string[];
}

export const USER_TABLES: readonly UserTable[] = [
  { table: 'users', key: 'id' },
  { table: 'user_tokens', key: 'user_id', hidden: ['access_token', 'refresh_token'] },
  { table: 'sessions', key: 'user_id', hidden: ['token_hash'] },
  { table: 'user_guilds', key: 'user_id' },
  { table: 'favorites', key: 'user_id' },
  { table: 'hidden_listings', key: 'user_id' },
  { table: 'reviews', key: 'user_id' },
  { table: 'review_votes', key: 'user_id' },
  { table: 'alert_reads', key: 'user_id' },
  { table: 'listing_claims', key: 'user_id' },
  { table: 'points', key: 'user_id' },
  { table: 'user_totals', key: 'user_id' },
  { table: 'reports', key: 'user_id' },
  { table: 'removed_reviews', key: 'user_id' },
  { table: 'withdrawn_reviews', key: 'user_id' },
  { table: 'suspensions', key: 'user_id' },
  { table: 'appeals', key: 'user_id', hidden: ['submitter_key'] },
  // Listing and submission outlive the account, without the keys of browser and account.
  // A listing's name and texts belong to the community, and must not be readable once it was rejected or taken down.
  { table: 'listings', key: 'submitted_by', shown: ['id', 'submitted_by', 'created_at', 'approval', 'held_because'] },
  { table: 'submissions', key: 'submitter_key', isHashed: true, hidden: ['submitter_key', 'address_key'] },
  { table: 'fresh_texts', key: 'submitter_key', isHashed: true, hidden: ['submitter_key', 'address_key'] },
];

type UserData = Record<string, Record<string, unknown>[]>;

export async function exportUserData(
  { db, accountKey }: Pick<AccountDeps, 'db' | 'accountKey'>,
  userId: string,
): Promise<UserData> {
  const data: UserData = {};
  for (const { table, key, isHashed, hidden = [], shown } of USER_TABLES) {
    const isExported = (column: string): boolean => (shown ? shown.includes(column) : !hidden.includes(column));
    const name = isHashed ? accountKey(userId) : userId;
    const rows = await db.kysely.selectFrom(table).selectAll().where(sql.ref(key), '=', name).execute();
    data[table] = rows.map((row) =>
      exportedRow(Object.fromEntries(Object.entries(row).filter(([column]) => isExported(column)))),
    );
  }
  return data;
}
