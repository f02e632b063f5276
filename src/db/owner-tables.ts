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
