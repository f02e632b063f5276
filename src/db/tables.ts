// The tables as Kysely sees them: one interface a table, columns as stored (snake_case, times in epoch ms,
// booleans 0/1, JSON as text). Only `store.ts` files and `db/` read them; rows become views in `view.ts`.

import type { Generated } from 'kysely';
import type { AdminActionsTable, SyncRunsTable } from './admin-tables.ts';
import type { AlertReadsTable, HealthAlertsTable, ListingHealthTable } from './health-tables.ts';
import type {
  ChangesTable,
  CountersTable,
  LeasesTable,
  UpstreamBreakerTable,
  UpstreamUsageTable,
} from './machinery-tables.ts';

export interface ListingsTable {
  id: string;
  guild_id: string;
  slug: string;
  name: string;
  description: string | null;
  icon_hash: string | null;
  banner_hash: string | null;
  discovery_splash_hash: string | null;
  splash_hash: string | null;
  /** JSON array of lower snake_case feature names. */
  features: string;
  /** JSON array of category names. */
  categories: string;
  /** JSON array. */
  tags: string;
  /** BCP 47 tag, null while unknown. */
  language: string | null;
  region: string;
  verification_level: number | null;
  nsfw_level: number | null;
  premium_tier: number | null;
  boost_count: number | null;
  vanity_code: string | null;
  server_tag: string | null;
  /** JSON array of { emoji_name, label }. */
  traits: string;
  requires_application: number;
  /** Known only where the bot is a member. */
  channel_count: number | null;
  role_count: number | null;
  invite_code: string | null;
  invite_expires_at: number | null;
  invite_max_uses: number | null;
  invite_state: InviteState;
  invite_state_since: number;
  approval: Approval;
  held_reason: string | null;
  submitted_by: string | null;
  /** Keyed hash of the submitter's account or address. */
  submitter_key: string | null;
  created_at: number;
  updated_at: number;
}

/** `failing`: gone at the last check, not confirmed yet; `expired`: confirmed; `quarantined`: answers another guild. */
export type InviteState = 'live' | 'failing' | 'expired' | 'quarantined';
export type Approval = 'approved' | 'pending' | 'rejected';

export interface ListingCountsTable {
  listing_id: string;
  member_count: number | null;
  online_count: number | null;
  /** When the counts were last answered. */
  counts_at: number | null;
  /** When the upstream last answered for this listing, whatever it said. */
  checked_at: number | null;
  /** When the upstream last answered about the invite; guilds that the bot is in are also refreshed without it. */
  invite_checked_at: number | null;
  /** When a look-up last brought no answer. */
  tried_at: number | null;
  /** How far the counts move in an hour, as a share of themselves; null before two answers. */
  change_per_hour: number | null;
  /** Smoothed growth of the online count: share per day, 0.05 = 5 % more each day. */
  online_trend: number;
  /** Decayed number of views, by a memory of days and one of hours, and the time both were right at. */
  view_score: number;
  recent_score: number;
  view_score_at: number;
  rating_sum: number;
  rating_count: number;
  /** How long the upstream took to answer the last look-up, in ms; null before. */
  response_ms: number | null;
}

export interface SyncQueueTable {
  listing_id: string;
  due_at: number;
  /** When the upstream last answered about the listing, whatever it said; 0 before. */
  asked_at: number;
}

export interface SnapshotsTable {
  listing_id: string;
  taken_at: number;
  member_count: number | null;
  online_count: number | null;
}

export interface DailyViewsTable {
  listing_id: string;
  /** Days since 1970, UTC. */
  day: number;
  views: number;
  /** Clicks on its invite. */
  joins: Generated<number>;
}

export interface VisitsTable {
  visit_key: string;
  seen_at: number;
}

export interface SubmissionsTable {
  id: string;
  listing_id: string;
  submitter_key: string;
  held_reason: string | null;
  created_at: number;
}

export interface GuildBlocksTable {
  guild_id: string;
  reason: string;
  created_at: number;
}

export interface BlockedTermsTable {
  term: string;
  created_at: number;
}

export interface UsersTable {
  id: string;
  username: string;
  avatar_url: string | null;
  created_at: number;
  discord_id: string | null;
  display_name: string | null;
  avatar_hash: string | null;
  discriminator: string | null;
  email: string | null;
  bio: string | null;
  discord_tag: string | null;
  website: string | null;
  location: string | null;
  time_zone: string | null;
  /** When the person's guild list was last read; null without consent. */
  guilds_at: number | null;
}

export interface UserTokensTable {
  user_id: string;
  access_token: string;
  refresh_token: string | null;
  /** Separated by spaces. */
  scopes: string;
  expires_at: number;
}

export interface SignInsTable {
  state_hash: string;
  browser_hash: string;
  code_verifier: string;
  /** Path of this site. */
  return_to: string;
  created_at: number;
}

export interface SessionsTable {
  /** Public name of the session, for the list on the profile. */
  id: string;
  token_hash: string;
  user_id: string;
  user_agent: string;
  created_at: number;
  seen_at: number;
}

export interface UserGuildsTable {
  user_id: string;
  guild_id: string;
  name: string;
  icon_hash: string | null;
  /** JSON array of lower snake_case feature names. */
  features: string;
  member_count: number | null;
  online_count: number | null;
  /** Holds the manage-server right, is the owner or an administrator. */
  is_manager: number;
  first_seen_at: number;
  seen_at: number;
}

export interface FavoritesTable {
  user_id: string;
  listing_id: string;
  created_at: number;
}

export interface ReviewVotesTable {
  review_id: string;
  user_id: string;
  created_at: number;
}

export type PointsKind = 'submission' | 'review' | 'favorite' | 'visit' | 'login' | 'streak' | 'achievement';

export interface PointsTable {
  user_id: string;
  kind: PointsKind;
  /** Listing id, day or achievement name. */
  subject: string;
  points: number;
  /** The person's own day, in days since 1970. */
  day: number;
  created_at: number;
}

export interface UserTotalsTable {
  user_id: string;
  points: number;
  submissions: number;
  reviews: number;
  favorites: number;
  discoveries: number;
  achievements: number;
  streak: number;
  longest_streak: number;
  last_login_day: number | null;
}

export interface ReviewsTable {
  id: string;
  listing_id: string;
  /** Nobody's once the account was deleted: an id without a user. */
  user_id: string;
  rating: number;
  title: string | null;
  content: string;
  is_verified: number;
  member_since: number | null;
  helpful_count: number;
  created_at: number;
  updated_at: number;
  /** The answer of somebody who manages the server. */
  reply: string | null;
  replied_at: number | null;
}

export interface Tables {
  listings: ListingsTable;
  listing_counts: ListingCountsTable;
  sync_queue: SyncQueueTable;
  snapshots: SnapshotsTable;
  daily_views: DailyViewsTable;
  visits: VisitsTable;
  submissions: SubmissionsTable;
  guild_blocks: GuildBlocksTable;
  admin_actions: AdminActionsTable;
  sync_runs: SyncRunsTable;
  blocked_terms: BlockedTermsTable;
  users: UsersTable;
  user_tokens: UserTokensTable;
  sign_ins: SignInsTable;
  sessions: SessionsTable;
  user_guilds: UserGuildsTable;
  favorites: FavoritesTable;
  reviews: ReviewsTable;
  review_votes: ReviewVotesTable;
  listing_health: ListingHealthTable;
  health_alerts: HealthAlertsTable;
  alert_reads: AlertReadsTable;
  points: PointsTable;
  user_totals: UserTotalsTable;
  changes: ChangesTable;
  counters: CountersTable;
  upstream_usage: UpstreamUsageTable;
  upstream_breaker: UpstreamBreakerTable;
  leases: LeasesTable;
}
