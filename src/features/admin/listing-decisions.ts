// Decisions about servers, one or many at once: one transaction, and the rows of the log that belong together have one
// batch. What is undone is put back as it was before, unless somebody decided otherwise since.
import { randomBytes } from 'node:crypto';
import type { AdminActionsTable } from '#db/admin-tables.ts';
import type { Write } from '#db/open.ts';
import { lockUserRow } from '#db/users.ts';
import { hashOf, type Words } from '#features/holds/changes.ts';
import type { Reason } from '#features/holds/held-because.ts';
import { markSeen, markUnseen } from '#features/holds/store.ts';
import { closeReports } from '#features/moderation/report-store.ts';
import { recordSubmission, removeSubmission } from '#features/reputation/reputation.ts';
import { AppError } from '#http/errors.ts';
import type { AdminDeps } from './admin.ts';
import { log, loggedReason, reasonOf } from './decisions.ts';
import {
  batchOf,
  decidedAfter,
  holdListing,
  type ListingState,
  listingState,
  moveListing,
  removeBlock,
  submittersOf,
} from './moderation-store.ts';
import { addBlock } from './store.ts';

export type Decision = { kind: 'approve' } | { kind: 'reject' | 'block'; reason: string };

interface Outcome {
  decided: number;
  left: number;
  /** Not approved: their invites do not work. */
  deadInvites: number;
  /** Of the log. */
  actionId: string | null;
}

/** A server as the moderator saw it. */
export type Seen = Pick<ListingState, 'id' | 'approval'> & {
  /** Of its words; where it is missing they are not compared. */
  wordsHash?: string;
};

/**
 * Left as they are: those that somebody decided about meanwhile and, when approving, those that were renamed and those
 * whose invite does not work.
 */
export async function decideListings(
  { db, now }: AdminDeps,
  adminId: string,
  seen: readonly Seen[],
  decision: Decision,
): Promise<Outcome> {
  const at = now();
  const seenById = new Map(seen.map((server) => [server.id, server]));
  const ids = [...seenById.keys()].toSorted();
  return await db.background.write(async (write) => {
    await holdSubmitters(write, ids);
    const batchId = ids.length > 1 ? newBatchId() : null;
    const actions: string[] = [];
    let deadInvites = 0;
    for (const id of ids) {
      const listing = await holdListing(write.tx, id);
      if (!listing || !isAsSeen(listing, seenById.get(id)!, decision)) continue;
      if (decision.kind === 'approve' && listing.invite_state !== 'live') {
        deadInvites++;
        continue;
      }
      const actionId = await decide(write, listing, decision, { adminId, batchId, at });
      if (actionId) actions.push(actionId);
    }
    const [decided, actionId = null] = [actions.length, actions[0]];
    return { decided, left: ids.length - decided - deadInvites, deadInvites, actionId };
  });
}

/** What is renamed again and again can be refused all the same. */
function isAsSeen(listing: ListingState & Words, { approval, wordsHash }: Seen, { kind }: Decision): boolean {
  if (listing.approval !== approval) return false;
  return kind !== 'approve' || wordsHash === undefined || wordsHash === hashOf(listing);
}

/** Who submitted a server has points for it unless it waits or was refused. */
const earnsPoints = (approval: ListingState['approval']): boolean =>
  approval === 'approved' || approval === 'opted-out';

interface Act {
  adminId: string;
  batchId: string | null;
  at: number;
}

/** The id of the action; undefined when there is nothing to decide any more. */
async function decide(
  write: Write,
  listing: ListingState,
  decision: Decision,
  { adminId, batchId, at }: Act,
): Promise<string | undefined> {
  const { tx, changed } = write;
  const { id, approval: from } = listing;
  const isApproved = decision.kind === 'approve';
  const reason = decision.kind === 'approve' ? null : decision.reason;
  const to = isApproved ? 'approved' : 'rejected';
  const isOpen = isApproved ? from === 'pending' : from !== 'rejected';
  const stored = reason === null ? null : ({ key: 'written', text: reason } as const);
  if (isOpen && !(await moveListing(tx, listing, { approval: to, reason: stored, at }))) return undefined;
  const wasUnseen = await markSeen(tx, [id], at);
  if (isOpen) {
    await settle(write, listing, decision, at);
    changed(id);
  } else if (!(isApproved && from === 'approved' && wasUnseen)) return undefined;
  const before = { approval: from, ...reasonOf(listing) };
  const after = { approval: to, ...(decision.kind === 'block' && { blocked: true }) };
  return await log(tx, adminId, at, { action: decision.kind, subject: id, reason, before, after, batch_id: batchId });
}

/** Points, reports and the guild's block follow the listing. */
async function settle({ tx }: Write, listing: ListingState, decision: Decision, at: number): Promise<void> {
  const { id: listingId, submitted_by: userId, approval: from } = listing;
  if (decision.kind === 'approve') {
    if (userId !== null) await recordSubmission(tx, { userId, listingId, at });
    return;
  }
  if (decision.kind === 'block') await addBlock(tx, listing.guild_id, decision.reason, at);
  if (userId !== null && earnsPoints(from)) await removeSubmission(tx, { userId, listingId });
  await closeReports(tx, { type: 'server', id: listingId }, 'upheld', at);
}

export const notUndoable = (): AppError =>
  new AppError(409, 'already_decided', 'There is nothing of it to undo any more.');

export interface Undone {
  undone: number;
  left: number;
}

/** Throws 409 when nothing of it holds any more. @param actionId any action of a batch names all of it */
export async function undoDecision({ db, now }: AdminDeps, adminId: string, actionId: string): Promise<Undone> {
  const at = now();
  return await db.background.write(async (write) => {
    const actions = await batchOf(write.tx, actionId);
    const ids = actions.map(({ subject }) => subject);
    await holdSubmitters(write, ids);
    const decidedSince = await decidedAfter(write.tx, 'listing', ids, actions[0]?.created_at ?? 0);
    const batchId = actions.length > 1 ? newBatchId() : null;
    let undone = 0;
    for (const action of actions) {
      if (decidedSince.has(action.subject)) continue;
      if (await putBack(write, action, { adminId, batchId, at })) undone++;
    }
    if (undone === 0) throw notUndoable();
    return { undone, left: actions.length - undone };
  });
}

interface State {
  approval: ListingState['approval'];
  reason?: Reason | string;
}

async function putBack(write: Write, action: AdminActionsTable, { adminId, batchId, at }: Act): Promise<boolean> {
  const { tx, changed } = write;
  const { subject: id, before, after } = action;
  const listing = await listingState(tx, id);
  const [old, done] = [JSON.parse(before ?? '{}') as State, JSON.parse(after ?? '{}') as State];
  if (!listing || listing.approval !== done.approval) return false;
  const isMoved = old.approval !== done.approval;
  const reason = old.reason === undefined ? null : loggedReason(old.reason);
  if (isMoved && !(await moveListing(tx, listing, { approval: old.approval, reason, at }))) return false;
  const isUnseen = await markUnseen(tx, id, action.created_at);
  if (!isMoved && !isUnseen) return false;
  if (isMoved) await unsettle(write, listing, old, at);
  await log(tx, adminId, at, { action: 'undo', subject: id, before: done, after: old, batch_id: batchId });
  changed(id);
  return true;
}

/** Block, reports and points are as before the decision. */
async function unsettle({ tx }: Write, listing: ListingState, old: State, at: number): Promise<void> {
  const { id: listingId, submitted_by: userId } = listing;
  if (listing.approval === 'rejected') {
    await removeBlock(tx, listing.guild_id);
    await closeReports(tx, { type: 'server', id: listingId }, 'dismissed', at, 'upheld');
  }
  if (userId !== null && earnsPoints(old.approval)) await recordSubmission(tx, { userId, listingId, at });
  else if (userId !== null && earnsPoints(listing.approval)) await removeSubmission(tx, { userId, listingId });
}

/** People come before other rows, as everywhere: an owner may edit a listing at this moment. */
async function holdSubmitters({ tx }: Write, listingIds: readonly string[]): Promise<void> {
  for (const userId of await submittersOf(tx, listingIds)) await lockUserRow(tx, userId);
}

function newBatchId(): string {
  return `ab_${randomBytes(10).toString('hex')}`;
}
