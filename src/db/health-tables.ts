// Tables of health and alerts, as Kysely sees them; see tables.ts.

export type HealthTrend = 'improving' | 'declining' | 'stable';
export type AlertSeverity = 'critical' | 'high' | 'medium' | 'low';

/** What was worked out at `computed_at`; null where the data was not enough. */
export interface ListingHealthTable {
  listing_id: string;
  score: number;
  trend: HealthTrend;
  member_growth: number | null;
  online_ratio: number | null;
  engagement: number | null;
  /** Of 500. */
  average_rating: number;
  total_reviews: number;
  activity: number | null;
  positive_ratio: number | null;
  channel_activity: number | null;
  response_ms: number | null;
  moderation: number | null;
  is_invite_valid: number;
  /** Of the open alerts. */
  worst_alert: AlertSeverity | null;
  /** JSON: [day since 1970, last score of that day] of the last 14 days, oldest first. */
  scores: string;
  computed_at: number;
  /** When time alone changes something: counts become stale, an expiry comes near. */
  due_at: number;
}

export interface HealthAlertsTable {
  id: string;
  listing_id: string;
  type: string;
  severity: AlertSeverity;
  message: string;
  /** JSON of what the message says; null in rows of former versions. */
  facts: string | null;
  /** `listing:type` while open, null once closed: unique, so that a cause is raised once. */
  open_key: string | null;
  created_at: number;
  closed_at: number | null;
}

export interface AlertReadsTable {
  alert_id: string;
  user_id: string;
  read_at: number;
}
