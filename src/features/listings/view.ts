import { isoTime } from '#contract/time.ts';
import type { Server } from './contract.ts';
import type { Cdn } from '#discord/cdn.ts';
import { inviteUrl } from '#discord/invite-link.ts';
import { activityLevel } from './activity-level.ts';
import type { ShownRow } from './store.ts';

/** nsfw_level 1 (explicit) and 3 (age-restricted) are for adults. */
export function isAgeRestricted({ nsfw_level }: Pick<ShownRow, 'nsfw_level'>): boolean {
  return nsfw_level === 1 || nsfw_level === 3;
}

/** Times and lists in the format of the contract; the only way a stored listing becomes JSON. */
export function serverView(row: ShownRow, cdn: Cdn): Server {
  const features = JSON.parse(row.features) as string[];
  // A quarantined invite leads to another server: it is not published under this one's name.
  const inviteCode = row.invite_state === 'quarantined' ? null : row.invite_code || null;
  const counts = { memberCount: row.member_count, onlineCount: row.online_count, onlineTrend: row.online_trend };
  const iconUrl = cdn.icon(row.guild_id, row.icon_hash);
  const lastSyncedAt = isoTime(row.counts_at);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    inviteUrl: inviteCode && inviteUrl(inviteCode),
    inviteCode,
    inviteState: row.invite_state,
    inviteCheckedAt: isoTime(row.invite_checked_at),
    memberCount: row.member_count,
    onlineCount: row.online_count,
    iconUrl,
    bannerUrl: bannerUrl(row, cdn),
    categories: JSON.parse(row.categories) as string[],
    tags: JSON.parse(row.tags) as string[],
    language: row.language,
    region: row.region,
    ...flagsOf(features),
    ageRestricted: isAgeRestricted(row),
    premiumTier: row.premium_tier,
    verificationLevel: row.verification_level,
    activityLevel: activityLevel(counts),
    approved: row.approval === 'approved',
    discordServerId: row.guild_id,
    createdAt: isoTime(row.created_at),
    lastSyncedAt,
    synced: row.counts_at !== null,
    channelCounts: totalText(row.channel_count),
    roleCounts: totalText(row.role_count),
    boostInfo: row.premium_tier === null ? null : JSON.stringify({ level: row.premium_tier }),
    discordFeatures: features,
    unusualGrowth: unusualGrowthView(row),
    averageRating: averageRating(row),
    totalReviews: row.rating_count,
    member_count: row.member_count,
    online_count: row.online_count,
    icon_url: iconUrl,
    last_synced_at: lastSyncedAt,
  };
}

/** The features that have their own filters. */
function flagsOf(features: readonly string[]) {
  return {
    verified: features.includes('verified'),
    partnered: features.includes('partnered'),
    community: features.includes('community'),
  };
}

/** The plain mean with one decimal, 0 without reviews. */
export function averageRating({ rating_sum, rating_count }: { rating_sum: number; rating_count: number }): number {
  return rating_count === 0 ? 0 : Math.round((10 * rating_sum) / rating_count) / 10;
}

function bannerUrl(row: ShownRow, cdn: Cdn): string | null {
  const { banner_hash: bannerHash, discovery_splash_hash: discoverySplashHash, splash_hash: splashHash } = row;
  return cdn.cover(row.guild_id, { bannerHash, discoverySplashHash, splashHash });
}

function totalText(total: number | null): string | null {
  return total === null ? null : JSON.stringify({ total });
}

/** As stored by health. */
interface StoredJump {
  at: number;
  before: number;
  after: number;
  onlineBefore: number;
  onlineNow: number;
}

function unusualGrowthView({ jump }: Pick<ShownRow, 'jump'>): Server['unusualGrowth'] {
  if (jump === null) return null;
  const { at, before, after, onlineBefore, onlineNow } = JSON.parse(jump) as StoredJump;
  return { at: isoTime(at), membersBefore: before, membersAfter: after, onlineBefore, onlineNow };
}
