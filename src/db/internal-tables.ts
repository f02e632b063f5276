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
  /** Whose share was used. */
  caller_group: 'signed-in' | 'visitor' | 'background';
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
