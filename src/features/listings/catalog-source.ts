// What the catalog is loaded with, and what its feed reads: the entries of all listings, and of some by id.
import type { CatalogEntry } from '#catalog/catalog.ts';
import type { Database } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import { catalogEntry } from './catalog-entry.ts';
import { isListed } from './listed.ts';
import { allListings, listingRows, type ShownRow } from './listings.ts';

export function listingEntries(db: Database, cdn: Cdn) {
  const entries = (rows: ShownRow[]): CatalogEntry[] => rows.filter(isListed).map((row) => catalogEntry(row, cdn));
  return {
    /** Ids that are missing in the answer are on no list. */
    async load(ids: readonly string[]): Promise<Map<string, CatalogEntry>> {
      return new Map(entries(await listingRows(db.kysely, ids)).map((entry) => [entry.id, entry]));
    },
    async *loadAll(): AsyncGenerator<CatalogEntry[]> {
      for await (const rows of allListings(db.background)) yield entries(rows);
    },
  };
}
