// Everything that is held about a person, table by table. A test finds every column that names a person and demands that
// its table stands here and is empty after the account ended.
import type { Database } from '#db/open.ts';
import type { Tables } from '#db/tables.ts';

interface Held {
  table: keyof Tables;
  /** The column that names the person. */
  key: string;
  /** What would let somebody act as her, or says nothing about her. */
  hidden?: readonly string[];
}

export const HELD: readonly Held[] = [
  { table: 'users', key: 'id' },
  { table: 'user_tokens', key: 'user_id', hidden: ['access_token', 'refresh_token'] },
  { table: 'sessions', key: 'user_id', hidden: ['token_hash'] },
  { table: 'user_guilds', key: 'user_id' },
  { table: 'favorites', key: 'user_id' },
  { table: 'reviews', key: 'user_id' },
  { table: 'review_votes', key: 'user_id' },
  { table: 'points', key: 'user_id' },
  { table: 'user_totals', key: 'user_id' },
  { table: 'listings', key: 'submitted_by', hidden: ['submitter_key'] },
];

export type HeldData = Record<string, Record<string, unknown>[]>;

export async function heldData(db: Database, userId: string): Promise<HeldData> {
  const data: HeldData = {};
  for (const { table, key, hidden = [] } of HELD) {
    const rows = await db.kysely
      .selectFrom(table)
      .selectAll()
      .where(key as never, '=', userId as never)
      .execute();
    data[table] = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name))));
  }
  return data;
}
