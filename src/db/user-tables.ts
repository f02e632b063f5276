// Tables of users and their actions for Kysely; see tables.ts.

export interface UsersTable {
  id: string;
  username: string;
  avatar_url: string | null;
  created_at: number;
  discord_id: string | null;
  display_name: string | null;
  avatar_hash: string | null;
  discriminator: string | null;
  bio: string | null;
  discord_tag: string | null;
  website: string | null;
  location: string | null;
  time_zone: string | null;
  /** When the user's guild list was last read; null without consent. */
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
  /** Path on this site. */
  return_to: string;
  created_at: number;
}

export interface SessionsTable {
  /** Public id, for the list of sessions on the profile. */
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
  /** 1 if the user has the manage-server permission, or is the owner or an administrator. */
  is_manager: number;
  first_seen_at: number;
  seen_at: number;
}

/** Row type of both `favorites` and `hidden_listings`. */
export interface SavedListingsTable {
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
  /** The day in the user's time zone, in days since 1970. */
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
  /** An id without a user once the account was deleted. */
  user_id: string;
  rating: number;
  title: string | null;
  content: string;
  is_verified: number;
  member_since: number | null;
  helpful_count: number;
  created_at: number;
  updated_at: number;
  /** The reply of a manager of the server. */
  reply: string | null;
  replied_at: number | null;
}
