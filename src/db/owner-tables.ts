// Tables of owners, as Kysely sees them; see tables.ts.

export interface ListingClaimsTable {
  listing_id: string;
  user_id: string;
  claimed_at: number;
}

export interface LongDescriptionsTable {
  listing_id: string;
  /** Markdown. */
  content: string;
}

export interface SearchWordsTable {
  listing_id: string;
  /** Days since 1970, UTC. */
  day: number;
  word: string;
  visits: number;
}

export interface WebhooksTable {
  listing_id: string;
  url: string;
  /** Sealed. */
  secret: string;
  created_at: number;
  alerts_until: number;
  delivered_at: number | null;
  /** Why the last try failed; null after one that did not. */
  failure: string | null;
  failed_at: number | null;
}

export interface WebhookDeliveriesTable {
  id: string;
  listing_id: string;
  /** The alert and what happened to it. */
  subject: string;
  /** JSON, as it is sent. */
  body: string;
  attempts: number;
  /** Null once it was delivered or given up. */
  due_at: number | null;
  created_at: number;
}

export interface OwnerTables {
  listing_claims: ListingClaimsTable;
  long_descriptions: LongDescriptionsTable;
  search_words: SearchWordsTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
}
