// Changes of names, descriptions and icons that a rule holds for review.
import { isoTime } from '#contract/time.ts';
import type { Queries, RowRange } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import {
  allowChange,
  hashOf,
  holdAgain,
  identityOf,
  isGuarded,
  refuseChange,
  takeChange,
  type ListingIdentity,
} from '#features/holds/changes.ts';
import { currentReason, heldView, type HeldReason, readReason } from '#features/holds/held-because.ts';
import { addedTerms } from '#features/holds/hold.ts';
import { heldChanges, markReviewed, markUnreviewed } from '#features/holds/store.ts';
import type { AdminDeps } from './admin.ts';
import type { ChangeItem } from './contract.ts';
import { alreadyDecided, loggedReason } from './decisions.ts';
import { notUndoable, type UndoResult } from './listing-decisions.ts';
import { changeDecision, decidedAfter, lockListingState, setIdentity } from './moderation-store.ts';
import { logAction } from './store.ts';

export async function changeItems(
  db: Queries,
  cdn: Cdn,
  terms: readonly string[],
  range: RowRange,
): Promise<ChangeItem[]> {
  return (await heldChanges(db, range)).map((row) => {
    const { listing_id: id, slug, guild_id: guildId, shown_name: name } = row;
    const iconUrl = cdn.icon(guildId, row.shown_icon_hash);
    const found = addedTerms({ name, description: row.shown_description }, row, terms);
    return {
      kind: 'change',
      id: row.id,
      server: { id, name, slug, iconUrl },
      old: { name, description: row.shown_description, iconUrl },
      next: { name: row.name, description: row.description, iconUrl: cdn.icon(guildId, row.icon_hash) },
      ...heldView(currentReason(readReason(row.held_because), found)),
      blockedTerms: found,
      since: isoTime(row.found_at),
    };
  });
}

/** What the listing showed, and why the change was held: older log entries have no reason. */
type Before = ListingIdentity & { reason?: HeldReason | string };
type After = ListingIdentity | { refused: ListingIdentity };

/** Throws 409 when it was already decided, or when the server changed again: the later change has its own id. */
export async function decideChange(
  { db, now }: AdminDeps,
  adminId: string,
  { changeId, isApproved }: { changeId: string; isApproved: boolean },
): Promise<void> {
  const at = now();
  await db.write(async ({ tx, changed }) => {
    const taken = await takeChange(tx, changeId);
    if (!taken) throw alreadyDecided();
    const { change, old } = taken;
    const { listing_id: id } = change;
    const next = identityOf(change);
    if (isApproved) {
      await setIdentity(tx, id, next, at);
      changed(id);
    } else await refuseChange(tx, change);
    await markReviewed(tx, id, at);
    const action = isApproved ? 'approve-change' : 'refuse-change';
    const before: Before = { ...old, reason: readReason(change.held_because) };
    const after: After = isApproved ? next : { refused: next };
    await logAction(tx, adminId, at, { action, subject: id, before, after });
  });
}

/**
 * Holds the change again, unless a later one is held, and reverts an approved one. Throws 409 when the listing shows
 * something else by now or is no longer public, or when a change of it was decided since.
 * @returns undefined when the action is not a decision about a change
 */
export async function undoChange(
  { db, now }: AdminDeps,
  adminId: string,
  actionId: string,
): Promise<UndoResult | undefined> {
  const action = await changeDecision(db.kysely, actionId);
  if (!action) return undefined;
  const { subject: id, created_at: decidedAt } = action;
  const { reason = { key: 'waiting' }, ...old } = JSON.parse(action.before ?? '{}') as Before;
  const decided = JSON.parse(action.after ?? '{}') as After;
  const isRefused = 'refused' in decided;
  const next = isRefused ? decided.refused : decided;
  const at = now();
  await db.write(async ({ tx, changed }) => {
    const listing = await lockListingState(tx, id);
    const isOpen = listing && isGuarded(listing.approval) && hashOf(listing) === hashOf(isRefused ? old : next);
    if (!isOpen || (await decidedAfter(tx, 'change', [id], decidedAt)).has(id)) throw notUndoable();
    if (isRefused) {
      if (!(await allowChange(tx, id, next))) throw notUndoable();
    } else {
      await setIdentity(tx, id, old, at);
      changed(id);
    }
    await markUnreviewed(tx, id, decidedAt);
    await holdAgain(tx, { listingId: id, identity: next, reason: loggedReason(reason) }, at);
    await logAction(tx, adminId, at, { action: 'undo-change', subject: id, before: decided, after: old });
  });
  return { undone: 1, left: 0 };
}
