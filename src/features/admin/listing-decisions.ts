// Decisions about one or many servers: one transaction, and the log rows that belong together share a batch. Undoing
// restores the previous state, unless another decision was made since.
import type { Approval } from '#db/tables.ts';
import type { AdminActionsTable } from '#db/admin-tables.ts';
import { newId } from '#db/new-id.ts';
import type { Write } from '#db/open.ts';
import { lockUserRow } from '#db/users.ts';
import { hashOf, type ListingIdentity } from '#features/holds/changes.ts';
import type { HeldReason } from '#features/holds/held-because.ts';
import { markReviewed, markUnreviewed } from '#features/holds/store.ts';
import { closeReports } from '#features/moderation/report-store.ts';
import { closeAppeals } from '#features/moderation/store.ts';
import { recordSubmission, removePointsFor } from '#features/reputation/reputation.ts';
import { AppError } from '#http/errors.ts';
import type { AdminDeps } from './admin.ts';
import { alreadyDecided, loggedReason, reasonOf } from './decisions.ts';
import {
  batchOf,
  decidedAfter,
  lockListingState,
  type ListingState,
  listingState,
  moveListing,
  submittersOf,
} from './moderation-store.ts';
import { addBlock, logAction, removeBlock } from './store.ts';

export type ListingDecision =
  | { kind: 'approve' }
  /** `seenReports`: open reports that the moderator saw, if they are why; throws 409 if those were dismissed since. */
  | { kind: 'reject' | 'block'; reason: string; seenReports?: number | undefined };

interface SkippedServer {
  id: string;
  /** Null if there is no such server. */
  name: string | null;
  why: 'decided' | 'changed' | 'dead-invite' | 'missing';
}

interface Outcome {
  decided: number;
  left: number;
  /** Not approved: their invites do not work. */
  deadInvites: number;
  skipped: SkippedServer[];
  /** Id in the log. */
  actionId: string | null;
}

/** A server as the moderator saw it. */
type SeenServer = Pick<ListingState, 'id' | 'approval'> & {
  /** Hash of name, description and icon; without it they are not compared. */
  identityHash?: string;
  /** Public, and shown because no moderator had reviewed it. */
  isUnreviewed?: boolean;
};

/**
 * Skips servers that were decided in the meantime and, when approving, those that were renamed and those whose invite
 * does not work.
 */
export async function decideListings(
  { db, now }: AdminDeps,
  adminId: string,
  seen: readonly SeenServer[],
  decision: ListingDecision,
): Promise<Outcome> {
  const at = now();
  const seenById = new Map(seen.map((server) => [server.id, server]));
  const ids = [...seenById.keys()].toSorted();
  return await db.background.write(async (write) => {
    await lockSubmittingUsers(write, ids);
    const batchId = ids.length > 1 ? newId('actionBatch') : null;
    const actions: string[] = [];
    const skipped: SkippedServer[] = [];
    for (const id of ids) {
      const listing = await lockListingState(write.tx, id);
      const asSeen = seenById.get(id)!;
      let why = obstacleTo(decision, listing, asSeen);
      if (listing && why === null) {
        const actionId = await decide(write, listing, decision, { ...asSeen, adminId, batchId, at });
        if (actionId) actions.push(actionId);
        else why = 'decided';
      }
      if (why) skipped.push({ id, name: listing?.name ?? null, why });
    }
    const deadInvites = skipped.filter(({ why }) => why === 'dead-invite').length;
    const [decided, left, actionId = null] = [actions.length, skipped.length - deadInvites, actions[0]];
    return { decided, left, deadInvites, skipped, actionId };
  });
}

/** A server that is renamed again and again can still be rejected. */
function obstacleTo(
  { kind }: ListingDecision,
  listing: (ListingState & ListingIdentity) | undefined,
  { approval, identityHash }: SeenServer,
): SkippedServer['why'] | null {
  if (!listing) return 'missing';
  if (listing.approval !== approval) return 'decided';
  if (kind !== 'approve') return null;
  if (identityHash !== undefined && identityHash !== hashOf(listing)) return 'changed';
  return listing.invite_state === 'live' ? null : 'dead-invite';
}

/** The submitter has points for a server that is public, or was when its owners took it down. */
const earnsPoints = (approval: Approval, { approval_before: before }: ListingState): boolean =>
  approval === 'approved' || (approval === 'opted-out' && before === 'approved');

interface ActionContext {
  adminId: string;
  batchId: string | null;
  at: number;
}

/** The id of the action; undefined when there is nothing left to decide. */
async function decide(
  write: Write,
  listing: ListingState,
  decision: ListingDecision,
  { adminId, batchId, at, isUnreviewed = false }: ActionContext & Pick<SeenServer, 'isUnreviewed'>,
): Promise<string | undefined> {
  const { tx, changed } = write;
  const { id, approval: from } = listing;
  const isApproved = decision.kind === 'approve';
  const reason = decision.kind === 'approve' ? null : decision.reason;
  const to = isApproved ? 'approved' : 'rejected';
  const isOpen = isApproved ? from === 'pending' : from !== 'rejected';
  const stored = reason === null ? null : ({ key: 'written', text: reason } as const);
  const wasUnreviewed = await markReviewed(tx, id, at);
  if (isUnreviewed && !wasUnreviewed) return undefined;
  if (isOpen && !(await moveListing(tx, listing, { approval: to, reason: stored, at }))) return undefined;
  if (isOpen) {
    await applyEffects(write, listing, decision, at);
    changed(id);
  } else if (!(isApproved && from === 'approved' && wasUnreviewed)) return undefined;
  const before = { approval: from, ...reasonOf(listing) };
  const after = { approval: to, ...(decision.kind === 'block' && { blocked: true }) };
  return await logAction(tx, adminId, at, {
    action: decision.kind,
    subject: id,
    reason,
    before,
    after,
    batch_id: batchId,
  });
}

/** Applies the decision to points, reports and the guild's block. */
async function applyEffects(
  { tx }: Write,
  listing: ListingState,
  decision: ListingDecision,
  at: number,
): Promise<void> {
  const { id: listingId, submitted_by: userId } = listing;
  if (decision.kind === 'approve') {
    if (userId !== null) await recordSubmission(tx, { userId, listingId, at });
    return;
  }
  if (decision.kind === 'block') await addBlock(tx, listing.guild_id, decision.reason, at);
  if (userId !== null) await removePointsFor(tx, 'submission', { userId, listingId });
  const reports = await closeReports(tx, { type: 'server', id: listingId }, 'upheld', at);
  if (reports < (decision.seenReports ?? 0)) throw alreadyDecided();
}

export const notUndoable = (): AppError => new AppError(409, 'already_decided', 'There is nothing left to undo.');

export interface UndoResult {
  undone: number;
  left: number;
}

/** Throws 409 when nothing is left to undo. @param actionId any action of a batch identifies all of it */
export async function undoDecision({ db, now }: AdminDeps, adminId: string, actionId: string): Promise<UndoResult> {
  const at = now();
  return await db.background.write(async (write) => {
    const actions = await batchOf(write.tx, actionId);
    const ids = actions.map(({ subject }) => subject);
    await lockSubmittingUsers(write, ids);
    const decidedSince = await decidedAfter(write.tx, 'listing', ids, actions[0]?.created_at ?? 0);
    const batchId = actions.length > 1 ? newId('actionBatch') : null;
    let undone = 0;
    for (const action of actions) {
      if (decidedSince.has(action.subject)) continue;
      if (await restore(write, action, { adminId, batchId, at })) undone++;
    }
    if (undone === 0) throw notUndoable();
    return { undone, left: actions.length - undone };
  });
}

interface State {
  approval: ListingState['approval'];
  reason?: HeldReason | string;
}

async function restore(
  write: Write,
  action: AdminActionsTable,
  { adminId, batchId, at }: ActionContext,
): Promise<boolean> {
  const { tx, changed } = write;
  const { subject: id, before, after } = action;
  const listing = await listingState(tx, id);
  const [old, done] = [JSON.parse(before ?? '{}') as State, JSON.parse(after ?? '{}') as State];
  if (!listing || listing.approval !== done.approval) return false;
  const hasMoved = old.approval !== done.approval;
  const reason = old.reason === undefined ? null : loggedReason(old.reason);
  if (hasMoved && !(await moveListing(tx, listing, { approval: old.approval, reason, at }))) return false;
  const isUnreviewed = await markUnreviewed(tx, id, action.created_at);
  if (!hasMoved && !isUnreviewed) return false;
  if (hasMoved) await revertEffects(write, listing, old, at);
  await logAction(tx, adminId, at, { action: 'undo', subject: id, before: done, after: old, batch_id: batchId });
  changed(id);
  return true;
}

/** Removes the block and restores the points; reports that a rejection had closed are dismissed (decision 022). */
async function revertEffects({ tx }: Write, listing: ListingState, old: State, at: number): Promise<void> {
  const { id: listingId, submitted_by: userId } = listing;
  if (listing.approval === 'rejected') {
    await removeBlock(tx, listing.guild_id);
    await closeReports(tx, { type: 'server', id: listingId }, 'dismissed', at, 'upheld');
    await closeAppeals(tx, 'server', listingId, at);
  }
  if (userId === null) return;
  if (earnsPoints(old.approval, listing)) await recordSubmission(tx, { userId, listingId, at });
  else await removePointsFor(tx, 'submission', { userId, listingId });
}

/** User rows are locked before other rows, as everywhere: an owner might be editing a listing. */
async function lockSubmittingUsers({ tx }: Write, listingIds: readonly string[]): Promise<void> {
  for (const userId of await submittersOf(tx, listingIds)) await lockUserRow(tx, userId);
}
