// Tables of owners for Kysely; see tables.ts.

interface ListingClaimsTable {
  listing_id: string;
  user_id: string;
  claimed_at: number;
}

interface LongDescriptionsTable {
  listing_id: string;
  /** Markdown. */
  content: string;
}

interface SearchWordsTable {
  listing_id: string;
  /** Days since 1970, UTC. */
  day: number;
  word: string;
  visits: number;
}

export interface WebhooksTable {
  listing_id: string;
  url: string;
  /** Encrypted. */
  secret: string;
  created_at: number;
  alerts_until: number;
  delivered_at: number | null;
  /** Why the last attempt failed; null after a success. */
  failure: string | null;
  failed_at: number | null;
}

export interface WebhookDeliveriesTable {
  id: string;
  listing_id: string;
  /** The alert, its event and its severity then: each is sent once. */
  subject: string;
  /** JSON, exactly as sent. */
  body: string;
  attempts: number;
  /** Null once delivered or given up. */
  due_at: number | null;
  /** When the alert was raised or closed, which is the order of delivery; of a test, when it was queued. */
  event_at: number;
}

export interface OwnerTables {
  listing_claims: ListingClaimsTable;
  long_descriptions: LongDescriptionsTable;
  search_words: SearchWordsTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
}
