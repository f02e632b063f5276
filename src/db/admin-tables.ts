// Tables of the admin panel, as Kysely sees them; see tables.ts.

export type AdminActionName =
  | 'approve'
  | 'reject'
  | 'block'
  | 'undo'
  | 'approve-change'
  | 'refuse-change'
  | 'undo-change'
  | 'unblock'
  | 'dismiss-reports'
  | 'remove-review'
  | 'restore-review'
  | 'dismiss-quarantine'
  | 'suspend'
  | 'reinstate'
  | 'accept-appeal'
  | 'reject-appeal'
  | 'add-term'
  | 'remove-term'
  | 'switch'
  | 'clear-searches'
  | 'sync-all'
  | 'cancel-sync-all'
  | 'connection-test';

export interface AdminActionsTable {
  id: string;
  admin_id: string;
  action: AdminActionName;
  /** Id of what it was done to: a listing, a review, an account, an appeal, a run; a term or the name of a switch. */
  subject: string;
  reason: string | null;
  /** JSON. */
  before: string | null;
  after: string | null;
  created_at: number;
  /** The same for actions that were taken at once; null for a single one. */
  batch_id: string | null;
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
