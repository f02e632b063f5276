import type { CatalogEntry } from '#catalog/catalog.ts';
import type { Cdn } from '#discord/cdn.ts';
import { activityScore } from './activity-level.ts';
import { rank, ratingScore } from './rank.ts';
import type { ShownRow } from './store.ts';
import { serverView } from './view.ts';

/** What the read index keeps of a listing; its card passes the contract, since it is sent as it is. */
export function catalogEntry(row: ShownRow, cdn: Cdn): CatalogEntry {
  const view = serverView(row, cdn);
  const counts = { memberCount: row.member_count, onlineCount: row.online_count, onlineTrend: row.online_trend };
  const ratings = { ratingSum: row.rating_sum, ratingCount: row.rating_count };
  const activity = activityScore(counts);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    categories: view.categories,
    tags: view.tags,
    features: view.discordFeatures,
    language: row.language,
    activityLevel: view.activityLevel,
    memberCount: row.member_count,
    onlineCount: row.online_count,
    activityScore: activity,
    ratingScore: ratingScore(ratings),
    ...ratings,
    // Members that came without people do not count.
    rank: rank({
      activityScore: activity,
      memberCount: view.unusualGrowth?.membersBefore ?? row.member_count,
      ...ratings,
    }),
    isVerified: view.verified,
    isPartnered: view.partnered,
    isCommunity: view.community,
    createdAt: row.created_at,
    // By its type what the contract says; checking each again would be a fifth of the start. Tests parse the answers.
    card: JSON.stringify(view),
  };
}
