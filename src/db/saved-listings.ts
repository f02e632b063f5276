// Listings that a user saved or hid: one row per user and listing, in a separate table for each kind.
import type { Queries, RowRange } from './open.ts';
import type { SavedListingsTable } from './user-tables.ts';

type SavedTable = 'favorites' | 'hidden_listings';

export interface SavedResult {
  /** Ids of the added listings. */
  added: string[];
  /** Number of listings that were already in the list. */
  known: number;
  /** Number of listings that exceeded the limit. */
  overLimit: number;
}

interface SavedListings {
  /**
   * Adds up to a total of `max`, the first at `at` (epoch ms) and each of the others a millisecond later, to retain their
   * order. Lock the user's row first: concurrent calls could exceed the limit.
   */
  add(
    tx: Queries,
    userId: string,
    listingIds: readonly string[],
    limit: { max: number; at: number },
  ): Promise<SavedResult>;
  /** Returns whether the listing was in the list. */
  remove(tx: Queries, userId: string, listingId: string): Promise<boolean>;
  /** Newest first. */
  list(db: Queries, userId: string, range?: RowRange): Promise<SavedListingsTable[]>;
  count(db: Queries, userId: string): Promise<number>;
  removeAll(tx: Queries, userId: string): Promise<void>;
}

/** All calls are idempotent. */
export function savedListings(table: SavedTable): SavedListings {
  return {
    async add(tx, userId, listingIds, { max, at }) {
      const saved = await savedAmong(tx, table, userId, listingIds);
      const fresh = listingIds.filter((id) => !saved.has(id));
      const known = listingIds.length - fresh.length;
      if (fresh.length === 0) return { added: [], known, overLimit: 0 };
      const added = fresh.slice(0, Math.max(0, max - (await countOf(tx, table, userId))));
      if (added.length > 0) {
        const rows = added.map((listing_id, index) => ({ user_id: userId, listing_id, created_at: at + index }));
        await tx.insertInto(table).values(rows).execute();
      }
      return { added, known, overLimit: fresh.length - added.length };
    },
    async remove(tx, userId, listingId) {
      const row = await tx
        .deleteFrom(table)
        .where('user_id', '=', userId)
        .where('listing_id', '=', listingId)
        .returning('listing_id')
        .executeTakeFirst();
      return row !== undefined;
    },
    async list(db, userId, range) {
      const query = db
        .selectFrom(table)
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('listing_id', 'desc');
      return await (range ? query.limit(range.limit).offset(range.offset) : query).execute();
    },
    count: async (db, userId) => await countOf(db, table, userId),
    async removeAll(tx, userId) {
      await tx.deleteFrom(table).where('user_id', '=', userId).execute();
    },
  };
}

async function countOf(db: Queries, table: SavedTable, userId: string): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

async function savedAmong(
  db: Queries,
  table: SavedTable,
  userId: string,
  listingIds: readonly string[],
): Promise<Set<string>> {
  if (listingIds.length === 0) return new Set();
  const rows = await db
    .selectFrom(table)
    .select('listing_id')
    .where('user_id', '=', userId)
    .where('listing_id', 'in', [...listingIds])
    .execute();
  return new Set(rows.map(({ listing_id }) => listing_id));
}
