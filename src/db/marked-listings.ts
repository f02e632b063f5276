// Listings that a person marked: one row for a person and a listing, in a table of its own for each kind of mark.
import type { Queries } from './open.ts';
import type { MarkedListingsTable } from './people-tables.ts';

export type MarkTable = 'favorites' | 'hidden_listings';

interface Range {
  limit: number;
  offset: number;
}

export interface MarksAdded {
  /** Ids of the listings that were not marked before. */
  added: string[];
  /** Number of those that were. */
  known: number;
  /** Number of those that found no room. */
  noRoom: number;
}

export interface Marks {
  /** Fills up to `most`. Hold the person's row before, so that no two calls both find room. */
  add(
    tx: Queries,
    userId: string,
    listingIds: readonly string[],
    limit: { most: number; at: number },
  ): Promise<MarksAdded>;
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
    async add(tx, userId, listingIds, { most, at }) {
      const marked = await markedAmong(tx, table, userId, listingIds);
      const fresh = listingIds.filter((id) => !marked.has(id)).toSorted();
      const known = listingIds.length - fresh.length;
      if (fresh.length === 0) return { added: [], known, noRoom: 0 };
      const added = fresh.slice(0, Math.max(0, most - (await countOf(tx, table, userId))));
      if (added.length > 0) {
        const rows = added.map((listing_id) => ({ user_id: userId, listing_id, created_at: at }));
        await tx.insertInto(table).values(rows).execute();
      }
      return { added, known, noRoom: fresh.length - added.length };
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
    count: async (db, userId) => await countOf(db, table, userId),
    async removeAll(tx, userId) {
      await tx.deleteFrom(table).where('user_id', '=', userId).execute();
    },
  };
}

async function countOf(db: Queries, table: MarkTable, userId: string): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

async function markedAmong(
  db: Queries,
  table: MarkTable,
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
