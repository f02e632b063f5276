import type { CatalogEntry, EntryCard, EntryValues } from '#catalog/catalog.ts';
import type { Cdn } from '#discord/cdn.ts';
import { activityLevel, activityScore } from './activity-level.ts';
import { rank, ratingScore } from './rank.ts';
import type { ShownRow, ValuesRow } from './store.ts';
import { flagsOf, serverView, unusualGrowth } from './view.ts';

/** What the read index keeps of a listing; its card passes the contract, since it is sent as it is. */
export function catalogEntry(row: ShownRow, cdn: Cdn): CatalogEntry {
  return { ...entryValues(row), ...entryCard(row, cdn) };
}

export function entryCard(row: ShownRow, cdn: Cdn): EntryCard {
  const view = serverView(row, cdn);
  return {
    name: row.name,
    description: row.description,
    categories: view.categories,
    tags: view.tags,
    // By its type what the contract says; checking each again would be a fifth of the start. Tests parse the answers.
    card: JSON.stringify(view),
  };
}

/** As its card says them. */
export function entryValues(row: ValuesRow): EntryValues {
  const features = JSON.parse(row.features) as string[];
  const flags = flagsOf(features);
  const counts = { memberCount: row.member_count, onlineCount: row.online_count, onlineTrend: row.online_trend };
  const ratings = { ratingSum: row.rating_sum, ratingCount: row.rating_count };
  const activity = activityScore(counts);
  return {
    id: row.id,
    slug: row.slug,
    categories: JSON.parse(row.categories) as string[],
    features,
    language: row.language,
    region: row.region,
    activityLevel: activityLevel(counts),
    memberCount: row.member_count,
    onlineCount: row.online_count,
    activityScore: activity,
    ratingScore: ratingScore(ratings),
    ...ratings,
    // Members that came without people do not count.
    rank: rank({
      activityScore: activity,
      memberCount: unusualGrowth(row)?.membersBefore ?? row.member_count,
      ...ratings,
    }),
    isVerified: flags.verified,
    isPartnered: flags.partnered,
    isCommunity: flags.community,
    createdAt: row.created_at,
  };
}
