// Internal tables for Kysely: revisions, the upstream budget, leases; see tables.ts.

export interface ChangesTable {
  revision: number;
  listing_id: string;
  changed_at: number;
}

export interface CountersTable {
  name: string;
  value: number;
}

export interface UpstreamUsageTable {
  slot: number;
  /** The group whose share was used, as `discord/budget-rules` stores it; `person` is a logged-in user. */
  priority: 'person' | 'visitor' | 'background';
  used: number;
}

export interface UpstreamCallersTable {
  slot: number;
  /** Keyed hash of an address or an account. */
  caller: string;
  used: number;
}

export interface UpstreamBreakerTable {
  id: number;
  open_until: number;
  failures: number;
  reason: string | null;
}

export interface LeasesTable {
  name: string;
  holder: string;
  held_until: number;
}
