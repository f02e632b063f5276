import type { CatalogEntry } from '#catalog/entry.ts';
import type { Database } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import { activityOrder, activityScore } from './activity-level.ts';
import { isListed } from './listed.ts';
import { allListings } from './listings.ts';
import { rank, ratingScore } from './rank.ts';
import { listingsByIds, type ShownRow } from './store.ts';
import { serverView } from './view.ts';

/** A listing for the catalog, which reads what `CatalogEntry` names; the card's other fields are carried along. */
function catalogEntry(row: ShownRow, cdn: Cdn): CatalogEntry {
  const view = serverView(row, cdn);
  const { memberCount, onlineCount } = view;
  const ratings = { ratingSum: row.rating_sum, ratingCount: row.rating_count };
  const counts = { memberCount, onlineCount, onlineTrend: row.online_trend };
  // Members from unusual growth do not count.
  const countedMembers = view.unusualGrowth?.membersBefore ?? memberCount;
  return {
    ...view,
    ...ratings,
    activityOrder: activityOrder(counts),
    ratingScore: ratingScore(ratings),
    rank: rank({ activityScore: activityScore(counts), memberCount: countedMembers, ...ratings }),
    // Replaces the card's, which is text.
    createdAt: row.created_at,
    // Its type matches the contract; validating each card would take a fifth of the startup. Tests parse the responses.
    card: JSON.stringify(view),
  };
}

export function listingEntries(db: Database, cdn: Cdn) {
  // Lazily, so that each entry can be freed before the next one is built.
  const entries = (rows: ShownRow[]): Iterable<CatalogEntry> =>
    rows
      .values()
      .filter(isListed)
      .map((row) => catalogEntry(row, cdn));
  return {
    /** Ids missing in the result are on no list. */
    async load(ids: readonly string[]): Promise<Map<string, CatalogEntry>> {
      return new Map(Array.from(entries(await listingsByIds(db.kysely, ids)), (entry) => [entry.id, entry]));
    },
    async *loadAll(): AsyncGenerator<Iterable<CatalogEntry>> {
      for await (const rows of allListings(db.background)) yield entries(rows);
    },
  };
}
