import type { CatalogEntry } from '#catalog/catalog.ts';
import type { Cdn } from '#discord/cdn.ts';
import { activityScore } from './activity-level.ts';
import { rank, ratingScore } from './rank.ts';
import type { ShownRow } from './store.ts';
import { serverView } from './view.ts';

/** What the index keeps of a listing. */
export function catalogEntry(row: ShownRow, cdn: Cdn): CatalogEntry {
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
