import type { CatalogEntry } from '#catalog/entry.ts';
import type { Database } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import { activityScore } from './activity-level.ts';
import { isListed } from './listed.ts';
import { allListings, listingRows } from './listings.ts';
import { rank, ratingScore } from './rank.ts';
import type { ShownRow } from './store.ts';
import { serverView } from './view.ts';

/** What the index keeps of a listing. */
function catalogEntry(row: ShownRow, cdn: Cdn): CatalogEntry {
  const view = serverView(row, cdn);
  const { memberCount, onlineCount } = view;
  const ratings = { ratingSum: row.rating_sum, ratingCount: row.rating_count };
  const activity = activityScore({ memberCount, onlineCount, onlineTrend: row.online_trend });
  // Members that came without people do not count.
  const membersThatCount = view.unusualGrowth?.membersBefore ?? memberCount;
  return {
    id: view.id,
    slug: view.slug,
    name: view.name,
    description: view.description,
    categories: view.categories,
    tags: view.tags,
    features: view.discordFeatures,
    language: view.language,
    region: view.region,
    activityLevel: view.activityLevel,
    memberCount,
    onlineCount,
    isVerified: view.verified,
    isPartnered: view.partnered,
    isCommunity: view.community,
    ...ratings,
    activityScore: activity,
    ratingScore: ratingScore(ratings),
    rank: rank({ activityScore: activity, memberCount: membersThatCount, ...ratings }),
    createdAt: row.created_at,
    // By its type what the contract says; checking each again would be a fifth of the start. Tests parse the answers.
    card: JSON.stringify(view),
  };
}

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
