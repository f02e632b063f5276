// Tables of pending reviews other than held submissions, for Kysely; see tables.ts.

export interface FreshTextsTable {
  listing_id: string;
  /** Keyed hash of the account that submitted the listing; empty for a visitor, and for a text from a sync. */
  submitter_key: string;
  /** Keyed hash of the address that submitted it. */
  address_key: string | null;
  /** Words in the form that look-alikes are compared by, separated by spaces. */
  name_words: string;
  description_words: string;
  set_at: number;
  /** When a moderator reviewed the listing; null before. */
  reviewed_at: number | null;
}

export interface HeldChangesTable {
  listing_id: string;
  /** A new one for each new text. */
  id: string;
  name: string;
  description: string | null;
  icon_hash: string | null;
  /** Why it is held, as in `listings.held_because`. */
  held_because: string;
  found_at: number;
  /** 1: a moderator refused it, and the guild still has it. */
  is_refused: number;
}

export interface RefusedChangesTable {
  listing_id: string;
  /** Hash of name, description and icon. */
  identity_hash: string;
  /** Why it was held. */
  held_because: string;
}

export interface HoldTables {
  fresh_texts: FreshTextsTable;
  held_changes: HeldChangesTable;
  refused_changes: RefusedChangesTable;
}
