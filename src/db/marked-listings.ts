// Listings that a person marked: one row for a person and a listing, in a table of its own for each kind of mark.
import type { Queries } from './open.ts';
import type { MarkedListingsTable } from './people-tables.ts';

export type MarkTable = 'favorites' | 'hidden_listings';

interface Range {
  limit: number;
  offset: number;
}

export interface Marks {
  /** Ids of the listings that were not marked before. */
  add(tx: Queries, userId: string, listingIds: readonly string[], at: number): Promise<string[]>;
  /** Whether it was marked. */
  remove(tx: Queries, userId: string, listingId: string): Promise<boolean>;
  /** Newest first. */
  of(db: Queries, userId: string, range?: Range): Promise<MarkedListingsTable[]>;
  count(db: Queries, userId: string): Promise<number>;
  removeAll(tx: Queries, userId: string): Promise<void>;
}

/** Every call may be repeated. */
export function markedListings(table: MarkTable): Marks {
  return {
    async add(tx, userId, listingIds, at) {
      if (listingIds.length === 0) return [];
      const rows = await tx
        .insertInto(table)
        .values(listingIds.map((listing_id) => ({ user_id: userId, listing_id, created_at: at })))
        .onConflict((conflict) => conflict.columns(['user_id', 'listing_id']).doNothing())
        .returning('listing_id')
        .execute();
      return rows.map(({ listing_id }) => listing_id);
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
    async of(db, userId, range) {
      const query = db
        .selectFrom(table)
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('listing_id', 'desc');
      return await (range ? query.limit(range.limit).offset(range.offset) : query).execute();
    },
    async count(db, userId) {
      const row = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return row.count;
    },
    async removeAll(tx, userId) {
      await tx.deleteFrom(table).where('user_id', '=', userId).execute();
    },
  };
}
