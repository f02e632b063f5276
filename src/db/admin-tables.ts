// Tables of the admin panel for Kysely; see tables.ts.

type AdminActionName =
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
  /** Target of the action: id of a listing, review, account, appeal or run; a term, or the name of a switch. */
  subject: string;
  reason: string | null;
  /** JSON. */
  before: string | null;
  after: string | null;
  created_at: number;
  /** Shared by the actions of one batch; null for a single action. */
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
}
