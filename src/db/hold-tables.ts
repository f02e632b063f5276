// Tables of what waits for a moderator beside held submissions, as Kysely sees them; see tables.ts.

export interface FreshTextsTable {
  listing_id: string;
  /** Keyed hash of the account that submitted the listing; empty for a visitor, and for a text that a sync brought. */
  submitter_key: string;
  /** Keyed hash of the address that submitted it. */
  address_key: string | null;
  /** Words as look-alikes are compared by, separated by spaces. */
  name_words: string;
  description_words: string;
  set_at: number;
  /** When a moderator decided about the listing; null before. */
  looked_at: number | null;
}

export interface HeldChangesTable {
  listing_id: string;
  /** Another one for each text. */
  id: string;
  name: string;
  description: string | null;
  icon_hash: string | null;
  /** Why it waits, as `listings.held_because`. */
  held_because: string;
  found_at: number;
}

export interface RefusedChangesTable {
  listing_id: string;
  /** Hash of name, description and icon. */
  words_hash: string;
  refused_at: number;
}

export interface HoldTables {
  fresh_texts: FreshTextsTable;
  held_changes: HeldChangesTable;
  refused_changes: RefusedChangesTable;
}
