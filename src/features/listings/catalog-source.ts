// What the catalog is filled with, and what its feed loads: the entries of listings by id, and of all of them.
import type { Catalog, CatalogEntry, EntryCard, EntryValues } from '#catalog/catalog.ts';
import type { Database } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import { catalogEntry, entryCard, entryValues } from './catalog-entry.ts';
import { isListed } from './listed.ts';
import { allListings, listingRows, type ShownRow } from './listings.ts';
import { shownIn, type ValuesRow, valuesIn } from './store.ts';

export function listingEntries(db: Database, cdn: Cdn) {
  const entries = (rows: ShownRow[]): CatalogEntry[] => rows.filter(isListed).map((row) => catalogEntry(row, cdn));
  async function* loadAll(): AsyncGenerator<CatalogEntry[]> {
    for await (const rows of allListings(db.background)) yield entries(rows);
  }
  return {
    /** Fills an empty catalog: with entries, or, where cards can be read later, without them. */
    async fill(catalog: Catalog): Promise<void> {
      const snapshot = db.snapshot();
      if (snapshot === undefined) return await catalog.load(loadAll());
      const rowOf = shownIn(snapshot, db.kysely);
      const cardOf = (id: string): EntryCard => entryCard(rowOf(id)!, cdn);
      catalog.fill(listedValues(valuesIn(snapshot, db.kysely)), { cardOf, close: snapshot.close });
    },
    /** Ids that are missing in the answer are on no list. */
    async load(ids: readonly string[]): Promise<Map<string, CatalogEntry>> {
      return new Map(entries(await listingRows(db.kysely, ids)).map((entry) => [entry.id, entry]));
    },
    loadAll,
  };
}

function* listedValues(rows: Iterable<ValuesRow>): Generator<EntryValues, void> {
  for (const row of rows) if (isListed(row)) yield entryValues(row);
}
