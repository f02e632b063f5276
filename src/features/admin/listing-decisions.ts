// Decisions about servers, one or many at once: one transaction, and the rows of the log that belong together have one
// batch. What is undone is put back as it was before, unless somebody decided otherwise since.
import { randomBytes } from 'node:crypto';
import { holdUser } from '#db/hold-user.ts';
import type { Write } from '#db/open.ts';
import { lookedAt } from '#features/holds/holds.ts';
import { closeReports } from '#features/moderation/moderation.ts';
import { recordSubmission, removeSubmission } from '#features/reputation/reputation.ts';
import { AppError } from '#http/errors.ts';
import type { AdminDeps } from './admin.ts';
import { log } from './decisions.ts';
import {
  batchOf,
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
export type Seen = Pick<ListingState, 'id' | 'approval'>;

/** Left as they are: those that somebody decided about meanwhile, and, when approving, those whose invite does not work. */
export async function decideListings(
  { db, now }: AdminDeps,
  adminId: string,
  seen: readonly Seen[],
  decision: Decision,
): Promise<Outcome> {
  const at = now();
  const approvals = new Map(seen.map(({ id, approval }) => [id, approval]));
  const ids = [...approvals.keys()].toSorted();
  return await db.write(async (write) => {
    await holdSubmitters(write, ids);
    const batchId = ids.length > 1 ? newBatchId() : null;
    const actions: string[] = [];
    let deadInvites = 0;
    for (const id of ids) {
      const listing = await listingState(write.tx, id);
      if (!listing || listing.approval !== approvals.get(id)) continue;
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
  if (isOpen && !(await moveListing(tx, listing, { approval: to, reason, at }))) return undefined;
  const wasUnseen = await lookedAt(tx, [id], at);
  if (isOpen) {
    await settle(write, listing, decision, at);
    changed(id);
  } else if (!(isApproved && from === 'approved' && wasUnseen)) return undefined;
  const before = { approval: from, ...(listing.held_reason !== null && { reason: listing.held_reason }) };
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
  if (userId !== null && from !== 'pending') await removeSubmission(tx, { userId, listingId });
  await closeReports(tx, { type: 'server', id: listingId }, 'upheld', at);
}

const notUndoable = (): AppError => new AppError(409, 'already_decided', 'There is nothing of it to undo any more.');

/** Throws 409 when nothing of it holds any more. @param actionId one action of a batch stands for all */
export async function undoDecision({ db, now }: AdminDeps, adminId: string, actionId: string) {
  const at = now();
  return await db.write(async (write) => {
    const actions = await batchOf(write.tx, actionId);
    await holdSubmitters(
      write,
      actions.map(({ subject }) => subject),
    );
    const batchId = actions.length > 1 ? newBatchId() : null;
    let undone = 0;
    for (const { subject, before, after } of actions) {
      if (await putBack(write, { id: subject, before, after }, { adminId, batchId, at })) undone++;
    }
    if (undone === 0) throw notUndoable();
    return { undone, left: actions.length - undone };
  });
}

interface State {
  approval: ListingState['approval'];
  reason?: string;
}

async function putBack(
  write: Write,
  { id, before, after }: { id: string; before: string | null; after: string | null },
  { adminId, batchId, at }: Act,
): Promise<boolean> {
  const { tx, changed } = write;
  const listing = await listingState(tx, id);
  const [old, done] = [JSON.parse(before ?? '{}') as State, JSON.parse(after ?? '{}') as State];
  if (!listing || listing.approval !== done.approval || old.approval === done.approval) return false;
  if (!(await moveListing(tx, listing, { approval: old.approval, reason: old.reason ?? null, at }))) return false;
  if (listing.approval === 'rejected') await removeBlock(tx, listing.guild_id);
  const { submitted_by: userId } = listing;
  if (userId !== null && old.approval === 'approved') await recordSubmission(tx, { userId, listingId: id, at });
  if (userId !== null && done.approval === 'approved') await removeSubmission(tx, { userId, listingId: id });
  await log(tx, adminId, at, { action: 'undo', subject: id, before: done, after: old, batch_id: batchId });
  changed(id);
  return true;
}

/** People come before other rows, as everywhere: an owner may edit a listing at this moment. */
async function holdSubmitters({ tx }: Write, listingIds: readonly string[]): Promise<void> {
  for (const userId of await submittersOf(tx, listingIds)) await holdUser(tx, userId);
}

function newBatchId(): string {
  return `ab_${randomBytes(10).toString('hex')}`;
}
