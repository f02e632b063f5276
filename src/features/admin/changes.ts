// Changes of names, descriptions and icons that a rule holds.
import type { Queries } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import { heldBecause, heldChanges, lookedAt, refuseChange, takeChange, type Words } from '#features/holds/holds.ts';
import type { AdminDeps } from './admin.ts';
import type { ChangeItem } from './contract.ts';
import { alreadyDecided, log } from './decisions.ts';
import { setWords } from './moderation-store.ts';

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
      heldReason: row.reason,
      heldBecause: heldBecause(row.reason),
      since: new Date(row.found_at).toISOString(),
    };
  });
}

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
    await lookedAt(tx, [id], at);
    const action = isApproved ? 'approve-change' : 'refuse-change';
    await log(tx, adminId, at, { action, subject: id, before: old, after: isApproved ? next : { refused: next } });
  });
}
