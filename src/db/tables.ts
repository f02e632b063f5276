// The tables for Kysely: one interface per table, columns as stored (snake_case, times in epoch ms, booleans 0/1, JSON
// as text). `store.ts` files read them; `view.ts` turns rows into views.

import type { Generated } from 'kysely';
import type { ModerationTables } from './moderation-tables.ts';
import type { AdminActionsTable, SyncRunsTable } from './admin-tables.ts';
import type { AlertReadsTable, HealthAlertsTable, ListingHealthTable } from './health-tables.ts';
import type { HoldTables } from './hold-tables.ts';
import type {
  ChangesTable,
  CountersTable,
  LeasesTable,
  UpstreamBreakerTable,
  UpstreamCallersTable,
  UpstreamUsageTable,
} from './internal-tables.ts';
import type { OwnerTables } from './owner-tables.ts';
import type {
  SavedListingsTable,
  PointsTable,
  ReviewVotesTable,
  ReviewsTable,
  SessionsTable,
  SignInsTable,
  UserGuildsTable,
  UserTokensTable,
  UserTotalsTable,
  UsersTable,
} from './user-tables.ts';

export interface ListingsTable {
  id: string;
  guild_id: string;
  slug: string;
  name: string;
  /** The name in the form that look-alikes are compared by; null before the next refresh. */
  name_key: string | null;
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
  vanity_code: string | null;
  server_tag: string | null;
  /** JSON array of { emoji_name, label }. */
  traits: string;
  requires_application: number;
  /** Known only where the bot is a member. */
  channel_count: number | null;
  role_count: number | null;
  /** Empty once its upstream data was purged. */
  invite_code: string;
  invite_expires_at: number | null;
  invite_max_uses: number | null;
  invite_state: InviteState;
  invite_state_since: number;
  approval: Approval;
  /** JSON of a reason (features/holds/held-because.ts): why it is held or was rejected. */
  held_because: string | null;
  submitted_by: string | null;
  /** Keyed hash of the submitter's cookie, or of their account if they manage the server; a word for an import. */
  submitter_key: string | null;
  created_at: number;
  updated_at: number;
  /** When an owner chose the language; null while it is from another source. */
  language_set_at: number | null;
  /** When an owner chose the invite. */
  invite_set_at: number | null;
  /** The invite before, unless an owner chose the current one; tried before the listing's invite counts as expired. */
  previous_invite_code: string | null;
  /** Number of edits by owners, null before the first. */
  owner_edits: number | null;
  /** `approval` before its owners took it down; null while it is not taken down. */
  approval_before: Approval | null;
  /** JSON array of the tags that came with the submission; null for none. */
  given_tags: string | null;
  /** When an owner chose the tags; null while they are given and proposed tags. */
  tags_set_at: number | null;
  /** Source of the language; null while it is unknown. */
  language_from: LanguageSource | null;
  /** Version of the rules that last derived tags and language from the texts; null if the texts changed since. */
  described: number | null;
}

/** By decreasing priority; `given` is from the submission. */
type LanguageSource = 'owner' | 'platform' | 'given' | 'detected';

/** `failing`: gone at the last check, unconfirmed; `expired`: confirmed; `quarantined`: leads to another guild. */
export type InviteState = 'live' | 'failing' | 'expired' | 'quarantined';
/** `opted-out`: taken down by its owners; only they can restore it. Only `approved` listings are public. */
export type Approval = 'approved' | 'pending' | 'rejected' | 'opted-out';

export interface ListingCountsTable {
  listing_id: string;
  member_count: number | null;
  online_count: number | null;
  /** When both counts were last received; at first, when either was. */
  counts_at: number | null;
  /** When the upstream last answered for this listing, by its invite or the bot, whatever the answer. */
  checked_at: number | null;
  /** When the upstream last answered about the invite; guilds that the bot is in are also refreshed without it. */
  invite_checked_at: number | null;
  /** When a look-up last failed without an answer. */
  tried_at: number | null;
  /** Relative change of the counts per hour; null before two answers. */
  change_per_hour: number | null;
  /** Smoothed growth of the online count: share per day, 0.05 = 5 % more each day. */
  online_trend: number;
  /** Exponentially decayed views, over days and over hours, and the time at which both were computed. */
  view_score: number;
  recent_score: number;
  view_score_at: number;
  rating_sum: number;
  rating_count: number;
  /** Response time of the last look-up in ms; null before the first. */
  response_ms: number | null;
  /** JSON of a jump in members without one in users online. */
  jump: string | null;
}

export interface SyncQueueTable {
  listing_id: string;
  /** 0 before the first look-up. */
  due_at: number;
  /** Of the listings that are due the highest is refreshed first; 0 before the first refresh. See sync/schedule.ts. */
  popularity: Generated<number>;
  /** When a look-up is needed regardless of views; null if none is. */
  required_at: Generated<number | null>;
}

export interface SnapshotsTable {
  listing_id: string;
  taken_at: number;
  member_count: number | null;
  online_count: number | null;
}

interface DailyViewsTable {
  listing_id: string;
  /** Days since 1970, UTC. */
  day: number;
  views: number;
  /** Number of different networks that viewed it. */
  networks: Generated<number>;
  /** Clicks on its invite. */
  joins: Generated<number>;
}

interface VisitsTable {
  visit_key: string;
  seen_at: number;
}

export interface SubmissionsTable {
  id: string;
  listing_id: string;
  /** Keyed hash of the account, or of the address if there is none; empty once that is deleted. */
  submitter_key: string;
  /** Keyed hash of the address; null for imports and after two days. */
  address_key: string | null;
  /** As in `listings`, for this submission. */
  held_because: string | null;
  created_at: number;
}

interface GuildBlocksTable {
  guild_id: string;
  reason: string;
  created_at: number;
}

interface BlockedTermsTable {
  term: string;
  created_at: number;
}

export interface UnansweredSearchesTable {
  /** Folded words. */
  question: string;
  /** Counted once per address and day. */
  times: number;
  last_at: number;
}

export interface Tables extends HoldTables, ModerationTables, OwnerTables {
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
  favorites: SavedListingsTable;
  hidden_listings: SavedListingsTable;
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
  upstream_callers: UpstreamCallersTable;
  upstream_breaker: UpstreamBreakerTable;
  leases: LeasesTable;
  unanswered_searches: UnansweredSearchesTable;
}
