// Tables of the admin panel, as Kysely sees them; see tables.ts.

export interface AdminActionsTable {
  id: string;
  admin_id: string;
  action: 'approve' | 'reject' | 'block' | 'sync-all' | 'cancel-sync-all' | 'connection-test';
  /** Listing id, or the id of the run. */
  subject: string;
  reason: string | null;
  /** JSON. */
  before: string | null;
  after: string | null;
  created_at: number;
}

export interface SyncRunsTable {
  id: string;
  status: 'running' | 'done' | 'cancelled';
  total: number;
  synced: number;
  failed: number;
  position: string;
  started_at: number;
  finished_at: number | null;
}
