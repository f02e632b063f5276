// Changes of names, descriptions and icons that a rule holds.
import type { Queries } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import {
  allowChange,
  hashOf,
  holdAgain,
  isGuarded,
  refuseChange,
  takeChange,
  type Words,
} from '#features/holds/changes.ts';
import { heldView, type Reason, readReason } from '#features/holds/held-because.ts';
import { heldChanges, markSeen, markUnseen } from '#features/holds/store.ts';
import type { AdminDeps } from './admin.ts';
import type { ChangeItem } from './contract.ts';
import { alreadyDecided, log, loggedReason } from './decisions.ts';
import { notUndoable, type Undone } from './listing-decisions.ts';
import { changeDecision, decidedAfter, holdListing, setWords } from './moderation-store.ts';

export async function changeItems(db: Queries, cdn: Cdn, limit: number): Promise<ChangeItem[]> {
  return (await heldChanges(db, limit)).map((row) => {
    const { listing_id: id, slug, guild_id: guildId, shown_name: name } = row;
    const iconUrl = cdn.icon(guildId, row.shown_icon_hash);
    return {
      kind: 'change',
      id: row.id,
      server: { id, name, slug, iconUrl },
      old: { name, description: row.shown_description, iconUrl },
      next: { name: row.name, description: row.description, iconUrl: cdn.icon(guildId, row.icon_hash) },
      ...heldView(readReason(row.held_because)),
      since: new Date(row.found_at).toISOString(),
    };
  });
}

/** What the listing showed, and why the change waited: entries of the log from before that was noted have no reason. */
type Before = Words & { reason?: Reason | string };
type After = Words | { refused: Words };

/** Throws 409 when somebody decided before, or when the server changed again: the later change waits under its own id. */
export async function decideChange(
  { db, now }: AdminDeps,
  adminId: string,
  { changeId, isApproved }: { changeId: string; isApproved: boolean },
): Promise<void> {
  const at = now();
  await db.write(async ({ tx, changed }) => {
    const change = await takeChange(tx, changeId);
    if (!change) throw alreadyDecided();
    const { listing_id: id, old } = change;
    const next: Words = { name: change.name, description: change.description, icon_hash: change.icon_hash };
    if (isApproved) {
      await setWords(tx, id, next, at);
      changed(id);
    } else await refuseChange(tx, change, at);
    await markSeen(tx, [id], at);
    const action = isApproved ? 'approve-change' : 'refuse-change';
    const before: Before = { ...old, reason: readReason(change.held_because) };
    const after: After = isApproved ? next : { refused: next };
    await log(tx, adminId, at, { action, subject: id, before, after });
  });
}

/**
 * The change waits again, unless a later one does, and what was approved is shown no more. Throws 409 when the listing shows
 * something else by now or is no longer public, and when somebody decided about a change of it since.
 * @returns undefined when the action is no decision about a change
 */
export async function undoChange(
  { db, now }: AdminDeps,
  adminId: string,
  actionId: string,
): Promise<Undone | undefined> {
  const action = await changeDecision(db.kysely, actionId);
  if (!action) return undefined;
  const { subject: id, created_at: decidedAt } = action;
  const { reason = { key: 'waiting' }, ...old } = JSON.parse(action.before ?? '{}') as Before;
  const decided = JSON.parse(action.after ?? '{}') as After;
  const isRefused = 'refused' in decided;
  const next = isRefused ? decided.refused : decided;
  const at = now();
  await db.write(async ({ tx, changed }) => {
    const listing = await holdListing(tx, id);
    const isOpen = listing && isGuarded(listing.approval) && hashOf(listing) === hashOf(isRefused ? old : next);
    if (!isOpen || (await decidedAfter(tx, 'change', [id], decidedAt)).has(id)) throw notUndoable();
    if (isRefused) {
      if (!(await allowChange(tx, id, next))) throw notUndoable();
    } else {
      await setWords(tx, id, old, at);
      changed(id);
    }
    await markUnseen(tx, id, decidedAt);
    await holdAgain(tx, { listingId: id, words: next, reason: loggedReason(reason) }, at);
    await log(tx, adminId, at, { action: 'undo-change', subject: id, before: decided, after: old });
  });
  return { undone: 1, left: 0 };
}
