// Tables of health and alerts for Kysely; see tables.ts.

export type HealthTrend = 'improving' | 'declining' | 'stable';
export type AlertSeverity = 'critical' | 'high' | 'medium' | 'low';

/** Results computed at `computed_at`; null if there was not enough data. */
export interface ListingHealthTable {
  listing_id: string;
  score: number;
  trend: HealthTrend;
  member_growth: number | null;
  online_ratio: number | null;
  engagement: number | null;
  /** 0 to 500. */
  average_rating: number;
  total_reviews: number;
  activity: number | null;
  positive_ratio: number | null;
  channel_activity: number | null;
  response_ms: number | null;
  moderation: number | null;
  is_invite_valid: number;
  /** Highest severity of the open alerts. */
  worst_alert: AlertSeverity | null;
  /** JSON: [day since 1970, last score of that day] of the last 14 days, oldest first. */
  scores: string;
  computed_at: number;
  /** When passing time changes the result: counts become stale, an expiry approaches. */
  due_at: number;
}

export interface HealthAlertsTable {
  id: string;
  listing_id: string;
  type: string;
  severity: AlertSeverity;
  message: string;
  /** JSON of the facts in the message; null in rows of earlier versions. */
  facts: string | null;
  /** `listing:type` while open, null once closed: unique, so that a cause has one open alert at a time. */
  open_key: string | null;
  /** When it was raised, or last became worse. */
  created_at: number;
  closed_at: number | null;
}

export interface AlertReadsTable {
  alert_id: string;
  user_id: string;
  read_at: number;
}
