// Tables of moderation for Kysely; see tables.ts.

export type ReportSubject = 'server' | 'review';

export interface ReportsTable {
  id: string;
  subject_type: ReportSubject;
  /** Id of the listing or of the review. */
  subject_id: string;
  /** An id without a user for a visitor, and once the account was deleted. */
  user_id: string;
  reason: string;
  text: string | null;
  /** Withdrawn: its review was deleted by the author. */
  status: 'open' | 'dismissed' | 'upheld' | 'withdrawn';
  created_at: number;
  decided_at: number | null;
  /** In halves: 2, or 1 for visitors and young accounts, 0 for those who manage the server. */
  weight: number;
  /** Keyed hash of a visitor's address; null for accounts and after two days. */
  address_key: string | null;
}

export interface HiddenReviewsTable {
  review_id: string;
  listing_id: string;
  hidden_at: number;
}

/** Reviews that their authors deleted while they were hidden or reported. */
export interface WithdrawnReviewsTable {
  user_id: string;
  listing_id: string;
  review_id: string;
  was_hidden: number;
}

export interface RemovedReviewsTable {
  id: string;
  listing_id: string;
  user_id: string;
  /** JSON of the row of `reviews`. */
  review: string;
  reason: string;
  /** Id of the action that removed it. */
  decision_id: string;
  removed_at: number;
}

export interface SuspensionsTable {
  user_id: string;
  reason: string;
  /** Id of the action that suspended the account. */
  decision_id: string;
  suspended_at: number;
}

export interface SuspendedKeysTable {
  /** Keyed hash of the user's platform id. */
  person_key: string;
  reason: string;
  decision_id: string;
  suspended_at: number;
}

/** For reviews that outlived their account, or that a moderator had removed. */
interface ReviewedKeysTable {
  /** Keyed hash of the user's platform id and the listing. */
  review_key: string;
}

export type AppealKind = 'server' | 'review' | 'account';

export interface AppealsTable {
  id: string;
  /** Id of the action that is appealed. */
  decision_id: string;
  kind: AppealKind;
  subject_id: string;
  /** Null for visitors who submitted a server. */
  user_id: string | null;
  submitter_key: string | null;
  text: string;
  /** Closed: the decision was lifted otherwise. */
  status: 'open' | 'accepted' | 'rejected' | 'closed';
  answer: string | null;
  created_at: number;
  decided_at: number | null;
}

/** Quarantined listings that a moderator reviewed. */
interface QuarantineLooksTable {
  listing_id: string;
  /** Start of the reviewed quarantine. */
  since: number;
}

export interface SwitchesTable {
  name: string;
  is_on: number;
  changed_at: number;
}

export interface ModerationTables {
  reports: ReportsTable;
  hidden_reviews: HiddenReviewsTable;
  removed_reviews: RemovedReviewsTable;
  withdrawn_reviews: WithdrawnReviewsTable;
  suspensions: SuspensionsTable;
  suspended_keys: SuspendedKeysTable;
  reviewed_keys: ReviewedKeysTable;
  appeals: AppealsTable;
  quarantine_looks: QuarantineLooksTable;
  switches: SwitchesTable;
}
